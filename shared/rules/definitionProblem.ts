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

export type ProblemKind =
  // One value by itself.
  | 'missing'
  | 'unknownKey'
  | 'wrongType'
  | 'notOneOf'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooLong'
  | 'empty'
  | 'badName'
  // Several values together.
  | 'noFoundation'
  | 'tooManyPiles'
  | 'foundationRoom'
  | 'unevenSpread'
  | 'noSuchGroup'
  | 'noWaste'
  | 'twoWastes'
  | 'noStock'
  | 'runWithoutBuild'
  | 'buildWithoutRun'
  | 'countsDiffer'
  | 'cardsDealt'
  | 'cardsLeft'
  | 'startNeedsSuits'
  | 'startOverDecks'
  | 'startRank'
  | 'notLaidOut'
  | 'laidOutTwice'
  | 'dealToWaste';
