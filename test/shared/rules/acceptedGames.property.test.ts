import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { layoutOf } from '../../../shared/board/layout.ts';
import { viewOf } from '../../../shared/board/viewOf.ts';
import { describe as describeRules } from '../../../shared/description/describe.ts';
import type { Phrases } from '../../../shared/description/phrases.ts';
import { pileContents, pileSummary } from '../../../shared/description/pileSpeech.ts';
import { Game } from '../../../shared/engine/game.ts';
import { languages } from '../../../shared/messages/languages.ts';
import { compile } from '../../../shared/rules/compile.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { validateDefinition } from '../../../shared/rules/validate.ts';
import { damagedGame } from '../../support/damagedGames.ts';
import { request } from '../board/tables.ts';

describe('a definition that is accepted', () => {
  const spoken: Phrases[] = [];
  beforeAll(async () => {
    spoken.push(...(await Promise.all(languages.map(({ load }) => load()))));
  });

  it('can be dealt, laid out, explained and played', () => {
    let accepted = 0;
    fc.assert(
      fc.property(damagedGame, (candidate) => {
        const result = validateDefinition(candidate);
        if (!result.ok) return;
        accepted++;
        expectPlayable(result.definition, spoken);
      }),
      { numRuns: 300 },
    );
    // Where hardly any damage is let through, nothing has been tried.
    expect(accepted).toBeGreaterThan(30);
  });
});

function expectPlayable(definition: GameDefinition, spoken: readonly Phrases[]): void {
  const compiled = compile(definition);
  const game = Game.deal(compiled, '1', 'off');
  expect(game.position.piles.flat()).toHaveLength(compiled.cards);
  const view = viewOf(layoutOf(compiled, request(1280, 740)), game.position);
  expect(view.cards).toHaveLength(compiled.cards);
  for (const language of spoken) {
    for (const { sentences } of describeRules(definition, language)) {
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN/);
    }
    for (const { index } of compiled.piles) {
      expect(pileSummary(compiled, game.position, index, language)).not.toMatch(/undefined|NaN/);
      expect(pileContents(compiled, game.position, index, language)).not.toMatch(/undefined|NaN/);
    }
  }
  for (let i = 0; i < 10; i++) {
    const [move] = game.legalMoves();
    if (move === undefined) return;
    game.play(move, 'off');
  }
}
