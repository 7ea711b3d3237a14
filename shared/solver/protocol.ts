import type { DealNumber } from '../cards/dealNumber.ts';
import type { Position } from '../engine/position.ts';
import type { GameDefinition } from '../rules/definition.ts';
import type { Grade } from './difficulty.ts';
import type { SearchBudget, Verdict } from './verdict.ts';

/** What the window asks of the solver's worker. A worker does one job at a time, in the order of asking. */
export type SolverRequest =
  /** The verdict on a position. */
  | {
      readonly type: 'solve';
      readonly job: number;
      readonly game: GameDefinition;
      readonly position: Position;
      readonly budget: SearchBudget;
    }
  /** A winnable deal of the numbers `candidates`: the first, or one of the grade that is asked for. */
  | {
      readonly type: 'findDeal';
      readonly job: number;
      readonly game: GameDefinition;
      readonly candidates: readonly DealNumber[];
      readonly grade?: Grade;
      readonly budget: SearchBudget;
    };

/** What the worker answers. */
export type SolverReply =
  /** Told a few times a second while a job runs; `share` is the part of the budget used, 0–1. */
  | { readonly type: 'progress'; readonly job: number; readonly nodes: number; readonly share: number }
  | { readonly type: 'verdict'; readonly job: number; readonly verdict: Verdict }
  /** The deal found, or none of the candidates; `tried` deals were looked at. */
  | {
      readonly type: 'deal';
      readonly job: number;
      readonly deal: WinnableDeal | undefined;
      readonly tried: number;
    }
  /** The job could not be done at all; `message` says what went wrong. */
  | { readonly type: 'failed'; readonly job: number; readonly message: string };

/** A deal with the proof that it can be won. */
export interface WinnableDeal {
  readonly deal: DealNumber;
  /** In bits, see `difficultyOf`. */
  readonly difficulty: number;
  readonly line: Extract<Verdict, { verdict: 'winnable' }>['line'];
}
