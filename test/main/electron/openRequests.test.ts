import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Receiver } from '../../../main/electron/openRequests.ts';
import { dealOfLink, OpenRequests } from '../../../main/electron/openRequests.ts';

describe('a link', () => {
  it('names a game, with or without a deal', () => {
    expect(dealOfLink('grand-patience://deal/some-game/12')).toEqual({ game: 'some-game', deal: '12' });
    expect(dealOfLink('grand-patience://deal/some-game/ms8589934591')).toEqual({
      game: 'some-game',
      deal: 'ms8589934591',
    });
    expect(dealOfLink('grand-patience://deal/some-game')).toEqual({ game: 'some-game', deal: null });
  });

  it.each([
    'grand-patience://',
    'grand-patience://deal/',
    'grand-patience://other/some-game/1',
    'grand-patience://deal/Some%20Game/1',
    'grand-patience://deal/some-game/1/2',
    'grand-patience://deal/some-game/-1',
    'https://deal/some-game/1',
    `grand-patience://deal/${'a'.repeat(500)}`,
    'no link at all',
  ])('of another form names nothing: %s', (link) => {
    expect(dealOfLink(link)).toBeNull();
  });
});

describe('what is to be opened', () => {
  let folder = '';
  let sent: unknown[][] = [];
  const windows: Receiver = {
    deliver: (name, value) => {
      sent.push([name, value]);
    },
    choose: (id) => sent.push(['chosen', id]),
    show: () => sent.push(['shown']),
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'grand-patience-open-'));
    sent = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('waits in order until there are windows', async () => {
    const requests = new OpenRequests();
    requests.openDeal('some-game', null);
    await requests.open('grand-patience://deal/some-game/2');
    requests.choose('newDeal');
    expect(sent).toEqual([]);
    requests.deliverTo(windows);
    expect(sent).toEqual([
      ['open.deal', { game: 'some-game', deal: null }],
      ['open.deal', { game: 'some-game', deal: '2' }],
      ['chosen', 'newDeal'],
    ]);
    requests.show();
    expect(sent.at(-1)).toEqual(['shown']);
  });

  it('may be a deal of the game on the table', () => {
    const requests = new OpenRequests();
    requests.deliverTo(windows);
    requests.openDeal(null, '7');
    expect(sent).toEqual([['open.deal', { game: null, deal: '7' }]]);
  });

  it.each([
    ['No Game At All', null],
    ['some-game', '9'.repeat(41)],
    ['../../etc', '1'],
  ])('is told to the player where the window would not take it: %s %s', (game, deal) => {
    const requests = new OpenRequests();
    requests.deliverTo(windows);
    requests.openDeal(game, deal);
    expect(sent).toEqual([['open.failed', { what: deal === null ? game : `${game} ${deal}` }]]);
  });

  it('is the text of a save file', async () => {
    const requests = new OpenRequests();
    requests.deliverTo(windows);
    const file = join(folder, 'a.patience');
    writeFileSync(file, 'the text');
    await requests.open(file);
    expect(sent).toEqual([['open.save', { text: 'the text' }]]);
  });

  it('is told to the player where it cannot be opened', async () => {
    const requests = new OpenRequests();
    requests.deliverTo(windows);
    const missing = join(folder, 'missing.patience');
    const huge = join(folder, 'huge.patience');
    writeFileSync(huge, '');
    truncateSync(huge, 17 * 1024 * 1024);
    const bad = ['grand-patience://nonsense', missing, huge, folder];
    for (const what of bad) await requests.open(what);
    expect(sent).toEqual(bad.map((what) => ['open.failed', { what }]));
  });
});
