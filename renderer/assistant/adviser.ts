import type { Position } from '../../shared/engine/position.ts';
import type { KnownVerdict } from '../../shared/solver/knownVerdicts.ts';
import type { PlayedDeal } from '../session/playedDeal.ts';
import type { SolverClient } from '../workers/solverClient.ts';
import { DealKnowledge } from './dealKnowledge.ts';

/** What the assistant needs of the solver, so that a test can stand in for it. */
export type Solver = Pick<SolverClient, 'solve'>;

/** How a search is run. */
export interface Inquiry {
  /** The most that it may take. */
  readonly milliseconds: number;
  readonly signal?: AbortSignal;
  /** Told a few times a second: the share of the time that is used, 0–1. */
  readonly onProgress?: (share: number) => void;
  /** Nobody waits for the answer: the search gives way to any that somebody waits for, with `GaveWay`. */
  readonly background?: true;
}

/** A search in the background was ended by one that the player waits for. */
export class GaveWay extends Error {
  override readonly name = 'GaveWay';
}

/** Knows what the solver said of the deals on the table, and asks it what is not known yet. */
export class Adviser {
  readonly #solver: Solver;
  #background = new AbortController();
  readonly #knowledge = new WeakMap<PlayedDeal, DealKnowledge>();

  constructor(solver: Solver) {
    this.#solver = solver;
  }

  /** What is known of a deal so far. */
  knowledgeOf(deal: PlayedDeal): DealKnowledge {
    const known = this.#knowledge.get(deal) ?? new DealKnowledge(deal);
    this.#knowledge.set(deal, known);
    return known;
  }

  /**
   * The verdict on a position of a deal: the known one if it is final, otherwise what a search finds.
   * @throws SolverFailure if the solver cannot work, GaveWay if a background search had to, or the reason of the
   * signal if that ended the search.
   */
  async ask(deal: PlayedDeal, position: Position, inquiry: Inquiry): Promise<KnownVerdict> {
    const knowledge = this.knowledgeOf(deal);
    const known = knowledge.of(position);
    if (known !== undefined && known.verdict !== 'unknown') return known;
    const { milliseconds, onProgress } = inquiry;
    const signal = this.#signalFor(inquiry);
    const verdict = await this.#solver.solve(
      { game: deal.compiled.definition, position, budget: { milliseconds } },
      {
        ...(signal === undefined ? {} : { signal }),
        ...(onProgress === undefined ? {} : { onProgress: ({ share }) => onProgress(share) }),
      },
    );
    knowledge.learn(position, verdict, milliseconds);
    switch (verdict.verdict) {
      case 'winnable':
        return { verdict: 'winnable', line: verdict.line };
      case 'unwinnable':
        return verdict;
      case 'unknown':
        return { verdict: 'unknown', line: verdict.best, searchedMs: milliseconds };
    }
  }

  /** Whoever waits goes first: the worker does one job at a time. */
  #signalFor({ signal, background }: Inquiry): AbortSignal | undefined {
    if (background === undefined) {
      this.#background.abort(new GaveWay('A search that is waited for began.'));
      this.#background = new AbortController();
      return signal;
    }
    return signal === undefined
      ? this.#background.signal
      : AbortSignal.any([signal, this.#background.signal]);
  }
}
