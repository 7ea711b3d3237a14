import { CARDS_PER_DECK, RANKS } from '../cards/card.ts';
import { FACES_PER_HALF, type FaceMasks, faceMasks } from '../rules/acceptMasks.ts';
import { type CompiledGame, EMPTY_ROW, RELEASES, UNIT } from '../rules/compile.ts';
import { type Board, PILE_SHIFT } from './board.ts';
import { refillPending } from './consequences.ts';
import type { Move } from './move.ts';
import { DEAL, REDEAL, unpackMove } from './packedMove.ts';

/** The face (0–51) of each card number that fits in a byte: a division less in hot loops. */
const faceOfCard = Uint8Array.from({ length: 256 }, (_, card) => card % CARDS_PER_DECK);

/**
 * Finds all legal moves of a board without allocating. Every unit that may be lifted is entered under the face
 * of its lowest card; then each pile's mask of faces that it takes picks its moves out of all of them at once.
 * One finder may serve many boards of its game in turn; between calls it holds nothing but scratch space.
 */
export class MoveFinder {
  readonly #game: CompiledGame;
  readonly #masks: FaceMasks;
  readonly #targets: Int32Array;
  readonly #sources: Int32Array;
  /** By face: the first entry of a unit with that lowest card, 0 for none. */
  readonly #first = new Int32Array(CARDS_PER_DECK);
  /** Entries from 1 on: the unit as the `from` and `count` bits of a packed move, its face, the next of that face. */
  readonly #units: Int32Array;
  readonly #faces: Uint8Array;
  readonly #next: Int32Array;

  constructor(game: CompiledGame) {
    this.#game = game;
    this.#masks = faceMasks(game.accept);
    this.#targets = pilesWhere(game, (pile) => game.fromMask[pile] !== 0);
    this.#sources = pilesWhere(game, (pile) => game.releases[pile] !== RELEASES.none);
    const most = game.cards + 1;
    this.#units = new Int32Array(most);
    this.#faces = new Uint8Array(most);
    this.#next = new Int32Array(most);
  }

  /** Writes every legal move as a packed move to `out` (`game.maxMoves` long) and returns how many there are. */
  find(board: Board, out: Int32Array): number {
    const entries = this.#enterUnits(board);
    const found = this.#pickMoves(board, entries, out);
    const first = this.#first;
    const faces = this.#faces;
    for (let entry = 1; entry <= entries; entry++) first[faces[entry] ?? 0] = 0;
    if (this.#game.stock < 0) return found;
    if (canDeal(board)) out[found] = DEAL;
    else if (canRedeal(board)) out[found] = REDEAL;
    else return found;
    return found + 1;
  }

  /** The legal moves as values; for the table, not for searches. */
  list(board: Board): Move[] {
    const out = new Int32Array(this.#game.maxMoves);
    return Array.from(out.subarray(0, this.find(board, out)), unpackMove);
  }

  /** Enters every unit that may be lifted and returns how many there are. */
  #enterUnits(board: Board): number {
    const { runs, runsOf } = this.#game;
    const { cells, length, faceDown } = board;
    const sources = this.#sources;
    const units = this.#units;
    const faces = this.#faces;
    const first = this.#first;
    const next = this.#next;
    let entries = 0;
    for (let s = 0; s < sources.length; s++) {
      const from = sources[s] ?? 0;
      const cards = length[from] ?? 0;
      const start = from << PILE_SHIFT;
      const table = runsOf[from] ?? -1;
      let row = table;
      for (let size = 1; size <= cards; size++) {
        const card = cells[start + cards - size] ?? 0;
        const face = faceOfCard[card] ?? 0;
        if (
          faceDown[card] === 1 ||
          (size > 1 && (table < 0 || runs[table + face * CARDS_PER_DECK + row] !== 1))
        )
          break;
        row = face;
        entries++;
        units[entries] = from | (size << 16);
        faces[entries] = face;
        next[entries] = first[face] ?? 0;
        first[face] = entries;
        if (table < 0) break;
      }
    }
    return entries;
  }

  #pickMoves(board: Board, entries: number, out: Int32Array): number {
    const game = this.#game;
    const { cells, length } = board;
    const { low, high } = this.#masks;
    const { max, refill, acceptRowOf } = game;
    const targets = this.#targets;
    const faces = this.#faces;
    let unitsLow = 0;
    let unitsHigh = 0;
    for (let entry = 1; entry <= entries; entry++) {
      const face = faces[entry] ?? 0;
      if (face < FACES_PER_HALF) unitsLow |= 1 << face;
      else unitsHigh |= 1 << (face - FACES_PER_HALF);
    }
    let found = 0;
    for (let t = 0; t < targets.length; t++) {
      const to = targets[t] ?? 0;
      const cards = length[to] ?? 0;
      let row = EMPTY_ROW;
      if (cards > 0) {
        if (cards >= (max[to] ?? 0)) continue;
        row = faceOfCard[cells[(to << PILE_SHIFT) | (cards - 1)] ?? 0] ?? 0;
      } else if (refill[to] !== 0 && refillPending(board, to)) continue;
      row += acceptRowOf[to] ?? 0;
      let takenLow = (low[row] ?? 0) & unitsLow;
      let takenHigh = (high[row] ?? 0) & unitsHigh;
      while ((takenLow | takenHigh) !== 0) {
        let face: number;
        if (takenLow !== 0) {
          face = 31 - Math.clz32(takenLow);
          takenLow ^= 1 << face;
        } else {
          face = 31 - Math.clz32(takenHigh);
          takenHigh ^= 1 << face;
          face += FACES_PER_HALF;
        }
        found = this.#movesOfFace(face, to, cards, out, found);
      }
    }
    return found;
  }

  /** Writes the moves to `to`, which has `cards` cards and takes this face, of all units that begin with it. */
  #movesOfFace(face: number, to: number, cards: number, out: Int32Array, found: number): number {
    const { unitOnEmpty, unitOnCard, fromMask, max, kindOf } = this.#game;
    const units = this.#units;
    const next = this.#next;
    const unit = (cards === 0 ? unitOnEmpty[to] : unitOnCard[to]) ?? 0;
    const kinds = fromMask[to] ?? 0;
    const room = (max[to] ?? 0) - cards;
    let count = found;
    for (let entry = this.#first[face] ?? 0; entry !== 0; entry = next[entry] ?? 0) {
      const move = units[entry] ?? 0;
      const from = move & 0xff;
      const size = move >> 16;
      if (from === to || (kinds & (1 << (kindOf[from] ?? 0))) === 0 || size > room) continue;
      if (unit === UNIT.card ? size > 1 : unit === UNIT.completeRun && size !== RANKS) continue;
      out[count++] = move | (to << 8);
    }
    return count;
  }
}

function pilesWhere(game: CompiledGame, holds: (pile: number) => boolean): Int32Array {
  return Int32Array.from(game.piles.map(({ index }) => index).filter(holds));
}

/** Cards at the top of a pile with cards that hold together and lie face up: 1 or more. */
export function runLength(board: Board, pile: number): number {
  const { game, faceDown } = board;
  const table = game.runsOf[pile] ?? -1;
  let k = board.lengthOf(pile) - 1;
  let run = 1;
  for (; table >= 0 && k > 0; k--, run++) {
    const below = board.cardAt(pile, k - 1);
    const row = table + (faceOfCard[below] ?? 0) * CARDS_PER_DECK;
    if (faceDown[below] === 1 || game.runs[row + (faceOfCard[board.cardAt(pile, k)] ?? 0)] !== 1) break;
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
