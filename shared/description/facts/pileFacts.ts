import type { CompiledGame } from '../../rules/compile.ts';
import type { Accepts, GroupKind } from '../../rules/definition.ts';
import type { Destination, Fact, Piles } from '../fact.ts';
import { groupsOfKind, mayGetRuns, type OutlinedGroup, ownershipOf } from './outline.ts';

/** What the tableau takes, group by group. */
export function tableauFacts(game: CompiledGame): Fact[] {
  return byGroup(groupsOfKind(game, 'tableau'), (group) => acceptFacts(game, group));
}

/** What the reserve gives and takes, group by group. */
export function reserveFacts(game: CompiledGame): Fact[] {
  const groups = groupsOfKind(game, 'reserve');
  return byGroup(groups, (group) => [...releaseFacts(game, group), ...acceptFacts(game, group)]);
}

/** The facts of each group under a scope, or without one where the kind has one group only. */
export function byGroup(groups: readonly OutlinedGroup[], factsOf: (group: OutlinedGroup) => Fact[]): Fact[] {
  return groups.flatMap((group) => {
    const facts = factsOf(group);
    if (groups.length === 1 || facts.length === 0) return facts;
    return [
      { say: 'scope', kind: group.kind, first: group.first, last: group.last } satisfies Fact,
      ...facts,
    ];
  });
}

/** What may be put on the piles of a group, and what fills them when they are empty. */
export function acceptFacts(game: CompiledGame, group: OutlinedGroup): Fact[] {
  const accepts = group.rules.accepts;
  const piles: Piles = { kind: group.kind, count: group.count };
  const facts: Fact[] = [];
  if (!accepts || (!accepts.build && accepts.empty === 'none')) facts.push({ say: 'takesNothing', ...piles });
  else facts.push(...ownedFacts(group, piles), ...buildFacts(game, group, accepts, piles));
  if (group.rules.refill) facts.push({ say: 'refill', from: group.rules.refill.from, ...piles });
  const empty = accepts?.empty ?? 'none';
  const unit = accepts?.emptyUnit ?? accepts?.unit ?? 'card';
  const runs = mayGetRuns(game, group);
  if (group.rules.refill) {
    facts.push({ say: 'afterRefill', from: group.rules.refill.from, empty, unit, runs, ...piles });
  } else if (accepts && (accepts.build || empty !== 'none')) {
    facts.push({ say: 'empty', empty, unit, runs, ...piles });
  }
  return facts;
}

function ownedFacts(group: OutlinedGroup, piles: Piles): Fact[] {
  const owners = ownershipOf(group);
  return owners.by === 'nobody' ? [] : [{ say: 'owned', owners, ...piles }];
}

function buildFacts(game: CompiledGame, group: OutlinedGroup, accepts: Accepts, piles: Piles): Fact[] {
  const { build, max, from, unit } = accepts;
  const facts: Fact[] = [];
  if (build) {
    facts.push({ say: 'build', build, ...piles });
    if (build.wrap && build.rank !== 'any') facts.push({ say: 'buildWraps', direction: build.rank });
    else if (build.rank === 'upOrDown') facts.push({ say: 'buildEnds' });
    if (max !== undefined) facts.push({ say: 'holdsAtMost', max, ...piles });
    if (unit === 'card' && mayGetRuns(game, group)) facts.push({ say: 'takesOneCard', ...piles });
  } else {
    facts.push({ say: 'neverBuilt', ...piles });
  }
  if (from) facts.push({ say: 'takesFrom', from, ...piles });
  return facts;
}

/** What may be taken from the piles of a group, and where it may go. */
export function releaseFacts(game: CompiledGame, group: OutlinedGroup): Fact[] {
  const releases = group.rules.releases;
  const piles: Piles = { kind: group.kind, count: group.count };
  if (!releases || releases.unit === 'none') return [{ say: 'givesNothing', ...piles }];
  const to = destinationsOf(game, group);
  const goes: Fact[] = to.length > 0 ? [{ say: 'goes', from: group.kind, count: group.count, to }] : [];
  if (releases.unit === 'run' && releases.run) return [{ say: 'runMoves', run: releases.run }, ...goes];
  return [{ say: 'topCardOnly', ...piles }, ...goes];
}

/** Where cards of a group may go, foundations first. */
export function destinationsOf(game: CompiledGame, source: OutlinedGroup): Destination[] {
  const kinds: readonly GroupKind[] = ['foundation', 'tableau', 'reserve', 'waste'];
  return kinds.flatMap((kind): Destination[] => {
    const open = groupsOfKind(game, kind).filter((group) => {
      const accepts = group.rules.accepts;
      if (!accepts || (!accepts.build && accepts.empty === 'none')) return false;
      if (accepts.unit === 'completeRun' && source.rules.releases?.unit !== 'run') return false;
      if (group.key === source.key && group.count === 1) return false;
      return accepts.from === undefined || accepts.from.includes(source.kind);
    });
    if (open.length === 0) return [];
    const count = groupsOfKind(game, kind).reduce((sum, group) => sum + group.count, 0);
    return [{ kind, count, emptyOnly: open.every((group) => group.rules.accepts?.build === undefined) }];
  });
}
