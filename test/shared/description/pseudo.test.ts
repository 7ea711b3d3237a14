import { describe, expect, it } from 'vitest';
import { describe as describeRules, explainRefusal } from '../../../shared/description/describe.ts';
import { pileSummary } from '../../../shared/description/pileSpeech.ts';
import { progressAnnouncement } from '../../../shared/description/turnSpeech.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { bestLanguage } from '../../../shared/messages/languages.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { suitGame } from './speechGames.ts';

describe('the pseudo-locale', () => {
  it('marks every text that goes out', async () => {
    const pseudo = await bestLanguage(['en-XA']).load();
    const game = compile(suitGame);
    const position = {
      piles: game.piles.map(() => []),
      faceDown: [],
      pass: 1,
      exempt: [],
    };
    const texts = [
      ...catalogue.flatMap((each) =>
        describeRules(each, pseudo).flatMap(({ heading, sentences }) => [heading, ...sentences]),
      ),
      explainRefusal({ reason: 'faceDown' }, pseudo),
      ...game.piles.map(({ index }) => pileSummary(game, position, index, pseudo)),
      progressAnnouncement(game, position, pseudo),
    ];
    expect(texts.filter((text) => !/^\[.*~\]$/.test(text))).toEqual([]);
  });
});
