import { signal } from '@preact/signals';
import { GameClock } from '../../renderer/session/gameClock.ts';
import { Keeper } from '../../renderer/session/keeper.ts';
import { Session } from '../../renderer/session/session.ts';
import type {
  ChangedSettings,
  CurrentSettings,
  SettingsStore,
} from '../../renderer/session/settingsStore.ts';
import { findGame } from '../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import { defaultSettings } from '../../shared/settings/settings.ts';
import { FakeHost } from './fakeHost.ts';

/** A session with everything it needs, and the means to look behind it. */
export interface TestSession {
  readonly session: Session;
  readonly host: FakeHost;
  readonly keeper: Keeper;
  readonly settings: SettingsStore;
  readonly troubles: unknown[];
  /** Lets the steady clock go on. */
  pass(milliseconds: number): void;
}

/** The tables of a game of the catalogue. */
export function compiledGame(id: string): CompiledGame {
  const definition = findGame(id);
  if (definition === undefined) throw new Error(`There is no game “${id}”.`);
  return compile(definition);
}

/** Settings that are kept nowhere. */
export function memorySettings(changed: ChangedSettings = {}): SettingsStore {
  const value = signal<CurrentSettings>({ ...defaultSettings, ...changed });
  return {
    value,
    change(change) {
      value.value = { ...value.value, ...change };
    },
    reset() {
      value.value = defaultSettings;
    },
  };
}

/** A new deal of a game, with automatic moves off unless the settings say otherwise. */
export function testSession(gameId: string, deal: string, changed?: ChangedSettings): TestSession {
  let now = 0;
  let ids = 0;
  const troubles: unknown[] = [];
  const host = new FakeHost({
    'running.keep': () => null,
    'history.record': () => ({ recorded: true }),
  });
  const keeper = new Keeper(host, {
    notKept: (error) => troubles.push(error),
    notRecorded: (error) => troubles.push(error),
  });
  const settings = memorySettings(changed ?? { autoplay: { [gameId]: 'off' } });
  const clock = new GameClock(() => now);
  const moment = {
    newId: () => `record-${String(++ids).padStart(4, '0')}`,
    now: () => new Date(Date.UTC(2026, 0, 15, 12) + now),
  };
  const session = new Session({ keeper, clock, settings, moment }, compiledGame(gameId), deal);
  return {
    session,
    host,
    keeper,
    settings,
    troubles,
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}
