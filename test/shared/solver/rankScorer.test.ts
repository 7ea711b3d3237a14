import { describe, expect, it } from 'vitest';
import { RankScorer } from '../../../shared/solver/rankScorer.ts';

const byRank = (values: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 13 }, (_, rank) => values[rank] ?? 0);
const place = { rank: 4, rankBelow: -1, isBase: true, linked: false, steps: -1 };

describe('worth by rank', () => {
  it('tells the bottom of a pile, cards built on others and all others apart', () => {
    const scorer = new RankScorer({
      base: byRank({ 4: 1 }),
      link: byRank({ 4: 10 }),
      gap: byRank({ 4: 100 }),
    });
    expect(scorer.tableau(0, place)).toBe(1);
    expect(scorer.tableau(1, { ...place, isBase: false, linked: true })).toBe(10);
    expect(scorer.tableau(1, { ...place, isBase: false })).toBe(100);
    expect(scorer.waste(0, place)).toBe(0);
  });

  it('counts every covered card for each card above it, by units where they hold together', () => {
    const scorer = new RankScorer({ bury: byRank({ 0: 1, 7: 2 }), buryUnit: byRank({ 0: 10, 7: 20 }) });
    scorer.keep(1, 0, 0);
    scorer.keep(2, 1, 7);
    expect(scorer.tableau(1, { ...place, isBase: false })).toBe(11);
    expect(scorer.tableau(2, { ...place, isBase: false })).toBe(33);
    expect(scorer.tableau(2, { ...place, isBase: false, linked: true })).toBe(3);
  });

  it('knows steps on the waste and in the reserves from twelve down to twelve up', () => {
    const steps = Array.from({ length: 25 }, (_, i) => i);
    const scorer = new RankScorer({ wasteStep: steps, reserveStep: steps });
    expect(scorer.waste(1, { ...place, rank: 0, rankBelow: 12 })).toBe(0);
    expect(scorer.waste(1, { ...place, rank: 5, rankBelow: 5 })).toBe(12);
    expect(scorer.reserve(1, { ...place, rank: 12, rankBelow: 0 })).toBe(24);
    expect(scorer.reserve(1, { ...place, rank: 12, rankBelow: -1 })).toBe(0);
  });

  it('adds what lies in the way of an earlier card of its line', () => {
    const scorer = new RankScorer({ block: byRank({ 3: 5 }), wasteBlock: byRank({ 3: 7 }) });
    expect(scorer.tableau(0, { ...place, steps: 3 })).toBe(5);
    expect(scorer.waste(0, { ...place, steps: 3 })).toBe(7);
    expect(scorer.waste(0, { ...place, steps: 2 })).toBe(0);
  });
});
