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
    table.add(state.hash1, -1, 0, 0);
    for (let expanded = 0; ; expanded++) {
      const position = table.pop();
      if (position < 0) return { end: 'exhausted' };
      if ((expanded & 63) === 63 && budget.exhausted()) return { end: 'budget' };
      key.read(table.keys, position * key.words);
      const count = this.#safe.keepSafe(state, this.#moves, state.moves(this.#moves));
      for (let m = 0; m < count; m++) {
        const move = this.#moves[m] ?? 0;
        state.make(move);
        budget.nodes++;
        if (state.overflowed) return { end: 'memory' };
        if (state.isWon) return { end: 'won', line: this.#lineTo(table, key, position, move, root) };
        key.write(table.next);
        if (!table.knows(state.hash1)) {
          if (!table.add(state.hash1, position, move, this.#evaluation.of(state))) return { end: 'memory' };
        }
        state.undo();
      }
    }
  }

  /** The line from the root, its moves named by the piles of the root rather than by those of the keys. */
  #lineTo(
    table: PositionTable,
    key: ExactKey,
    position: number,
    last: PackedMove,
    root: { contents: Int32Array; pass: number },
  ): PackedMove[] {
    const moves = [last];
    for (let at = position; table.parentOf(at) >= 0; at = table.parentOf(at)) moves.push(table.moveOf(at));
    const state = this.#state;
    state.loadContents(root.contents, 0, root.pass);
    return moves.reverse().map((move) => {
      const order = key.order();
      const plain = (move & 0xffffff) === 0;
      const named = plain
        ? move
        : (move & ~0xffff) | (order[move & 0xff] ?? 0) | ((order[(move >> 8) & 0xff] ?? 0) << 8);
      state.make(named);
      return named;
    });
  }
}
