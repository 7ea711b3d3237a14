import { Container, Sprite } from 'pixi.js';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { type Card, faceOf } from '../../../shared/cards/card.ts';
import type { Bodies } from '../motion/bodies.ts';
import type { CardAtlas } from '../textures/cardAtlas.ts';

/** One sprite a card. Where it is it takes from the bodies; what it shows from the atlas. */
export class CardLayer {
  /** Cards at rest, and above them those that fly or are held. */
  readonly resting = new Container({ eventMode: 'none' });
  readonly raised = new Container({ eventMode: 'none' });
  private readonly sprites: Sprite[];
  private atlas: CardAtlas | undefined;
  private cardWidth = 1;
  private scale = 1;

  constructor(private readonly bodies: Bodies) {
    this.sprites = Array.from({ length: bodies.count }, () => new Sprite());
  }

  /** From now on the cards show this atlas, at this width (CSS px); another width than its own scales them. */
  dress(atlas: CardAtlas, cardWidth: number): void {
    this.atlas = atlas;
    this.cardWidth = cardWidth;
    this.scale = cardWidth / atlas.raster.cardWidth;
    for (let card = 0; card < this.sprites.length; card++) this.sync(card);
  }

  /** Puts the sprites in drawing order: those at rest as the view lists them, the raised ones above. */
  arrange(view: BoardView, isRaised: (card: Card) => boolean): void {
    const resting: Sprite[] = [];
    const raised: Sprite[] = [];
    for (const { card } of view.cards) {
      const sprite = this.sprites[card];
      if (sprite) (isRaised(card) ? raised : resting).push(sprite);
    }
    this.resting.removeChildren();
    this.raised.removeChildren();
    if (resting.length > 0) this.resting.addChild(...resting);
    if (raised.length > 0) this.raised.addChild(...raised);
    this.hideCovered(view, isRaised);
  }

  /** Takes one card above all others. */
  raise(card: Card): void {
    const sprite = this.sprites[card];
    if (!sprite || sprite.parent === this.raised) return;
    sprite.visible = true;
    this.raised.addChild(sprite);
  }

  /** Makes one card's sprite agree with its body. */
  sync(card: Card): void {
    const sprite = this.sprites[card];
    const { atlas, bodies, scale } = this;
    if (!sprite || !atlas) return;
    const turn = bodies.turn[card] ?? 0;
    const texture = atlas.texture(turn >= 0.5 ? faceOf(card) : 'back');
    if (sprite.texture !== texture) sprite.texture = texture;
    const narrow = Math.abs(Math.cos(turn * Math.PI));
    const half = this.cardWidth / 2;
    sprite.scale.set(scale * narrow, scale);
    sprite.position.set(
      (bodies.x[card] ?? 0) + half - (half + atlas.border * scale) * narrow,
      (bodies.y[card] ?? 0) - atlas.border * scale,
    );
  }

  revealAll(): void {
    for (const sprite of this.sprites) sprite.visible = true;
  }

  syncAll(): void {
    for (let card = 0; card < this.sprites.length; card++) this.sync(card);
  }

  destroy(): void {
    for (const sprite of this.sprites) sprite.destroy();
    this.resting.destroy();
    this.raised.destroy();
  }

  /** A card under another one at the very same place costs time to draw and is never seen. */
  private hideCovered(view: BoardView, isRaised: (card: Card) => boolean): void {
    for (let i = view.cards.length - 1, above = -1; i >= 0; i--) {
      const place = view.cards[i];
      if (!place) continue;
      const sprite = this.sprites[place.card];
      if (!sprite) continue;
      const cover = above >= 0 ? view.cards[above] : undefined;
      const covered =
        cover !== undefined && cover.pile === place.pile && cover.x === place.x && cover.y === place.y;
      sprite.visible = isRaised(place.card) || !covered;
      if (!isRaised(place.card)) above = i;
    }
  }
}
