import type { PackedMove } from '../engine/packedMove.ts';
import type { SearchState } from './searchState.ts';

/** Looks on while lines are searched for, so that weights can be learned from what a search chose among. */
export interface SearchObserver {
  /** A search begins; what was seen before belongs to another. */
  readonly started: () => void;
  /** A position that the search looks at. Positions of one level were rivals. */
  readonly looked: (state: SearchState, level: number) => void;
  /** A position of the winning line that was found. */
  readonly onLine: (state: SearchState, level: number) => void;
}

/** Where a search began. */
interface SearchRoot {
  readonly contents: Int32Array;
  readonly pass: number;
}

/** The state as it stands, to come back to. */
export function rootOf(state: SearchState): SearchRoot {
  return { contents: state.contents.slice(), pass: state.pass };
}

/** Shows the positions of a line, without the root. The state is at its end then. */
export function showLine(
  observer: SearchObserver,
  state: SearchState,
  root: SearchRoot,
  line: readonly PackedMove[],
  levelAfter: (moves: number) => number,
): void {
  state.loadContents(root.contents, 0, root.pass);
  line.forEach((move, i) => {
    state.make(move);
    observer.onLine(state, levelAfter(i + 1));
  });
}
