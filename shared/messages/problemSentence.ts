import type { DefinitionProblem } from '../rules/definitionProblem.ts';
import type { FileProblem } from '../rules/playerGames.ts';
import type { MessageKey } from './keys.ts';
import type { Translator } from './translator.ts';

const problemKeys = {
  missing: 'gameFile.missing',
  unknownKey: 'gameFile.unknownKey',
  notNumber: 'gameFile.notNumber',
  notWhole: 'gameFile.notWhole',
  notText: 'gameFile.notText',
  notList: 'gameFile.notList',
  notObject: 'gameFile.notObject',
  notOneOf: 'gameFile.notOneOf',
  tooSmall: 'gameFile.tooSmall',
  tooLarge: 'gameFile.tooLarge',
  tooLong: 'gameFile.tooLong',
  empty: 'gameFile.empty',
  badName: 'gameFile.badName',
  noFoundation: 'gameFile.noFoundation',
  tooManyPiles: 'gameFile.tooManyPiles',
  foundationRoom: 'gameFile.foundationRoom',
  unevenSpread: 'gameFile.unevenSpread',
  noSuchGroup: 'gameFile.noSuchGroup',
  noWaste: 'gameFile.noWaste',
  twoWastes: 'gameFile.twoWastes',
  noStock: 'gameFile.noStock',
  noTableau: 'gameFile.noTableau',
  noSuchKind: 'gameFile.noSuchKind',
  runWithoutBuild: 'gameFile.runWithoutBuild',
  buildWithoutRun: 'gameFile.buildWithoutRun',
  countsDiffer: 'gameFile.countsDiffer',
  cardsDealt: 'gameFile.cardsDealt',
  cardsLeft: 'gameFile.cardsLeft',
  startNeedsSuits: 'gameFile.startNeedsSuits',
  startOverDecks: 'gameFile.startOverDecks',
  startRank: 'gameFile.startRank',
  startTwice: 'gameFile.startTwice',
  startSuits: 'gameFile.startSuits',
  notLaidOut: 'gameFile.notLaidOut',
  laidOutTwice: 'gameFile.laidOutTwice',
  dealToWaste: 'gameFile.dealToWaste',
  dealToFoundation: 'gameFile.dealToFoundation',
  dealtOverMax: 'gameFile.dealtOverMax',
  hiddenOnOpen: 'gameFile.hiddenOnOpen',
  topFaceDown: 'gameFile.topFaceDown',
  fileTooLarge: 'gameFile.fileTooLarge',
  tooMany: 'gameFile.tooMany',
  unreadable: 'gameFile.unreadable',
  notJson: 'gameFile.notJson',
  jsonEnds: 'gameFile.jsonEnds',
  idTaken: 'gameFile.idTaken',
  noSuchParent: 'gameFile.noSuchParent',
} as const satisfies Record<FileProblem['what'], MessageKey>;

/** What is wrong at one place of a game file and what would be right, as a sentence in the translator's language. */
export function problemSentence(
  { path, what, expected, received }: DefinitionProblem | FileProblem,
  words: Translator,
): string {
  const [line = '', column = ''] = path.split(':');
  return words.text(problemKeys[what], {
    line,
    column,
    path: path || words.text('gameFile.whole'),
    expected,
    received,
  });
}
