import { describe, expect, it } from 'vitest';
import { failedDealText } from '../../../renderer/overlay/errorText.ts';
import { beginSession } from '../../../renderer/session/beginSession.ts';
import { GameLibrary } from '../../../renderer/session/gameLibrary.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { klondikeDrawOne } from '../../../shared/games/klondike.ts';
import { bestLanguage } from '../../../shared/messages/languages.ts';
import { createTranslator } from '../../../shared/messages/translator.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';
import { sessionInTest } from '../../support/sessionInTest.ts';
import { memorySettings } from '../../support/testSession.ts';

/** Easier and shorter than any other, and it asks for more cards than there are: no check may let it through. */
const broken: GameDefinition = {
  ...klondikeDrawOne,
  id: 'broken',
  name: 'Broken',
  facts: { skill: 'luck', difficulty: 'easy', minutes: 1 },
  deal: [{ step: 'rows', to: 'tableau', rows: 50, face: 'up' }],
};

function begun(lastPlayed: readonly string[]) {
  const { keeper, moment, session } = sessionInTest(klondikeDrawOne.id, '1');
  const parts = {
    keeper,
    moment,
    clock: session.clock,
    settings: memorySettings({ lastPlayed: [...lastPlayed] }),
  };
  return beginSession(parts, new GameLibrary({ games: [broken], problems: [] }), '1');
}

describe('the first deal', () => {
  it('is of the game played last', async () => {
    const { game, session, failedDeal } = await begun([klondikeDrawOne.id]);
    expect(game.id).toBe(klondikeDrawOne.id);
    expect(session.table.peek().deal.compiled.id).toBe(game.id);
    expect(failedDeal).toBeUndefined();
  });

  it('is of one of the program’s own games for a newcomer, however easy another may be', async () => {
    expect(catalogue).toContain((await begun([])).game);
  });

  it('is of one of the program’s own games where the game played last cannot be dealt', async () => {
    const { game, session, failedDeal } = await begun([broken.id]);
    expect(catalogue).toContain(game);
    expect(session.table.peek().deal.compiled.id).toBe(game.id);
    expect(failedDeal?.game).toBe(broken);
    if (!failedDeal) return;
    const words = createTranslator(await bestLanguage(['en']).load());
    expect(failedDealText(failedDeal, words)).toMatch(
      /^Broken could not be dealt: .+ is on the table instead\.$/,
    );
  });
});
