import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barSpot } from '../../../renderer/overlay/bars/barSpot.ts';

const table = { width: 1000, height: 600 };
const bars = fc.record({
  width: fc.integer({ min: 100, max: 700 }),
  height: fc.integer({ min: 40, max: 120 }),
});
const obstacles = fc.array(
  fc.record({
    rect: fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 500 }),
      width: fc.integer({ min: 20, max: 100 }),
      height: fc.integer({ min: 20, max: 100 }),
    }),
    weight: fc.constantFrom(1, 12),
  }),
  { maxLength: 12 },
);

test('a bar lies within the table, and at its foot where it is to stay there', () => {
  fc.assert(
    fc.property(bars, obstacles, fc.constantFrom('foot', 'anywhere'), (bar, all, where) => {
      const { left, top } = barSpot(table, bar, all, where);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + bar.width).toBeLessThanOrEqual(table.width);
      expect(top + bar.height).toBeLessThanOrEqual(table.height);
      if (where === 'foot') expect(top + bar.height).toBeGreaterThan(table.height - 20);
    }),
  );
});

test('a bar never covers more for being allowed anywhere, and says truly when it covers nothing', () => {
  fc.assert(
    fc.property(bars, obstacles, (bar, all) => {
      const foot = barSpot(table, bar, all, 'foot');
      const anywhere = barSpot(table, bar, all, 'anywhere');
      expect(anywhere.covered).toBeLessThanOrEqual(foot.covered);
      const touches = all.some(
        ({ rect }) =>
          rect.x < anywhere.left + bar.width &&
          rect.x + rect.width > anywhere.left &&
          rect.y < anywhere.top + bar.height &&
          rect.y + rect.height > anywhere.top,
      );
      expect(anywhere.covered > 0).toBe(touches);
    }),
  );
});

test('a bar lies in the middle of the foot where nothing is in its way', () => {
  const bar = { width: 300, height: 50 };
  expect(barSpot(table, bar, [], 'anywhere')).toEqual({ left: 350, top: 538, covered: 0 });
});
