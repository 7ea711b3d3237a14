import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { OPENING } from '../../shared/engine/history.ts';
import type { KnownVerdict } from '../../shared/solver/knownVerdicts.ts';
import { findDeadEnd } from '../session/deadEnd.ts';
import type { PlayedDeal } from '../session/playedDeal.ts';
import type { Session } from '../session/session.ts';
import type { SettingsStore } from '../session/settingsStore.ts';
import type { TableState } from '../session/tableState.ts';
import { type Adviser, GaveWay } from './adviser.ts';
import { type Arrival, Arrivals } from './arrivals.ts';

/** What is to be said of the position on the table. */
export type Standing =
  | { readonly state: 'notAsked' }
  /** `share` of the time is used, 0–1. */
  | { readonly state: 'searching'; readonly share: number }
  | { readonly state: 'winnable' }
  /** `wasWinnable`: some place on the way here could still be won. */
  | { readonly state: 'unwinnable'; readonly wasWinnable: boolean }
  | { readonly state: 'unknown' };

/** Searches begin when the player has paused for so long, so that quick play is not followed for nothing. */
const PAUSE_MS = 350;
/** How long a position is searched after a move, by what the answer is for. */
const QUIET_MS = 400;
const SHOWN_MS = [1000, 6000] as const;
const WARNING_MS = 3000;
/** How long the place before a losing move is searched, to say that it was this move. */
const BEFORE_MS = 1500;
const REQUEST_MS = 6000;

export interface WatchParts {
  readonly session: Session;
  readonly settings: SettingsStore;
  readonly adviser: Adviser;
  /** Told when the solver cannot work; the watch then stays silent. */
  readonly failed: (error: unknown) => void;
}

/**
 * Follows the game with a verdict: what is known is shown at once, a departure is searched anew in the worker.
 * Tells the session of dead ends, and of the move that lost the game.
 */
export class Watch {
  readonly #parts: WatchParts;
  readonly #standing = signal<Standing>({ state: 'notAsked' });
  readonly #lostByLastMove = signal(false);
  /** The deal whose verdict the player asked for; it is followed from then on as far as it costs nothing. */
  readonly #requested = signal<PlayedDeal | null>(null);
  readonly #requests = signal(0);
  #running: AbortController | null = null;
  readonly #arrivals = new Arrivals();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** What is known of the position on the table. */
  get standing(): ReadonlySignal<Standing> {
    return this.#standing;
  }

  /** Whether the last move is known to have lost a game that could be won, and the player wants to be told. */
  get lostByLastMove(): ReadonlySignal<boolean> {
    return this.#lostByLastMove;
  }

  /** How often the player has asked for a verdict: each time is answered anew. */
  get requests(): ReadonlySignal<number> {
    return this.#requests;
  }

  /** Whether a verdict is to be shown: always, or for this deal once it was asked for. Reads signals. */
  isShown(): boolean {
    const { session, settings } = this.#parts;
    switch (settings.value.value.verdict) {
      case 'never':
        return false;
      case 'always':
        return true;
      case 'onRequest':
        return this.#requested.value === session.table.value.deal || this.#isPromised();
    }
  }

