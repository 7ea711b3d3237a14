import { colours, suits } from '../../cards/card.ts';
import type { CompiledGame, CompiledPile } from '../../rules/compile.ts';
import type { Build, GroupKind, PileGroup } from '../../rules/definition.ts';
import type { Ownership, Piles } from '../fact.ts';

/** A group of piles as a sentence sees it: its rules, and where it stands among the piles of its kind. */
export interface OutlinedGroup extends Piles {
  readonly key: string;
  readonly rules: PileGroup;
  /** Number of its first pile within the kind, from 1. */
  readonly first: number;
  readonly last: number;
  readonly piles: readonly CompiledPile[];
}

/** The groups of one kind, in canonical order. */
export function groupsOfKind(game: CompiledGame, kind: GroupKind): OutlinedGroup[] {
  const groups: OutlinedGroup[] = [];
  let before = 0;
  for (const [key, rules] of Object.entries(game.definition.piles)) {
    if (rules.kind !== kind) continue;
    const piles = game.piles.filter((pile) => pile.group === key);
    groups.push({
      key,
      rules,
      kind,
      count: rules.count,
      first: before + 1,
      last: before + rules.count,
      piles,
    });
    before += rules.count;
  }
  return groups;
}

/** Who owns the piles of a group: suits and colours in their own order, each with its number of piles. */
export function ownershipOf(group: OutlinedGroup): Ownership {
  const kept = group.rules.accepts?.build?.suit;
  const bySuit = suits
    .map((suit, index) => ({ suit, count: group.piles.filter((pile) => pile.suit === index).length }))
    .filter((owner) => owner.count > 0);
  if (bySuit.length > 0) return { by: 'suit', owners: bySuit, firstOnly: kept !== 'same' };
  const byColour = colours
    .map((colour) => ({ colour, count: group.piles.filter((pile) => pile.colour === colour).length }))
    .filter((owner) => owner.count > 0);
  if (byColour.length === 0) return { by: 'nobody' };
  return { by: 'colour', owners: byColour, firstOnly: kept !== 'same' && kept !== 'sameColour' };
}

/** Whether a card of one pile's sequence can ever fit the other: no two that keep to different suits or colours. */
export function areAkin(a: CompiledPile, b: CompiledPile): boolean {
  const keptBy = (pile: CompiledPile): Build['suit'] | undefined => pile.rules?.accepts?.build?.suit;
  const suitOf = (pile: CompiledPile) => (keptBy(pile) === 'same' ? pile.suit : undefined);
  const colourOf = (pile: CompiledPile) => {
    const suit = suitOf(pile);
    if (suit !== undefined) return colours[suit < 2 ? 0 : 1];
    return keptBy(pile) === 'same' || keptBy(pile) === 'sameColour' ? pile.colour : undefined;
  };
  const differ = <T>(x: T | undefined, y: T | undefined): boolean =>
    x !== undefined && y !== undefined && x !== y;
  return !differ(suitOf(a), suitOf(b)) && !differ(colourOf(a), colourOf(b));
}

/** What holds the runs together that this group can get, where all its sources agree. */
export function runBuildFor(game: CompiledGame, group: OutlinedGroup): Build | undefined {
  const from = group.rules.accepts?.from;
  const builds = Object.values(game.definition.piles)
    .filter((source) => from === undefined || from.includes(source.kind))
    .flatMap((source) =>
      source.releases?.unit === 'run' && source.releases.run ? [source.releases.run] : [],
    );
  const [first] = builds;
  return builds.every((build) => build.rank === first?.rank && build.suit === first.suit) ? first : undefined;
}

/** Whether any pile that may give to this group gives runs. */
export function mayGetRuns(game: CompiledGame, group: OutlinedGroup): boolean {
  const from = group.rules.accepts?.from;
  return Object.values(game.definition.piles).some(
    (source) => source.releases?.unit === 'run' && (from === undefined || from.includes(source.kind)),
  );
}
