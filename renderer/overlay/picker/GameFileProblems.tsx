import { problemSentence } from '../../../shared/messages/problemSentence.ts';
import { useApp, useWords } from '../app.ts';
import { attempt } from '../attempt.ts';

/** What is wrong with files in the player's folder of games: file, place, what stands there and what would be right. */
export function GameFileProblems() {
  const app = useApp();
  const { library, host } = app;
  const words = useWords();
  const { problems } = library;
  if (problems.length === 0) return null;
  const openFolder = (): void =>
    attempt(app, async () => void (await host.request('app.openFolder', { folder: 'games' })));
  const files = new Set(problems.map(({ file }) => file));
  return (
    <details class="game-file-problems">
      <summary>{words.text('gameFile.title', { count: files.size })}</summary>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.path} ${problem.what}`}>
            <strong>{problem.file}</strong>: {problemSentence(problem, words)}
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={openFolder}>
        {words.text('gameFile.folder')}
      </button>
    </details>
  );
}
