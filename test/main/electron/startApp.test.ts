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
import { itemById } from '../../support/electronStandIn.ts';
import { keptGame } from '../../support/records.ts';

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

  it('may save what it has made itself, and download nothing', async () => {
    await start();
    const saved = (url: string): boolean => {
      let prevented = false;
      const event = {
        preventDefault: () => {
          prevented = true;
        },
      };
      standIn.sessionEvents.emit('will-download', event, { getURL: () => url });
      return !prevented;
    };
    expect(saved('blob:app://grand-patience/8e1c')).toBe(true);
    for (const url of [
      'https://example.org/a.exe',
      'blob:https://example.org/1',
      'data:text/plain,x',
      'app://x/y',
    ]) {
      expect(saved(url)).toBe(false);
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
    standIn.recorded.windows[0]?.setBounds({ x: 5, y: 30, width: 900, height: 700 });
    standIn.recorded.windows[0]?.close();
    standIn.appEvents.emit('activate');
    expect(standIn.recorded.windows[1]?.options).toMatchObject({ x: 5, y: 30, width: 900, height: 700 });
  });

  it('is remembered for each arrangement of displays by itself, and never opens out of reach', async () => {
    await start();
    const { displays, recorded, appEvents } = standIn;
    const wide = {
      id: 2,
      scaleFactor: 2,
      bounds: { x: 1920, y: 0, width: 2560, height: 1440 },
      workArea: { x: 1920, y: 0, width: 2560, height: 1440 },
    };
    const reopen = (): unknown => {
      recorded.windows.at(-1)?.close();
      appEvents.emit('activate');
      return recorded.windows.at(-1)?.options;
    };
    const atDesk = { x: 2000, y: 100, width: 2000, height: 1200 };
    const onTrain = { x: 10, y: 40, width: 1000, height: 700 };
    displays.push(wide);
    recorded.windows.at(-1)?.setBounds(atDesk);
    expect(reopen()).toMatchObject(atDesk);
    displays.pop();
    recorded.windows.at(-1)?.close();
    appEvents.emit('activate');
    const { x = -1, width = 0 } = recorded.windows.at(-1)?.options ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1920);
    recorded.windows.at(-1)?.setBounds(onTrain);
    expect(reopen()).toMatchObject(onTrain);
    displays.push(wide);
    recorded.store.set('windows', [...(recorded.store.get('windows') as unknown[]), 'damaged']);
    expect(recorded.windows).toHaveLength(4);
    recorded.windows.at(-1)?.emit('closed');
    appEvents.emit('activate');
    expect(recorded.windows.at(-1)?.options).toMatchObject(atDesk);
  });

  it('comes back within reach when its display is taken away', async () => {
    await start();
    const [window] = standIn.recorded.windows;
    window?.setBounds({ x: 4000, y: 200, width: 900, height: 700 });
    standIn.screenEvents.emit('display-removed');
    expect(window?.bounds).toEqual({ x: 510, y: 202, width: 900, height: 700 });
    window?.maximize();
    window?.setBounds({ x: 4000, y: 200, width: 900, height: 700 });
    standIn.screenEvents.emit('display-metrics-changed');
    expect(window?.bounds.x).toBe(4000);
  });

  it('fills the screen when its page asks, and tells its page when it does', async () => {
    await start();
    await ask('app.takeNotices', null);
    expect(await ask('window.fullScreen', { on: true })).toMatchObject({ ok: true });
    expect(standIn.recorded.windows[0]?.fullScreen).toBe(true);
    standIn.recorded.windows[0]?.setFullScreen(false);
    expect(standIn.recorded.windows[0]?.sent).toEqual([
      ['window.fullScreen', { on: true }],
      ['window.fullScreen', { on: false }],
    ]);
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
    await ask('app.takeNotices', null);
    // Opening a window and ending the app are the app's own to do.
    const own = ['newWindow', 'quit'];
    const windows = chosen.filter((item) => !own.includes(item.id ?? ''));
    for (const item of windows) Reflect.apply(item.click ?? (() => undefined), undefined, []);
    expect(standIn.recorded.sent).toEqual(
      windows.map((item) => ['event', 'command.chosen', { id: item.id }]),
    );
    for (const item of chosen.filter((each) => own.includes(each.id ?? ''))) {
      Reflect.apply(item.click ?? (() => undefined), undefined, []);
    }
    expect(standIn.recorded.windows).toHaveLength(2);
    expect(standIn.recorded.quits).toBe(1);
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
    expect(item('undo')).toMatchObject({ enabled: true });
    expect(item('redo')).toMatchObject({ enabled: false });
    expect(item('largeIndex')).toMatchObject({ checked: true, type: 'checkbox' });
    await ask('settings.change', { shortcuts: { undo: 'Backspace' } });
    await vi.waitFor(() => expect(standIn.recorded.menus).toHaveLength(2));
    expect(item('undo')).toMatchObject({ enabled: true, accelerator: 'Backspace' });
    expect(item('redo')).toMatchObject({ enabled: false });
  });

  it('are one of several where only one can be on, and go back to what the window says', async () => {
    await start();
    const modes = ['autoplayOff', 'autoplaySafe', 'autoplayAll'] as const;
    const inMenu = (id: string) => itemById(standIn.recorded.menus.at(-1) ?? [], id);
    for (const on of modes) {
      await ask('app.menuState', { enabled: [...modes], ticked: [on] });
      for (const id of modes) expect(inMenu(id)).toMatchObject({ type: 'radio', checked: id === on });
    }
    // As Electron does when an item is clicked, before the window has done anything.
    const [off] = modes;
    const clicked = inMenu(off);
    if (clicked !== null) {
      clicked.checked = true;
      Reflect.apply(clicked.click ?? (() => undefined), undefined, []);
    }
    for (const id of modes) expect(inMenu(id)).toMatchObject({ checked: id === 'autoplayAll' });
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

  it('asks for a deal of the game on the table where it names none', async () => {
    await start(['--deal', '7']);
    await ask('app.takeNotices', null);
    expect(standIn.recorded.sent).toEqual([['event', 'open.deal', { game: null, deal: '7' }]]);
  });

  it('opens another window where the task bar asks for one, and the first one only once', async () => {
    await start(['--new-window']);
    expect(standIn.recorded.windows).toHaveLength(1);
    standIn.appEvents.emit('second-instance', {}, ['program', '--new-window'], folder);
    expect(standIn.recorded.windows).toHaveLength(2);
    expect(standIn.recorded.windows[1]?.loaded).toEqual(['app://grand-patience/index.html?choose']);
  });

  it('brings the running one to the front', async () => {
    await start();
    const [window] = standIn.recorded.windows;
    if (window !== undefined) window.minimised = true;
    standIn.appEvents.emit('second-instance', {}, ['program'], folder);
    expect(window).toMatchObject({ minimised: false, focused: 1 });
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

describe('several windows', () => {
  const game = 'some-game';
  const take = (window: number, wanted = game): Promise<unknown> =>
    standIn.ask('running.take', { game: wanted }, undefined, window);
  const listens = (window: number): Promise<unknown> =>
    standIn.ask('app.takeNotices', null, undefined, window);

  it('lie beside each other, stay on top together, and choose a game when they open', async () => {
    await start();
    await ask('window.open', null);
    const [first, second] = standIn.recorded.windows;
    expect(second?.bounds).toEqual({
      x: (first?.bounds.x ?? 0) + 32,
      y: (first?.bounds.y ?? 0) + 32,
      width: 1280,
      height: 800,
    });
    expect(second?.loaded).toEqual(['app://grand-patience/index.html?choose']);
  });

  it('have a game open in one of them only, until that is closed, crashes or leaves it', async () => {
    await start();
    await ask('window.open', null);
    expect(await take(1)).toMatchObject({ ok: true });
    expect(await take(2)).toMatchObject({ ok: false, failure: { code: 'openElsewhere' } });
    expect(await standIn.ask('running.keep', keptGameOf(game), undefined, 2)).toMatchObject({
      failure: { code: 'openElsewhere' },
    });
    expect(await take(2, 'other-game')).toMatchObject({ ok: true });
    standIn.recorded.windows[0]?.webContents.emit(
      'render-process-gone',
      {},
      { reason: 'crashed', exitCode: 11 },
    );
    expect(await take(2)).toMatchObject({ ok: true });
    await standIn.ask('running.release', { game }, undefined, 2);
    expect(await take(1)).toMatchObject({ ok: true });
    standIn.recorded.windows[0]?.close();
    expect(await take(2)).toMatchObject({ ok: true });
    standIn.recorded.windows[1]?.webContents.emit('did-navigate');
    expect(await take(3)).toMatchObject({ ok: true });
  });

  it('get what is for them: links the one with the game, menus the one in use', async () => {
    await start();
    await ask('window.open', null);
    await listens(1);
    await listens(2);
    await take(1);
    const [first, second] = standIn.recorded.windows;
    second?.focus();
    Reflect.apply(itemOf('undo')?.click ?? (() => undefined), undefined, []);
    expect(second?.sent).toEqual([['command.chosen', { id: 'undo' }]]);
    standIn.appEvents.emit('second-instance', {}, ['program', `grand-patience://deal/${game}/12`], folder);
    await vi.waitFor(() => expect(first?.sent).toEqual([['open.deal', { game, deal: '12' }]]));
    expect(first?.focused).toBe(1);
    expect(await ask('window.show', { game })).toMatchObject({ value: { shown: true } });
    expect(await ask('window.show', { game: 'other-game' })).toMatchObject({ value: { shown: false } });
  });

  it('let the menu follow the one in use', async () => {
    await start();
    await ask('window.open', null);
    await standIn.ask('app.menuState', { enabled: ['undo'], ticked: [] }, undefined, 1);
    await standIn.ask('app.menuState', { enabled: ['redo'], ticked: [] }, undefined, 2);
    expect([itemOf('undo')?.enabled, itemOf('redo')?.enabled]).toEqual([false, true]);
    standIn.recorded.windows[0]?.focus();
    expect([itemOf('undo')?.enabled, itemOf('redo')?.enabled]).toEqual([true, false]);
  });

  it('are opened for what is chosen while there is none', async () => {
    await start();
    standIn.recorded.windows[0]?.close();
    expect(itemOf('newDeal')?.enabled).toBe(true);
    Reflect.apply(itemOf('newDeal')?.click ?? (() => undefined), undefined, []);
    expect(standIn.recorded.windows).toHaveLength(2);
    expect(standIn.recorded.windows[1]?.sent).toEqual([]);
    await listens(2);
    expect(standIn.recorded.windows[1]?.sent).toEqual([['command.chosen', { id: 'newDeal' }]]);
  });
});

/** The line of the menu with this command. */
function itemOf(id: string): MenuItemConstructorOptions | undefined {
  return standIn.recorded.menus
    .at(-1)
    ?.flatMap((menu) => (Array.isArray(menu.submenu) ? menu.submenu : []))
    .find((line) => line.id === id);
}

function keptGameOf(game: string): unknown {
  const kept = keptGame(1);
  return { ...kept, saved: { ...kept.saved, game } };
}
