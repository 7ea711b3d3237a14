import { type ReadonlySignal, signal } from '@preact/signals';
import { OPENING } from '../../shared/engine/history.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import { type DealMoment, keptFrom, type PlayedDeal, restoreDeal } from '../session/playedDeal.ts';
import type { Session } from '../session/session.ts';
import { attemptFrom } from './recordedDeal.ts';

/** Milliseconds from one move to the next, slowest first. */
export const replayPaces = [1600, 700, 250] as const;
export type ReplayPace = (typeof replayPaces)[number];

/** A game that is looked at again. */
export interface Showing {
  readonly deal: PlayedDeal;
  /** The places of its line in the history: the opening, then one after each step. */
  readonly places: readonly number[];
  /** How long it was played, in milliseconds. */
  readonly clockMs: number;
}

/**
 * Shows a finished or saved game move by move on the table. The game that is being played waits; nothing of a
 * replay is kept or counted until the player goes on from a place of it.
 */
export class Replay {
  readonly pace = signal<ReplayPace>(replayPaces[1]);
  readonly #session: Session;
  readonly #moment: DealMoment;
  readonly #showing = signal<Showing | null>(null);
  readonly #playing = signal(false);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(session: Session, moment: DealMoment) {
    this.#session = session;
    this.#moment = moment;
    session.viewing.subscribe((viewing) => {
      if (!viewing) this.#end();
    });
  }

  /** What is shown, or null. */
  get showing(): ReadonlySignal<Showing | null> {
    return this.#showing;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  /** Steps made of the game shown. Reads signals. */
  at(): number {
    const shown = this.#showing.value;
    const { deal } = this.#session.table.value;
    return shown?.deal === deal ? Math.max(0, shown.places.indexOf(deal.game.history.cursor)) : 0;
  }

  /**
   * Shows a game from its beginning.
   * @throws SavedGameError if it cannot be played by the rules of this version; nothing has changed then.
   */
  show(compiled: CompiledGame, kept: KeptGame): void {
    const deal = restoreDeal(compiled, { ...kept, recorded: true });
    const { history } = deal.game;
    const places = [OPENING, ...history.lineTo(history.cursor)];
    deal.game.goTo(OPENING);
    this.pause();
    this.#session.view(deal);
    this.#showing.value = { deal, places, clockMs: kept.clockMs };
  }

  /** Goes to a step, counted from 0 for the opening; beyond the ends to the end. */
  goTo(step: number): void {
    const shown = this.#showing.peek();
    if (shown === null) return;
    const node = shown.places[Math.min(Math.max(0, step), shown.places.length - 1)];
    if (node !== undefined) this.#session.goTo(node);
  }

  /** One step on, or back with -1; a running play pauses. */
  step(by: 1 | -1): void {
    this.pause();
    this.goTo(this.at() + by);
  }

  /** Plays on by itself; from the beginning where the end was reached. */
  play(): void {
    const shown = this.#showing.peek();
    if (shown === null) return;
    if (this.at() >= shown.places.length - 1) this.goTo(0);
    this.#playing.value = true;
    this.#wait();
  }

  pause(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#playing.value = false;
  }

  /** A new attempt at the deal from the place on the table, which counts as any other; null where nothing is shown. */
  attemptHere(): KeptGame | null {
    const shown = this.#showing.peek();
    if (shown === null) return null;
    const share = this.at() / Math.max(1, shown.places.length - 1);
    return attemptFrom(keptFrom(shown.deal, Math.round(shown.clockMs * share)), this.#moment);
  }

  /** Back to the game that is being played. */
  close(): void {
    this.#session.endView();
  }

  #end(): void {
    this.pause();
    this.#showing.value = null;
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), this.pace.peek());
  }

  #advance(): void {
    const shown = this.#showing.peek();
    if (shown === null) return;
    this.goTo(this.at() + 1);
    if (this.at() < shown.places.length - 1) this.#wait();
    else this.pause();
  }
}
