import { describe, expect, it } from 'vitest';
import { findDeadEnd } from '../../../renderer/session/deadEnd.ts';
import { Game } from '../../../shared/engine/game.ts';
import { parsePosition } from '../../../shared/engine/positionText.ts';
import { fortyBandits } from '../../../shared/games/fortyThieves.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { compiledGame } from '../../support/testSession.ts';
import { deadPositions, moveOfLine, winningLine } from '../../support/winningLines.ts';

describe('the quick search for a dead end', () => {
  it('is silent where it was given up, and where a win is near', () => {
    const lucky = compiledGame(luckyPiles.id);
    const game = Game.deal(lucky, '3', 'off');
    expect(findDeadEnd(lucky, game.position, 50)).toBe('open');
    const { moves } = winningLine(luckyPiles.id, 3, 'off');
    for (const text of moves.slice(0, -2)) game.play(moveOfLine(game, text), 'off');
    expect(findDeadEnd(lucky, game.position, 5000)).toBe('open');
    for (const text of moves.slice(-2)) game.play(moveOfLine(game, text), 'off');
    expect(findDeadEnd(lucky, game.position, 5000)).toBe('open');
  });

  it.each([luckyPiles.id, fortyBandits.id])('proves dead what was proven dead elsewhere in %s', (id) => {
    const game = compiledGame(id);
    const small = deadPositions(id).filter(({ states }) => states < 1500);
    expect(small.length).toBeGreaterThan(0);
    for (const { position } of small) {
      expect(findDeadEnd(game, parsePosition(game, position), 5000)).toMatch(/searched|noMove/);
    }
  });
});
