import { describe, expect, it } from 'vitest';
import { dealPosition } from '../../../shared/engine/deal.ts';
import type { Grade } from '../../../shared/solver/difficulty.ts';
import type { SolverReply } from '../../../shared/solver/protocol.ts';
import { serveSolver } from '../../../shared/solver/service.ts';
import { openGame, stockGame } from '../../support/gamesLike.ts';

const game = openGame();

function service() {
  const replies: SolverReply[] = [];
  let now = 0;
  const answer = serveSolver({ clock: () => (now += 150), reply: (reply) => replies.push(reply) });
  return { answer, replies };
}

describe('the worker’s side of the protocol', () => {
  it('answers with the verdict of the job', () => {
    const { answer, replies } = service();
    answer({
      type: 'solve',
      job: 4,
      game: game.definition,
      position: dealPosition(game, '1'),
      budget: { milliseconds: 1e6 },
    });
    expect(replies.at(-1)).toMatchObject({ type: 'verdict', job: 4, verdict: { verdict: 'winnable' } });
  });

  it('tells progress now and then', () => {
    const { answer, replies } = service();
    const hard = stockGame();
    answer({
      type: 'solve',
      job: 1,
      game: hard.definition,
      position: dealPosition(hard, '4'),
      budget: { milliseconds: 3000 },
    });
    const told = replies.filter((reply) => reply.type === 'progress');
    expect(told.length).toBeGreaterThan(2);
    expect(told.length).toBeLessThan(20);
  });

  it('finds the first winnable deal of the candidates', () => {
    const { answer, replies } = service();
    answer({
      type: 'findDeal',
      job: 2,
      game: game.definition,
      candidates: ['1', '2'],
      budget: { milliseconds: 1e6 },
    });
    expect(replies.at(-1)).toMatchObject({ type: 'deal', job: 2, deal: { deal: '1' }, tried: 1 });
  });

  describe('asked for a grade', () => {
    /** The difficulty and the tries of the deal found, with so many milliseconds between looks at the clock. */
    const ofGradeAsked = (grade: Grade, candidates: number, tick: number) => {
      const replies: SolverReply[] = [];
      let now = 0;
      const answer = serveSolver({ clock: () => (now += tick), reply: (reply) => replies.push(reply) });
      answer({
        type: 'findDeal',
        job: 5,
        game: game.definition,
        candidates: Array.from({ length: candidates }, (_, i) => String(i + 1)),
        grade,
        budget: { milliseconds: 1e6 },
      });
      const reply = replies.at(-1);
      if (reply?.type !== 'deal') throw new Error(`Answered: ${reply?.type}`);
      return reply;
    };

    it('compares fifteen winnable deals, and takes one of the fifth that is meant', () => {
      const found = ([1, 2, 3, 4, 5] as const).map((grade) => ofGradeAsked(grade, 40, 0));
      const difficulties = found.map(({ deal }) => deal?.difficulty ?? 0);
      expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
      expect(new Set(difficulties).size).toBe(5);
      // All deals of this game are winnable.
      expect(found.map(({ tried }) => tried)).toEqual([15, 15, 15, 15, 15]);
    });

    it('makes do with fewer where there are no more, or where it takes long', () => {
      expect(ofGradeAsked(5, 1, 0)).toMatchObject({ deal: { deal: '1' }, tried: 1 });
      const slow = ofGradeAsked(3, 40, 400);
      expect(slow.deal).toBeDefined();
      expect(slow.tried).toBeLessThan(15);
    });
  });

  it('says what went wrong instead of falling silent', () => {
    const { answer, replies } = service();
    const broken = {
      ...game.definition,
      deal: [{ step: 'rows', to: 'tableau', rows: 9, face: 'up' }] as const,
    };
    answer({ type: 'findDeal', job: 3, game: broken, candidates: ['1'], budget: { milliseconds: 10 } });
    expect(replies.at(-1)).toMatchObject({ type: 'failed', job: 3 });
  });
});
