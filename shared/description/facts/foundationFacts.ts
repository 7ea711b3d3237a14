import { RANKS, type Rank, rankIndex, ranks } from '../../cards/card.ts';
import type { CompiledGame, CompiledPile } from '../../rules/compile.ts';
import type { Build } from '../../rules/definition.ts';
import type { Fact } from '../fact.ts';
import { areAkin, groupsOfKind, type OutlinedGroup, ownershipOf, runBuildFor } from './outline.ts';
import { acceptFacts } from './pileFacts.ts';

/** A foundation's cards in order: the first and last rank, and how many. */
export interface Sequence {
  readonly start: Rank;
  readonly end: Rank;
  readonly size: number;
}

/** What the foundations take and whether they give anything back. */
export function foundationFacts(game: CompiledGame): Fact[] {
  const groups = groupsOfKind(game, 'foundation');
  const facts: Fact[] = [];
  for (const group of groups) facts.push(...foundationGroupFacts(game, group, groups.length > 1));
  const owned = groups.some((group) => {
    const ownership = ownershipOf(group);
    return group.count > 1 && ownership.by === 'suit' && !ownership.firstOnly;
  });
  if (owned) facts.push({ say: 'ownFoundation' });
  return [...facts, ...takeBackFacts(groups)];
}

function foundationGroupFacts(game: CompiledGame, group: OutlinedGroup, some: boolean): Fact[] {
  const accepts = group.rules.accepts;
  const build = buildOf(game, group);
  const sequence = sequenceOf(game, group);
  const { count } = group;
  if (!accepts || !build || !sequence || accepts.unit === 'run') {
    const scope: Fact = { say: 'scope', kind: 'foundation', first: group.first, last: group.last };
    return [...(some ? [scope] : []), ...acceptFacts(game, group)];
  }
  const { from, unit } = accepts;
  const owners = ownershipOf(group);
  if (unit === 'completeRun') {
    const { start, end } = sequence;
    return [{ say: 'completeRunFoundation', count, some, start, end, build, owners, from }];
  }
  const foundation: Fact = { say: 'foundation', count, some, ...sequence, build, owners };
  return from ? [foundation, { say: 'takesFrom', from, kind: 'foundation', count }] : [foundation];
}

/** How a foundation's cards follow each other; complete runs bring their order along. */
function buildOf(game: CompiledGame, group: OutlinedGroup): Build | undefined {
  const accepts = group.rules.accepts;
  return accepts?.build ?? (accepts?.unit === 'completeRun' ? runBuildFor(game, group) : undefined);
}

/** The sequence of a group that begins with one rank and goes one way, else undefined. */
export function sequenceOf(game: CompiledGame, group: OutlinedGroup): Sequence | undefined {
  const build = buildOf(game, group);
  const direction = build && stepOf(build);
  const start = startOf(game, group);
  if (!direction || start === undefined) return undefined;
  const first = rankIndex(start);
  const untilEnd = direction > 0 ? RANKS - first : first + 1;
  const natural = build.wrap ? RANKS : untilEnd;
  const size = Math.min(group.rules.accepts?.max ?? natural, natural);
  const end = ranks[(first + direction * (size - 1) + RANKS * RANKS) % RANKS];
  return end && { start, end, size };
}

function stepOf(build: Build): 1 | -1 | undefined {
  if (build.rank === 'up') return 1;
  return build.rank === 'down' ? -1 : undefined;
}

function startOf(game: CompiledGame, group: OutlinedGroup): Rank | undefined {
  const dealt = game.definition.deal.find((step) => step.step === 'start' && step.to === group.key);
  if (dealt?.step === 'start') return dealt.rank;
  const empty = group.rules.accepts?.empty;
  return empty === 'any' || empty === 'none' ? undefined : empty;
}

/** One sentence for all foundations where they agree, else one for each group. */
function takeBackFacts(groups: readonly OutlinedGroup[]): Fact[] {
  const gives = (group: OutlinedGroup): boolean => (group.rules.releases?.unit ?? 'none') !== 'none';
  const piles = groups.flatMap((group) => group.piles);
  if (groups.every(gives)) {
    return piles.length > 0 ? [{ say: 'takeBack', count: piles.length, between: anyFits(piles, piles) }] : [];
  }
  if (!groups.some(gives)) return [{ say: 'staysPut', completeRuns: false }];
  return groups.map((group): Fact => {
    const only = { first: group.first, last: group.last };
    const completeRuns = group.rules.accepts?.unit === 'completeRun';
    if (!gives(group)) return { say: 'staysPut', completeRuns, only };
    return { say: 'takeBack', count: group.count, between: anyFits(group.piles, piles), only };
  });
}

/** Whether the top card of one pile can ever fit another one of the targets. */
function anyFits(sources: readonly CompiledPile[], targets: readonly CompiledPile[]): boolean {
  const takers = targets.filter(({ rules }) => {
    const accepts = rules?.accepts;
    return accepts && accepts.unit !== 'completeRun' && (accepts.from?.includes('foundation') ?? true);
  });
  return takers.some((to) => sources.some((from) => from !== to && areAkin(from, to)));
}
