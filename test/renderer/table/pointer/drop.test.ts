import { describe, expect, test } from 'vitest';
import { Bodies } from '../../../../renderer/table/motion/bodies.ts';
import { coveredPile, dropIndex, dropZones } from '../../../../renderer/table/pointer/drop.ts';
import { HeldCards } from '../../../../renderer/table/pointer/heldCards.ts';
import { smallTable } from './tableau.ts';

const drop = (x: number, y: number, targets: readonly number[]): number | undefined =>
  targets[dropIndex(dropZones(smallTable, targets), x, y, 100, 140)];

describe('where a dropped card goes', () => {
  test('to the legal target that it overlaps most', () => {
    expect(drop(70, 20, [0, 1])).toBe(1);
    expect(drop(40, 20, [0, 1])).toBe(0);
  });

  test('to a legal target that it overlaps less than an illegal one', () => {
    expect(drop(30, 20, [1])).toBe(1);
  });

  test('to the nearest target from the gap between two', () => {
    expect(drop(360, 20, [1, 2])).toBe(2);
  });

  test('to none out of reach', () => {
    expect(drop(500, 20, [1, 2])).toBeUndefined();
    expect(drop(120, 600, [0, 1, 2])).toBeUndefined();
  });
});

test('a refused drop names the pile that was mostly covered, and none where nothing was', () => {
  expect(coveredPile(smallTable, { x: 230, y: 10, width: 100, height: 140 }, 0)).toBe(2);
  expect(coveredPile(smallTable, { x: 10, y: 10, width: 100, height: 140 }, 0)).toBeNull();
  expect(coveredPile(smallTable, { x: 120, y: 130, width: 100, height: 140 }, 0)).toBeNull();
});

describe('held cards', () => {
  test('keep their places to the pointer and to each other', () => {
    const bodies = new Bodies(4);
    const held = new HeldCards(0, 2, smallTable, [1, 2], 50, 40);
    held.moveTo(bodies, 150, 60);
    expect(held.cards).toEqual([1, 2]);
    expect([bodies.x[1], bodies.y[1]]).toEqual([100, 50]);
    expect([bodies.x[2], bodies.y[2]]).toEqual([100, 80]);
    expect(held.lead).toEqual({ x: 100, y: 50, width: 100, height: 140 });
  });

  test('know where they would go', () => {
    const held = new HeldCards(0, 1, smallTable, [2], 50, 70);
    held.moveTo(new Bodies(4), 300, 70);
    expect(held.target).toBe(2);
    held.moveTo(new Bodies(4), 50, 70);
    expect(held.target).toBeNull();
  });
});
