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
  'notNumber',
  'notWhole',
  'notText',
  'notList',
  'notObject',
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
  'noTableau',
  'noSuchKind',
  'runWithoutBuild',
  'buildWithoutRun',
  'countsDiffer',
  'cardsDealt',
  'cardsLeft',
  'startNeedsSuits',
  'startOverDecks',
  'startRank',
  'startTwice',
  'startSuits',
  'notLaidOut',
  'laidOutTwice',
  'dealToWaste',
  'dealToFoundation',
  'dealtOverMax',
  'hiddenOnOpen',
  'topFaceDown',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** A problem at this place, from values as they would stand in the file. */
export function problem(
  path: string,
  what: ProblemKind,
  expected: string | number,
  received: string | number,
): DefinitionProblem {
  return { path, what, expected: String(expected), received: String(received) };
}
