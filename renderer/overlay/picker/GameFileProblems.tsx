import type { MessageKey } from '../../../shared/messages/keys.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import type { FileProblem } from '../../../shared/rules/playerGames.ts';
import { useApp, useWords } from '../app.ts';
import { errorText } from '../errorText.ts';

const problemKeys = {
  missing: 'gameFile.missing',
  unknownKey: 'gameFile.unknownKey',
  wrongType: 'gameFile.wrongType',
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
  runWithoutBuild: 'gameFile.runWithoutBuild',
  buildWithoutRun: 'gameFile.buildWithoutRun',
  countsDiffer: 'gameFile.countsDiffer',
  cardsDealt: 'gameFile.cardsDealt',
  cardsLeft: 'gameFile.cardsLeft',
  startNeedsSuits: 'gameFile.startNeedsSuits',
  startOverDecks: 'gameFile.startOverDecks',
  startRank: 'gameFile.startRank',
  notLaidOut: 'gameFile.notLaidOut',
  laidOutTwice: 'gameFile.laidOutTwice',
  dealToWaste: 'gameFile.dealToWaste',
  fileTooLarge: 'gameFile.fileTooLarge',
  tooMany: 'gameFile.tooMany',
  unreadable: 'gameFile.unreadable',
  notJson: 'gameFile.notJson',
  idTaken: 'gameFile.idTaken',
} as const satisfies Record<FileProblem['what'], MessageKey>;

/** What is wrong with files in the player's folder of games: file, place, what stands there and what would be right. */
export function GameFileProblems() {
  const { library, host, overlay } = useApp();
  const words = useWords();
  const { problems } = library;
  if (problems.length === 0) return null;
  const openFolder = (): void => {
    host
      .request('app.openFolder', { folder: 'games' })
      .catch((error) => overlay.say('error', words.text('toast.error', { reason: errorText(error, words) })));
  };
  const files = new Set(problems.map(({ file }) => file));
  return (
    <details class="game-file-problems">
      <summary>{words.text('gameFile.title', { count: files.size })}</summary>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.path} ${problem.what}`}>
            <strong>{problem.file}</strong>: {sentence(problem, words)}
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={openFolder}>
        {words.text('gameFile.folder')}
      </button>
    </details>
  );
}

function sentence({ path, what, expected, received }: FileProblem, words: Translator): string {
  return words.text(problemKeys[what], { path: path || words.text('gameFile.whole'), expected, received });
}
