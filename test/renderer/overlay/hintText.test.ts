import { describe, expect, it } from 'vitest';
import { hintForEar, hintForEye } from '../../../renderer/overlay/assistant/hintText.ts';
import { firstWords } from '../../../renderer/session/chosenWords.ts';
import { Game } from '../../../shared/engine/game.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { compiledGame } from '../../support/testSession.ts';

describe('a hint', () => {
  const { compiled, position } = Game.deal(compiledGame(racingAces.id), '7', 'off');
  const words = firstWords().peek();

  it('tells the ear which card, where it lies and where it goes, and why', () => {
    const from = compiled.piles.findIndex(({ kind }) => kind === 'reserve');
    const to = compiled.foundations[0] ?? 0;
    const idea = {
      move: { type: 'move', from, to, count: 1 },
      why: { reason: 'goesUp', card: 0 },
      proven: true,
      outcome: 'winnable',
      after: position,
    } as const;
    expect(hintForEar(compiled, position, idea, words)).toMatch(
      /^Hint: \w+ of \w+ from Reserve 1 of 3 to Foundation 1 of 16, brings a card home\.$/,
    );
    expect(hintForEye(compiled, position, idea, words, () => 'X').move).toBe('X → Foundation 1 of 16');
  });
});
