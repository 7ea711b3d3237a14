import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import type { BoardView } from '../shared/board/boardView.ts';
import { Assistant } from './assistant/assistant.ts';
import { connectToHost } from './host/hostClient.ts';
import { Announcer } from './overlay/accessibleTable/announcer.ts';
import { TableFocus } from './overlay/accessibleTable/tableFocus.ts';
import { TableScroll } from './overlay/accessibleTable/tableScroll.ts';
import type { App } from './overlay/app.ts';
import { tellAssistant } from './overlay/assistant/tellAssistant.ts';
import { noticeTeller, solverTroubleTeller } from './overlay/assistant/tellNotices.ts';
import { tellVerdicts } from './overlay/assistant/tellVerdicts.ts';
import { tellNotices } from './overlay/data/tellNotices.ts';
import { pauseBehindDialogs } from './overlay/dialog/pauseBehind.ts';
import { failedDealText } from './overlay/errorText.ts';
import { keepFocus } from './overlay/focus/keepFocus.ts';
import { listenToEscape } from './overlay/focus/stepBack.ts';
import { goToTable } from './overlay/focus/tablePile.ts';
import { tellReplay } from './overlay/history/tellReplay.ts';
import { tellFullScreen } from './overlay/keys/tellFullScreen.ts';
import { notPossibleTeller } from './overlay/keys/tellNotPossible.ts';
import { Overlay } from './overlay/Overlay.tsx';
import { OverlayState } from './overlay/overlayState.ts';
import { followPage } from './overlay/page.ts';
import { Tips } from './overlay/tip/tips.ts';
import { gameTeller } from './overlay/toasts/gameTeller.ts';
import { offerDealBack } from './overlay/toasts/offerDealBack.ts';
import { tellInToasts } from './overlay/toasts/tellInToasts.ts';
import { troubleTeller } from './overlay/toasts/troubleTeller.ts';
import { logTrouble } from './overlay/trouble/logTrouble.ts';
import { Replay } from './replay/replay.ts';
import { beginSession } from './session/beginSession.ts';
import { firstWords, followLanguage } from './session/chosenWords.ts';
import { Clicks } from './session/clicks.ts';
import { watchForPauses } from './session/clockPauses.ts';
import { createCommandActions } from './session/commandActions.ts';
import { watchForDeadEnds } from './session/deadWatch.ts';
import { GameClock } from './session/gameClock.ts';
import { loadLibrary } from './session/gameLibrary.ts';
import { GameSwitch } from './session/gameSwitch.ts';
import { followConnection, followHostEvents, openAddress } from './session/hostEvents.ts';
import { Keeper } from './session/keeper.ts';
import { listenToShortcuts } from './session/keyboard.ts';
import { followWithNativeMenus } from './session/nativeMenuState.ts';
import { windowOfBrowser, windowOfHost } from './session/ownWindow.ts';
import { randomDealNumber } from './session/randomDeal.ts';
import { openSettings } from './session/settingsStore.ts';
import { watchSystemLooks } from './session/systemLooks.ts';
import { bindTable, followWithoutPicture } from './session/tableBinding.ts';
import { tableLooks } from './session/tableLooks.ts';
import { prepareTable } from './table/createTable.ts';
import { startSolverWorker } from './workers/solverClient.ts';

