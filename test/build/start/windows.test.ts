import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { announcedAddress, openingAddress } from '../../../build/start/browserHost.mjs';
import { parseFlags } from '../../../build/start/flags.mjs';
import { appWindowArguments, electronArguments, hasDisplay } from '../../../build/start/windows.mjs';

describe('the windows of npm start', () => {
  it('need a display on Linux only', () => {
    expect(hasDisplay('linux', {})).toBe(false);
    expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true);
    expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
    expect(hasDisplay('darwin', {})).toBe(true);
    expect(hasDisplay('win32', {})).toBe(true);
  });

  it('give up the sandbox for root alone', () => {
    expect(appWindowArguments('http://127.0.0.1:1/', '/profile', false)).not.toContain('--no-sandbox');
    expect(appWindowArguments('http://127.0.0.1:1/', '/profile', true)).toContain('--no-sandbox');
    expect(electronArguments('/project', parseFlags([]), false)).toEqual(['/project']);
    expect(electronArguments('/project', parseFlags([]), true)).toEqual(['--no-sandbox', '/project']);
  });

  it('hand on the folder, the game and the deal', () => {
    const flags = parseFlags(['--user-data', '/data', '--game', 'some-game', '--deal', '7']);
    expect(electronArguments('/project', flags, false)).toEqual([
      '/project',
      `--user-data=${resolve('/data')}`,
      '--game=some-game',
      '--deal=7',
    ]);
    const address = new URL(openingAddress('http://127.0.0.1:1/#token=secret', flags));
    expect(address.searchParams.get('game')).toBe('some-game');
    expect(address.searchParams.get('deal')).toBe('7');
    expect(address.hash).toBe('#token=secret');
  });
});

describe('the announcement of the browser host', () => {
  it('is a line of JSON with an address', () => {
    expect(announcedAddress('{"address":"http://127.0.0.1:1/"}')).toBe('http://127.0.0.1:1/');
  });

  it.each(['listening', '{', '{"port":1}', '{"address":1}', ''])('is not %j', (line) => {
    expect(announcedAddress(line)).toBeNull();
  });
});
