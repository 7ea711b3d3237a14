/**
 * The vocabulary of a definition, written down a second time: the brute-force search must not share a line with
 * what it checks, so it reads a game as plain JSON through types of its own.
 */
export interface PlainBuild {
  readonly rank: 'up' | 'down' | 'upOrDown' | 'any';
  readonly suit: 'any' | 'same' | 'other' | 'sameColour' | 'alternateColour';
  readonly wrap?: true;
}

export interface PlainAccepts {
  readonly empty: string;
  readonly suits?: readonly string[];
  readonly colours?: readonly string[];
  readonly build?: PlainBuild;
  readonly unit: 'card' | 'run' | 'completeRun';
  readonly emptyUnit?: 'card' | 'run' | 'completeRun';
  readonly from?: readonly string[];
  readonly max?: number;
}

export interface PlainGroup {
  readonly kind: 'waste' | 'reserve' | 'tableau' | 'foundation';
  readonly count: number;
  readonly accepts?: PlainAccepts;
  readonly releases?: { readonly unit: 'none' | 'top' | 'run'; readonly run?: PlainBuild };
  readonly refill?: { readonly from: 'stock' | 'waste' };
}

export type PlainStock =
  | { readonly to: 'waste'; readonly packets: readonly number[]; readonly passes: number | 'unlimited' }
  | { readonly to: 'tableau'; readonly passes: 1 };

/** The part of a definition that says what is legal. */
export interface PlainGame {
  readonly piles: Readonly<Record<string, PlainGroup>>;
  readonly stock?: PlainStock;
}

/** One pile of the table with the rules of its group. */
export interface PlainPile {
  readonly name: string;
  readonly kind: PlainGroup['kind'] | 'stock';
  readonly group: PlainGroup | undefined;
  /** The suit (0 clubs, 1 spades, 2 hearts, 3 diamonds) of the first card, or -1. */
  readonly suit: number;
  /** The colour (0 black, 1 red) of the first card, or -1. */
  readonly colour: number;
}

const initials = { waste: 'W', reserve: 'R', tableau: 'P', foundation: 'F' } as const;
const suitNames = ['clubs', 'spades', 'hearts', 'diamonds'];
const colourNames = ['black', 'red'];

function spread(
  list: readonly string[] | undefined,
  names: readonly string[],
  index: number,
  count: number,
): number {
  if (list === undefined) return -1;
  return names.indexOf(list[Math.floor((index * list.length) / count)] ?? '');
}

/** The piles of a game by their names in position keys, in canonical order: the stock, then the groups. */
export function plainPiles(game: PlainGame): PlainPile[] {
  const piles: PlainPile[] = [];
  if (game.stock) piles.push({ name: 'T', kind: 'stock', group: undefined, suit: -1, colour: -1 });
  const used = { waste: 0, reserve: 0, tableau: 0, foundation: 0 };
  for (const group of Object.values(game.piles)) {
    for (let i = 0; i < group.count; i++) {
      const name = group.kind === 'waste' ? 'W' : `${initials[group.kind]}${used[group.kind]}`;
      used[group.kind]++;
      piles.push({
        name,
        kind: group.kind,
        group,
        suit: spread(group.accepts?.suits, suitNames, i, group.count),
        colour: spread(group.accepts?.colours, colourNames, i, group.count),
      });
    }
  }
  return piles;
}
