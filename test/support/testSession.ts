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
import { HostError } from '../../shared/ipc/failure.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import { defaultSettings } from '../../shared/settings/settings.ts';
import { FakeHost } from './fakeHost.ts';

/** A session with everything it needs, and the means to look behind it. */
export interface TestSession {
  readonly session: Session;
  readonly host: FakeHost;
  readonly keeper: Keeper;
  readonly settings: SettingsStore;
  readonly troubles: unknown[];
  /** Deals that could not be kept because another window has their game. */
  readonly lost: KeptGame[];
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

/**
 * A new deal of a game, with automatic moves off unless the settings say otherwise.
 * @param elsewhere games that other windows have open.
 */
export function testSession(
  gameId: string,
  deal: string,
  changed?: ChangedSettings,
  elsewhere: ReadonlySet<string> = new Set(),
): TestSession {
  let now = 0;
  let ids = 0;
  const troubles: unknown[] = [];
  const lost: KeptGame[] = [];
  const heldElsewhere = (game: string): void => {
    if (elsewhere.has(game)) throw new HostError({ code: 'openElsewhere', detail: game });
  };
  const host = new FakeHost({
    'running.keep': ({ saved }) => {
      heldElsewhere(saved.game);
      return null;
    },
    'running.take': ({ game }) => {
      heldElsewhere(game);
      return null;
    },
    'running.release': () => null,
    'saves.add': ({ name, kept }) => ({
      id: 'save-0001',
      name,
      game: kept.saved.game,
      deal: kept.saved.deal,
      moves: kept.saved.nodes.length,
      clockMs: kept.clockMs,
      saved: '2026-11-30T12:00:00Z',
      localDate: '2026-11-30',
    }),
    'history.record': () => ({ recorded: true }),
  });
  const keeper = new Keeper(host, {
    notKept: (error) => troubles.push(error),
    notRecorded: (error) => troubles.push(error),
    openElsewhere: (kept) => lost.push(kept),
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
    lost,
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}
