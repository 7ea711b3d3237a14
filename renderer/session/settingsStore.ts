import { type ReadonlySignal, signal } from '@preact/signals';
import type { Argument, Result } from '../../shared/ipc/contract.ts';
import { defaultSettings } from '../../shared/settings/settings.ts';
import type { HostClient } from '../host/hostClient.ts';

/** All settings, as the contract hands them over. */
export type CurrentSettings = Result<'settings.read'>;
/** Some settings, to be changed together. */
export type ChangedSettings = Argument<'settings.change'>;

/** The player's settings in the window: they hold at once, and the host keeps them. */
export interface SettingsStore {
  readonly value: ReadonlySignal<CurrentSettings>;
  /** Changes settings at once. Should the host fail to keep them they hold until the program ends. */
  change(change: ChangedSettings): void;
  /** All settings back to their defaults. */
  reset(): void;
}

/**
 * Reads the settings and follows changes made elsewhere. Where they cannot be read the defaults hold and
 * `failed` is told.
 */
export async function openSettings(
  host: HostClient,
  failed: (error: unknown) => void,
): Promise<SettingsStore> {
  const settings = signal<CurrentSettings>(defaultSettings);
  /** Requests on their way; answers to earlier ones must not take later changes back on the screen. */
  let pending = 0;
  /** Somebody else changed something meanwhile, which the answers may not know of. */
  let missed = false;
  const send = async (request: Promise<CurrentSettings>, told: (error: unknown) => void): Promise<void> => {
    pending++;
    try {
      const kept = await request;
      if (pending === 1) settings.value = kept;
    } catch (error) {
      told(error);
    } finally {
      pending--;
      if (pending === 0 && missed) readAgain();
    }
  };
  const readAgain = (): void => {
    missed = pending > 0;
    // A host that is gone is told of by whatever needs it, and its return reads again.
    if (!missed) void send(host.request('settings.read', null), () => undefined);
  };

  try {
    settings.value = await host.request('settings.read', null);
  } catch (error) {
    failed(error);
  }
  host.on('settings.changed', (changed) => {
    if (pending === 0) settings.value = changed;
    else missed = true;
  });
  // What was changed before somebody listened, or while the host was out of reach.
  host.onConnection((connected) => {
    if (connected) readAgain();
  });

  return {
    value: settings,
    change(change) {
      settings.value = { ...settings.value, ...change };
      void send(host.request('settings.change', change), failed);
    },
    reset() {
      settings.value = defaultSettings;
      void send(host.request('settings.reset', null), failed);
    },
  };
}
