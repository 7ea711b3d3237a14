import type { PackedMove } from '../engine/packedMove.ts';

/** Several moves made as one, by number: a negative one, so that it can stand wherever a packed move can. */
export type StepChain = number;

/** More chains than this are not kept: they take some 60 bytes each. */
const MOST_CHAINS = 1 << 18;

/** Chains of moves, each kept once: a chain is another one, or none, and a move more. */
export class StepChains {
  readonly #numbers = new Map<number, StepChain>();
  /** By chain: the chain before its last move (0 for none) and that move. */
  readonly #before: number[] = [];
  readonly #last: PackedMove[] = [];

  /** Whether there are as many as ought to be kept. */
  get isFull(): boolean {
    return this.#last.length >= MOST_CHAINS;
  }

  /** Forgets all chains: their numbers mean nothing any more. */
  clear(): void {
    this.#numbers.clear();
    this.#before.length = 0;
    this.#last.length = 0;
  }

  /** The chain `before` (0 for none) with a move more. */
  with(before: StepChain | 0, move: PackedMove): StepChain {
    const sign = -before * 2 ** 31 + move;
    const known = this.#numbers.get(sign);
    if (known !== undefined) return known;
    this.#before.push(before);
    this.#last.push(move);
    const chain = -this.#last.length;
    this.#numbers.set(sign, chain);
    return chain;
  }

  /** The moves of a chain in order; of a plain move, it alone. */
  movesOf(move: PackedMove | StepChain): PackedMove[] {
    if (move >= 0) return [move];
    const moves: PackedMove[] = [];
    for (let at = move; at < 0; at = this.#before[-at - 1] ?? 0) moves.push(this.#last[-at - 1] ?? 0);
    return moves.reverse();
  }

  /** The last move of a chain, and the chain before it (0 for none). */
  lastOf(chain: StepChain): PackedMove {
    return this.#last[-chain - 1] ?? 0;
  }

  beforeOf(chain: StepChain): StepChain | 0 {
    return this.#before[-chain - 1] ?? 0;
  }
}
