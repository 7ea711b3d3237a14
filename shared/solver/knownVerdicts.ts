import { Board } from '../engine/board.ts';
import type { Move } from '../engine/move.ts';
import { packMove } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { Verdict } from './verdict.ts';

/**
 * What is known of a position. `line`: single legal moves, proven to win or, if unknown, merely hopeful. `searchedMs`:
 * how long the position itself was searched for nothing; 0 where it only lies on another one's hopeful line.
 */
export type KnownVerdict =
  | { readonly verdict: 'winnable'; readonly line: readonly Move[] }
  | { readonly verdict: 'unwinnable' }
  | { readonly verdict: 'unknown'; readonly line: readonly Move[]; readonly searchedMs: number };

interface OnLine {
  readonly verdict: 'winnable' | 'unknown';
  readonly line: readonly Move[];
  /** Moves of the line that are played already in this position. */
  readonly played: number;
  readonly searchedMs: number;
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

  /**
   * Remembers a verdict on a position, and what follows from it for others.
   * @param searchedMs how long a search was allowed to take that left the verdict unknown.
   */
  learn(position: Position, verdict: Verdict, searchedMs = 0): void {
    if (verdict.verdict === 'unwinnable') {
      this.#put(keyOf(position), 'unwinnable');
      return;
    }
    const line = verdict.verdict === 'winnable' ? verdict.line : verdict.best;
    const board = new Board(this.#game);
    board.load(position);
    const put = (played: number): void =>
      this.#put(keyOf(board.position()), {
        verdict: verdict.verdict,
        line,
        played,
        searchedMs: verdict.verdict === 'unknown' && played === 0 ? searchedMs : 0,
      });
    line.forEach((move, played) => {
      put(played);
      board.make(packMove(move));
    });
    // A won position needs no move; of an unknown one without a line it is known that it was searched.
    if (verdict.verdict === 'winnable' || line.length === 0) put(line.length);
  }

  /** What is known of a position, or undefined where it has to be searched. */
  of(position: Position): KnownVerdict | undefined {
    const known = this.#known.get(keyOf(position));
    if (known === undefined) return undefined;
    if (known === 'unwinnable') return { verdict: 'unwinnable' };
    const line = known.line.slice(known.played);
    return known.verdict === 'winnable'
      ? { verdict: 'winnable', line }
      : { verdict: 'unknown', line, searchedMs: known.searchedMs };
  }

  #put(key: string, known: OnLine | 'unwinnable'): void {
    const before = this.#known.get(key);
    // What is proven is not replaced by what is not, nor what was searched long by what was not.
    if (before === 'unwinnable' || before?.verdict === 'winnable') return;
    const isUnknown = known !== 'unwinnable' && known.verdict === 'unknown';
    if (isUnknown && known.searchedMs < (before?.searchedMs ?? 0)) return;
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
