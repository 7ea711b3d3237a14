import { describe, expect, it } from 'vitest';
import { StepChains } from '../../../shared/solver/stepChains.ts';

describe('chains of moves', () => {
  it('give their moves in order', () => {
    const chains = new StepChains();
    const chain = chains.with(chains.with(chains.with(0, 5), 7), 5);
    expect(chains.movesOf(chain)).toEqual([5, 7, 5]);
    expect(chains.lastOf(chain)).toBe(5);
    expect(chains.movesOf(chains.beforeOf(chain))).toEqual([5, 7]);
  });

  it('are kept once, and apart from every plain move', () => {
    const chains = new StepChains();
    const largest = 0x7fffffff;
    const chain = chains.with(chains.with(0, largest), 0x10203);
    expect(chains.with(chains.with(0, largest), 0x10203)).toBe(chain);
    expect(chains.with(0, 0x10203)).not.toBe(chain);
    expect(chain).toBeLessThan(0);
    expect(chains.movesOf(0x10203)).toEqual([0x10203]);
  });
});
