import type { PackedMove } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import { ForcedMoves } from './forcedMoves.ts';
import type { NormalForm } from './normalForm.ts';
import { NormalMoves } from './normalMoves.ts';
import type { RoleOf } from './pileContents.ts';
import type { PileStore } from './pileStore.ts';
import type { SafeMoves } from './safeMoves.ts';
import type { SearchSpace } from './searchSpace.ts';
import { SearchState } from './searchState.ts';
import { StepChains } from './stepChains.ts';

/**
 * A position in normal form (see there). A move here is a plain one or a chain of several, and every forced move
 * that follows is part of it.
 */
export class NormalState extends SearchState {
  /**
   * Whether foundation cards come back. Only then are the moves all that the normal form has; without, a search has
   * far fewer of them to look at, and misses little.
   */
  returns = true;
  readonly #forced: ForcedMoves;
  readonly #chains = new StepChains();
  readonly #normal: NormalMoves;
  /** Forced moves go here while a line is written out. */
  #written: PackedMove[] | undefined;

  constructor(space: SearchSpace, store: PileStore, roleOf: RoleOf, form: NormalForm, safe: SafeMoves) {
    super(space, store, roleOf, form.swapsTails);
    this.#forced = new ForcedMoves(space, form, safe);
    this.#normal = new NormalMoves(this, form, this.#forced, this.#chains, this.lister);
  }

  override load(position: Position): void {
    super.load(position);
    this.#settle();
    this.restart();
  }

  /** To be called between searches: the chains of the last one are forgotten. */
  forgetChains(): void {
    this.#chains.clear();
  }

  override moves(out: Int32Array): number {
    const count = this.#normal.list(out);
    if (this.#chains.isFull) this.overflowed = true;
    return count;
  }

  override make(move: PackedMove): void {
    this.mark();
    this.made = 0;
    this.step(move);
    this.#settle();
  }

  /** Makes the moves of a chain, or a plain one, and nothing that follows from it. */
  step(move: PackedMove): void {
    if (move >= 0) {
      this.apply(move);
      return;
    }
    const before = this.#chains.beforeOf(move);
    if (before !== 0) this.step(before);
    this.apply(this.#chains.lastOf(move));
  }

  /** Makes a plain move and nothing that follows from it, to be undone. */
  tryStep(move: PackedMove): void {
    this.mark();
    this.apply(move);
  }

  override writtenOut(position: Position, line: readonly PackedMove[]): PackedMove[] {
    const written: PackedMove[] = [];
    this.#written = written;
    this.load(position);
    for (const move of line) {
      written.push(...this.#chains.movesOf(move));
      this.make(move);
    }
    this.#written = undefined;
    return written;
  }

  #settle(): void {
    for (let move = this.#forced.next(this); move !== 0; move = this.#forced.next(this)) {
      this.#written?.push(move);
      this.apply(move);
      if (this.overflowed) return;
    }
  }
}
