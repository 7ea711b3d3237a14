import { describe, expect, it } from 'vitest';
import { describe as describeRules } from '../../../shared/description/describe.ts';

import { catalogue } from '../../../shared/games/catalogue.ts';
import { languages } from '../../../shared/messages/languages.ts';
import { oddGames } from './oddGames.ts';

/**
 * Every sentence that a language says about any game, once: what a reviewer who knows the language reads. English
 * and German have a page for each game besides (goldenRules.test.ts).
 */
describe.each(languages)('the sentences in $tag', ({ tag, load }) => {
  it('read as they were reviewed', async () => {
    const language = await load();
    const bySection = new Map<string, Set<string>>();
    for (const game of [...catalogue, ...oddGames]) {
      for (const { heading, sentences } of describeRules(game, language)) {
        const known = bySection.get(heading) ?? new Set();
        for (const sentence of sentences) known.add(sentence);
        bySection.set(heading, known);
      }
    }
    const text = [...bySection]
      .map(([heading, sentences]) => `${heading}\n${[...sentences].map((each) => `  ${each}\n`).join('')}`)
      .join('\n');
    await expect(text).toMatchFileSnapshot(`../../golden/phrasebook/${tag}.txt`);
  });
});
