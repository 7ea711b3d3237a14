import { describe, expect, it } from 'vitest';
import { DealPool } from '../../../shared/deals/dealPool.ts';

function poolOf(found: readonly boolean[]) {
  const asked: string[][] = [];
  const pool = new DealPool({
    random: () => (asked.length * 0.013) % 1,
    find: async (_, candidates) => {
      asked.push([...candidates]);
      const deal = candidates[0];
      return deal !== undefined && found[asked.length - 1] !== false
        ? { deal, difficulty: 9, line: [] }
        : undefined;
    },
  });
  return { pool, asked };
}

describe('the pool of winnable deals', () => {
  it('is filled up to its cap, and then rests', async () => {
    const { pool, asked } = poolOf([]);
    for (let i = 0; i < 10; i++) await pool.fill('game');
    expect(pool.isFull('game')).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it('gives what is ready first, in its order, and searches only when empty', async () => {
    const { pool, asked } = poolOf([]);
    await pool.fill('game');
    const ready = asked[0]?.[0];
    expect((await pool.take('game'))?.deal).toBe(ready);
    expect(asked).toHaveLength(1);
    expect(await pool.take('game')).toBeDefined();
    expect(asked).toHaveLength(2);
  });

  it('keeps games and grades apart', async () => {
    const { pool, asked } = poolOf([]);
    await pool.fill('game', 3);
    expect(pool.isFull('game')).toBe(false);
    await pool.take('game', 4);
    expect(asked).toHaveLength(2);
  });

  it('tries other candidates where none fits, and gives up at last', async () => {
    const { pool, asked } = poolOf([false, false, true]);
    expect(await pool.take('game')).toBeDefined();
    expect(asked).toHaveLength(3);
    expect(new Set(asked.map(String)).size).toBe(3);
    const hopeless = poolOf(Array.from({ length: 100 }, () => false));
    expect(await hopeless.pool.take('game')).toBeUndefined();
  });
});
