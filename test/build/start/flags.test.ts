import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FlagError, parseFlags } from '../../../build/start/flags.mjs';

describe('the flags of npm start', () => {
  it('opens a window on the usual data without any', () => {
    expect(parseFlags([])).toEqual({
      host: null,
      open: true,
      port: 0,
      userData: null,
      game: null,
      deal: null,
      help: false,
      version: false,
    });
  });

  it('takes values after the flag or after an equals sign', () => {
    const apart = parseFlags([
      '--port',
      '8080',
      '--user-data',
      '/data',
      '--game',
      'some-game',
      '--deal',
      '12',
    ]);
    const together = parseFlags(['--port=8080', '--user-data=/data', '--game=some-game', '--deal=12']);
    expect(apart).toEqual(together);
    expect(apart).toMatchObject({ port: 8080, userData: resolve('/data'), game: 'some-game', deal: '12' });
  });

  it('keeps an equals sign inside a value', () => {
    expect(parseFlags(['--user-data=/a=b']).userData).toBe(resolve('/a=b'));
  });

  it('takes a folder as seen from where the player stands', () => {
    expect(parseFlags(['--user-data', 'data'], '/there').userData).toBe(resolve('/there/data'));
  });

  it('names the host and what is to be printed', () => {
    expect(parseFlags(['--electron']).host).toBe('electron');
    expect(parseFlags(['--browser', '--no-open'])).toMatchObject({ host: 'browser', open: false });
    expect(parseFlags(['--help']).help).toBe(true);
    expect(parseFlags(['--version']).version).toBe(true);
  });

  it.each([
    [['--fast'], /no option --fast/],
    [['game'], /no option game/],
    [['--port'], /--port needs a number/],
    [['--port', 'ten'], /not ten/],
    [['--port', '65536'], /not 65536/],
    [['--port', '-1'], /not -1/],
    [['--user-data', '--help'], /--user-data needs a folder/],
    [['--game='], /--game needs the id/],
    [['--electron', '--browser'], /exclude each other/],
    [['--electron', '--no-open'], /serves without Electron/],
  ])('refuses %j', (words, message) => {
    expect(() => parseFlags(words)).toThrow(FlagError);
    expect(() => parseFlags(words)).toThrow(message);
  });
});
