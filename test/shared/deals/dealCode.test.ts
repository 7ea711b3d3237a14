import { describe, expect, it } from 'vitest';
import { dealCode, dealLink, parseDealCode } from '../../../shared/deals/dealCode.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';

const deals = catalogue.map((game, i) => ({ game: game.id, number: String(i * 4001 + 1) }));

describe('a deal to share', () => {
  it.each(deals)('is read back from code and link: $game', (deal) => {
    const read = { ok: true, deal };
    expect(parseDealCode(dealCode(deal), catalogue)).toEqual(read);
    expect(parseDealCode(dealLink(deal), catalogue)).toEqual(read);
    expect(parseDealCode(` "${dealCode(deal).toUpperCase()}" \n`, catalogue)).toEqual(read);
  });

  it('keeps the small generator’s numbers apart', () => {
    const deal = { game: deals[0]?.game ?? '', number: 'ms40000' };
    expect(parseDealCode(dealCode(deal), catalogue)).toEqual({ ok: true, deal });
  });

  it('is refused with the part that does not fit', () => {
    const game = deals[0]?.game ?? '';
    expect(parseDealCode('hello world', catalogue)).toMatchObject({ ok: false, problem: 'noCode' });
    expect(parseDealCode('no-such-game:5', catalogue)).toEqual({
      ok: false,
      problem: 'unknownGame',
      text: 'no-such-game',
    });
    expect(parseDealCode(`${game}:0`, catalogue)).toEqual({ ok: false, problem: 'badNumber', text: '0' });
  });
});