  /** Whether the deal was promised to be winnable, and still is as far as it is known: no search has to be asked for. */
  #isPromised(): boolean {
    const { deal } = this.#parts.session.table.value;
    return deal.counts.promisedWinnable && this.#standing.value.state === 'winnable';
  }

  /** Follows the game from now on; returns what ends that. */
  start(): () => void {
    const { session, settings } = this.#parts;
    const stop = effect(() => {
      const state = session.table.value;
      const { verdict, warnBeforeLosing } = settings.value.value;
      this.#running?.abort();
      if (session.viewing.value) {
        this.#standing.value = { state: 'notAsked' };
        return;
      }
      const arrival = this.#arrivals.at(state);
      const known = this.#follow(state, arrival);
      if (known === undefined) this.#standing.value = { state: 'notAsked' };
      // The proof of a promised deal may be gone with the window that found it; that there was one is kept.
      if (known === undefined && state.deal.counts.promisedWinnable && state.moves === 0 && !state.won) {
        this.#standing.value = { state: 'winnable' };
        return;
      }
      if (state.won || (known !== undefined && this.#settle(state, known, arrival))) return;
      const budgets = verdict === 'always' ? SHOWN_MS : warnBeforeLosing ? [WARNING_MS] : [QUIET_MS];
      // What is not known is searched again only if there is more time for it than there was.
      const searchedMs = known?.verdict === 'unknown' ? known.searchedMs : 0;
      const longer = budgets.filter((budget) => budget > searchedMs);
      if (longer.length > 0) this.#later(state, arrival, longer);
    });
    return () => {
      stop();
      this.#running?.abort();
    };
  }

  /** Searches the position on the table because the player asks. Counted with the game as help. */
  async request(): Promise<void> {
    const { session } = this.#parts;
    const state = session.table.peek();
    const { state: known } = this.#standing.peek();
    session.helped('solver');
    // In one step, so that nobody takes what was found before for the answer.
    await batch(() => {
      this.#requested.value = state.deal;
      this.#requests.value++;
      if (known === 'winnable' || known === 'unwinnable') return undefined;
      return this.#search(state, null, [REQUEST_MS], new AbortController(), true);
    });
  }

  /** Takes note of what was found out elsewhere about the position on the table. */
  refresh(): void {
    const state = this.#parts.session.table.peek();
    const known = this.#parts.adviser.knowledgeOf(state.deal).of(state.position);
    if (known !== undefined) this.#settle(state, known, null);
  }

  #follow({ deal, position }: TableState, arrival: Arrival | null): KnownVerdict | undefined {
    const knowledge = this.#parts.adviser.knowledgeOf(deal);
    this.#lostByLastMove.value = false;
    return arrival === null
      ? knowledge.of(position)
      : knowledge.after(arrival.before, arrival.moves, position);
  }

  /** Shows what is known. Returns whether there is nothing left to search. */
  #settle(state: TableState, known: KnownVerdict, arrival: Arrival | null): boolean {
    const { session, adviser } = this.#parts;
    switch (known.verdict) {
      case 'winnable':
        this.#standing.value = { state: 'winnable' };
        return true;
      case 'unwinnable': {
        const wasWinnable = adviser.knowledgeOf(state.deal).wasWinnable();
        this.#standing.value = { state: 'unwinnable', wasWinnable };
        const found = findDeadEnd(state.deal.compiled, state.position, 1);
        session.foundDeadEnd(state.position, found === 'noMove' ? 'noMove' : 'searched');
        if (arrival !== null) void this.#warn(state, arrival);
        return true;
      }
      case 'unknown':
        this.#standing.value = { state: 'unknown' };
        return false;
    }
  }

  #later(state: TableState, arrival: Arrival | null, budgets: readonly number[]): void {
    const running = new AbortController();
    this.#running = running;
    const timer = setTimeout(() => void this.#search(state, arrival, budgets, running), PAUSE_MS);
    running.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  async #search(
    state: TableState,
    arrival: Arrival | null,
    budgets: readonly number[],
    running: AbortController,
    isAskedFor = false,
  ): Promise<void> {
    if (running !== this.#running) this.#running?.abort();
    this.#running = running;
    const { adviser, failed } = this.#parts;
    const whole = budgets.reduce((sum, budget) => sum + budget, 0);
    let before = 0;
    for (const milliseconds of budgets) {
      this.#standing.value = { state: 'searching', share: before / whole };
      try {
        const known = await adviser.ask(state.deal, state.position, {
          milliseconds,
          signal: running.signal,
          ...(isAskedFor ? {} : { background: true }),
          onProgress: (share) => {
            if (running.signal.aborted) return;
            this.#standing.value = { state: 'searching', share: (before + share * milliseconds) / whole };
          },
        });
        if (running.signal.aborted || this.#settle(state, known, arrival)) return;
      } catch (error) {
        if (running.signal.aborted) return;
        const left = adviser.knowledgeOf(state.deal).of(state.position);
        this.#standing.value = { state: left?.verdict === 'unknown' ? 'unknown' : 'notAsked' };
        if (!(error instanceof GaveWay)) failed(error);
        return;
      }
      before += milliseconds;
    }
  }

  /** The position is lost: was it the last move that lost it? */
  async #warn(state: TableState, { before }: Arrival): Promise<void> {
    const { session, settings, adviser, failed } = this.#parts;
    if (!settings.value.peek().warnBeforeLosing || state.deal.game.history.cursor === OPENING) return;
    const running = this.#running ?? new AbortController();
    try {
      const known = await adviser.ask(state.deal, before, {
        milliseconds: BEFORE_MS,
        signal: running.signal,
        background: true,
      });
      if (known.verdict !== 'winnable' || session.table.peek() !== state) return;
      session.helped('solver');
      this.#lostByLastMove.value = true;
      this.#standing.value = { state: 'unwinnable', wasWinnable: true };
    } catch (error) {
      if (!running.signal.aborted && !(error instanceof GaveWay)) failed(error);
    }
  }
}
