import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IpcMainInvokeEvent, MenuItemConstructorOptions } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandIds } from '../../../shared/commands/commands.ts';
import { requestChannel } from '../../../shared/ipc/bridge.ts';
import { requestNames } from '../../../shared/ipc/contract.ts';
import type { StandInApp } from '../../support/electronApp.ts';
import { startStandInApp } from '../../support/electronApp.ts';

let folder = '';
let standIn: StandInApp;

async function start(words: readonly string[] = [], lock = true): Promise<void> {
  standIn = await startStandInApp(folder, words, lock);
}

function ask(name: string, argument: unknown, url?: string): Promise<unknown> {
  return standIn.ask(name, argument, url);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grand-patience-electron-'));
});
afterEach(async () => {
  await standIn.end();
  rmSync(folder, { recursive: true, force: true });
});

describe('the channels', () => {
  it('are those of the contract, each with exactly one handler', async () => {
    await start();
    expect([...standIn.recorded.handlers.keys()].sort()).toEqual(requestNames.map(requestChannel).sort());
    for (const handlers of standIn.recorded.handlers.values()) expect(handlers).toHaveLength(1);
  });

  it('answer the app and nobody else', async () => {
    await start();
    expect(await ask('app.about', null)).toMatchObject({
      ok: true,
      value: { host: 'electron', dataFolder: folder },
    });
    for (const url of [
      'https://example.org/',
      'app://grand-patience.example.org/',
      'file:///index.html',
      '',
    ]) {
      expect(await ask('app.about', null, url)).toMatchObject({ ok: false, failure: { code: 'forbidden' } });
    }
  });

  it('refuse a frame inside the page', async () => {
    await start();
    const handler = standIn.recorded.handlers.get(requestChannel('app.about'))?.[0];
    const url = 'app://grand-patience/index.html';
    const event = { senderFrame: { url }, sender: { mainFrame: { url } } };
    expect(await handler?.(event as unknown as IpcMainInvokeEvent, null)).toMatchObject({
      failure: { code: 'forbidden' },
    });
  });

  it('refuse what the contract does not allow, and what is too large', async () => {
    await start();
    expect(await ask('settings.change', { theme: 'purple' })).toMatchObject({
      failure: { code: 'malformed' },
    });
    expect(await ask('settings.change', { cardBack: 'x'.repeat(100_000) })).toMatchObject({
      failure: { code: 'tooLarge' },
    });
    expect(await ask('settings.read', null)).toMatchObject({ ok: true, value: { theme: 'system' } });
  });
});

describe('the window', () => {
  it('has a page without Node, isolated and sandboxed', async () => {
    await start();
    const preferences = standIn.recorded.windows[0]?.options.webPreferences;
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      spellcheck: false,
      preload: join('/app', 'dist', 'preload', 'preload.cjs'),
    });
    expect(standIn.recorded.sandboxed).toBe(true);
    expect(standIn.recorded.windows[0]?.loaded).toEqual(['app://grand-patience/index.html']);
    expect(standIn.recorded.servedSchemes).toEqual(['app']);
  });

  it('stays in the app and opens no other', async () => {
    await start();
    const contents = standIn.recorded.windows[0]?.webContents;
    const left = (name: string, url: string): boolean => {
      let prevented = false;
      contents?.emit(
        name,
        {
          url,
          preventDefault: () => {
            prevented = true;
          },
        },
        url,
      );
      return !prevented;
    };
    expect(left('will-navigate', 'https://example.org/')).toBe(false);
    expect(left('will-redirect', 'file:///etc/passwd')).toBe(false);
    expect(left('will-attach-webview', '')).toBe(false);
    expect(left('will-navigate', 'app://grand-patience/index.html')).toBe(true);
    expect(contents?.openHandler?.()).toEqual({ action: 'deny' });
  });

  it('is denied permissions, devices, downloads and the network', async () => {
    await start();
    const { session } = standIn;
    const granted: string[] = [];
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'fullscreen',
    ] as const) {
      const contents = { getURL: () => 'app://grand-patience/index.html' };
      session.permissionRequest?.(
        contents as Electron.WebContents,
        permission,
        (yes) => {
          if (yes) granted.push(permission);
        },
        {
          isMainFrame: true,
          requestingUrl: '',
        },
      );
    }
    expect(granted).toEqual(['fullscreen']);
    expect(session.device?.({} as Electron.DevicePermissionHandlerHandlerDetails)).toBe(false);
    const loads = (url: string): boolean => {
      let cancelled: boolean | undefined;
      const handler = session.beforeRequest as unknown as (
        details: { url: string },
        callback: (response: { cancel?: boolean }) => void,
      ) => void;
      handler({ url }, (response) => {
        cancelled = response.cancel;
      });
      return cancelled === false;
    };
    expect(loads('app://grand-patience/assets/index.js')).toBe(true);
    for (const url of [
      'https://example.org/',
      'http://127.0.0.1/',
      'file:///etc/passwd',
      'app://other/',
      'ws://x/',
    ]) {
      expect(loads(url)).toBe(false);
    }
  });

  it('is loaded again when its page crashes, but not for ever', async () => {
    await start();
    const window = standIn.recorded.windows[0];
    for (let crash = 0; crash < 5; crash++) {
      window?.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 11 });
    }
    expect(window?.reloads).toBe(3);
    window?.emit('unresponsive');
    expect(window?.crashes).toBe(1);
  });

  it('opens again where it was left', async () => {
    await start();
    standIn.recorded.windows[0]?.emit('close');
    expect(standIn.recorded.store.get('window')).toMatchObject({
      bounds: { width: 1280, height: 800 },
      maximised: false,
    });
  });
});

