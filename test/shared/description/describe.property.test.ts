import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as describeRules } from '../../../shared/description/describe.ts';
import { languages } from '../../../shared/messages/languages.ts';
import { anyGame } from './anyGame.ts';

describe.each(languages)('the rules of any game in $tag', ({ load }) => {
  it('are whole sentences under headings', async () => {
    const language = await load();
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { heading, sentences } of describeRules(game, language)) {
          expect(heading).not.toBe('');
          for (const sentence of sentences) {
            expect(sentence).toMatch(/[.:!?]$/);
            expect(sentence).not.toMatch(/undefined|NaN|\$\{| {2}| [,.;:]|,,|\.\./);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
