import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../shared/board/layout.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { fortyBandits, thievesRush } from '../../../shared/games/fortyThieves.ts';
import { klondikeDrawThree } from '../../../shared/games/klondike.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { games, request } from './tables.ts';

/** What an app window of a usual size leaves to the table. */
const rooms = [
  [800, 526],
  [1280, 756],
  [1920, 1036],
  [2560, 1396],
  [3840, 2116],
  [1080, 1876],
] as const;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test.each(rooms)('has no two piles that almost stand in line, in a room of %d × %d px', (width, height) => {
    const { slots, cardWidth } = layoutOf(game, request(width, height));
    const places = [...new Set(slots.map(({ base }) => base.x))].sort((a, b) => a - b);
    places.forEach((x, i) => {
      const next = places[i + 1];
      if (next !== undefined) expect((next - x) / cardWidth).toBeGreaterThan(0.3);
    });
  });
});

describe('the piles of a row', () => {
  test.each([fortyBandits, thievesRush, klondikeDrawThree])(
    'of $name stand right above those below',
    (game) => {
      const compiled = compile(game);
      const { slots } = layoutOf(compiled, request(1280, 756));
      const below = new Set(
        compiled.piles.flatMap(({ kind, index }) => (kind === 'tableau' ? [slots[index]?.base.x] : [])),
      );
      for (const { base } of slots) expect(below).toContain(base.x);
    },
  );

  test('of Racing Aces stand above each other where the window is tall', () => {
    const { slots } = layoutOf(compile(racingAces), request(1080, 1876));
    expect(new Set(slots.map(({ base }) => base.x)).size).toBe(5);
  });
});
