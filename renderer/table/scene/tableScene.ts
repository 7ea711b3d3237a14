import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { type Layout, layoutOf } from '../../../shared/board/layout.ts';
import { placeSigns } from '../../../shared/board/placeSigns.ts';
import { viewOf } from '../../../shared/board/viewOf.ts';
import type { Card } from '../../../shared/cards/card.ts';
import type { Position } from '../../../shared/engine/position.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import type { CourtArt } from '../art/courtArt.ts';
import { paletteOf } from '../art/palette.ts';
import { Bodies } from '../motion/bodies.ts';
import { Flights } from '../motion/flights.ts';
import { planFlights } from '../motion/planFlights.ts';
import type { TableSettings, Transition } from '../tablePort.ts';
import { CardAtlas } from '../textures/cardAtlas.ts';
import { Furniture } from '../textures/furniture.ts';
import { CardLayer } from './cardLayer.ts';
import { PlaceLayer } from './placeLayer.ts';
import { type Ring, RingLayer } from './ringLayer.ts';
import type { Stage } from './stage.ts';

/** A game of cards as it lies on the table: everything that is replaced when another game is dealt. */
interface Lay {
  readonly game: CompiledGame;
  position: Position;
  layout: Layout;
  /** The view at rest, and the one shown now (a spread pile differs). */
  rest: BoardView;
  shown: BoardView;
  readonly bodies: Bodies;
  readonly flights: Flights;
  readonly cards: CardLayer;
}

/** A dark sheet under a spread pile. */
const DIM = 0.55;

/** The picture: where the cards are, what they look like, and how they get from one view to the next. */
export class TableScene {
  private lay: Lay | undefined;
  private atlas: CardAtlas | undefined;
  private furniture: Furniture | undefined;
  private readonly places = new PlaceLayer();
  private readonly rings = new RingLayer();
  /** Cards that stay above the others when they have arrived: those of a spread pile, or one that is peeked at. */
  private isRaised: (card: Card) => boolean = () => false;
  private readonly dim = new Sprite();
  private readonly restingCards = new Container({ eventMode: 'none' });
  private readonly raisedCards = new Container({ eventMode: 'none' });
  private shadow: NineSliceSprite | undefined;
  private held: readonly Card[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly courts: CourtArt,
    private settings: TableSettings,
    private size: { readonly width: number; readonly height: number },
  ) {
    this.dim.visible = false;
    this.stage.root.addChild(
      this.places.places,
      this.restingCards,
      this.places.counts,
      this.rings.container,
      this.dim,
      this.raisedCards,
    );
  }

  get view(): BoardView | undefined {
    return this.lay?.rest;
  }

  get layout(): Layout | undefined {
    return this.lay?.layout;
  }

  get game(): CompiledGame | undefined {
    return this.lay?.game;
  }

  get position(): Position | undefined {
    return this.lay?.position;
  }

  get bodies(): Bodies | undefined {
    return this.lay?.bodies;
  }

  get isMoving(): boolean {
    return (this.lay?.flights.count ?? 0) > 0;
  }

  /** Bytes of the textures of cards now in use, for the benchmark. */
  get cardTextureBytes(): number {
    return (this.atlas?.pixels ?? 0) * 4;
  }

  /** Lays a position on the table; cards move to their new places as `transition` says. */
  show(game: CompiledGame, position: Position, transition: Transition): void {
    const fresh = this.lay?.game !== game;
    if (fresh) this.newLay(game, position);
    const { lay } = this;
    if (!lay) return;
    lay.flights.complete();
    lay.position = position;
    lay.rest = viewOf(lay.layout, position);
    if (fresh || transition === 'deal') this.gatherAtStock(lay);
    this.present(lay.rest, fresh && transition === 'move' ? 'none' : transition);
    this.places.count(game, lay.layout, position, 0xffffff);
  }

