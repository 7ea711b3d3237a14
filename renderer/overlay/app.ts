import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Phrases } from '../../shared/description/phrases.ts';
import type { Result } from '../../shared/ipc/contract.ts';
import type { Translator } from '../../shared/messages/translator.ts';
import type { Assistant } from '../assistant/assistant.ts';
import type { HostClient } from '../host/hostClient.ts';
import type { Replay } from '../replay/replay.ts';
import type { Clicks } from '../session/clicks.ts';
import type { CommandActions } from '../session/commandActions.ts';
import type { GameLibrary } from '../session/gameLibrary.ts';
import type { GameSwitch } from '../session/gameSwitch.ts';
import type { Keeper } from '../session/keeper.ts';
import type { DealMoment } from '../session/playedDeal.ts';
import type { Session } from '../session/session.ts';
import type { SettingsStore } from '../session/settingsStore.ts';
import type { Announcer } from './accessibleTable/announcer.ts';
import type { OverlayState } from './overlayState.ts';

/** The words of the language in force: those of the interface, and those of rules and cards. */
export interface Words {
  readonly translator: Translator;
  readonly spoken: Phrases;
}

/** Everything that the overlay's parts share. */
export interface App {
  readonly host: HostClient;
  readonly about: Result<'app.about'>;
  readonly session: Session;
  readonly keeper: Keeper;
  readonly assistant: Assistant;
  readonly replay: Replay;
  /** Ids and the time of day, for deals and saves that begin. */
  readonly moment: DealMoment;
  readonly clicks: Clicks;
  readonly library: GameLibrary;
  readonly switcher: GameSwitch;
  readonly settings: SettingsStore;
  readonly words: ReadonlySignal<Words>;
  readonly overlay: OverlayState;
  readonly actions: CommandActions;
  readonly announcer: Announcer;
  readonly isMac: boolean;
}

export const AppContext = createContext<App | null>(null);

/**
 * What the overlay's parts share.
 * @throws Error outside the overlay.
 */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('A part of the overlay was rendered outside it.');
  return app;
}

/** The interface's words; whoever reads them is drawn anew when the language changes. */
export function useWords(): Translator {
  return useApp().words.value.translator;
}
