import { type CardMove, type Move, sameMove } from './move.ts';

/** The place before the first move. */
export const OPENING = -1;

/** One move that was made, with what moved by itself after it. */
export interface HistoryNode {
  /** The number of the move before it; `OPENING` for a first move. */
  readonly parent: number;
  readonly move: Move;
  readonly automatic: readonly CardMove[];
  /** Player's moves up to and with this one. */
  readonly depth: number;
}

/** A name that the player gave to a place in the history. */
export interface Bookmark {
  readonly node: number;
  readonly name: string;
}

/**
 * All moves that were ever made from one deal, as a tree: undoing and playing otherwise starts a branch and
 * keeps the old one. It knows nothing of rules or cards. Nodes are numbered in the order in which they came.
 */
export class History {
  readonly #nodes: HistoryNode[] = [];
  /** By node, and for the opening: the child that redo leads to. */
  readonly #next = new Map<number, number>();
  #cursor = OPENING;
  #bookmarks: readonly Bookmark[] = [];

  get nodes(): readonly HistoryNode[] {
    return this.#nodes;
  }

  /** The move last made. */
  get cursor(): number {
    return this.#cursor;
  }

  get bookmarks(): readonly Bookmark[] {
    return this.#bookmarks;
  }

  /** The node of this number, none for the opening. */
  node(index: number): HistoryNode | undefined {
    return this.#nodes[index];
  }

  /** Player's moves from the opening to this node. */
  depthOf(index: number): number {
    return this.#nodes[index]?.depth ?? 0;
  }

  /** The branches that start at this node, oldest first. */
  childrenOf(parent: number): number[] {
    return this.#nodes.flatMap((node, index) => (node.parent === parent ? [index] : []));
  }

  /** The move that redo makes again: of several branches the one last taken. */
  next(): number | undefined {
    return this.#next.get(this.#cursor);
  }

  /** Adds a move at the cursor and goes there; the same move with the same consequences is taken again instead. */
  add(move: Move, automatic: readonly CardMove[]): number {
    const known = this.childrenOf(this.#cursor).find((child) => {
      const node = this.#nodes[child];
      return node !== undefined && sameMove(node.move, move) && sameMoves(node.automatic, automatic);
    });
    const index = known ?? this.append({ parent: this.#cursor, move, automatic });
    this.moveTo(index);
    return index;
  }

  /**
   * Adds a node without going there.
   * @throws RangeError if its parent does not come before it.
   */
  append(node: Omit<HistoryNode, 'depth'>): number {
    const index = this.#nodes.length;
    if (!this.#exists(node.parent))
      throw new RangeError(`Move ${index + 1} follows a move that is not there.`);
    this.#nodes.push({ ...node, depth: this.depthOf(node.parent) + 1 });
    this.#next.set(node.parent, index);
    return index;
  }

  /**
   * Sets the cursor; redo will lead along the way to it.
   * @throws RangeError if there is no such node.
   */
  moveTo(index: number): void {
    this.#check(index);
    for (let at = index; at !== OPENING; at = this.parentOf(at)) this.#next.set(this.parentOf(at), at);
    this.#cursor = index;
  }

  /** Sets the cursor to the move before, keeping redo as it was. */
  stepBack(): void {
    this.#cursor = this.parentOf(this.#cursor);
  }

  parentOf(index: number): number {
    return this.#nodes[index]?.parent ?? OPENING;
  }

  /**
   * The nodes from the opening to this one, first move first.
   * @throws RangeError if there is no such node.
   */
  lineTo(index: number): number[] {
    this.#check(index);
    const line: number[] = [];
    for (let at = index; at !== OPENING; at = this.parentOf(at)) line.push(at);
    return line.reverse();
  }

  /** Gives the place a name, a new one if it has one; an empty name takes it away. */
  bookmark(node: number, name: string): void {
    this.#check(node);
    const others = this.#bookmarks.filter((known) => known.node !== node);
    this.#bookmarks = name === '' ? others : [...others, { node, name }].sort((a, b) => a.node - b.node);
  }

  #check(index: number): void {
    if (!this.#exists(index)) throw new RangeError(`There is no move ${index + 1} in this game.`);
  }

  #exists(index: number): boolean {
    return index >= OPENING && index < this.#nodes.length;
  }
}

function sameMoves(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => sameMove(move, b[i] ?? { type: 'deal' }));
}
