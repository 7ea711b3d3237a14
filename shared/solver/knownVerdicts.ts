import { Board } from '../engine/board.ts';
import type { Move } from '../engine/move.ts';
import { packMove } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { Verdict } from './verdict.ts';

/** What is known of a position. `line`: single legal moves, proven to win or, if unknown, merely hopeful. */
export type KnownVerdict =
  | { readonly verdict: 'winnable'; readonly line: readonly Move[] }
  | { readonly verdict: 'unwinnable' }
  | { readonly verdict: 'unknown'; readonly line: readonly Move[] };

interface OnLine {
  readonly verdict: 'winnable' | 'unknown';
  readonly line: readonly Move[];
  /** Moves of the line that are played already in this position. */
  readonly played: number;
}

/** Positions that are remembered; older ones are forgotten first. */
const MOST_POSITIONS = 20_000;

/**
 * The verdicts on the positions of one game that is being played. A winning line proves every position on it, so
 * whoever follows it, or goes back on it, is told at once; only a departure has to be searched.
 */
export class KnownVerdicts {
  readonly #game: CompiledGame;
  readonly #known = new Map<string, OnLine | 'unwinnable'>();

  constructor(game: CompiledGame) {
    this.#game = game;
  }

  /** Remembers a verdict on a position, and what follows from it for others. */
  learn(position: Position, verdict: Verdict): void {
    if (verdict.verdict === 'unwinnable') {
      this.#put(keyOf(position), 'unwinnable');
      return;
    }
    const line = verdict.verdict === 'winnable' ? verdict.line : verdict.best;
    const board = new Board(this.#game);
    board.load(position);
    line.forEach((move, played) => {
      this.#put(keyOf(board.position()), { verdict: verdict.verdict, line, played });
      board.make(packMove(move));
    });
    // A won position needs no move; of an unknown one without a line it is known that it was searched.
    if (verdict.verdict === 'winnable' || line.length === 0) {
      this.#put(keyOf(board.position()), {
        verdict: verdict.verdict,
        line,
        played: line.length,
      });
    }
  }

  /** What is known of a position, or undefined where it has to be searched. */
  of(position: Position): KnownVerdict | undefined {
    const known = this.#known.get(keyOf(position));
    if (known === undefined) return undefined;
    if (known === 'unwinnable') return { verdict: 'unwinnable' };
    return { verdict: known.verdict, line: known.line.slice(known.played) };
  }

  #put(key: string, known: OnLine | 'unwinnable'): void {
    const before = this.#known.get(key);
    // What is proven is not replaced by what is not.
    if (before !== undefined && (before === 'unwinnable' || before.verdict === 'winnable')) return;
    this.#known.delete(key);
    this.#known.set(key, known);
    if (this.#known.size <= MOST_POSITIONS) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

/** No card has this number. */
const BETWEEN_PILES = 0xff;

/**
 * Exact, and quick enough to be made for every position of a long line between two frames: a character a card.
 * Exemptions from automatic moves are left out, since no rule of play asks for them.
 */
function keyOf({ piles, faceDown, pass }: Position): string {
  const cards = piles.map((pile) => String.fromCharCode(...pile, BETWEEN_PILES)).join('');
  return `${cards}${String.fromCharCode(...faceDown, BETWEEN_PILES)}${pass}`;
}
