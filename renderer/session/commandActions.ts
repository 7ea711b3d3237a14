import type { Signal } from '@preact/signals';
import type { CommandId } from '../../shared/commands/commands.ts';
import { autoplayChoices } from '../../shared/engine/autoplay.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';
import type { Assistant } from '../assistant/assistant.ts';
import type { HostClient } from '../host/hostClient.ts';
import { commandName } from '../overlay/keys/commandName.ts';
import type { OverlayState, Saying } from '../overlay/overlayState.ts';
import { largerCards, smallerCards, USUAL_SIZE } from './cardZoom.ts';
import { chosenAutoplay } from './chosenAutoplay.ts';
import { finishLine } from './finish.ts';
import type { OwnWindow } from './ownWindow.ts';
import { randomDealNumber } from './randomDeal.ts';
import type { Session } from './session.ts';
import type { SettingsStore } from './settingsStore.ts';

/** What a command does in the window. `enabled` and `checked` read signals, so that menus follow them. */
export interface CommandAction {
  readonly enabled: () => boolean;
  readonly checked?: () => boolean;
  readonly run: () => void;
}

export type CommandActions = Readonly<Record<CommandId, CommandAction>>;

interface ActionParts {
  readonly session: Session;
  readonly settings: SettingsStore;
  readonly overlay: OverlayState;
  readonly assistant: Assistant;
  readonly host: HostClient;
  readonly ownWindow: OwnWindow;
  readonly failed: (error: unknown) => void;
  /** Brings the focus to the table, and says where it is. */
  readonly toTable: () => void;
  /** Says what a command has changed that does not say so by itself. */
  readonly say: (saying: Saying) => void;
}

type SwitchName = 'fourColourDeck' | 'largeIndex' | 'leftHanded' | 'hideClock';

/** The actions of all commands; the compiler names one that is missing. */
export function createCommandActions(parts: ActionParts): CommandActions {
  const { session, settings, overlay, host, assistant, ownWindow, say } = parts;
  const always = (run: () => void): CommandAction => ({ enabled: () => true, run });
  const opens = (name: Parameters<OverlayState['open']>[0]): CommandAction =>
    always(() => overlay.open(name));
  const sayIs = (id: CommandId, value: 'state.on' | 'state.off'): void =>
    say(({ translator }) =>
      translator.text('state.is', { what: commandName(id, translator), value: translator.text(value) }),
    );
  const switches = (name: SwitchName): CommandAction => ({
    enabled: () => true,
    checked: () => settings.value.value[name],
    run: () => {
      const isOn = !settings.value.peek()[name];
      settings.change({ [name]: isOn });
      sayIs(name, isOn ? 'state.on' : 'state.off');
    },
  });
  // What opens takes the focus, and so it is heard.
  const shows = (id: CommandId, shown: Signal<boolean>): CommandAction => ({
    enabled: () => true,
    checked: () => shown.value,
    run: () => {
      shown.value = !shown.peek();
      if (!shown.peek()) sayIs(id, 'state.off');
    },
  });
  const zooms = (next: (size: number) => number): CommandAction => ({
    enabled: () => next(settings.value.value.cardSize) !== settings.value.value.cardSize,
    run: () => {
      const cardSize = next(settings.value.peek().cardSize);
      settings.change({ cardSize });
      say(({ translator }) => {
        const what = translator.text('settings.cardSize');
        return translator.text('state.is', { what, value: translator.percent(cardSize / 100) });
      });
    },
  });
  const canBeHelped = (): boolean => !session.table.value.won && !session.viewing.value;
  const autoplay = (id: CommandId, choice: Autoplay): CommandAction => ({
    enabled: () => autoplayChoices(session.table.value.deal.compiled).includes(choice),
    checked: () => chosenAutoplay(settings.value.value, session.table.value.deal.compiled) === choice,
    run: () => {
      const game = session.table.peek().deal.compiled.id;
      settings.change({ autoplay: { ...settings.value.peek().autoplay, [game]: choice } });
      say(({ translator }) => commandName(id, translator));
    },
  });

  return {
    newDeal: always(() => session.dealAgain(randomDealNumber(crypto))),
    restart: { enabled: () => session.table.value.canUndo, run: () => session.restart() },
    winnableDeal: always(() => assistant.dealWinnable()),
    dealOfToday: always(() => assistant.dealOfToday()),
    deals: opens('deals'),
    dealNumber: opens('dealNumber'),
    chooseGame: opens('chooseGame'),
    newWindow: always(() => ownWindow.openAnother()),
    saves: opens('saves'),
    finishedGames: opens('finishedGames'),
    historyMap: shows('historyMap', overlay.historyShown),
    settings: opens('settings'),
    quit: always(() => void host.request('app.quit', null).catch(parts.failed)),

    undo: { enabled: () => session.table.value.canUndo, run: () => session.undo() },
    redo: { enabled: () => session.table.value.canRedo, run: () => session.redo() },
    dealStock: {
      enabled: () => session.table.value.deal.compiled.stock >= 0,
      run: () => session.dealStock(),
    },
    hint: { enabled: canBeHelped, run: () => assistant.askHint() },
    verdict: {
      enabled: () => canBeHelped() && settings.value.value.verdict !== 'never',
      run: () => void assistant.watch.request(),
    },
    goBack: {
      enabled: () => session.table.value.canUndo && canBeHelped(),
      run: () => void assistant.goBack(),
    },
    playOut: { enabled: canBeHelped, run: () => assistant.startPlayOut() },
    finish: {
      enabled: () => finishLine(session.table.value) !== null,
      run: () => {
        for (const move of finishLine(session.table.peek()) ?? []) if (!session.play(move)) return;
      },
    },
    autoplayOff: autoplay('autoplayOff', 'off'),
    autoplaySafe: autoplay('autoplaySafe', 'safe'),
    autoplayAll: autoplay('autoplayAll', 'all'),

    fourColourDeck: switches('fourColourDeck'),
    largeIndex: switches('largeIndex'),
    leftHanded: switches('leftHanded'),
    largerCards: zooms(largerCards),
    smallerCards: zooms(smallerCards),
    usualCards: zooms(() => USUAL_SIZE),
    hideClock: switches('hideClock'),
    toTable: always(parts.toTable),
    needed: shows('needed', overlay.neededShown),
    fullScreen: {
      enabled: () => true,
      checked: () => ownWindow.fullScreen.value,
      run: () => ownWindow.toggleFullScreen(),
    },
    statistics: {
      enabled: () => !settings.value.value.hideStatistics,
      run: () => overlay.open('statistics'),
    },

    rules: always(shows('rules', overlay.rulesShown).run),
    manual: opens('manual'),
    shortcuts: opens('shortcuts'),
    data: opens('data'),
    report: opens('report'),
    about: opens('about'),
  };
}
