import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../shared/board/layout.ts';
import { viewOf } from '../../shared/board/viewOf.ts';
import { describe as describeRules } from '../../shared/description/describe.ts';
import { dealPosition } from '../../shared/engine/deal.ts';
import { Game } from '../../shared/engine/game.ts';
import { bestLanguage } from '../../shared/messages/languages.ts';
import { compile } from '../../shared/rules/compile.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import { readPlayerGames } from '../../shared/rules/playerGames.ts';
import { Solver } from '../../shared/solver/solver.ts';
import { request } from '../shared/board/tables.ts';

const folder = new URL('../../docs/games/', import.meta.url);
const examples: readonly GameDefinition[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'game.schema.json')
  .flatMap(
    (file) => readPlayerGames([{ file, text: readFileSync(new URL(file, folder), 'utf8') }], new Set()).games,
  );

describe.each(examples.map((definition) => [definition.name, definition] as const))(
  '%s, a game of a player',
  (_, definition) => {
    const game = compile(definition);

    it('is laid out on any table', () => {
      for (const [width, height] of [
        [800, 560],
        [1280, 740],
        [1080, 1860],
      ] as const) {
        const layout = layoutOf(game, request(width, height));
        const view = viewOf(layout, dealPosition(game, '1'));
        expect(view.piles).toHaveLength(game.piles.length);
        for (const { x, y } of view.cards) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + view.cardWidth).toBeLessThanOrEqual(width);
          expect(y + view.cardHeight).toBeLessThanOrEqual(height);
        }
      }
    });

    it('is explained in words', async () => {
      const sections = describeRules(definition, await bestLanguage(['en']).load());
      expect(sections.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(8);
    });

    it('is searched by the solver, whose line wins', () => {
      const solver = new Solver(game, { clock: () => performance.now() });
      const outcome = solver.solve(dealPosition(game, '1'), { milliseconds: 20_000, megabytes: 256 });
      expect(outcome.verdict).toBe('winnable');
      if (outcome.verdict !== 'winnable') return;
      const played = Game.deal(game, '1', 'off');
      for (const move of outcome.line) played.play(move, 'off');
      expect(played.isWon).toBe(true);
    });
  },
);
