import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dealOfLink, OpenRequests } from '../../../main/electron/openRequests.ts';
import type { Emit } from '../../../shared/ipc/answer.ts';

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
  const emit: Emit = (name, value) => {
    sent.push([name, value]);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'grand-patience-open-'));
    sent = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('waits in order until the window listens, and again while it loads', async () => {
    const requests = new OpenRequests(emit);
    requests.openDeal('some-game', null);
    await requests.open('grand-patience://deal/some-game/2');
    expect(sent).toEqual([]);
    requests.windowListens();
    expect(sent).toEqual([
      ['open.deal', { game: 'some-game', deal: null }],
      ['open.deal', { game: 'some-game', deal: '2' }],
    ]);
    requests.windowGone();
    requests.openDeal('some-game', '3');
    expect(sent).toHaveLength(2);
    requests.windowListens();
    expect(sent).toHaveLength(3);
  });

  it('is the text of a save file', async () => {
    const requests = new OpenRequests(emit);
    requests.windowListens();
    const file = join(folder, 'a.patience');
    writeFileSync(file, 'the text');
    await requests.open(file);
    expect(sent).toEqual([['open.save', { text: 'the text' }]]);
  });

  it('is told to the player where it cannot be opened', async () => {
    const requests = new OpenRequests(emit);
    requests.windowListens();
    const missing = join(folder, 'missing.patience');
    const huge = join(folder, 'huge.patience');
    writeFileSync(huge, '');
    truncateSync(huge, 17 * 1024 * 1024);
    for (const what of ['grand-patience://nonsense', missing, huge]) await requests.open(what);
    expect(sent).toEqual(
      ['grand-patience://nonsense', missing, huge].map((what) => ['open.failed', { what }]),
    );
  });
});
