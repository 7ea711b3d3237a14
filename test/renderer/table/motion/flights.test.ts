import { describe, expect, test } from 'vitest';
import { Bodies } from '../../../../renderer/table/motion/bodies.ts';
import { type Flight, Flights } from '../../../../renderer/table/motion/flights.ts';

const way: Flight = { card: 1, x: 100, y: 50, turn: 1, delay: 10, duration: 100, arc: 20 };

function sky(): { bodies: Bodies; flights: Flights } {
  const bodies = new Bodies(3);
  return { bodies, flights: new Flights(bodies) };
}

describe('a card in flight', () => {
  test('waits, leaves, and arrives exactly', () => {
    const { bodies, flights } = sky();
    flights.launch([way], 1000);
    flights.step(1005);
    expect([bodies.x[1], bodies.y[1], bodies.turn[1]]).toEqual([0, 0, 0]);
    flights.step(1060);
    expect(bodies.x[1]).toBeGreaterThan(0);
    expect(bodies.x[1]).toBeLessThan(100);
    flights.step(1110);
    expect([bodies.x[1], bodies.y[1], bodies.turn[1]]).toEqual([100, 50, 1]);
    expect(flights.count).toBe(0);
  });

  test('rises over the straight line on its way', () => {
    const { bodies, flights } = sky();
    flights.launch([{ ...way, y: 0, delay: 0 }], 0);
    flights.step(20);
    expect(bodies.y[1]).toBeLessThan(0);
  });

  test('never goes back, however often the moment is asked', () => {
    const { bodies, flights } = sky();
    flights.launch([way], 0);
    let before = 0;
    for (let now = 0; now <= 120; now += 3) {
      flights.step(now);
      expect(bodies.x[1]).toBeGreaterThanOrEqual(before);
      before = bodies.x[1] ?? 0;
    }
  });

  test('sent elsewhere goes on from where it is and is counted once', () => {
    const { bodies, flights } = sky();
    flights.launch([{ ...way, delay: 0 }], 0);
    flights.step(50);
    const middle = bodies.x[1] ?? 0;
    flights.launch([{ ...way, x: 0, delay: 0 }], 50);
    expect(flights.count).toBe(1);
    flights.step(50);
    expect(bodies.x[1]).toBeCloseTo(middle);
  });

  test('lands nowhere once a later plan leaves it where it is', () => {
    const { bodies, flights } = sky();
    flights.launch([way], 0);
    bodies.place(1, 7, 8, 0);
    flights.launch([{ ...way, card: 2 }], 20);
    expect(flights.count).toBe(1);
    flights.complete();
    expect([bodies.x[1], bodies.y[1], bodies.turn[1]]).toEqual([7, 8, 0]);
  });

  test('arrives at once when its motion is completed', () => {
    const { bodies, flights } = sky();
    flights.launch([way, { ...way, card: 2, delay: 5000 }], 0);
    flights.complete();
    expect(flights.count).toBe(0);
    expect([bodies.x[1], bodies.x[2]]).toEqual([100, 100]);
  });
});
