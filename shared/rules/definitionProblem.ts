/** What is wrong with a game file at one place, as data for the words. */
export interface DefinitionProblem {
  /** Where in the file, such as `piles.tableau.count`; empty for the whole file. */
  readonly path: string;
  readonly what: ProblemKind;
  /** What would be right, as it would stand in the file. */
  readonly expected: string;
  /** What stands there, shortened. */
  readonly received: string;
}

/** Everything that can be wrong with a definition: first one value by itself, then several together. */
export const problemKinds = [
  'missing',
  'unknownKey',
  'wrongType',
  'notOneOf',
  'tooSmall',
  'tooLarge',
  'tooLong',
  'empty',
  'badName',
  'noFoundation',
  'tooManyPiles',
  'foundationRoom',
  'unevenSpread',
  'noSuchGroup',
  'noWaste',
  'twoWastes',
  'noStock',
  'runWithoutBuild',
  'buildWithoutRun',
  'countsDiffer',
  'cardsDealt',
  'cardsLeft',
  'startNeedsSuits',
  'startOverDecks',
  'startRank',
  'notLaidOut',
  'laidOutTwice',
  'dealToWaste',
] as const;

export type ProblemKind = (typeof problemKinds)[number];
