import { describe, expect, test, vi } from 'vitest';
import { Bodies } from '../../../../renderer/table/motion/bodies.ts';
import { Cascade } from '../../../../renderer/table/motion/cascade.ts';
import type { Stage } from '../../../../renderer/table/scene/stage.ts';
import type { TableScene } from '../../../../renderer/table/scene/tableScene.ts';

const HEIGHT = 800;
const CARD_HEIGHT = 100;
/** Two foundations of three cards each; a card's number tells its pile and its place. */
const won = [0, 1].flatMap((pile) => [0, 1, 2].map((index) => ({ card: pile * 3 + index, pile, index })));

/** A won table without a picture. */
function wonTable() {
  const bodies = new Bodies(won.length);
  for (const { card, pile } of won) bodies.place(card, pile * 90, 20, 0);
  const raised: number[] = [];
  const lay = {
    bodies,
    rest: { cards: won },
    layout: { cardHeight: CARD_HEIGHT, request: { height: HEIGHT } },
    cards: {
      raise: (card: number) => {
        if (!raised.includes(card)) raised.push(card);
      },
      revealAll: vi.fn(),
      syncAll: vi.fn(),
    },
  };
  const stage = { requestFrame: vi.fn() };
  const scene = { lay, origin: { x: 0, y: 0 } };
  const cascade = new Cascade(scene as unknown as TableScene, stage as unknown as Stage);
  return { cascade, bodies, raised, stage };
}

/** Lets the cascade run at sixty pictures a second until it is over; gives the lowest place and the time in ms. */
function runToEnd({ cascade, bodies }: ReturnType<typeof wonTable>): { lowest: number; ms: number } {
  const start = performance.now();
  let lowest = 0;
  let ms = 0;
  for (; ms < 20_000 && cascade.step(start + ms); ms += 1000 / 60) lowest = Math.max(lowest, ...bodies.y);
  return { lowest, ms };
}

describe('the cascade of a win', () => {
  test('takes the top cards first, one of each foundation in turn', () => {
    const table = wonTable();
    void table.cascade.run();
    expect(table.stage.requestFrame).toHaveBeenCalled();
    runToEnd(table);
    expect(table.raised).toEqual([2, 5, 1, 4, 0, 3]);
  });

  test('bounces on the lower edge of the table, and ends by itself', async () => {
    const table = wonTable();
    const over = table.cascade.run();
    const { lowest, ms } = runToEnd(table);
    await over;
    expect(lowest).toBe(HEIGHT - CARD_HEIGHT);
    expect(ms).toBeLessThan(6000);
    expect(table.cascade.isRunning).toBe(false);
  });

  test('is over at once when it is ended', async () => {
    const table = wonTable();
    const over = table.cascade.run();
    table.cascade.step(performance.now() + 100);
    table.cascade.end();
    await over;
    expect(table.cascade.step(performance.now() + 200)).toBe(false);
  });

  test('looks the same for the same win', () => {
    const places = [wonTable(), wonTable()].map((table) => {
      vi.spyOn(performance, 'now').mockReturnValue(1000);
      void table.cascade.run();
      runToEnd(table);
      vi.restoreAllMocks();
      return [[...table.bodies.x], [...table.bodies.y]];
    });
    expect(places[1]).toEqual(places[0]);
  });
});
