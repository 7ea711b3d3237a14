import { describe, expect, it } from 'vitest';
import { winnableInterval } from '../../../build/winnability/interval.ts';

describe('the interval of winnable deals', () => {
  it('is Wilson’s where every deal is decided', () => {
    const { low, high } = winnableInterval(80, 20, 0);
    expect(low).toBeCloseTo(0.7112, 3);
    expect(high).toBeCloseTo(0.8666, 3);
  });

  it('takes undecided deals for lost below and for winnable above', () => {
    const decided = winnableInterval(80, 20, 0);
    const open = winnableInterval(80, 10, 10);
    expect(open.low).toBe(decided.low);
    expect(open.high).toBe(winnableInterval(90, 10, 0).high);
  });

  it('says nothing of no deals', () => expect(winnableInterval(0, 0, 0)).toEqual({ low: 0, high: 1 }));
});
