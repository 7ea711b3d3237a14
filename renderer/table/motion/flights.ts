import type { Card } from '../../../shared/cards/card.ts';
import type { Bodies } from './bodies.ts';

/** One card's way: where to, when, for how long (ms), and how high the arc rises over the straight line (px). */
export interface Flight {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly delay: number;
  readonly duration: number;
  readonly arc: number;
}

/** The cards in motion. All flights end of themselves, or at once by `complete`. */
export class Flights {
  readonly #bodies: Bodies;

  readonly #active: Uint8Array;
  readonly #fromX: Float64Array;
  readonly #fromY: Float64Array;
  readonly #fromTurn: Float64Array;
  readonly #toX: Float64Array;
  readonly #toY: Float64Array;
  readonly #toTurn: Float64Array;
  readonly #start: Float64Array;
  readonly #duration: Float64Array;
  readonly #arc: Float64Array;
  #flying = 0;

  constructor(bodies: Bodies) {
    this.#bodies = bodies;
    const array = (): Float64Array => new Float64Array(bodies.count);
    this.#active = new Uint8Array(bodies.count);
    this.#fromX = array();
    this.#fromY = array();
    this.#fromTurn = array();
    this.#toX = array();
    this.#toY = array();
    this.#toTurn = array();
    this.#start = array();
    this.#duration = array();
    this.#arc = array();
  }

  /** How many cards are moving. */
  get count(): number {
    return this.#flying;
  }

  isFlying(card: Card): boolean {
    return this.#active[card] === 1;
  }

  /**
   * Sends cards off from where they are, at the moment `now` (ms). A card that is in the air for an earlier plan and
   * not in this one stays where it is: the later plan was made from there.
   */
  launch(flights: readonly Flight[], now: number): void {
    const bodies = this.#bodies;
    this.stop();
    for (const { card, x, y, turn, delay, duration, arc } of flights) {
      if (this.#active[card] === 0) this.#flying++;
      this.#active[card] = 1;
      this.#fromX[card] = at(bodies.x, card);
      this.#fromY[card] = at(bodies.y, card);
      this.#fromTurn[card] = at(bodies.turn, card);
      this.#toX[card] = x;
      this.#toY[card] = y;
      this.#toTurn[card] = turn;
      this.#start[card] = now + delay;
      this.#duration[card] = Math.max(1, duration);
      this.#arc[card] = arc;
    }
  }

  /** Moves every flying card to where it is at the moment `now`; those that arrive stop flying. */
  step(now: number): void {
    if (this.#flying === 0) return;
    for (let card = 0; card < this.#active.length; card++) {
      if (this.#active[card] === 1) this.#moveOne(card, now);
    }
  }

  /** Every flying card arrives at once. */
  complete(): void {
    this.step(Number.POSITIVE_INFINITY);
  }

  /** Every flying card stays where it is now. */
  stop(): void {
    this.#active.fill(0);
    this.#flying = 0;
  }

  #moveOne(card: Card, now: number): void {
    const elapsed = (now - at(this.#start, card)) / at(this.#duration, card);
    const bodies = this.#bodies;
    if (elapsed >= 1) {
      bodies.place(card, at(this.#toX, card), at(this.#toY, card), at(this.#toTurn, card));
      this.#active[card] = 0;
      this.#flying--;
      return;
    }
    const share = elapsed <= 0 ? 0 : ease(elapsed);
    const rise = at(this.#arc, card) * 4 * share * (1 - share);
    bodies.x[card] = mix(at(this.#fromX, card), at(this.#toX, card), share);
    bodies.y[card] = mix(at(this.#fromY, card), at(this.#toY, card), share) - rise;
    bodies.turn[card] = mix(at(this.#fromTurn, card), at(this.#toTurn, card), share);
  }
}

/** Quick to leave, gentle to arrive. */
function ease(share: number): number {
  const left = 1 - share;
  return 1 - left * left * left;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function at(values: Float64Array, card: Card): number {
  return values[card] ?? 0;
}
