import type { Container } from 'pixi.js';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { type Card, faceOf } from '../../../shared/cards/card.ts';
import type { Bodies } from '../motion/bodies.ts';
import type { CardAtlas } from '../textures/cardAtlas.ts';
import { CardQuads } from './cardQuads.ts';

/** In no slot: another card at the very same place covers it. */
const HIDDEN = -1;
const BACK = -1;
const NO_FACE = -2;

/** One rectangle a card. Where it is it takes from the bodies; what it shows from the atlas. */
export class CardLayer {
  readonly #bodies: Bodies;

  /** Cards at rest, and above them those that fly or are held. */
  readonly #below: CardQuads;
  readonly #above: CardQuads;
  /** By card: whether it is drawn above, its slot there or below, and the face that the slot shows. */
  readonly #isAbove: Uint8Array;
  readonly #slot: Int16Array;
  readonly #face: Int16Array;
  #raisedCount = 0;
  #atlas: CardAtlas | undefined;
  #cardWidth = 1;
  #scale = 1;

  constructor(bodies: Bodies) {
    this.#bodies = bodies;
    const { count } = bodies;
    this.#below = new CardQuads(count);
    this.#above = new CardQuads(count);
    this.#isAbove = new Uint8Array(count);
    this.#slot = new Int16Array(count).fill(HIDDEN);
    this.#face = new Int16Array(count).fill(NO_FACE);
  }

  get resting(): Container {
    return this.#below.mesh;
  }

  get raised(): Container {
    return this.#above.mesh;
  }

  /** From now on the cards show this atlas, at this width (CSS px); another width than its own scales them. */
  dress(atlas: CardAtlas, cardWidth: number): void {
    this.#atlas = atlas;
    this.#cardWidth = cardWidth;
    this.#scale = cardWidth / atlas.raster.cardWidth;
    this.#below.dress(atlas);
    this.#above.dress(atlas);
    this.#face.fill(NO_FACE);
    this.syncAll();
  }

  /** Puts the cards in drawing order: those at rest as the view lists them, the raised ones above. */
  arrange(view: BoardView, isRaised: (card: Card) => boolean): void {
    this.#isAbove.fill(0);
    this.#raisedCount = 0;
    let belowCount = 0;
    for (let i = 0; i < view.cards.length; i++) {
      const place = view.cards[i];
      if (!place) continue;
      const { card } = place;
      this.#face[card] = NO_FACE;
      if (isRaised(card)) {
        this.#isAbove[card] = 1;
        this.#slot[card] = this.#raisedCount++;
        continue;
      }
      // A card under another one at the very same place costs time to draw and is never seen.
      let next = i + 1;
      while (next < view.cards.length && isRaised(view.cards[next]?.card ?? card)) next++;
      const cover = view.cards[next];
      const covered = cover?.pile === place.pile && cover.x === place.x && cover.y === place.y;
      this.#slot[card] = covered ? HIDDEN : belowCount++;
    }
    this.#below.clearFrom(belowCount);
    this.#above.clearFrom(this.#raisedCount);
    this.syncAll();
  }

  /** Takes one card above all others. */
  raise(card: Card): void {
    if (this.#isAbove[card] === 1) return;
    const slot = this.#slot[card] ?? HIDDEN;
    if (slot !== HIDDEN) this.#below.clear(slot);
    this.#isAbove[card] = 1;
    this.#slot[card] = this.#raisedCount++;
    this.#face[card] = NO_FACE;
  }

  /** Draws every card, also those that others cover: they are about to leave one after the other. */
  revealAll(view: BoardView): void {
    this.#isAbove.fill(0);
    this.#face.fill(NO_FACE);
    this.#raisedCount = 0;
    view.cards.forEach(({ card }, i) => {
      this.#slot[card] = i;
    });
    this.#above.clearFrom(0);
    this.syncAll();
  }

  /** Draws these cards where their bodies are; allocates nothing. */
  sync(cards: readonly Card[]): void {
    for (let i = 0; i < cards.length; i++) this.#put(cards[i] ?? 0);
    this.#flush();
  }

  /** Draws all cards where their bodies are. */
  syncAll(): void {
    for (let card = 0; card < this.#slot.length; card++) this.#put(card);
    this.#flush();
  }

  destroy(): void {
    this.#below.destroy();
    this.#above.destroy();
  }

  #put(card: Card): void {
    const atlas = this.#atlas;
    const bodies = this.#bodies;
    const scale = this.#scale;
    const slot = this.#slot[card] ?? HIDDEN;
    if (!atlas || slot === HIDDEN) return;
    const quads = this.#isAbove[card] === 1 ? this.#above : this.#below;
    const turn = bodies.turn[card] ?? 0;
    const face = turn >= 0.5 ? faceOf(card) : BACK;
    if (this.#face[card] !== face) {
      this.#face[card] = face;
      quads.cut(slot, atlas.texture(face === BACK ? 'back' : face));
    }
    const half = this.#cardWidth / 2;
    const reach = (half + atlas.border * scale) * Math.abs(Math.cos(turn * Math.PI));
    const middle = (bodies.x[card] ?? 0) + half;
    const top = (bodies.y[card] ?? 0) - atlas.border * scale;
    quads.place(slot, middle - reach, top, middle + reach, top + atlas.tileHeight * scale);
  }

  #flush(): void {
    this.#below.flush();
    this.#above.flush();
  }
}