/** Puts the program together and a game on the table. The parts are handed to each other here and nowhere else. */
export async function startApp(root: HTMLElement): Promise<void> {
  prepareTable();
  const host = connectToHost();
  const words = firstWords();
  const overlay = new OverlayState(words);
  const tellTrouble = troubleTeller(overlay);
  logTrouble(window, host, tellTrouble);

  const [settings, about, library] = await Promise.all([
    openSettings(host, (error) => tellTrouble('toast.settingsNotSaved', error)),
    host.request('app.about', null),
    loadLibrary(host, (error) => tellTrouble('toast.error', error)),
  ]);
  await followLanguage(words, settings, navigator.languages, (error) => tellTrouble('toast.error', error));

  const keeper = new Keeper(host, {
    notKept: (error) => tellTrouble('toast.notSaved', error),
    notRecorded: (error) => tellTrouble('toast.notRecorded', error),
    openElsewhere: (kept) => {
      switcher.giveUp(kept).catch((error: unknown) => tellTrouble('toast.error', error));
    },
  });
  const clock = new GameClock(() => performance.now());
  const moment = { newId: () => crypto.randomUUID(), now: () => new Date() };
  const { session, game, taken, failedDeal } = await beginSession(
    { keeper, clock, settings, moment },
    library,
    randomDealNumber(crypto),
  );
  if (failedDeal) overlay.say('error', ({ translator }) => failedDealText(failedDeal, translator));
  const notResumed = (error: unknown): void => tellTrouble('toast.fresh', error);
  const say = gameTeller(overlay);
  const switcher: GameSwitch = new GameSwitch({
    host,
    library,
    session,
    keeper,
    settings,
    gameName: (named) => words.peek().translator.gameName(named),
    notResumed,
    putAside: (name) => overlay.say('info', ({ translator }) => translator.text('saves.putAside', { name })),
    openElsewhere(wanted) {
      say('open.elsewhere', wanted);
      host.request('window.show', { game: wanted.id }).catch((error) => tellTrouble('toast.error', error));
    },
    takenAway: (lost) => say('open.takenAway', lost),
  });
  const isTakenUp = switcher.takeUp(game, taken);

  const clicks = new Clicks(session, () => settings.value.peek().clickPreference);
  const isMac = about.platform === 'darwin' || /Mac/.test(navigator.userAgent);
  const assistant = new Assistant({
    session,
    settings,
    library,
    startSolver: startSolverWorker,
    random: Math.random,
    now: () => new Date(),
    say: noticeTeller(overlay),
    failed: solverTroubleTeller(overlay, () => watchForDeadEnds(session, window)),
  });
  const replay = new Replay(session, moment);
  const failed = (error: unknown): void => tellTrouble('toast.error', error);
  const ownWindow = about.host === 'electron' ? windowOfHost(host, failed) : windowOfBrowser(window);
  const view = signal<BoardView | null>(null);
  const announcer = new Announcer(session, words);
  const focus = new TableFocus(session, clicks, view, (event) => announcer.focusEvent(event));
  const actions = createCommandActions({
    session,
    assistant,
    settings,
    overlay,
    host,
    ownWindow,
    failed,
    toTable: () => goToTable(document, () => announcer.tellSummary(focus.pile.peek())),
    say: (saying) => announcer.say(saying(words.peek())),
  });
  const app: App = {
    host,
    about,
    session,
    keeper,
    assistant,
    replay,
    moment,
    clicks,
    library,
    switcher,
    settings,
    words,
    overlay,
    actions,
    announcer,
    isMac,
  };

  const system = watchSystemLooks(window);
  followPage(document, app, system);
  tellInToasts(app);
  offerDealBack(app);

  listenToShortcuts(window, {
    actions,
    settings,
    isMac,
    notPossible: notPossibleTeller(app, announcer),
    isBlocked: () => overlay.dialog.peek() !== null,
  });
  tellAssistant(app, announcer);
  tellVerdicts(app, announcer);
  tellReplay(app, announcer);
  tellFullScreen(ownWindow, app, announcer);
  listenToEscape(window, app);
  pauseBehindDialogs(app);
  keepFocus(document);
  const tips = new Tips(document, () => announcer.say(words.peek().translator.text('tip.hidden')));
  tips.start();
  const scroll = new TableScroll();
  const canvasPlace = document.createElement('div');
  canvasPlace.className = 'table-canvas';
  render(
    <Overlay app={app} view={view} focus={focus} scroll={scroll} tips={tips} canvasPlace={canvasPlace} />,
    root,
  );
  announcer.opened(isTakenUp ? 'restored' : 'dealt');
  const bound = bindTable({
    parent: canvasPlace,
    session,
    clicks,
    settings: () => tableLooks(settings.value.value, system, words.value.spoken.rankSigns),
    opened: () => focus.opened.value,
    marks: () => ({ hint: assistant.hints.mark(), ...focus.marks.value }),
    origin: () => scroll.origin.value,
    scrollBy: (x, y) => scroll.by(x, y),
    viewChanged: (next) => {
      view.value = next;
    },
  });
  await bound.catch((error: unknown) => {
    overlay.tableFailure.value = error;
    void host.request('app.log', { level: 'error', message: String(error) }).catch(() => undefined);
    followWithoutPicture(session, canvasPlace, (next) => {
      view.value = next;
    });
  });

  watchForPauses(clock, host, window);
  assistant.start();
  followHostEvents(app);
  followConnection(app);
  followWithNativeMenus(app, (error) => tellTrouble('toast.error', error));
  openAddress(app, window);
  // Asking for notices tells the host that this window listens: what it opens comes only then.
  tellNotices(app);
  effect(() => {
    // The time played so far is kept when the clock stops, and with every move.
    if (clock.paused.value && clock.elapsed() > 0) session.keep();
  });
}
