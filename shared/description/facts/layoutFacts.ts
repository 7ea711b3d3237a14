import { assertNever } from '../../assertNever.ts';
import { type Rank, suits } from '../../cards/card.ts';
import type { CompiledGame } from '../../rules/compile.ts';
import type { DealStep, GroupKind } from '../../rules/definition.ts';
import type { Facing, Fact, Piles } from '../fact.ts';
import { groupsOfKind } from './outline.ts';

/** How many cards of a pile lie face down and face up when the game begins. */
export interface Dealt {
  readonly down: number;
  readonly up: number;
}

/** What the opening deal puts on each pile of a group, by group name. */
export function openingCounts(game: CompiledGame): ReadonlyMap<string, readonly Dealt[]> {
  const counts = new Map<string, Dealt[]>();
  for (const [key, group] of Object.entries(game.definition.piles)) {
    counts.set(key, new Array<Dealt>(group.count).fill({ down: 0, up: 0 }));
  }
  for (const step of game.definition.deal) {
    const before = counts.get(step.to) ?? [];
    counts.set(
      step.to,
      before.map((dealt, pile) => afterStep(dealt, step, pile)),
    );
  }
  return counts;
}

function afterStep(dealt: Dealt, step: DealStep, pile: number): Dealt {
  switch (step.step) {
    case 'start':
      return { ...dealt, up: dealt.up + 1 };
    case 'rows':
      return add(dealt, step.rows, step.face);
    case 'counts':
      return add(dealt, step.counts[pile] ?? 0, step.face);
    default:
      return assertNever(step, 'step of a deal');
  }
}

function add(dealt: Dealt, cards: number, face: 'up' | 'down'): Dealt {
  return face === 'up' ? { ...dealt, up: dealt.up + cards } : { ...dealt, down: dealt.down + cards };
}

/** Whether any card of the opening deal lies face down outside the stock. */
export function hasFaceDownCards(game: CompiledGame): boolean {
  return [...openingCounts(game).values()].flat().some((dealt) => dealt.down > 0);
}

/** Cards left for the stock when everything is dealt. */
export function stockCount(game: CompiledGame): number {
  const dealt = [...openingCounts(game).values()].flat().reduce((sum, pile) => sum + pile.down + pile.up, 0);
  return game.cards - dealt;
}

/** What lies where when the game begins. */
export function layoutFacts(game: CompiledGame): Fact[] {
  const facts: Fact[] = startingFacts(game);
  const counts = openingCounts(game);
  const started = new Set(
    game.definition.deal.filter((step) => step.step === 'start').map((step) => step.to),
  );
  for (const kind of ['tableau', 'reserve', 'foundation'] as const) {
    const all = groupsOfKind(game, kind);
    const groups = all.filter((group) => !(kind === 'foundation' && started.has(group.key)));
    const piles = groups.flatMap((group) => counts.get(group.key) ?? []);
    if (piles.length > 0) facts.push(dealtFact(kind, piles, groups.length < all.length));
  }
  facts.push(...spreadFacts(game));
  const stock = stockCount(game);
  if (game.definition.stock && stock > 0) facts.push({ say: 'stockCards', cards: stock });
  else facts.push({ say: 'allDealt' });
  return facts;
}

function startingFacts(game: CompiledGame): Fact[] {
  const byKind = new Map<GroupKind, { rank: Rank; count: number }[]>();
  for (const step of game.definition.deal) {
    const group = game.definition.piles[step.to];
    if (step.step !== 'start' || !group) continue;
    byKind.set(group.kind, [...(byKind.get(group.kind) ?? []), { rank: step.rank, count: group.count }]);
  }
  return [...byKind].map(([kind, cards]): Fact => {
    const counts = cards.map((each) => each.count);
    const all = counts.every((count) => count === game.definition.decks * suits.length);
    const oneOfEachSuit = counts.every((count) => count === suits.length);
    return {
      say: 'startingCards',
      kind,
      cards,
      choice: all ? 'all' : oneOfEachSuit ? 'oneOfEachSuit' : 'some',
    };
  });
}

function spreadFacts(game: CompiledGame): Fact[] {
  const piles = (['tableau', 'reserve'] as const).flatMap((kind): Piles[] => {
    const groups = groupsOfKind(game, kind);
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    return groups.some((group) => (group.rules.fan ?? 'none') !== 'none') ? [{ kind, count }] : [];
  });
  return piles.length > 0 ? [{ say: 'spread', piles }] : [];
}

function dealtFact(kind: GroupKind, piles: readonly Dealt[], others: boolean): Fact {
  const count = piles.length;
  const counts = piles.map((pile) => pile.down + pile.up);
  const each = counts[0] ?? 0;
  if (counts.every((cards) => cards === 0)) return { say: 'startsEmpty', kind, count, others };
  const facing = facingOf(piles);
  if (counts.every((cards) => cards === each)) return { say: 'dealtEvenly', kind, count, each, facing };
  return { say: 'dealtUnevenly', kind, count, counts, facing };
}

function facingOf(piles: readonly Dealt[]): Facing {
  const filled = piles.filter((pile) => pile.down + pile.up > 0);
  if (filled.every((pile) => pile.down === 0)) return { face: 'up' };
  if (filled.every((pile) => pile.up === 0)) return { face: 'down' };
  if (filled.every((pile) => pile.up === 1)) return { face: 'topUp' };
  const [first] = filled;
  if (first && piles.every((pile) => pile.down === first.down && pile.up === first.up)) {
    return { face: 'mixed', lower: first.down, upper: first.up };
  }
  return { face: 'varied', down: piles.map((pile) => pile.down) };
}
