import { useMemo, useState } from 'preact/hooks';
import { useApp, useWords } from '../app.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { errorText } from '../errorText.ts';
import { DataActions } from './DataActions.tsx';
import { Figures } from './Figures.tsx';
import { FilterBar } from './FilterBar.tsx';
import { familiesOf, filterOf, type Period, type Scope } from './filters.ts';
import { GameTable } from './GameTable.tsx';
import { Groups } from './Groups.tsx';
import { Plots } from './plots/Plots.tsx';
import { Resets } from './Resets.tsx';
import { useReport } from './useReport.ts';

/** The results: figures, plots with their tables, and what one can do with them. Kept up to date while open. */
export function StatisticsDialog() {
  const { host, overlay, library } = useApp();
  const words = useWords();
  const [scope, setScope] = useState<Scope>({ type: 'all' });
  const [period, setPeriod] = useState<Period>({ type: 'all' });
  const filter = useMemo(
    () => filterOf(scope, period, library.games, new Date()),
    [scope, period, library.games],
  );
  const families = useMemo(() => familiesOf(library.games), [library.games]);
  const reading = useReport(host, filter, families);
  return (
    <Dialog
      title={words.text('statistics.title')}
      size="large"
      onClose={() => overlay.close()}
      actions={<DataActions filter={filter} scope={scope} />}
    >
      <FilterBar scope={scope} period={period} onScope={setScope} onPeriod={setPeriod} />
      <Resets />
      {reading.state === 'failed' ? (
        <p class="error" role="alert">
          {words.text('statistics.failed', { reason: errorText(reading.error, words) })}
        </p>
      ) : null}
      {reading.state === 'read' && reading.report.played === 0 ? (
        <p class="hint">{words.text('statistics.none')}</p>
      ) : null}
      {reading.state === 'read' && reading.report.played > 0 ? (
        <>
          <Figures report={reading.report} />
          <GameTable report={reading.report} />
          <Plots report={reading.report} />
          <Groups report={reading.report} />
        </>
      ) : null}
    </Dialog>
  );
}
