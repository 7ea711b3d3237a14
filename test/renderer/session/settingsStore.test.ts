import { describe, expect, it, vi } from 'vitest';
import type { HostClient } from '../../../renderer/host/hostClient.ts';
import { openSettings } from '../../../renderer/session/settingsStore.ts';
import { defaultSettings, type Settings } from '../../../shared/settings/settings.ts';
import { FakeHost } from '../../support/fakeHost.ts';

/** A host that tells of changes, and of its connection, when the test wants it. */
class TellingHost {
  kept: Settings = defaultSettings;
  readonly changed: ((value: Settings) => void)[] = [];
  readonly connection: ((connected: boolean) => void)[] = [];
  readonly answers = new FakeHost({
    'settings.read': () => this.kept,
    'settings.change': (change) => {
      this.kept = { ...this.kept, ...change };
      return this.kept;
    },
  });
  readonly client: HostClient = {
    request: (name, argument) => this.answers.request(name, argument),
    on: (name, listener) => {
      if (name === 'settings.changed')
        this.changed.push((value) => Reflect.apply(listener, undefined, [value]));
      return () => undefined;
    },
    onConnection: (listener) => {
      this.connection.push(listener);
      return () => undefined;
    },
  };
}

describe('the settings of a window', () => {
  it('follow a change made elsewhere while an own one is on its way', async () => {
    const host = new TellingHost();
    const settings = await openSettings(host.client, vi.fn());
    settings.change({ volume: 10 });
    await Promise.resolve();
    host.kept = { ...host.kept, language: 'de' };
    for (const tell of host.changed) tell(host.kept);
    await vi.waitFor(() => expect(settings.value.peek()).toMatchObject({ language: 'de', volume: 10 }));
  });

  it('are read again when the host can be heard, for what was changed before', async () => {
    const host = new TellingHost();
    const settings = await openSettings(host.client, vi.fn());
    host.kept = { ...host.kept, language: 'pl' };
    expect(settings.value.peek().language).toBe(defaultSettings.language);
    for (const tell of host.connection) tell(true);
    await vi.waitFor(() => expect(settings.value.peek().language).toBe('pl'));
  });

  it('stay as they are where the host cannot be read again, and nothing is told of it', async () => {
    const host = new TellingHost();
    const failed = vi.fn();
    const settings = await openSettings(host.client, failed);
    host.answers.failing.add('settings.read');
    for (const tell of host.connection) tell(true);
    await vi.waitFor(() => expect(host.answers.argumentsOf('settings.read')).toHaveLength(2));
    await Promise.resolve();
    expect(settings.value.peek()).toEqual(defaultSettings);
    expect(failed).not.toHaveBeenCalled();
  });
});
