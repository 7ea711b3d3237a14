import type { BoardView } from '../../../shared/board/boardView.ts';
import { type Layout, type LayoutRequest, layoutOf } from '../../../shared/board/layout.ts';
import { viewOf } from '../../../shared/board/viewOf.ts';
import type { Card } from '../../../shared/cards/card.ts';
import type { Position } from '../../../shared/engine/position.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import { Bodies } from '../motion/bodies.ts';
import { Flights } from '../motion/flights.ts';
import { planFlights } from '../motion/planFlights.ts';
import type { AnimationSpeed, Transition } from '../tablePort.ts';
import { CardLayer } from './cardLayer.ts';

const nobody = (_card: Card): boolean => false;

/** The cards of one game on the table: where they lie, where they are on their way, and their sprites. */
export class Lay {
  readonly bodies: Bodies;
  readonly flights: Flights;
  readonly cards: CardLayer;
  layout: Layout;
  /** The view at rest. */
  rest: BoardView;
  /** The view that the cards are in or on their way to; a spread pile differs from the one at rest. */
  #shown: BoardView;
  /** Cards that stay above the others even when they have arrived. */
  #isRaised: (card: Card) => boolean = nobody;
  #held: readonly Card[] = [];

  constructor(
    readonly game: CompiledGame,
    public position: Position,
    request: LayoutRequest,
  ) {
    this.layout = layoutOf(game, request);
    this.rest = viewOf(this.layout, position);
    this.#shown = this.rest;
    this.bodies = new Bodies(game.cards);
    this.flights = new Flights(this.bodies);
    this.cards = new CardLayer(this.bodies);
    this.bodies.settle(this.rest);
  }

  /**
   * Takes over another position; the cards stay where they are, even in the air, until `present`: so positions that
   * follow each other at once (everything played up) become one flight.
   */
  assume(position: Position): void {
    this.position = position;
    this.rest = viewOf(this.layout, position);
  }

  /** Lays everything out anew, at once. */
  relay(request: LayoutRequest): void {
    this.layout = layoutOf(this.game, request);
    this.rest = viewOf(this.layout, this.position);
    this.flights.stop();
  }

  /** All cards face down on the stock, or on the first pile where there is none: a deal starts from there. */
  gatherAtStock(): void {
    const from = this.layout.slots[Math.max(0, this.game.stock)]?.base;
    if (!from) return;
    for (const { card } of this.rest.cards) this.bodies.place(card, from.x, from.y, 0);
  }

  /** Sends the cards to this view; `raised` ones stay above the others there. */
  present(
    view: BoardView,
    transition: Transition,
    speed: AnimationSpeed,
    raised: (card: Card) => boolean = nobody,
  ): void {
    this.#shown = view;
    this.#isRaised = raised;
    const flights = planFlights(this.bodies, view, transition, speed);
    if (flights.length === 0) {
      this.flights.stop();
      this.bodies.settle(view);
    } else this.flights.launch(flights, performance.now());
    this.#arrange();
  }

  /** Takes these cards above all others, until `letGo`. */
  hold(cards: readonly Card[]): void {
    this.#held = cards;
    this.#arrange();
  }

  letGo(): void {
    this.#held = [];
  }

  /** Moves what moves to this moment (ms); answers whether it still moves. */
  step(now: number): boolean {
    if (this.flights.count === 0) return false;
    this.flights.step(now);
    if (this.flights.count > 0) {
      this.cards.syncAll();
      return true;
    }
    this.#arrange();
    return false;
  }

  #arrange(): void {
    const { flights } = this;
    const held = this.#held;
    const isRaised = this.#isRaised;
    this.cards.arrange(
      this.#shown,
      (card) => flights.isFlying(card) || isRaised(card) || held.includes(card),
    );
  }
}
