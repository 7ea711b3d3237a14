import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOpener } from '../../../main/browser/openFolder.ts';
import { OptionsError, parseOptions } from '../../../main/browser/options.ts';

const defaults = { port: 0, dataFolder: '/data', folderChosen: false, renderer: '/renderer' };

describe('the browser host’s command line', () => {
  test('may be empty', () => {
    expect(parseOptions([], defaults)).toEqual(defaults);
  });

  test('names port and folders, which may be relative', () => {
    const words = ['--port', '8123', '--user-data=there', '--renderer', '/elsewhere'];
    expect(parseOptions(words, defaults)).toEqual({
      port: 8123,
      dataFolder: resolve('there'),
      folderChosen: true,
      renderer: resolve('/elsewhere'),
    });
  });

  test.each([
    ['--port', '65536'],
    ['--port', '-1'],
    ['--port', '80a'],
    ['--port', ''],
    ['--port'],
    ['--user-data', ''],
    ['--renderer='],
    ['--verbose'],
    ['file'],
  ])('is refused with a reason for %j', (...words) => {
    expect(() => parseOptions(words, defaults)).toThrow(OptionsError);
  });
});

test.each([
  ['win32', 'explorer.exe'],
  ['darwin', 'open'],
  ['linux', 'xdg-open'],
  ['freebsd', 'xdg-open'],
])('on %s a folder is opened by %s', (platform, program) => {
  expect(folderOpener(platform)).toBe(program);
});