describe('the menu', () => {
  it('has only commands of the table, and sends the chosen one to the window', async () => {
    await start();
    const items: MenuItemConstructorOptions[] = [];
    const collect = (menu: readonly MenuItemConstructorOptions[]): void => {
      for (const item of menu) {
        items.push(item);
        if (Array.isArray(item.submenu)) collect(item.submenu);
      }
    };
    collect(standIn.recorded.menus.at(-1) ?? []);
    const chosen = items.filter((item) => item.id !== undefined);
    expect(chosen.map((item) => item.id).sort()).toEqual([...commandIds].sort());
    for (const item of chosen) Reflect.apply(item.click ?? (() => undefined), undefined, []);
    expect(standIn.recorded.sent).toEqual(chosen.map((item) => ['event', 'command.chosen', { id: item.id }]));
  });
});

describe('the items of the menu', () => {
  const item = (id: string): MenuItemConstructorOptions | undefined =>
    standIn.recorded.menus
      .at(-1)
      ?.flatMap((menu) => (Array.isArray(menu.submenu) ? menu.submenu : []))
      .find((line) => line.id === id);

  it('follow what the window says about its commands, in every language', async () => {
    await start();
    await ask('app.menuState', { enabled: ['undo'], ticked: ['largeIndex'] });
    expect(item('undo')).toMatchObject({ enabled: true, checked: false });
    expect(item('redo')).toMatchObject({ enabled: false });
    expect(item('largeIndex')).toMatchObject({ checked: true, type: 'checkbox' });
    await ask('settings.change', { shortcuts: { undo: 'Backspace' } });
    await vi.waitFor(() => expect(standIn.recorded.menus).toHaveLength(2));
    expect(item('undo')).toMatchObject({ enabled: true, accelerator: 'Backspace' });
    expect(item('redo')).toMatchObject({ enabled: false });
  });

  it('are made anew only when something they show changes', async () => {
    await start();
    await ask('settings.change', { volume: 3 });
    await ask('settings.change', { lastPlayed: ['some-unknown-game'] });
    await vi.waitFor(() => expect(standIn.recorded.menus).toHaveLength(2));
  });
});

describe('a start', () => {
  it('beside a running one hands over and ends', async () => {
    await start([], false);
    expect(standIn.recorded.exits).toEqual([0]);
    expect(standIn.recorded.windows).toHaveLength(0);
  });

  it('keeps its data where it is told', async () => {
    const other = join(folder, 'elsewhere');
    await start(['--user-data', other]);
    expect(await ask('app.about', null)).toMatchObject({ value: { dataFolder: other } });
  });

  it('opens the deal of its command line and those of later starts, once the window listens', async () => {
    await start(['--game', 'some-game', '--deal', '7']);
    expect(standIn.recorded.sent).toEqual([]);
    await ask('app.takeNotices', null);
    expect(standIn.recorded.sent).toEqual([['event', 'open.deal', { game: 'some-game', deal: '7' }]]);
    standIn.appEvents.emit('second-instance', {}, ['program', 'grand-patience://deal/other-game/12'], folder);
    await vi.waitFor(() =>
      expect(standIn.recorded.sent.at(-1)).toEqual([
        'event',
        'open.deal',
        { game: 'other-game', deal: '12' },
      ]),
    );
  });

  it('deals anew where the dock or the task bar asks for it', async () => {
    await start(['--new-deal']);
    await ask('app.takeNotices', null);
    expect(standIn.recorded.sent).toEqual([['event', 'command.chosen', { id: 'newDeal' }]]);
  });

  it('lets the clock stand while the machine sleeps', async () => {
    await start();
    standIn.powerEvents.emit('suspend');
    standIn.powerEvents.emit('unlock-screen');
    expect(standIn.recorded.sent.map(([, name, value]) => [name, value])).toEqual([
      ['clock.pause', { paused: true, at: expect.any(String) }],
      ['clock.pause', { paused: false, at: expect.any(String) }],
    ]);
  });
});
