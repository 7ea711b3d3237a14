import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../../../main/electron/commandLine.ts';

const nothing = {
  userData: null,
  game: null,
  deal: null,
  commands: [],
  version: false,
  help: false,
  opened: [],
  mistake: null,
};

describe('the command line of the installed app', () => {
  it('may be empty', () => {
    expect(parseCommandLine([], '/here')).toEqual(nothing);
  });

  it('names a game, a deal and a folder', () => {
    const expected = { ...nothing, game: 'some-game', deal: '12', userData: join('/here', 'data') };
    expect(parseCommandLine(['--game', 'some-game', '--deal=12', '--user-data', 'data'], '/here')).toEqual(
      expected,
    );
  });

  it('names links and files to open', () => {
    const { opened } = parseCommandLine(
      ['grand-patience://deal/some-game/1', 'a.patience', '/b.patience'],
      '/here',
    );
    expect(opened).toEqual(['grand-patience://deal/some-game/1', join('/here', 'a.patience'), '/b.patience']);
  });

  it('asks for what the menus of docks and task bars offer', () => {
    expect(parseCommandLine(['--new-deal'], '/here').commands).toEqual(['newDeal']);
    expect(parseCommandLine(['--new-window', '--new-deal'], '/here').commands).toEqual([
      'newWindow',
      'newDeal',
    ]);
  });

  it('leaves the switches of Chromium and of debuggers alone', () => {
    expect(parseCommandLine(['--no-sandbox', '--inspect=0', '--remote-debugging-port=0'], '/here')).toEqual(
      nothing,
    );
  });

  it.each([[['--game']], [['--deal=']], [['--user-data', '--help']]])(
    'says what is missing in %j',
    (words) => {
      expect(parseCommandLine(words, '/here').mistake).toMatch(/needs a value/);
    },
  );
});
