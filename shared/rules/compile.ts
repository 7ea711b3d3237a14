import { CARDS_PER_DECK, type Colour, RANKS, type SuitIndex, suitIndex } from '../cards/card.ts';
import { acceptTable, TableStore } from './acceptTable.ts';
import { buildTable } from './builds.ts';
import type {
  Fan,
  GameDefinition,
  GroupKind,
  PileGroup,
  PileKind,
  Refill,
  Releases,
  Unit,
} from './definition.ts';
import { spread } from './spread.ts';

/** One pile of a compiled game. */
export interface CompiledPile {
  readonly index: number;
  /** `T` stock, `W` waste, `R0…` reserves, `P0…` tableau, `F0…` foundations. */
  readonly name: string;
  readonly kind: PileKind;
  /** The group's name in the definition; `stock` for the stock. */
  readonly group: string;
  readonly indexInGroup: number;
  /** Absent for the stock. */
  readonly rules: PileGroup | undefined;
  /** The suit of this pile's first card, where it must have one. */
  readonly suit: SuitIndex | undefined;
  /** The colour of this pile's first card, where it must have one. */
  readonly colour: Colour | undefined;
  readonly fan: Fan;
}

/** The kinds of pile in canonical order; `kindOf` and the bits of `fromMask` index it. */
export const pileKinds = [
  'stock',
  'waste',
  'reserve',
  'tableau',
  'foundation',
] as const satisfies readonly PileKind[];

/** The numbers of two of them, for what asks many times. */
export const TABLEAU = pileKinds.indexOf('tableau');
export const FOUNDATION = pileKinds.indexOf('foundation');

/** Numbers for what a pile releases and takes at once, as the tables hold them. */
export const RELEASES = { none: 0, top: 1, run: 2 } as const satisfies Record<Releases['unit'], number>;
export const UNIT = { card: 0, run: 1, completeRun: 2 } as const satisfies Record<Unit, number>;
export const REFILL = { none: 0, stock: 1, waste: 2 } as const satisfies Record<
  Refill['from'] | 'none',
  number
>;

/** A row of `accept` for each of the 52 faces that may lie on top, and one for the empty pile. */
export const EMPTY_ROW = CARDS_PER_DECK;

/**
 * A definition turned into tables by pile number, in canonical order: stock, waste, reserves, tableau,
 * foundations. The table, the list of legal moves and the solver all read these.
 */
export interface CompiledGame {
  readonly definition: GameDefinition;
  readonly id: string;
  /** Cards in play. */
  readonly cards: number;
  readonly piles: readonly CompiledPile[];
  /** The stock's and the waste's pile number, -1 where there is none. */
  readonly stock: number;
  readonly waste: number;
  /** Pile numbers by group name. */
  readonly groups: Readonly<Record<string, readonly number[]>>;
  /** `accept[acceptOf[pile] + row * 52 + face]` is 1 where the face may be put there. */
  readonly accept: Uint8Array;
  readonly acceptOf: Int32Array;
  /** `acceptOf` in rows of 52. */
  readonly acceptRowOf: Int32Array;
  /** `runs[runsOf[pile] + below * 52 + face]` is 1 where the two hold together; `runsOf` is -1 for none. */
  readonly runs: Uint8Array;
  readonly runsOf: Int32Array;
  readonly kindOf: Uint8Array;
  readonly releases: Uint8Array;
  readonly unitOnCard: Uint8Array;
  readonly unitOnEmpty: Uint8Array;
  /** The most cards a pile may hold. */
  readonly max: Int32Array;
  /** Bit k: cards may come from piles of kind k; 0 where the pile takes nothing. */
  readonly fromMask: Uint8Array;
  readonly refill: Uint8Array;
  /** Cards dealt at a time by pass, the last entry for all later ones; a deal to the tableau has one a pile. */
  readonly packets: readonly number[];
  /** -1 for unlimited, 0 where there is no stock. */
  readonly passes: number;
  /** The piles that the stock deals to: the waste, or all tableau piles. */
  readonly dealTargets: readonly number[];
  readonly foundations: readonly number[];
  /** No position of this game has more legal moves. */
  readonly maxMoves: number;
}

const kindLetters: Record<PileKind, string> = {
  stock: 'T',
  waste: 'W',
  reserve: 'R',
  tableau: 'P',
  foundation: 'F',
};
const ALL_KINDS = 0b11111;

