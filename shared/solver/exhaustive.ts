import type { PackedMove } from '../engine/packedMove.ts';
import type { Budget } from './beam.ts';
import type { Evaluation } from './evaluation.ts';
import { ExactKey } from './exactKey.ts';
import { PositionTable } from './positionTable.ts';
import type { SafeMoves } from './safeMoves.ts';
import type { SearchState } from './searchState.ts';

export type ExhaustiveResult =
  | { readonly end: 'won'; readonly line: readonly PackedMove[] }
  /** Every position that can be reached has been looked at; none is won. */
  | { readonly end: 'exhausted' }
  | { readonly end: 'memory' | 'budget' };

/**
 * Searches every position that can be reached, the most hopeful first, and keeps each by its exact key. Two
 * positions are taken for one only if they are equal but for interchangeable piles, whatever their hashes; when
 * a table is full the search ends without an answer. So `exhausted` is a proof.
 */
export class ExhaustiveSearch {
  readonly #state: SearchState;
  readonly #evaluation: Evaluation;
  readonly #safe: SafeMoves;
  readonly #moves: Int32Array;
  readonly #hashMask: number;

  /** @param hashMask lets a test make hashes collide; all ones elsewhere. */
  constructor(state: SearchState, evaluation: Evaluation, safe: SafeMoves, hashMask = -1) {
    this.#state = state;
    this.#evaluation = evaluation;
    this.#safe = safe;
    this.#moves = new Int32Array(state.space.game.maxMoves);
    this.#hashMask = hashMask;
  }

  /** Searches from the state as it stands, in at most so many bytes and positions. */
  search(maxBytes: number, maxPositions: number, budget: Budget): ExhaustiveResult {
    const state = this.#state;
    const root = { contents: state.contents.slice(), pass: state.pass };
    const key = new ExactKey(state);
    const table = new PositionTable(key, maxBytes, maxPositions, this.#hashMask);
    if (state.isWon) return { end: 'won', line: [] };
    key.write(table.next);
    table.add(state.hash1, -1, 0);
    for (let expanded = 0; ; expanded++) {
      const position = table.pop();
      if (position < 0) return { end: 'exhausted' };
      if ((expanded & 63) === 63 && budget.exhausted()) return { end: 'budget' };
      key.read(table.keys, position * key.words);
      const count = this.#safe.keepSafe(state, this.#moves, state.moves(this.#moves));
      if (state.overflowed) return { end: 'memory' };
      for (let m = 0; m < count; m++) {
        const move = this.#moves[m] ?? 0;
        state.make(move);
        budget.nodes += state.made;
        if (state.overflowed) return { end: 'memory' };
        if (state.isWon) return { end: 'won', line: this.#lineTo(table, key, position, root) };
        key.write(table.next);
        if (!table.knows(state.hash1)) {
          if (!table.add(state.hash1, position, this.#evaluation.of(state))) return { end: 'memory' };
        }
        state.undo();
      }
    }
  }

  /**
   * The line from the root. The table keeps no moves, for those of a position are named by its key, whose piles
   * stand in another order: so each is found anew, as the one that leads to the next key.
   */
  #lineTo(
    table: PositionTable,
    key: ExactKey,
    position: number,
    root: { contents: Int32Array; pass: number },
  ): PackedMove[] {
    const way: number[] = [];
    for (let at = position; table.parentOf(at) >= 0; at = table.parentOf(at)) way.push(at);
    const state = this.#state;
    state.loadContents(root.contents, 0, root.pass);
    const line: PackedMove[] = [];
    for (const next of way.reverse()) line.push(...this.#stepTo(table, key, next));
    return [...line, ...this.#lastStep()];
  }

  /** Makes the move to the position, and returns it. */
  #stepTo(table: PositionTable, key: ExactKey, position: number): PackedMove[] {
    return this.#step(() => {
      key.write(table.next);
      return table.isNext(position);
    });
  }

  #lastStep(): PackedMove[] {
    return this.#step(() => this.#state.isWon);
  }

  #step(arrives: () => boolean): PackedMove[] {
    const state = this.#state;
    const count = state.moves(this.#moves);
    for (const move of this.#moves.slice(0, count)) {
      state.make(move);
      if (arrives()) return [move];
      state.undo();
    }
    return [];
  }
}
