import { type ReadonlySignal, signal } from '@preact/signals';
import type { Move } from '../../shared/engine/move.ts';
import type { Session } from '../session/session.ts';
import type { Adviser } from './adviser.ts';

/** Milliseconds from one move to the next, slowest first. */
export const paces = [1600, 800, 350] as const;
export type Pace = (typeof paces)[number];

/** A solution being played. */
export type PlayOutState =
  | { readonly state: 'idle' }
  | { readonly state: 'thinking'; readonly share: number }
  | {
      readonly state: 'running';
      /** Moves of the line that have been made. */
      readonly made: number;
      readonly total: number;
      readonly paused: boolean;
    };

/** How long the position is searched for a solution, unless one is known. */
const THINKING_MS = 10_000;
const IDLE: PlayOutState = { state: 'idle' };

export interface PlayOutParts {
  readonly session: Session;
  readonly adviser: Adviser;
  /** Told why there is nothing to be played: the position is lost, or no solution was found in time. */
  readonly noLine: (verdict: 'unwinnable' | 'unknown') => void;
  readonly failed: (error: unknown) => void;
  /** Told when a search has found out something about the position on the table. */
  readonly learned: () => void;
}

/**
 * Plays a proven line move by move, with automatic moves suspended, since they might break it. Any move of the
 * player's own, an undo or another deal takes over at once.
 */
export class PlayOut {
  readonly pace = signal<Pace>(paces[1]);
  readonly #parts: PlayOutParts;
  readonly #state = signal<PlayOutState>(IDLE);
  #line: readonly Move[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #search: AbortController | null = null;
  #moving = false;

  constructor(parts: PlayOutParts) {
    this.#parts = parts;
    parts.session.listen(({ type }) => {
      if (!this.#moving && type !== 'refused' && type !== 'noTarget') this.stop();
    });
  }

  /** How far the playing is. */
  get state(): ReadonlySignal<PlayOutState> {
    return this.#state;
  }

  /** Looks for a solution of the position on the table and begins to play it. */
  async start(): Promise<void> {
    const { session, adviser, noLine, failed, learned } = this.#parts;
    const { deal, position, won } = session.table.peek();
    if (won) return;
    this.stop();
    const search = new AbortController();
    this.#search = search;
    this.#state.value = { state: 'thinking', share: 0 };
    try {
      const known = await adviser.ask(deal, position, {
        milliseconds: THINKING_MS,
        signal: search.signal,
        onProgress: (share) => {
          if (!search.signal.aborted) this.#state.value = { state: 'thinking', share };
        },
      });
      if (search.signal.aborted) return;
      learned();
      session.helped('solver');
      if (known.verdict !== 'winnable') {
        this.#state.value = IDLE;
        noLine(known.verdict);
        return;
      }
      this.#line = known.line;
      this.#state.value = { state: 'running', made: 0, total: known.line.length, paused: false };
      this.#wait();
    } catch (error) {
      if (search.signal.aborted) return;
      this.#state.value = IDLE;
      failed(error);
    }
  }

  /** Pauses, or goes on. */
  togglePause(): void {
    const now = this.#state.peek();
    if (now.state !== 'running') return;
    if (!now.paused) {
      this.pause();
      return;
    }
    this.#state.value = { ...now, paused: false };
    this.#wait();
  }

  /** Plays no further until it is to go on. */
  pause(): void {
    const now = this.#state.peek();
    if (now.state !== 'running') return;
    this.#rest();
    this.#state.value = { ...now, paused: true };
  }

  /** Plays the next move at once; a running play pauses. */
  step(): void {
    this.pause();
    this.#advance();
  }

  /** Leaves the game to the player where it is. */
  stop(): void {
    this.#rest();
    this.#search?.abort();
    this.#search = null;
    this.#line = [];
    this.#state.value = IDLE;
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(): void {
    this.#rest();
    this.#timer = setTimeout(() => this.#advance(), this.pace.peek());
  }

  #advance(): void {
    const now = this.#state.peek();
    if (now.state !== 'running') return;
    const move = this.#line[now.made];
    if (move === undefined || !this.#play(move)) {
      this.stop();
      return;
    }
    const made = now.made + 1;
    if (made === now.total) this.stop();
    else {
      this.#state.value = { ...now, made };
      if (!now.paused) this.#wait();
    }
  }

  #play(move: Move): boolean {
    this.#moving = true;
    try {
      return this.#parts.session.play(move, 'off');
    } finally {
      this.#moving = false;
    }
  }
}
