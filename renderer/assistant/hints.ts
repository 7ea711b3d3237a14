import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Session } from '../session/session.ts';
import type { TableMarks } from '../table/tablePort.ts';
import type { Adviser } from './adviser.ts';
import { type Idea, ideasFor } from './ideas.ts';

/** What the player sees of a hint. */
export type HintState =
  | { readonly state: 'none' }
  /** `share` of the time is used, 0–1. */
  | { readonly state: 'thinking'; readonly share: number }
  /** One of `count` ideas, `index` counted from 0. */
  | { readonly state: 'shown'; readonly idea: Idea; readonly index: number; readonly count: number }
  /** The position is proven to be lost. */
  | { readonly state: 'lost' };

/** How long a position is searched for a hint, unless it is known already. */
const THINKING_MS = 1000;
/** How long another idea is searched before it is shown, so that a losing move is not suggested unawares. */
const IDEA_MS = 400;

const NONE: HintState = { state: 'none' };

export interface HintParts {
  readonly session: Session;
  readonly adviser: Adviser;
  readonly failed: (error: unknown) => void;
  /** Told when a search has found out something about the position on the table. */
  readonly learned: () => void;
}

/** The hints: the next one each time they are asked for, until the table changes. */
export class Hints {
  readonly #parts: HintParts;
  readonly #state = signal<HintState>(NONE);
  readonly #requests = signal(0);
  #ideas: Idea[] = [];
  #running: AbortController | null = null;

  constructor(parts: HintParts) {
    this.#parts = parts;
    effect(() => {
      void parts.session.table.value;
      this.dismiss();
    });
  }

  /** What is shown now. */
  get state(): ReadonlySignal<HintState> {
    return this.#state;
  }

  /** How often a hint was asked for, also while one was searched already. */
  get requests(): ReadonlySignal<number> {
    return this.#requests;
  }

  /** The hint as the table marks it. Reads the state, so that an effect follows it. */
  mark(): TableMarks['hint'] {
    const shown = this.#state.value;
    if (shown.state !== 'shown') return null;
    const { move } = shown.idea;
    if (move.type === 'move') return { from: move.from, count: move.count, to: move.to };
    return { from: this.#parts.session.table.peek().deal.compiled.stock, count: 1, to: null };
  }

  /** Shows a hint, or the next idea where one is shown already. */
  async ask(): Promise<void> {
    const shown = this.#state.peek();
    this.#requests.value++;
    if (shown.state === 'thinking') return;
    const running = new AbortController();
    this.#running = running;
    try {
      if (shown.state === 'shown') await this.#next(shown.index + 1, running.signal);
      else await this.#first(running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      this.#state.value = NONE;
      this.#parts.failed(error);
    }
  }

  /** Plays the move that is shown. */
  play(): void {
    const shown = this.#state.peek();
    if (shown.state === 'shown') this.#parts.session.play(shown.idea.move);
  }

  /** Takes the hint away, and ends a search for one. */
  dismiss(): void {
    this.#running?.abort();
    this.#running = null;
    this.#ideas = [];
    this.#state.value = NONE;
  }

  async #first(signal: AbortSignal): Promise<void> {
    const { session, adviser, learned } = this.#parts;
    const { deal, position, won } = session.table.peek();
    if (won) return;
    this.#state.value = { state: 'thinking', share: 0 };
    const known = await adviser.ask(deal, position, {
      milliseconds: THINKING_MS,
      signal,
      onProgress: (share) => {
        if (!signal.aborted) this.#state.value = { state: 'thinking', share };
      },
    });
    learned();
    this.#ideas = ideasFor(deal.compiled, position, known, session.autoplayOf(deal.compiled));
    if (known.verdict === 'unwinnable' || this.#ideas.length === 0) {
      session.helped('hint');
      this.#state.value = { state: 'lost' };
    } else await this.#next(0, signal);
  }

  /**
   * Shows the wanted idea or the next one that does not lose. In a position that can be won a move whose outcome
   * is not known is searched before it is shown; after the last idea comes the first.
   */
  async #next(wanted: number, signal: AbortSignal): Promise<void> {
    const isWinnable = this.#ideas.some(({ proven }) => proven);
    let index = wanted < this.#ideas.length ? wanted : 0;
    for (let idea = this.#ideas[index]; idea !== undefined; idea = this.#ideas[index]) {
      const checked = isWinnable && idea.outcome === 'unchecked' ? await this.#check(idea, signal) : idea;
      if (checked !== undefined) {
        this.#ideas[index] = checked;
        this.#show(checked, index);
        return;
      }
      this.#ideas.splice(index, 1);
      if (index >= this.#ideas.length) index = 0;
    }
  }

  /** The idea with what a short search says of it, or undefined where it loses. */
  async #check(idea: Idea, signal: AbortSignal): Promise<Idea | undefined> {
    const { session, adviser } = this.#parts;
    const { deal } = session.table.peek();
    this.#state.value = { state: 'thinking', share: 0 };
    const { verdict } = await adviser.ask(deal, idea.after, { milliseconds: IDEA_MS, signal });
    if (verdict === 'winnable') return { ...idea, proven: true, outcome: 'winnable' };
    // The proven line's own move is kept: with automatic moves off it wins.
    if (verdict === 'unwinnable' && !idea.proven) return undefined;
    return { ...idea, outcome: 'doubtful' };
  }

  #show(idea: Idea, index: number): void {
    this.#parts.session.helped('hint');
    this.#state.value = { state: 'shown', idea, index, count: this.#ideas.length };
  }
}
