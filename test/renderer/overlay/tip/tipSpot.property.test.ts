import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAtTip, tipSpot } from '../../../../renderer/overlay/tip/tipSpot.ts';

const window = fc.record({
  width: fc.integer({ min: 320, max: 4000 }),
  height: fc.integer({ min: 300, max: 2400 }),
});
const situation = window.chain(({ width, height }) =>
  fc.record({
    window: fc.constant({ width, height }),
    anchor: fc.record({
      x: fc.integer({ min: 0, max: width - 40 }),
      y: fc.integer({ min: 0, max: height - 40 }),
      width: fc.constant(40),
      height: fc.constant(40),
    }),
    tip: fc.record({
      width: fc.integer({ min: 20, max: width - 12 }),
      height: fc.integer({ min: 20, max: 120 }),
    }),
  }),
);

describe('the place of a tip', () => {
  it('is inside the window and not over what it belongs to', () => {
    fc.assert(
      fc.property(situation, ({ window: around, anchor, tip }) => {
        const { left, top } = tipSpot(around, anchor, tip);
        expect(left).toBeGreaterThanOrEqual(6);
        expect(top).toBeGreaterThanOrEqual(6);
        expect(left + tip.width).toBeLessThanOrEqual(around.width - 6);
        expect(top + tip.height).toBeLessThanOrEqual(around.height - 6);
        expect(top >= anchor.y + anchor.height || top + tip.height <= anchor.y).toBe(true);
      }),
    );
  });

  it('can be reached by the mouse without leaving both', () => {
    fc.assert(
      fc.property(situation, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const { anchor, tip } = given;
        const { left, top } = tipSpot(given.window, anchor, tip);
        const place = { x: left, y: top, ...tip };
        const from = { x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2 };
        const to = { x: left + tip.width / 2, y: top + tip.height / 2 };
        const x = from.x + (to.x - from.x) * share;
        const y = from.y + (to.y - from.y) * share;
        const isBelow = top > anchor.y;
        const isBeside = x < anchor.x || x > anchor.x + anchor.width;
        // Straight to the middle of a wide tip one may leave the button at its side.
        const isLeft = isBeside && (isBelow ? y < anchor.y + anchor.height : y > anchor.y);
        if (!isLeft) expect(isAtTip(x, y, anchor, place)).toBe(true);
      }),
    );
  });

  it('is not held by a mouse that goes elsewhere', () => {
    const anchor = { x: 100, y: 100, width: 40, height: 40 };
    const tip = { x: 60, y: 146, width: 120, height: 30 };
    expect(isAtTip(80, 120, anchor, tip)).toBe(false);
    expect(isAtTip(120, 90, anchor, tip)).toBe(false);
    expect(isAtTip(120, 143, anchor, tip)).toBe(true);
    expect(isAtTip(120, 180, anchor, tip)).toBe(false);
  });
});
