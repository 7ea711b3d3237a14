import { signal } from '@preact/signals';
import { type HostClient, hostClient } from '../../renderer/host/hostClient.ts';
import { GameClock } from '../../renderer/session/gameClock.ts';
import { Keeper } from '../../renderer/session/keeper.ts';
import type { DealMoment } from '../../renderer/session/playedDeal.ts';
import { Session } from '../../renderer/session/session.ts';
import type { CurrentSettings, SettingsStore } from '../../renderer/session/settingsStore.ts';
import { compile } from '../../shared/rules/compile.ts';
import { defaultSettings } from '../../shared/settings/settings.ts';
import { gameOf } from './testGame.ts';

/** What a window asked of its host. */
export interface Asked {
  readonly name: string;
  readonly argument: unknown;
}

/** A session without a window: what it hands to the host is noted, and time stands still unless it is moved. */
export interface SessionInTest {
  readonly session: Session;
  readonly settings: SettingsStore;
  readonly asked: readonly Asked[];
  readonly moment: DealMoment;
  readonly host: HostClient;
  readonly keeper: Keeper;
}

/** A session that begins with this deal. */
export function sessionInTest(gameId: string, deal: string): SessionInTest {
  const asked: Asked[] = [];
  const host = hostClient({
    send: async (name, argument) => {
      asked.push({ name, argument });
      return { ok: true, value: name === 'history.record' ? { recorded: true } : null };
    },
    listen: () => () => undefined,
  });
  const current = signal<CurrentSettings>(defaultSettings);
  const settings: SettingsStore = {
    value: current,
    change: (change) => {
      current.value = { ...current.peek(), ...change };
    },
    reset: () => {
      current.value = defaultSettings;
    },
  };
  const failed = (error: unknown): void => {
    throw error;
  };
  const keeper = new Keeper(host, { notKept: failed, notRecorded: failed, openElsewhere: failed });
  let ids = 0;
  const moment: DealMoment = {
    newId: () => `test-record-${String(++ids).padStart(4, '0')}`,
    now: () => new Date('2026-11-30T12:00:00Z'),
  };
  const clock = new GameClock(() => 0);
  const session = new Session({ keeper, clock, settings, moment }, compile(gameOf(gameId)), deal);
  return { session, settings, asked, moment, host, keeper };
}
