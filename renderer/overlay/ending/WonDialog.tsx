import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../../shared/ipc/contract.ts';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';

type Report = Result<'statistics.read'>;

/** The results of the game just won, this win included, once it is in the history; null before, or if unreadable. */
function useResults(gameId: string): Report | null {
  const { host, keeper } = useApp();
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    let closed = false;
    const read = async (): Promise<void> => {
      await keeper.idle();
      const results = await host.request('statistics.read', { games: [gameId] });
      if (!closed) setReport(results);
    };
    // Without results the dialog says less; that something could not be kept is told elsewhere.
    read().catch(() => setReport(null));
    return () => {
      closed = true;
    };
  }, [host, keeper, gameId]);
  return report;
}

/** The game is won: how, how that compares, and what next. */
export function WonDialog() {
  const { session, overlay, actions, settings } = useApp();
  const words = useWords();
  const { deal, moves } = session.table.value;
  const report = useResults(deal.compiled.id);
  const playingMs = session.clock.elapsed();
  const isBest = (best: number | undefined, own: number): boolean =>
    report !== null && report.won > 1 && best === own;
  return (
    <Dialog
      title={words.text('won.title')}
      size="small"
      isSaid
      isClear
      onClose={() => overlay.close()}
      actions={
        <>
          <button type="button" class="button" onClick={() => overlay.close()}>
            {words.text('won.look')}
          </button>
          <button
            type="button"
            class="button button-main"
            data-first
            onClick={() => {
              overlay.close();
              actions.newDeal.run();
            }}
          >
            {words.text('won.again')}
          </button>
        </>
      }
    >
      <p class="won-game">
        {words.text('won.text', {
          game: words.gameName(deal.compiled.definition),
          number: deal.game.number,
        })}
      </p>
      <dl class="figures">
        {settings.value.value.hideClock ? null : (
          <Figure
            label={words.text('won.time')}
            value={words.duration(playingMs / 1000)}
            note={isBest(report?.winTime?.best, playingMs) ? words.text('won.bestTime') : null}
          />
        )}
        <Figure
          label={words.text('won.moves')}
          value={words.number(moves)}
          note={isBest(report?.winMoves?.best, moves) ? words.text('won.fewestMoves') : null}
        />
        {report === null || settings.value.value.hideStatistics ? null : (
          <Figure
            label={words.text('won.wins')}
            value={words.text('won.winsOf', {
              won: words.number(report.won),
              played: words.number(report.played),
            })}
            note={null}
          />
        )}
      </dl>
    </Dialog>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note === null ? null : <span class="figure-note">{note}</span>}
      </dd>
    </div>
  );
}