  /** Shows another view than the one at rest (a spread pile), or that one again. */
  present(view: BoardView, transition: Transition, raised: (card: Card) => boolean = () => false): void {
    const { lay } = this;
    if (!lay) return;
    lay.shown = view;
    this.isRaised = raised;
    const flights = planFlights(lay.bodies, view, transition, this.settings.animationSpeed);
    if (flights.length === 0) {
      lay.flights.stop();
      lay.bodies.settle(view);
    } else lay.flights.launch(flights, performance.now());
    lay.cards.arrange(view, (card) => lay.flights.isFlying(card) || raised(card));
    lay.cards.syncAll();
    this.stage.requestFrame();
  }

  /** Dims the table below what is raised, or not. */
  dimmed(on: boolean): void {
    this.dim.visible = on;
    this.stage.requestFrame();
  }

  /** Whatever moves arrives at once. */
  completeMotion(): void {
    const { lay } = this;
    if (!lay || lay.flights.count === 0) return;
    lay.flights.complete();
    this.rest(lay);
  }

  /** Moves what moves to this moment; answers whether it still moves. */
  step(now: number): boolean {
    const { lay } = this;
    if (!lay || lay.flights.count === 0) return false;
    lay.flights.step(now);
    lay.cards.syncAll();
    if (lay.flights.count > 0) return true;
    this.rest(lay);
    return false;
  }

  /** Takes these cards above all others, with a shadow below them. */
  hold(cards: readonly Card[]): void {
    const { lay } = this;
    if (!lay) return;
    this.held = cards;
    lay.cards.arrange(lay.shown, (card) => cards.includes(card));
    this.moveHeld();
  }

  /** Follows the bodies of the held cards; allocates nothing. */
  moveHeld(): void {
    const { lay, held, shadow } = this;
    if (!lay) return;
    for (let i = 0; i < held.length; i++) lay.cards.sync(held[i] ?? 0);
    const first = held[0];
    const last = held[held.length - 1];
    if (shadow && this.furniture && first !== undefined && last !== undefined) {
      const reach = this.furniture.shadowReach;
      const { x, y } = lay.bodies;
      shadow.visible = true;
      shadow.position.set((x[first] ?? 0) - reach, (y[first] ?? 0) - reach * 0.6);
      shadow.width = (x[last] ?? 0) - (x[first] ?? 0) + lay.shown.cardWidth + 2 * reach;
      shadow.height = (y[last] ?? 0) - (y[first] ?? 0) + lay.shown.cardHeight + 2 * reach;
    }
    this.stage.requestFrame();
  }

  /** The held cards belong to the table again; `present` or `show` moves them to where they lie. */
  letGo(): void {
    this.held = [];
    if (this.shadow) this.shadow.visible = false;
  }

  /** Takes one card above all others, once. */
  raise(card: Card): void {
    this.lay?.cards.raise(card);
  }

  /** Draws covered cards as well: those above them are about to leave. */
  revealAll(): void {
    this.lay?.cards.revealAll();
  }

  /** Shows every card where its body is. */
  syncCards(): void {
    this.lay?.cards.syncAll();
  }

  /** Rings above the cards. */
  showRings(rings: readonly Ring[]): void {
    this.rings.show(rings);
    this.stage.requestFrame();
  }

  /** Changes one ring's strength, in a frame of a drag. */
  setRingStrength(index: number, strength: number): void {
    this.rings.setStrength(index, strength);
  }

  /** Another size: the cards lie in their new places at once, scaled from the old textures until `rasterise`. */
  resize(width: number, height: number): void {
    this.size = { width, height };
    this.relay();
    this.stage.resize(width, height);
  }

  /** Other looks: rasterised anew at once. */
  configure(settings: TableSettings): void {
    this.settings = settings;
    this.relay();
    this.rasterise();
  }

