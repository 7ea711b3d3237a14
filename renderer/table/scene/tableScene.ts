import { Container } from 'pixi.js';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { type LayoutRequest, wholePixels } from '../../../shared/board/layout.ts';
import type { Card } from '../../../shared/cards/card.ts';
import type { Position } from '../../../shared/engine/position.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import type { CourtArt } from '../art/courtArt.ts';
import type { TableSettings, Transition } from '../tablePort.ts';
import { Wardrobe } from '../textures/wardrobe.ts';
import { Decor } from './decor.ts';
import { Lay } from './lay.ts';
import type { Ring } from './ringLayer.ts';
import type { Stage } from './stage.ts';

/** The picture: where the cards are, what they look like, and how they get from one view to the next. */
export class TableScene {
  readonly #stage: Stage;
  #settings: TableSettings;

  /** The game on the table; none before the first `show`. */
  lay: Lay | undefined;
  readonly #wardrobe: Wardrobe;
  readonly #decor = new Decor();
  readonly #restingCards = new Container({ eventMode: 'none' });
  readonly #raisedCards = new Container({ eventMode: 'none' });
  #held: readonly Card[] = [];
  /** Where the window's top left corner is on the table, in CSS px on whole device pixels. */
  readonly origin = { x: 0, y: 0 };

  constructor(
    stage: Stage,
    courts: CourtArt,
    settings: TableSettings,
    public size: { readonly width: number; readonly height: number },
  ) {
    this.#stage = stage;
    this.#settings = settings;
    this.#wardrobe = new Wardrobe(courts);
    const { places, rings, dim, shadow } = this.#decor;
    stage.root.addChild(
      places.places,
      this.#restingCards,
      places.counts,
      rings.container,
      dim,
      shadow,
      this.#raisedCards,
    );
  }

  get isMoving(): boolean {
    return (this.lay?.flights.count ?? 0) > 0;
  }

  /** Whether the textures are of another size than the cards, as after a resize. */
  get isStale(): boolean {
    return this.lay !== undefined && !this.#wardrobe.fits(this.lay.layout);
  }

  /** Bytes of the cards' textures, and of the pixels of one card in them; for the benchmark. */
  get cardTextures(): { readonly bytes: number; readonly bytesOfOneCard: number } {
    const { atlas } = this.#wardrobe;
    if (!atlas) return { bytes: 0, bytesOfOneCard: 0 };
    const { cardWidth, cardHeight, pixelRatio } = atlas.raster;
    return { bytes: atlas.pixels * 4, bytesOfOneCard: cardWidth * cardHeight * pixelRatio ** 2 * 4 };
  }

  /** Lays a position on the table; cards move to their new places as `transition` says. */
  show(game: CompiledGame, position: Position, transition: Transition): void {
    const before = this.lay;
    if (before?.game !== game) {
      before?.cards.destroy();
      this.lay = new Lay(game, position, this.#request());
      this.#restingCards.addChild(this.lay.cards.resting);
      this.#raisedCards.addChild(this.lay.cards.raised);
      this.rasterise();
    }
    const { lay } = this;
    if (!lay) return;
    lay.assume(position);
    if (transition === 'deal') lay.gatherAtStock();
    this.present(lay.rest, transition);
    this.#decor.count(game, lay.layout, position);
  }

  /** Shows a view: the one at rest, or one with a pile spread; `raised` cards stay above the others. */
  present(view: BoardView, transition: Transition, raised?: (card: Card) => boolean): void {
    this.lay?.present(view, transition, this.#settings.animationSpeed, raised);
    this.#stage.requestFrame();
  }

  /** Dims the table below what is raised, or not. */
  dimmed(on: boolean): void {
    this.#decor.dim.visible = on;
    this.#stage.requestFrame();
  }

  /** Whatever moves arrives at once. */
  completeMotion(): void {
    this.lay?.step(Number.POSITIVE_INFINITY);
  }

  /** Moves what moves to this moment (ms); answers whether it still moves. */
  step(now: number): boolean {
    return this.lay?.step(now) ?? false;
  }

  /** Takes these cards above all others, with a shadow below them, until `letGo`. */
  hold(cards: readonly Card[]): void {
    this.#held = cards;
    this.lay?.hold(cards);
    this.moveHeld();
  }

  /** Draws the held cards where their bodies are; allocates nothing. */
  moveHeld(): void {
    const { lay } = this;
    const held = this.#held;
    const first = held[0];
    const last = held[held.length - 1];
    if (!lay || first === undefined || last === undefined) return;
    lay.cards.sync(held);
    const { x, y } = lay.bodies;
    const left = x[first] ?? 0;
    const top = y[first] ?? 0;
    const { cardWidth, cardHeight } = lay.rest;
    this.#decor.castShadow(left, top, (x[last] ?? 0) - left + cardWidth, (y[last] ?? 0) - top + cardHeight);
    this.#stage.requestFrame();
  }

  /** The held cards belong to the table again; `present` or `show` moves them to where they lie. */
  letGo(): void {
    this.#held = [];
    this.lay?.letGo();
    this.#decor.shadow.visible = false;
  }

  /** Exactly these rings are drawn over the cards. */
  showRings(rings: readonly Ring[]): void {
    this.#decor.rings.show(rings);
    this.#stage.requestFrame();
  }

  /** Changes the strength of one of the rings, in a frame of a drag. */
  setRingStrength(index: number, strength: number): void {
    this.#decor.rings.setStrength(index, strength);
  }

  /** Shows the table from this point on. */
  scrollTo(x: number, y: number): void {
    this.origin.x = wholePixels(x, window.devicePixelRatio);
    this.origin.y = wholePixels(y, window.devicePixelRatio);
    this.#stage.root.position.set(-this.origin.x, -this.origin.y);
    this.#stage.requestFrame();
  }

  /** Another size: the cards lie in their new places at once, scaled from the old textures until `rasterise`. */
  resize(width: number, height: number): void {
    this.size = { width, height };
    this.#relay();
  }

  /** Other looks, at once. */
  configure(settings: TableSettings): void {
    this.#settings = settings;
    this.#relay();
    this.rasterise();
  }

  /** Draws all textures at the size in use. */
  rasterise(): void {
    const { lay } = this;
    if (!lay) return;
    this.#wardrobe.renew(lay.game, lay.layout, this.#settings, (atlas, furniture) => {
      lay.cards.dress(atlas, lay.layout.cardWidth);
      this.#decor.dress(furniture);
      this.#decor.furnish(furniture, lay.game, lay.layout, lay.position);
    });
    this.#stage.requestFrame();
  }

  destroy(): void {
    this.lay?.cards.destroy();
    this.#wardrobe.destroy();
  }

  #request(): LayoutRequest {
    const { largeIndex, leftHanded, cardScale } = this.#settings;
    return { ...this.size, pixelRatio: window.devicePixelRatio, largeIndex, leftHanded, cardScale };
  }

  #relay(): void {
    const { lay } = this;
    const { atlas, furniture } = this.#wardrobe;
    if (!lay || !atlas || !furniture) return;
    lay.relay(this.#request());
    lay.cards.dress(atlas, lay.layout.cardWidth);
    this.#decor.furnish(furniture, lay.game, lay.layout, lay.position);
    this.present(lay.rest, 'none');
  }
}
