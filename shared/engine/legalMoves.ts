import { CARDS_PER_DECK, RANKS } from '../cards/card.ts';
import { type CompiledGame, EMPTY_ROW, RELEASES, UNIT } from '../rules/compile.ts';
import { type Board, PILE_SHIFT } from './board.ts';
import { refillPending } from './consequences.ts';
import type { Move } from './move.ts';
import { DEAL, REDEAL, unpackMove } from './packedMove.ts';

/** The face (0–51) of each card number that fits in a byte: a division less in hot loops. */
const faceOfCard = Uint8Array.from({ length: 256 }, (_, card) => card % CARDS_PER_DECK);

/**
 * Finds all legal moves of a board without allocating. One finder may serve many boards of its game in turn;
 * it holds scratch space, no state.
 */
export class MoveFinder {
  readonly #game: CompiledGame;
  /** By pile: where the row of `accept` for its top card starts, or the row of nothing. */
  readonly #rows: Int32Array;
  /** `accept` with a row of zeros at its end, for piles that take nothing now. */
  readonly #accept: Uint8Array;
  readonly #nothing: number;
  readonly #targets: Int32Array;
  readonly #sources: Int32Array;

  constructor(game: CompiledGame) {
    this.#game = game;
    this.#rows = new Int32Array(game.piles.length);
    this.#accept = new Uint8Array(game.accept.length + CARDS_PER_DECK);
    this.#accept.set(game.accept);
    this.#nothing = game.accept.length;
    this.#targets = Int32Array.from(
      game.piles.filter((_, i) => game.fromMask[i] !== 0).map((pile) => pile.index),
    );
    this.#sources = Int32Array.from(
      game.piles.filter((_, i) => game.releases[i] !== RELEASES.none).map((pile) => pile.index),
    );
  }

  /** Writes every legal move as a packed move to `out` (`game.maxMoves` long) and returns how many there are. */
  find(board: Board, out: Int32Array): number {
    this.#findRows(board);
    const game = this.#game;
    const { cells, length } = board;
    const sources = this.#sources;
    let found = 0;
    for (let s = 0; s < sources.length; s++) {
      const from = sources[s] ?? 0;
      const cards = length[from] ?? 0;
      if (cards === 0) continue;
      const top = faceOfCard[cells[(from << PILE_SHIFT) | (cards - 1)] ?? 0] ?? 0;
      found = this.#findSingles(from, top, out, found);
      if (game.releases[from] === RELEASES.run) {
        const run = runLength(board, from);
        if (run > 1) found = this.#findRuns(board, from, run, out, found);
      }
    }
    if (game.stock >= 0) {
      if (canDeal(board)) out[found++] = DEAL;
      else if (canRedeal(board)) out[found++] = REDEAL;
    }
    return found;
  }

  /** The legal moves as values; for the table, not for searches. */
  list(board: Board): Move[] {
    const out = new Int32Array(this.#game.maxMoves);
    return Array.from(out.subarray(0, this.find(board, out)), unpackMove);
  }

  #findRows(board: Board): void {
    const game = this.#game;
    const { cells, length } = board;
    const targets = this.#targets;
    for (let t = 0; t < targets.length; t++) {
      const pile = targets[t] ?? 0;
      const cards = length[pile] ?? 0;
      const start = game.acceptOf[pile] ?? 0;
      if (cards === 0)
        this.#rows[pile] = refillPending(board, pile) ? this.#nothing : start + EMPTY_ROW * CARDS_PER_DECK;
      else if (cards >= (game.max[pile] ?? 0)) this.#rows[pile] = this.#nothing;
      else
        this.#rows[pile] =
          start + (faceOfCard[cells[(pile << PILE_SHIFT) | (cards - 1)] ?? 0] ?? 0) * CARDS_PER_DECK;
    }
  }

  #findSingles(from: number, top: number, out: Int32Array, found: number): number {
    const game = this.#game;
    const targets = this.#targets;
    const rows = this.#rows;
    const accept = this.#accept;
    const kindBit = 1 << (game.kindOf[from] ?? 0);
    let count = found;
    for (let t = 0; t < targets.length; t++) {
      const to = targets[t] ?? 0;
      if (accept[(rows[to] ?? 0) + top] !== 1 || to === from || ((game.fromMask[to] ?? 0) & kindBit) === 0)
        continue;
      if (this.#unitAt(to, game) !== UNIT.completeRun) out[count++] = from | (to << 8) | (1 << 16);
    }
    return count;
  }

  #findRuns(board: Board, from: number, run: number, out: Int32Array, found: number): number {
    const game = this.#game;
    const targets = this.#targets;
    const kindBit = 1 << (game.kindOf[from] ?? 0);
    const top = (from << PILE_SHIFT) | (board.lengthOf(from) - 1);
    let count = found;
    for (let t = 0; t < targets.length; t++) {
      const to = targets[t] ?? 0;
      if (to === from || ((game.fromMask[to] ?? 0) & kindBit) === 0) continue;
      const unit = this.#unitAt(to, game);
      if (unit === UNIT.card) continue;
      const first = unit === UNIT.completeRun ? RANKS : 2;
      const last = Math.min(
        unit === UNIT.completeRun ? RANKS : run,
        (game.max[to] ?? 0) - board.lengthOf(to),
      );
      if (last > run) continue;
      const row = this.#rows[to] ?? 0;
      for (let n = first; n <= last; n++) {
        const face = faceOfCard[board.cells[top - n + 1] ?? 0] ?? 0;
        if (this.#accept[row + face] === 1) out[count++] = from | (to << 8) | (n << 16);
      }
    }
    return count;
  }

  /** How many cards at once this pile takes as it stands. */
  #unitAt(to: number, game: CompiledGame): number {
    const emptyRow = (game.acceptOf[to] ?? 0) + EMPTY_ROW * CARDS_PER_DECK;
    return (this.#rows[to] === emptyRow ? game.unitOnEmpty[to] : game.unitOnCard[to]) ?? 0;
  }
}

/** Cards at the top of a pile with cards that hold together and lie face up: 1 or more. */
export function runLength(board: Board, pile: number): number {
  const { game, cells, faceDown } = board;
  const table = game.runsOf[pile] ?? -1;
  if (table < 0) return 1;
  const start = pile << PILE_SHIFT;
  let k = start + board.lengthOf(pile) - 1;
  let card = faceOfCard[cells[k] ?? 0] ?? 0;
  let run = 1;
  while (k > start) {
    const belowCard = cells[--k] ?? 0;
    const below = faceOfCard[belowCard] ?? 0;
    if (faceDown[belowCard] === 1) break;
    if (game.runs[table + below * CARDS_PER_DECK + card] !== 1) break;
    card = below;
    run++;
  }
  return run;
}

/** Whether the stock has a card to deal. */
export function canDeal(board: Board): boolean {
  return board.game.stock >= 0 && board.lengthOf(board.game.stock) > 0;
}

/** Whether the waste may be turned over: stock empty, cards on the waste, a pass left. */
export function canRedeal(board: Board): boolean {
  const { game } = board;
  if (game.waste < 0 || game.stock < 0 || board.lengthOf(game.stock) > 0 || board.lengthOf(game.waste) === 0)
    return false;
  return game.passes < 0 || board.pass < game.passes;
}