  /** Draws all textures at the size in use and drops the old ones. */
  rasterise(): void {
    const { lay } = this;
    if (!lay) return;
    const { cardWidth, cardHeight } = lay.layout;
    const palette = paletteOf(this.settings.theme);
    const { fourColourDeck: fourColours, largeIndex, rankSigns } = this.settings;
    const common = { cardWidth, cardHeight, pixelRatio: window.devicePixelRatio };
    const oldAtlas = this.atlas;
    const oldFurniture = this.furniture;
    const style = { palette, fourColours, largeIndex, rankSigns };
    this.atlas = new CardAtlas({ ...common, style, back: this.settings.cardBack }, this.courts);
    this.furniture = new Furniture({
      ...common,
      palette,
      fourColours,
      rankSigns,
      places: placeSigns(lay.game),
    });
    this.dress(lay);
    oldAtlas?.destroy();
    oldFurniture?.destroy();
    this.stage.requestFrame();
  }

  /** Whether the textures are of another size than the cards, as after a resize. */
  get isStale(): boolean {
    const raster = this.atlas?.raster;
    return (
      raster === undefined ||
      raster.cardWidth !== this.lay?.layout.cardWidth ||
      raster.pixelRatio !== window.devicePixelRatio
    );
  }

  destroy(): void {
    this.lay?.cards.destroy();
    this.atlas?.destroy();
    this.furniture?.destroy();
  }

  private newLay(game: CompiledGame, position: Position): void {
    const layout = layoutOf(game, this.request());
    const bodies = new Bodies(game.cards);
    const rest = viewOf(layout, position);
    const cards = new CardLayer(bodies);
    this.lay?.cards.destroy();
    this.lay = { game, position, layout, rest, shown: rest, bodies, flights: new Flights(bodies), cards };
    bodies.settle(rest);
    this.restingCards.addChild(cards.resting);
    this.raisedCards.addChild(cards.raised);
    this.rasterise();
  }

  private request() {
    const { largeIndex, leftHanded, cardScale } = this.settings;
    return { ...this.size, pixelRatio: window.devicePixelRatio, largeIndex, leftHanded, cardScale };
  }

  /** Computes places anew and puts everything there. */
  private relay(): void {
    const { lay } = this;
    if (!lay) return;
    lay.layout = layoutOf(lay.game, this.request());
    lay.rest = viewOf(lay.layout, lay.position);
    lay.flights.stop();
    if (this.atlas) lay.cards.dress(this.atlas, lay.layout.cardWidth);
    this.present(lay.rest, 'none');
    this.furnish(lay);
  }

  private dress(lay: Lay): void {
    if (!this.atlas || !this.furniture) return;
    lay.cards.dress(this.atlas, lay.layout.cardWidth);
    this.rings.dress(this.furniture);
    this.dim.texture = this.furniture.shade;
    this.dim.tint = 0x000000;
    this.dim.alpha = DIM;
    this.shadow?.destroy();
    const side = this.furniture.shadowReach * 1.8;
    this.shadow = new NineSliceSprite({
      texture: this.furniture.shadow,
      leftWidth: side,
      rightWidth: side,
      topHeight: side,
      bottomHeight: side,
      visible: false,
    });
    this.raisedCards.addChildAt(this.shadow, 0);
    this.furnish(lay);
  }

  private furnish(lay: Lay): void {
    if (!this.furniture) return;
    this.dim.setSize(this.size.width, this.size.height);
    this.places.furnish(this.furniture, lay.layout);
    this.places.count(lay.game, lay.layout, lay.position, 0xffffff);
  }

  private rest(lay: Lay): void {
    lay.cards.arrange(lay.shown, (card) => this.held.includes(card) || this.isRaised(card));
    lay.cards.syncAll();
  }

  /** All cards face down on the stock, or where the first foundation is: a deal starts from there. */
  private gatherAtStock(lay: Lay): void {
    const from = lay.layout.slots[Math.max(0, lay.game.stock)]?.base;
    if (!from) return;
    for (const { card } of lay.rest.cards) lay.bodies.place(card, from.x, from.y, 0);
  }
}
