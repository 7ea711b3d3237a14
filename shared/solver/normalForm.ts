import { CARDS_PER_DECK } from '../cards/card.ts';
import { type CompiledGame, EMPTY_ROW, REFILL, RELEASES, UNIT } from '../rules/compile.ts';
import type { SearchSpace } from './searchSpace.ts';

/**
 * What lets a search leave out positions that differ only in what can be put right at any time. Two things can:
 *
 * - A card on one that it may be built on (or alone on a pile that takes it when empty) can go up and come back, as
 *   long as nothing else is on the card below. So whoever may put it up loses nothing by doing so at once, and by
 *   taking it back only when something is to be put on it.
 * - Where runs move as units and two cards take the same cards, it does not matter which of the two carries which
 *   tail: whatever can be done with the one can be done with the other. Tails need to change places only when the
 *   card that is laid open goes away at once.
 *
 * Take any winning line of the full game. Played in the normal form, it visits positions that are those of the line
 * but for tails that have changed places and for cards still up that the line has taken back already: a move of the
 * line on one of those is preceded by taking back just what it lies on, every other move is made as it stands.
 */
export interface NormalForm {
  /** By canonical face: the canonical faces that it may be built on in the tableau. */
  readonly supports: readonly (readonly number[])[];
  /** By canonical face: 1 where an empty tableau pile takes the single card. */
  readonly onEmpty: Uint8Array;
  /** By line: its foundations. */
  readonly foundations: readonly Int32Array[];
  /** Whether tails of tableau piles may change places. */
  readonly swapsTails: boolean;
  /** Whether an empty tableau pile takes a single card, but no run that a card would take. */
  readonly singlesOnEmpty: boolean;
}

/** The normal form of positions of a game, or undefined where the argument does not hold for its rules. */
export function normalFormOf(space: SearchSpace): NormalForm | undefined {
  const { game, canonical, lineOf } = space;
  const tableau = game.piles.filter(({ kind }) => kind === 'tableau').map(({ index }) => index);
  const [first] = tableau;
  const faces = [...canonical.keys()].filter((face) => canonical[face] === face);
  if (first === undefined || space.tableauAccept < 0 || !tableauIsUniform(game, tableau)) return undefined;
  if (!foundationsAreSequences(space) || faces.some((face) => (lineOf[face] ?? -1) < 0)) return undefined;
  if (game.refill.some((source) => source !== REFILL.none)) return undefined;
  if (game.stock >= 0 && game.waste < 0) return undefined;
  const takers = game.piles.filter(({ index }) => game.fromMask[index] !== 0);
  if (takers.some(({ kind }) => kind !== 'tableau' && kind !== 'foundation')) return undefined;
  const accepts = (row: number, face: number): boolean =>
    game.accept[space.tableauAccept + row * CARDS_PER_DECK + face] === 1;
  if (!rowsApart(space, faces)) return undefined;
  return {
    supports: Array.from({ length: CARDS_PER_DECK }, (_, face) =>
      faces.filter((below) => canonical[face] === face && accepts(below, face)),
    ),
    onEmpty: Uint8Array.from({ length: CARDS_PER_DECK }, (_, face) => (accepts(EMPTY_ROW, face) ? 1 : 0)),
    foundations: Array.from({ length: space.lines }, (_, line) => foundationsOf(space, line)),
    swapsTails: tailsSwap(space, first, faces),
    singlesOnEmpty: game.unitOnCard[first] !== UNIT.card && game.unitOnEmpty[first] === UNIT.card,
  };
}

/** All tableau piles follow the same rules, and take from wherever a foundation does. */
function tableauIsUniform(game: CompiledGame, tableau: readonly number[]): boolean {
  const [first = 0] = tableau;
  const same = (values: Uint8Array | Int32Array): boolean =>
    tableau.every((pile) => values[pile] === values[first]);
  const sources = game.foundations.reduce((mask, pile) => mask | (game.fromMask[pile] ?? 0), 0);
  return (
    same(game.acceptOf) &&
    same(game.runsOf) &&
    same(game.releases) &&
    same(game.unitOnCard) &&
    same(game.unitOnEmpty) &&
    same(game.fromMask) &&
    game.releases[first] !== RELEASES.none &&
    game.unitOnCard[first] !== UNIT.completeRun &&
    game.unitOnEmpty[first] !== UNIT.completeRun &&
    tableau.every((pile) => (game.max[pile] ?? 0) >= game.cards) &&
    (sources & ~(game.fromMask[first] ?? 0)) === 0 &&
    game.foundations.every((pile) => ((game.fromMask[first] ?? 0) >> (game.kindOf[pile] ?? 0)) % 2 === 1)
  );
}

/** Every foundation takes card by card, only one face at a time, and gives its top back. */
function foundationsAreSequences({ game, chains, canonical }: SearchSpace): boolean {
  return game.foundations.every((pile, i) => {
    const start = game.acceptOf[pile] ?? 0;
    for (let up = 0; up < (game.max[pile] ?? 0); up++) {
      const face = chains[i * 16 + up] ?? -1;
      const row = up === 0 ? EMPTY_ROW : (chains[i * 16 + up - 1] ?? EMPTY_ROW);
      if (face < 0 || canonical[face] !== face) return false;
      if (game.accept[start + row * CARDS_PER_DECK + face] !== 1) return false;
    }
    return (
      game.releases[pile] === RELEASES.top &&
      game.unitOnEmpty[pile] === UNIT.card &&
      game.unitOnCard[pile] === UNIT.card
    );
  });
}

/** The foundations that take the cards of a line. */
function foundationsOf({ game, chains, lineOf }: SearchSpace, line: number): Int32Array {
  return Int32Array.from(game.foundations.filter((_, i) => lineOf[chains[i * 16] ?? 0] === line));
}

/** Runs move whole or in part and hold together exactly where one card takes the other. */
function tailsSwap(space: SearchSpace, pile: number, faces: readonly number[]): boolean {
  const { game, runs } = space;
  if (runs === undefined || game.releases[pile] !== RELEASES.run || game.unitOnCard[pile] !== UNIT.run)
    return false;
  return faces.every((below) =>
    faces.every((face) => takes(space, below, face) === (runs[below * CARDS_PER_DECK + face] === 1)),
  );
}

/** Whether two cards take either the same cards or none in common. */
function rowsApart(space: SearchSpace, faces: readonly number[]): boolean {
  const rows = faces.map((below) => faces.filter((face) => takes(space, below, face)));
  return rows.every((row) =>
    rows.every((other) => String(row) === String(other) || !row.some((face) => other.includes(face))),
  );
}

function takes({ game, tableauAccept }: SearchSpace, below: number, face: number): boolean {
  return game.accept[tableauAccept + below * CARDS_PER_DECK + face] === 1;
}
