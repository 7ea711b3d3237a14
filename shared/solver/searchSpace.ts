import { CARDS_PER_DECK } from '../cards/card.ts';
import { type CompiledGame, EMPTY_ROW, REFILL } from '../rules/compile.ts';
import { canonicalFaces } from './canonicalFaces.ts';

/**
 * What a search knows of a game before it sees a position, read off the compiled tables: which cards and which
 * piles nothing tells apart, and in which order the foundations ask for the cards.
 */
export interface SearchSpace {
  readonly game: CompiledGame;
  /** By face: the lowest face with the same rules. */
  readonly canonical: Uint8Array;
  /** By pile: piles with the same number are interchangeable. */
  readonly classOf: Int32Array;
  /** The piles of each class. */
  readonly classes: readonly (readonly number[])[];
  /** By canonical face: the line of foundation it goes up on, -1 where there are several. */
  readonly lineOf: Int32Array;
  /** By canonical face: how many cards of its line go up before it. */
  readonly orderOf: Uint8Array;
  readonly lines: number;
  /** By foundation (16 entries each) and number of cards on it: the only canonical face that it takes then, or -1. */
  readonly chains: Int32Array;
  /** The one table of runs of the game; undefined where runs are never moved. */
  readonly runs: Uint8Array | undefined;
  /** Where the accept table of the tableau starts, -1 where nothing is built on it. */
  readonly tableauAccept: number;
  /** The stock may be gone through for ever and always in the same way: where it stands can be chosen freely. */
  readonly cycles: boolean;
}

/** More lines than this do not fit the packed minima of the evaluation. */
const MAX_LINES = 8;

/** Reads the search space off a compiled game. */
export function searchSpace(game: CompiledGame): SearchSpace {
  const canonical = canonicalFaces(game);
  const { classOf, classes } = pileClasses(game);
  return {
    game,
    canonical,
    classOf,
    classes,
    ...foundationLines(game, canonical),
    chains: foundationChains(game, canonical),
    runs: runTable(game),
    tableauAccept: tableauAccept(game),
    cycles: cycles(game),
  };
}

function pileClasses(game: CompiledGame): Pick<SearchSpace, 'classOf' | 'classes'> {
  const classes: number[][] = [];
  const numbers = new Map<string, number>();
  const classOf = new Int32Array(game.piles.length);
  // Where the stock is dealt over the tableau, it matters which pile stands where.
  const placeMatters = game.waste < 0 && game.stock >= 0;
  for (const pile of game.piles) {
    const place = placeMatters && pile.kind === 'tableau' ? pile.index : -1;
    const sign = `${pile.group} ${game.acceptOf[pile.index]} ${place}`;
    const number = numbers.get(sign) ?? classes.length;
    numbers.set(sign, number);
    const members = classes[number] ?? [];
    members.push(pile.index);
    classes[number] = members;
    classOf[pile.index] = number;
  }
  return { classOf, classes };
}

function foundationLines(
  game: CompiledGame,
  canonical: Uint8Array,
): Pick<SearchSpace, 'lineOf' | 'orderOf' | 'lines'> {
  const lineOf = new Int32Array(CARDS_PER_DECK).fill(-1);
  const orderOf = new Uint8Array(CARDS_PER_DECK);
  const tables = [...new Set(game.foundations.map((pile) => game.acceptOf[pile] ?? 0))];
  const orders = tables.map((start) => chainOrder(game, start, canonical));
  const longest = Math.max(...orders.map((order) => order.size));
  // A foundation that only takes complete runs asks for no single card.
  const long = orders.filter((order) => order.size === longest);
  if (long.length > MAX_LINES) return { lineOf, orderOf, lines: 0 };
  const ambiguous = new Set<number>();
  long.forEach((order, line) => {
    for (const [face, position] of order) {
      if ((lineOf[face] ?? -1) >= 0) ambiguous.add(face);
      lineOf[face] = line;
      orderOf[face] = position;
    }
  });
  for (const face of ambiguous) lineOf[face] = -1;
  return { lineOf, orderOf, lines: long.length };
}

/** How far from the start of its foundation each canonical face stands. */
function chainOrder(game: CompiledGame, start: number, canonical: Uint8Array): Map<number, number> {
  const order = new Map<number, number>();
  let row = [EMPTY_ROW];
  for (let position = 0; row.length > 0 && position < 13; position++) {
    const next = new Set<number>();
    for (const below of row) {
      for (let face = 0; face < CARDS_PER_DECK; face++) {
        if (game.accept[start + below * CARDS_PER_DECK + face] === 1) next.add(canonical[face] ?? 0);
      }
    }
    row = [...next].filter((face) => !order.has(face));
    for (const face of row) order.set(face, position);
  }
  return order;
}

function runTable(game: CompiledGame): Uint8Array | undefined {
  const start = game.runsOf.find((value) => value >= 0);
  return start === undefined ? undefined : game.runs.slice(start, start + CARDS_PER_DECK * CARDS_PER_DECK);
}

function tableauAccept(game: CompiledGame): number {
  const pile = game.piles.find(
    (candidate) => candidate.kind === 'tableau' && candidate.rules?.accepts?.build !== undefined,
  );
  return pile === undefined ? -1 : (game.acceptOf[pile.index] ?? -1);
}

function cycles(game: CompiledGame): boolean {
  const nothingRefills = game.refill.every((source) => source === REFILL.none);
  return (
    game.passes < 0 &&
    game.packets.length === 1 &&
    game.waste >= 0 &&
    game.fromMask[game.waste] === 0 &&
    nothingRefills
  );
}

/** By foundation (16 entries each): the only canonical face that it takes on so many cards, or -1. */
function foundationChains(game: CompiledGame, canonical: Uint8Array): Int32Array {
  const chains = new Int32Array(game.foundations.length * 16).fill(-1);
  game.foundations.forEach((pile, i) => {
    const start = game.acceptOf[pile] ?? 0;
    let row = CARDS_PER_DECK;
    for (let up = 0; up < 13; up++) {
      const fits = new Set<number>();
      for (let face = 0; face < CARDS_PER_DECK; face++) {
        if (game.accept[start + row * CARDS_PER_DECK + face] === 1) fits.add(canonical[face] ?? 0);
      }
      const [only] = fits;
      if (fits.size !== 1 || only === undefined) return;
      chains[i * 16 + up] = only;
      row = only;
    }
  });
  return chains;
}
