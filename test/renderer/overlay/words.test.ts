import { describe, expect, it } from 'vitest';
import { noticeText } from '../../../renderer/overlay/data/tellNotices.ts';
import { errorText } from '../../../renderer/overlay/errorText.ts';
import { familiesOf, filterOf, parseScope, scopeText } from '../../../renderer/overlay/statistics/filters.ts';
import { failureCodes, HostError } from '../../../shared/ipc/failure.ts';
import { language as english } from '../../../shared/languages/en.ts';
import { createTranslator } from '../../../shared/messages/translator.ts';

const words = createTranslator(english);

describe('what went wrong, in words', () => {
  it('has words for every kind of failure, and names the file', () => {
    for (const code of failureCodes) expect(errorText(new HostError({ code }), words)).not.toBe('');
    expect(errorText(new HostError({ code: 'diskFull', path: '/data/settings.json' }), words)).toMatch(
      /disk is full.*\/data\/settings\.json/,
    );
    expect(errorText(new Error('a slip'), words)).toContain('a slip');
  });

  it('tells what happened to a file and where the original lies', () => {
    const notice = {
      id: '1',
      kind: 'previousUsed',
      store: 'history',
      path: 'h.jsonl',
      setAside: 'damaged/h.jsonl',
    } as const;
    expect(noticeText(notice, words)).toMatch(/results.*h\.jsonl.*damaged\/h\.jsonl/);
  });
});

describe('the filters of statistics', () => {
  const games = [
    { id: 'a', family: 'One' },
    { id: 'b', family: 'One' },
    { id: 'c', family: 'Two' },
  ];
  const today = new Date(2026, 0, 31);

  it('ask for games and days', () => {
    expect(filterOf({ type: 'all' }, { type: 'all' }, games, today)).toEqual({});
    expect(filterOf({ type: 'family', family: 'One' }, { type: 'week' }, games, today)).toEqual({
      games: ['a', 'b'],
      from: '2026-01-25',
      to: '2026-01-31',
    });
    const days = { type: 'days', from: '2025-12-24', to: '' } as const;
    expect(filterOf({ type: 'game', id: 'a' }, days, games, today)).toEqual({
      games: ['a'],
      from: '2025-12-24',
    });
  });

  it('know the games of each family', () => {
    expect(familiesOf(games)).toEqual([
      { family: 'One', games: ['a', 'b'] },
      { family: 'Two', games: ['c'] },
    ]);
  });

  it('are the same after a choice was made of them', () => {
    for (const scope of [
      { type: 'all' },
      { type: 'family', family: 'One: two' },
      { type: 'game', id: 'c' },
    ] as const) {
      expect(parseScope(scopeText(scope))).toEqual(scope);
    }
  });
});

describe('the translator', () => {
  it('fills in, counts, and writes numbers and times as the language does', () => {
    expect(words.text('bar.moves', { count: 1 })).toBe('1 move');
    expect(words.text('bar.moves', { count: 3 })).toBe('3 moves');
    expect(words.duration(59)).toBe('0:59');
    expect(words.duration(3661)).toBe('1:01:01');
    expect(words.percent(0.325, 1)).toBe('32.5%');
    expect(words.list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(words.gameName({ id: 'x', name: 'A Game' })).toBe('A Game');
  });
});
