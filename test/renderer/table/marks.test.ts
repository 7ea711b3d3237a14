import { describe, expect, test } from 'vitest';
import { paletteOf } from '../../../renderer/table/art/palette.ts';
import { equalRings, markRings, targetRings } from '../../../renderer/table/marks.ts';
import { noMarks } from '../../../renderer/table/tablePort.ts';
import type { BoardView, CardPlace } from '../../../shared/board/boardView.ts';
import { parseCard } from '../../../shared/cards/notation.ts';

const palette = paletteOf('light');

/** Cards from the bottom up, by pile, each a step of 30 px below the one that it covers. */
function tableWith(...piles: readonly (readonly string[])[]): BoardView {
  const cards: CardPlace[] = piles.flatMap((names, pile) =>
    names.map((name, index) => ({
      card: parseCard(name.replace('!', '')),
      pile,
      index,
      x: pile * 120,
      y: index * 30,
      faceUp: !name.endsWith('!'),
    })),
  );
  const places = piles.map((_, pile) => {
    const base = { x: pile * 120, y: 0, width: 100, height: 140 };
    return { pile, base, area: { ...base, height: 600 } };
  });
  return { extent: { width: 800, height: 600 }, cardWidth: 100, cardHeight: 140, cards, piles: places };
}

describe('resting on a card', () => {
  const view = tableWith(['7S0', '2H0'], ['7H0', '8C0'], ['6D0'], ['7D0!', '9S0'], ['KS0']);

  test('rings its equals strongly and the cards next to it in rank weakly, where they show', () => {
    const rings = equalRings(view, { pile: 0, index: 0 }, palette);
    expect(rings.map(({ x, y, strength }) => [x, y, strength > 0.5])).toEqual([
      [120, 0, true],
      [120, 30, false],
      [240, 0, false],
    ]);
    expect(rings.every(({ colour }) => colour === palette.equal)).toBe(true);
  });

  test('rings of a covered card just what shows of it', () => {
    const [covered, top] = equalRings(view, { pile: 0, index: 0 }, palette);
    expect(covered).toMatchObject({ width: 100, height: 30 });
    expect(top).toMatchObject({ width: 100, height: 140 });
  });

  test('that lies face down, or on an empty place, rings nothing', () => {
    expect(equalRings(view, { pile: 3, index: 0 }, palette)).toEqual([]);
    expect(equalRings(view, { pile: 2, index: -1 }, palette)).toEqual([]);
  });
});

describe('marks', () => {
  const view = tableWith(['9S0', '8H0', '7S0'], ['9H0'], []);

  test('of a hint go round the cards to be moved and where they go, or round the stock alone', () => {
    const hinted = markRings(view, { ...noMarks, hint: { from: 0, count: 2, to: 1 } }, palette);
    expect(hinted.map(({ x, y, height }) => [x, y, height])).toEqual([
      [0, 30, 170],
      [120, 0, 140],
    ]);
    expect(markRings(view, { ...noMarks, hint: { from: 0, count: 1, to: null } }, palette)).toHaveLength(1);
  });

  test('of what the keyboard holds and of a choice go round the cards and every target', () => {
    const held = { from: 0, count: 1, targets: [1, 2] };
    for (const marks of [
      { ...noMarks, held },
      { ...noMarks, choice: held },
    ]) {
      const rings = markRings(view, marks, palette);
      expect(rings.map(({ x, colour }) => [x, colour])).toEqual([
        [0, palette.focus],
        [120, palette.target],
        [240, palette.target],
      ]);
    }
  });

  test('of the keyboard’s place go round an empty one too', () => {
    const [ring] = markRings(view, { ...noMarks, focus: { pile: 2, count: 0 } }, palette);
    expect(ring).toMatchObject({ x: 240, y: 0, width: 100, height: 140 });
  });

  test('of a drag go round every legal target, in their order', () => {
    const zones = [2, 1].map((pile) => ({ pile, rect: { x: 0, y: 0, width: 1, height: 1 } }));
    expect(targetRings(view, zones, palette, 0.5).map(({ x, strength }) => [x, strength])).toEqual([
      [240, 0.5],
      [120, 0.5],
    ]);
  });
});
