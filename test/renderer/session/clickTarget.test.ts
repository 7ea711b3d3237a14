import { describe, expect, it } from 'vitest';
import { clickOutcome, distinctPiles } from '../../../renderer/session/clickTarget.ts';
import { Game } from '../../../shared/engine/game.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { compiledGame } from '../../support/testSession.ts';

const racing = compiledGame(racingAces.id);

describe('where a click goes', () => {
  it('goes to one of several piles that are alike', () => {
    const game = Game.deal(racing, '7', 'off');
    const aces = racing.foundations.slice(0, 4);
    expect(distinctPiles(racing, game.position, aces)).toEqual([aces[0]]);
    const from = racing.groups['tableau']?.[0] ?? -1;
    expect(clickOutcome(racing, game.position, from, 1, aces, 'foundation')).toEqual({
      type: 'play',
      move: { type: 'move', from, to: aces[0], count: 1 },
    });
  });

  it('asks where targets differ, one of each kind', () => {
    const game = Game.deal(racing, '7', 'off');
    const [first = -1, second = -1] = [racing.foundations[0], racing.foundations[8]];
    const outcome = clickOutcome(racing, game.position, 2, 1, [...racing.foundations], 'foundation');
    expect(outcome.type).toBe('ask');
    expect(outcome.type === 'ask' && outcome.targets).toContain(first);
    expect(outcome.type === 'ask' && outcome.targets).toContain(second);
    expect(outcome.type === 'ask' && outcome.targets).toHaveLength(4);
  });

  it('goes nowhere without a target', () => {
    const game = Game.deal(racing, '7', 'off');
    expect(clickOutcome(racing, game.position, 2, 1, [], 'tableau')).toEqual({ type: 'nowhere' });
  });

  it('follows the preference between foundations and tableau', () => {
    const lucky = compiledGame(luckyPiles.id);
    const { position } = Game.deal(lucky, '3', 'off');
    const foundation = lucky.foundations[0] ?? -1;
    const tableau = lucky.groups['tableau']?.[3] ?? -1;
    const to = (preference: 'foundation' | 'tableau') => {
      const outcome = clickOutcome(lucky, position, 1, 1, [tableau, foundation], preference);
      return outcome.type === 'play' ? outcome.move.to : outcome.type;
    };
    expect(to('foundation')).toBe(foundation);
    expect(to('tableau')).toBe(tableau);
  });

  it('does not take two piles for alike that hold different cards', () => {
    const lucky = compiledGame(luckyPiles.id);
    const { position } = Game.deal(lucky, '3', 'off');
    const tableau = lucky.groups['tableau'] ?? [];
    expect(distinctPiles(lucky, position, tableau)).toEqual(tableau);
  });
});