/** Compiles a valid definition (see `validateDefinition`). */
export function compile(definition: GameDefinition): CompiledGame {
  const piles = compilePiles(definition);
  const accept = new TableStore();
  const runs = new TableStore();
  const byPile = (value: (pile: CompiledPile) => number): number[] => piles.map(value);
  const acceptOf = Int32Array.from(
    byPile((pile) => accept.add(acceptTable(pile.rules?.accepts, pile.suit, pile.colour))),
  );
  const runsOf = Int32Array.from(
    byPile((pile) => (pile.rules?.releases?.run ? runs.add(buildTable(pile.rules.releases.run)) : -1)),
  );
  const ofKind = (kind: PileKind): number[] =>
    piles.filter((pile) => pile.kind === kind).map((pile) => pile.index);
  const stock = definition.stock;
  const tableau = ofKind('tableau');
  return {
    definition,
    id: definition.id,
    cards: definition.decks * CARDS_PER_DECK,
    piles,
    stock: ofKind('stock')[0] ?? -1,
    waste: ofKind('waste')[0] ?? -1,
    groups: groupsOf(piles),
    accept: accept.all(),
    acceptOf,
    acceptRowOf: acceptOf.map((start) => start / CARDS_PER_DECK),
    runs: runs.all(),
    runsOf,
    kindOf: Uint8Array.from(byPile((pile) => pileKinds.indexOf(pile.kind))),
    releases: Uint8Array.from(byPile((pile) => RELEASES[pile.rules?.releases?.unit ?? 'none'])),
    unitOnCard: Uint8Array.from(byPile((pile) => UNIT[pile.rules?.accepts?.unit ?? 'card'])),
    unitOnEmpty: Uint8Array.from(
      byPile((pile) => UNIT[pile.rules?.accepts?.emptyUnit ?? pile.rules?.accepts?.unit ?? 'card']),
    ),
    max: Int32Array.from(byPile((pile) => pile.rules?.accepts?.max ?? definition.decks * CARDS_PER_DECK)),
    fromMask: Uint8Array.from(byPile((pile) => fromMask(pile))),
    refill: Uint8Array.from(byPile((pile) => REFILL[pile.rules?.refill?.from ?? 'none'])),
    packets: stock?.to === 'waste' ? stock.packets : [tableau.length],
    passes: stock === undefined ? 0 : stock.passes === 'unlimited' ? -1 : stock.passes,
    dealTargets: stock?.to === 'tableau' ? tableau : ofKind('waste'),
    foundations: ofKind('foundation'),
    maxMoves: piles.length * piles.length * RANKS + 2,
  };
}

function compilePiles(definition: GameDefinition): CompiledPile[] {
  const piles: CompiledPile[] = [];
  const counts = new Map<PileKind, number>();
  const add = (kind: PileKind, group: string, indexInGroup: number, rules: PileGroup | undefined): void => {
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    const single = kind === 'stock' || kind === 'waste';
    piles.push({
      index: piles.length,
      name: single ? kindLetters[kind] : `${kindLetters[kind]}${nth}`,
      kind,
      group,
      indexInGroup,
      rules,
      suit: rules?.accepts?.suits && suitIndex(spread(rules.accepts.suits, indexInGroup, rules.count)),
      colour: rules?.accepts?.colours && spread(rules.accepts.colours, indexInGroup, rules.count),
      fan: rules?.fan ?? 'none',
    });
  };
  if (definition.stock) add('stock', 'stock', 0, undefined);
  const order: readonly GroupKind[] = ['waste', 'reserve', 'tableau', 'foundation'];
  for (const kind of order) {
    for (const [name, group] of Object.entries(definition.piles)) {
      if (group.kind !== kind) continue;
      for (let i = 0; i < group.count; i++) add(kind, name, i, group);
    }
  }
  return piles;
}

function groupsOf(piles: readonly CompiledPile[]): Record<string, number[]> {
  const groups: Record<string, number[]> = {};
  for (const pile of piles) {
    const group = groups[pile.group] ?? [];
    group.push(pile.index);
    groups[pile.group] = group;
  }
  return groups;
}

function fromMask(pile: CompiledPile): number {
  const accepts = pile.rules?.accepts;
  if (!accepts) return 0;
  if (!accepts.from) return ALL_KINDS;
  return accepts.from.reduce((mask, kind) => mask | (1 << pileKinds.indexOf(kind)), 0);
}
