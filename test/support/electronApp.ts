import type { IpcMainInvokeEvent } from 'electron';
import { expect, vi } from 'vitest';
import { parseCommandLine } from '../../main/electron/commandLine.ts';
import { requestChannel } from '../../shared/ipc/bridge.ts';
import { electronStandIn } from './electronStandIn.ts';

/** The address of the app's own page. */
export const OWN_PAGE = 'app://grand-patience/index.html';

/** The Electron host, started on a stand-in for Electron. */
export interface StandInApp extends ReturnType<typeof electronStandIn> {
  /** Sends a request as a page with this address does, in the first window or another. */
  ask(name: string, argument: unknown, url?: string, window?: number): Promise<unknown>;
  /** Ends the app as Electron would, and resolves when the data is let go. */
  end(): Promise<void>;
}

/**
 * Starts the Electron host on a fresh stand-in and waits for its window.
 * @param lock Whether no other instance runs on the same data.
 */
export async function startStandInApp(
  folder: string,
  words: readonly string[] = [],
  lock = true,
): Promise<StandInApp> {
  vi.resetModules();
  const standIn = electronStandIn({ userData: folder, appPath: '/app', lock });
  vi.doMock('electron', () => ({ ...standIn.parts, default: standIn.parts }));
  vi.doMock('electron-store', () => ({
    default: class {
      get = (key: string): unknown => standIn.recorded.store.get(key);
      set = (key: string, value: unknown): unknown => standIn.recorded.store.set(key, value);
    },
  }));
  const { startApp } = await import('../../main/electron/startApp.ts');
  startApp(parseCommandLine(words, folder));
  if (lock) await vi.waitFor(() => expect(standIn.recorded.windows).toHaveLength(1), { timeout: 10_000 });
  return {
    ...standIn,
    async ask(name, argument, url = OWN_PAGE, window = 1) {
      const handler = standIn.recorded.handlers.get(requestChannel(name))?.[0];
      if (handler === undefined) throw new Error(`Nothing handles ${name}.`);
      const frame = { url };
      const event = { senderFrame: frame, sender: { id: window, mainFrame: frame } };
      return handler(event as unknown as IpcMainInvokeEvent, argument);
    },
    async end() {
      if (!lock) return;
      const quitsBefore = standIn.recorded.quits;
      standIn.appEvents.emit('will-quit', { preventDefault: () => undefined });
      await vi.waitFor(() => expect(standIn.recorded.quits).toBe(quitsBefore + 1));
    },
  };
}
