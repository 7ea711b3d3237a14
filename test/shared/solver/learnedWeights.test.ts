import { describe, expect, it } from 'vitest';
import { cellRanks, inSuitRanks, openRanks } from '../../../shared/solver/learnedWeights.ts';

describe.each([
  ['in suit', inSuitRanks],
  ['cells', cellRanks],
  ['open', openRanks],
])('the learned weights %s', (_, ranks) => {
  it('have an entry for every rank, and for every step', () => {
    for (const [name, values] of Object.entries(ranks)) {
      if (name === 'foundations') continue;
      const length = name === 'empties' ? 4 : name.endsWith('Step') ? 25 : 13;
      expect(values, name).toHaveLength(length);
    }
  });
});
