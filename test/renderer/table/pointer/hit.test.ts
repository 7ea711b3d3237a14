import { describe, expect, test } from 'vitest';
import { hitTest, pileRect, topRect } from '../../../../renderer/table/pointer/hit.ts';
import { smallTable } from './tableau.ts';

describe('what lies under the pointer', () => {
  test('is the topmost card there', () => {
    expect(hitTest(smallTable, 50, 10)).toEqual({ pile: 0, index: 0 });
    expect(hitTest(smallTable, 50, 35)).toEqual({ pile: 0, index: 1 });
    expect(hitTest(smallTable, 50, 199)).toEqual({ pile: 0, index: 2 });
  });

  test('is the empty place of a pile without cards', () => {
    expect(hitTest(smallTable, 250, 100)).toEqual({ pile: 2, index: -1 });
  });

  test('is nothing in a gap and below the cards', () => {
    expect(hitTest(smallTable, 110, 50)).toBeNull();
    expect(hitTest(smallTable, 50, 200)).toBeNull();
    expect(hitTest(smallTable, 250, 141)).toBeNull();
  });
});

test('the rectangle of a pile reaches from its place to its last card', () => {
  expect(pileRect(smallTable, 0)).toEqual({ x: 0, y: 0, width: 100, height: 200 });
  expect(pileRect(smallTable, 2)).toEqual({ x: 240, y: 0, width: 100, height: 140 });
});

test('the rectangle of the top cards covers just these, or the empty place', () => {
  expect(topRect(smallTable, 0, 2)).toEqual({ x: 0, y: 30, width: 100, height: 170 });
  expect(topRect(smallTable, 2, 1)).toEqual({ x: 240, y: 0, width: 100, height: 140 });
  expect(topRect(smallTable, 0, 0)).toEqual({ x: 0, y: 0, width: 100, height: 140 });
});
