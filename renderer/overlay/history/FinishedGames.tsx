import { useEffect, useState } from 'preact/hooks';
import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { GameSummary, Outcome } from '../../../shared/statistics/record.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { errorText } from '../errorText.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { watchRecord } from './watchGame.ts';

const PAGE = 50;

const outcomeLabels: Readonly<Record<Outcome, LabelKey>> = {
  won: 'games.won',
  lost: 'games.lost',
  givenUp: 'games.givenUp',
};

interface Read {
  readonly games: readonly GameSummary[];
  readonly total: number;
}

/** The finished games, latest first, each to be watched again. */
export function FinishedGames() {
  const app = useApp();
  const { host, overlay, library } = app;
  const words = useWords();
  const [read, setRead] = useState<Read | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const readMore = async (known: readonly GameSummary[]): Promise<void> => {
    try {
      const page = await host.request('history.page', { filter: {}, offset: known.length, limit: PAGE });
      setRead({ games: [...known, ...page.games], total: page.total });
    } catch (error) {
      setFailed(error);
    }
  };
  useEffect(() => void readMore([]), []);
  const nameOf = (id: string): string => {
    const game = library.find(id);
    return game === undefined ? id : words.gameName(game);
  };
  return (
    <Dialog title={words.text('games.title')} size="large" onClose={() => overlay.close()}>
      {failed === null ? null : (
        <p class="error" role="alert">
          {words.text('games.failed', { reason: errorText(failed, words) })}
        </p>
      )}
      {read?.total === 0 ? <p class="hint">{words.text('games.none')}</p> : null}
      {read === null || read.total === 0 ? null : (
        <ScrollBox label={words.text('games.title')}>
          <table class="games-table">
            <caption class="visually-hidden">{words.text('games.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{words.text('statistics.game')}</th>
                <th scope="col">{words.text('games.deal')}</th>
                <th scope="col">{words.text('games.outcome')}</th>
                <th scope="col">{words.text('won.moves')}</th>
                <th scope="col">{words.text('won.time')}</th>
                <th scope="col">{words.text('games.date')}</th>
                <th scope="col">
                  <span class="visually-hidden">{words.text('games.watch')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {read.games.map((game) => (
                <tr key={game.id}>
                  <th scope="row">{nameOf(game.game)}</th>
                  <td>{game.deal}</td>
                  <td>{words.text(outcomeLabels[game.outcome])}</td>
                  <td>{words.number(game.moves)}</td>
                  <td>{words.duration(game.playingMs / 1000)}</td>
                  <td>{words.date(Date.parse(game.ended), true)}</td>
                  <td>
                    <button
                      type="button"
                      class="button"
                      aria-label={words.text('games.watchOne', {
                        game: nameOf(game.game),
                        number: game.deal,
                      })}
                      onClick={() => void watchRecord(app, game.id)}
                    >
                      {words.text('games.watch')}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {read !== null && read.games.length < read.total ? (
        <button type="button" class="button" onClick={() => void readMore(read.games)}>
          {words.text('games.more')}
        </button>
      ) : null}
    </Dialog>
  );
}
