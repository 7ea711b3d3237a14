import type { DealNumber } from '../cards/dealNumber.ts';

/** One move of a saved game; `parent` is the move before it, -1 for the opening. Moves as in `moveText`. */
export interface SavedMove {
  readonly parent: number;
  readonly move: string;
  /** What moved to the foundations by itself afterwards. */
  readonly automatic: readonly string[];
}

/**
 * A game as it is kept: readable, and independent of later rules and shuffles, since it holds the dealt order
 * and every move that was made. All branches are there; `cursor` is the move last made, -1 for the opening.
 */
export interface SavedGame {
  readonly game: string;
  readonly rulesVersion: number;
  readonly deal: DealNumber;
  /** The shuffled pack, the first card dealt last, in three-character notation. */
  readonly order: readonly string[];
  /** What moved by itself after the opening deal. */
  readonly opening: readonly string[];
  readonly nodes: readonly SavedMove[];
  readonly cursor: number;
  readonly bookmarks: readonly { readonly node: number; readonly name: string }[];
}

/** Why a saved game cannot be gone on with, as data for the words. */
export type SavedGameProblem =
  | { readonly problem: 'otherGame'; readonly game: string }
  /** The pack is not this game's: a card is missing, strange, or there twice. */
  | { readonly problem: 'pack'; readonly detail: string }
  /** The tree of moves does not hold together at this move (counted from 1). */
  | { readonly problem: 'tree'; readonly move: number }
  /** This move (counted from 1) cannot be made by the rules of this version. */
  | { readonly problem: 'illegalMove'; readonly move: number; readonly text: string };

/** A saved game that cannot be gone on with; the file it came from is to be kept. */
export class SavedGameError extends Error {
  override readonly name = 'SavedGameError';
  readonly problem: SavedGameProblem;
  constructor(message: string, problem: SavedGameProblem) {
    super(message);
    this.problem = problem;
  }
}
