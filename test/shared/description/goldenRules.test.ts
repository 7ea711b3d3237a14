import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { bestLanguage } from '../../../shared/messages/languages.ts';
import { oddGames } from './oddGames.ts';
import { rulesText } from './rulesText.ts';

const golden = '../../golden/rules';

describe.each(['en', 'de'])('the rules in %s', (tag) => {
  it.each(catalogue.map((definition) => [definition.name, definition] as const))(
    'of %s read as they were reviewed',
    async (_, definition) => {
      const text = rulesText(definition, await bestLanguage([tag]).load());
      await expect(text).toMatchFileSnapshot(`${golden}/${tag}/${definition.id}.txt`);
    },
  );

  it('of games with odd rules read as they were reviewed', async () => {
    const language = await bestLanguage([tag]).load();
    const text = oddGames.map((definition) => rulesText(definition, language)).join('\n');
    await expect(text).toMatchFileSnapshot(`${golden}/${tag}/odd/games.txt`);
  });
});
