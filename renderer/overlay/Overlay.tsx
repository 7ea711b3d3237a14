import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { BoardView } from '../../shared/board/boardView.ts';
import { AboutDialog } from './about/AboutDialog.tsx';
import { AccessibleTable } from './accessibleTable/AccessibleTable.tsx';
import { LiveRegion } from './accessibleTable/LiveRegion.tsx';
import { TableWindow } from './accessibleTable/TableWindow.tsx';
import type { TableFocus } from './accessibleTable/tableFocus.ts';
import type { TableScroll } from './accessibleTable/tableScroll.ts';
import { type App, AppContext } from './app.ts';
import { AssistantPanel } from './assistant/AssistantPanel.tsx';
import { DealsDialog } from './assistant/DealsDialog.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { BarPlace } from './bars/BarPlace.tsx';
import { ChoiceBar } from './choice/ChoiceBar.tsx';
import { DataDialog } from './data/DataDialog.tsx';
import { DealNumberDialog } from './dealNumber/DealNumberDialog.tsx';
import { DeadBanner } from './ending/DeadBanner.tsx';
import { FinishBar } from './ending/FinishBar.tsx';
import { WonDialog } from './ending/WonDialog.tsx';
import { FinishedGames } from './history/FinishedGames.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { ReplayBar } from './history/ReplayBar.tsx';
import { KeysDialog } from './keys/KeysDialog.tsx';
import { ManualDialog } from './manual/ManualDialog.tsx';
import { NeededPanel } from './needed/NeededPanel.tsx';
import type { DialogName } from './overlayState.ts';
import { ChooseGameDialog } from './picker/ChooseGameDialog.tsx';
import { ReportDialog } from './report/ReportDialog.tsx';
import { RulesPanel } from './rules/RulesPanel.tsx';
import { SavesDialog } from './saves/SavesDialog.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { StatisticsDialog } from './statistics/StatisticsDialog.tsx';
import { TipView } from './tip/TipView.tsx';
import type { Tips } from './tip/tips.ts';
import { Toasts } from './toasts/Toasts.tsx';
import { Tour } from './tour/Tour.tsx';
import { ErrorBoundary } from './trouble/ErrorBoundary.tsx';
import { TableFailure } from './trouble/TableFailure.tsx';

const dialogs: Readonly<Record<DialogName, ComponentType>> = {
  dealNumber: DealNumberDialog,
  deals: DealsDialog,
  saves: SavesDialog,
  finishedGames: FinishedGames,
  chooseGame: ChooseGameDialog,
  statistics: StatisticsDialog,
  settings: SettingsDialog,
  manual: ManualDialog,
  shortcuts: KeysDialog,
  about: AboutDialog,
  data: DataDialog,
  report: ReportDialog,
  won: WonDialog,
};

export interface OverlayProps {
  readonly app: App;
  readonly view: ReadonlySignal<BoardView | null>;
  readonly focus: TableFocus;
  readonly scroll: TableScroll;
  readonly tips: Tips;
  /** The element that the canvas fills; it is the table's, and only put into its place here. */
  readonly canvasPlace: HTMLElement;
}

/** Everything in the window: the bar, the table with its elements, and what comes and goes over it. */
export function Overlay({ app, view, focus, scroll, tips, canvasPlace }: OverlayProps) {
  const name = app.overlay.dialog.value;
  const asked = app.session.choice.value;
  const OpenDialog = name === null ? null : dialogs[name];
  return (
    <AppContext.Provider value={app}>
      <ErrorBoundary app={app}>
        <TopBar />
        <Tour />
      </ErrorBoundary>
      <div class="middle">
        <main class="table-place">
          <ErrorBoundary app={app}>
            <DeadBanner />
          </ErrorBoundary>
          <TableWindow view={view} scroll={scroll} canvasPlace={canvasPlace}>
            <AccessibleTable view={view} focus={focus} />
          </TableWindow>
          <ErrorBoundary app={app}>
            <TableFailure />
            <BarPlace
              view={view}
              scroll={scroll}
              otherwise="float"
              about={asked === null ? [] : [asked.from, ...asked.targets]}
            >
              <ChoiceBar />
            </BarPlace>
            <BarPlace view={view} scroll={scroll} otherwise="float">
              <FinishBar />
            </BarPlace>
            <BarPlace view={view} scroll={scroll} otherwise="dock">
              {app.replay.showing.value === null ? <AssistantPanel /> : <ReplayBar />}
            </BarPlace>
            {OpenDialog === null ? (
              <BarPlace view={view} scroll={scroll} otherwise="float" givesWay>
                <Toasts />
              </BarPlace>
            ) : null}
          </ErrorBoundary>
        </main>
        <ErrorBoundary app={app}>{app.overlay.neededShown.value ? <NeededPanel /> : null}</ErrorBoundary>
        <ErrorBoundary app={app}>{app.overlay.historyShown.value ? <HistoryPanel /> : null}</ErrorBoundary>
        <ErrorBoundary app={app}>{app.overlay.rulesShown.value ? <RulesPanel /> : null}</ErrorBoundary>
      </div>
      <ErrorBoundary app={app}>{OpenDialog === null ? <LiveRegion /> : <OpenDialog />}</ErrorBoundary>
      <TipView tips={tips} />
    </AppContext.Provider>
  );
}
