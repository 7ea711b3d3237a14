import { describe, expect, it } from 'vitest';
import { chooseHost, wantsElectron } from '../../../build/start/chooseHost.mjs';
import { parseFlags } from '../../../build/start/flags.mjs';

const everything = { display: true, electron: '/electron', browser: '/chromium' };

describe('the choice of a host', () => {
  it('is Electron where its runtime is present', () => {
    expect(chooseHost(parseFlags([]), everything)).toEqual({ kind: 'electron', executable: '/electron' });
  });

  it('is a browser window where it is absent or not wanted', () => {
    const window = { kind: 'window', browser: '/chromium' };
    expect(chooseHost(parseFlags([]), { ...everything, electron: null })).toEqual(window);
    expect(chooseHost(parseFlags(['--browser']), everything)).toEqual(window);
  });

  it('is serving without a window where none can be or is to be opened, with the reason', () => {
    expect(chooseHost(parseFlags(['--no-open']), everything)).toEqual({ kind: 'serve', reason: '' });
    expect(chooseHost(parseFlags([]), { ...everything, display: false })).toMatchObject({
      kind: 'serve',
      reason: expect.stringMatching(/no display/),
    });
    expect(chooseHost(parseFlags([]), { ...everything, electron: null, browser: null })).toMatchObject({
      kind: 'serve',
      reason: expect.stringMatching(/No Chromium-family browser/),
    });
  });

  it('fails where the player insists on Electron and it cannot be', () => {
    expect(() => chooseHost(parseFlags(['--electron']), { ...everything, electron: null })).toThrow(
      /runtime/,
    );
    expect(() => chooseHost(parseFlags(['--electron']), { ...everything, display: false })).toThrow(
      /display/,
    );
  });

  it('fetches the runtime only where it would be used', () => {
    const absent = { ...everything, electron: null };
    expect(wantsElectron(parseFlags([]), absent)).toBe(true);
    expect(wantsElectron(parseFlags(['--electron']), absent)).toBe(true);
    expect(wantsElectron(parseFlags(['--browser']), absent)).toBe(false);
    expect(wantsElectron(parseFlags(['--no-open']), absent)).toBe(false);
    expect(wantsElectron(parseFlags([]), { ...absent, display: false })).toBe(false);
    expect(wantsElectron(parseFlags([]), everything)).toBe(false);
  });
});
