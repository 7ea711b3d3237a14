import { describe, expect, test } from 'vitest';
import { packSheet } from '../../../../renderer/table/textures/packing.ts';

describe('a sheet for equal tiles', () => {
  test('holds them all and wastes at most two in a hundred for a deck with its back', () => {
    for (const width of [40, 90, 160, 348, 500]) {
      const { columns, rows } = packSheet(53, width, Math.round(width * 1.4), 8192);
      expect(columns * rows).toBeGreaterThanOrEqual(53);
      expect((columns * rows) / 53).toBeLessThan(1.02);
    }
  });

  test('stays within the longest side that the system allows', () => {
    const { columns, rows } = packSheet(53, 500, 700, 5000);
    expect(columns * 500).toBeLessThanOrEqual(5000);
    expect(rows * 700).toBeLessThanOrEqual(5000);
  });

  test('is refused where none fits', () => {
    expect(() => packSheet(53, 3000, 4000, 8192)).toThrow('do not fit');
  });
});
