import type { Move } from '../engine/move.ts';

/** What a search may cost. */
export interface SearchBudget {
  /** Milliseconds; where the host counts processor time, of that. */
  readonly milliseconds: number;
  /** Positions made; for results that must be the same on every machine. */
  readonly nodes?: number;
  /** Mebibytes for tables; 256 where absent. */
  readonly megabytes?: number;
}

/** Why a search ended without an answer. */
export type UnknownReason = 'time' | 'memory' | 'cancelled';

interface Effort {
  /** Positions made. */
  readonly nodes: number;
  readonly milliseconds: number;
}

/** Proven by a line that the engine has replayed, as single legal moves without automatic ones. */
export interface Winnable extends Effort {
  readonly verdict: 'winnable';
  readonly line: readonly Move[];
}

/** Proven by an exhaustive search with exact keys, take-backs included. */
export interface Unwinnable extends Effort {
  readonly verdict: 'unwinnable';
}

/** Not proven either way. `best` leads to the most hopeful position met, as single legal moves; it may be empty. */
export interface Unknown extends Effort {
  readonly verdict: 'unknown';
  readonly reason: UnknownReason;
  readonly best: readonly Move[];
}

export type Verdict = Winnable | Unwinnable | Unknown;
