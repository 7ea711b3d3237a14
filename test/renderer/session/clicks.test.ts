import { describe, expect, it } from 'vitest';
import { type ClickPreference, Clicks } from '../../../renderer/session/clicks.ts';
import type { Happening } from '../../../renderer/session/happening.ts';
import type { Game } from '../../../shared/engine/game.ts';
import type { CardMove, PileIndex } from '../../../shared/engine/move.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { fortyThieves } from '../../../shared/games/fortyThieves.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { testSession } from '../../support/testSession.ts';
import { moveOfLine, winningLine } from '../../support/winningLines.ts';

function handsOn(gameId: string, deal: string, preference: ClickPreference = 'foundation') {
  const { session } = testSession(gameId, deal);
  const heard: Happening[] = [];
  session.listen((happening) => heard.push(happening));
  return { session, heard, clicks: new Clicks(session, () => preference) };
}

/** A move of an ace from the tableau to its foundation; the engine's first. */
function aceUp(game: Game): CardMove {
  for (const move of game.legalMoves()) {
    if (move.type === 'move' && game.compiled.piles[move.to]?.kind === 'foundation') return move;
  }
  throw new Error('No ace lies on top of a pile of this deal.');
}

/** A deal of Forty Thieves that begins with an ace on top of a pile. */
function withAce() {
  for (let deal = 1; deal < 50; deal++) {
    const hands = handsOn(fortyThieves.id, String(deal));
    const { game } = hands.session.table.peek().deal;
    if (game.legalMoves().some((move) => move.type === 'move' && isFoundation(game, move.to))) return hands;
  }
  throw new Error('No deal begins with an ace on top.');
}

const isFoundation = (game: Game, pile: PileIndex): boolean =>
  game.compiled.piles[pile]?.kind === 'foundation';

describe('cards put on a foundation of another suit', () => {
  it('go to their own, dropped or put there by keys', () => {
    for (const put of ['drop', 'keys'] as const) {
      const { session, clicks, heard } = withAce();
      const { game } = session.table.peek().deal;
      const { from, to } = aceUp(game);
      const other = game.compiled.piles.find(
        ({ index, suit }) => isFoundation(game, index) && suit !== game.compiled.piles[to]?.suit,
      );
      if (other === undefined) throw new Error('There are four suits.');
      const move = { type: 'move', from, to: other.index, count: 1 } as const;
      if (put === 'drop') clicks.refused(move);
      else session.play(move);
      expect(heard.map(({ type }) => type)).toEqual(['played']);
      expect(session.table.peek().position.piles[to]).toHaveLength(1);
      expect(session.table.peek().position.piles[other.index]).toHaveLength(0);
    }
  });

  it('are refused where no foundation of their own takes them', () => {
    const { session, clicks, heard } = withAce();
    const { game, compiled } = session.table.peek().deal;
    const from = compiled.piles.find(
      ({ index, kind }) =>
        kind === 'tableau' && game.targets(index, 1).every((pile) => !isFoundation(game, pile)),
    );
    const to = compiled.piles.find(({ kind }) => kind === 'foundation');
    if (from === undefined || to === undefined) throw new Error('The piles of the game are there.');
    clicks.refused({ type: 'move', from: from.index, to: to.index, count: 1 });
    expect(heard.map(({ type }) => type)).toEqual(['refused']);
    expect(session.table.peek().moves).toBe(0);
  });
});

describe('cards that may not be lifted', () => {
  it('are explained when they are dragged', () => {
    const { clicks, heard } = handsOn(fortyThieves.id, '1');
    const tableau = 2;
    clicks.liftRefused(tableau, 0);
    expect(heard.map(({ type }) => type)).toEqual(['refused']);
  });
});

describe('a double click', () => {
  it('does nothing to a card that has come to the place of the clicked one', () => {
    // A reserve of Racing Aces is filled again from the stock at once.
    for (let deal = 1; deal < 200; deal++) {
      const { session, clicks } = handsOn(racingAces.id, String(deal));
      const before = session.table.peek();
      const { game } = before.deal;
      const refilled = game.legalMoves().find((move): move is CardMove => {
        if (move.type !== 'move' || !isFoundation(game, move.to)) return false;
        return before.position.piles[move.from]?.length === 1;
      });
      if (refilled === undefined) continue;
      clicks.click(refilled.from, 0);
      const after = session.table.peek();
      const isUp = (pile: PileIndex): boolean => isFoundation(game, pile);
      if (after.moves !== 1 || !game.targets(refilled.from, 1).some(isUp)) continue;
      clicks.doubleClick();
      expect(session.table.peek().moves).toBe(1);
      return;
    }
    throw new Error('No deal shows it.');
  });

  it('sends a card to its foundation that the first click sent to the tableau', () => {
    for (let deal = 1; deal < 400; deal++) {
      const { session, clicks } = handsOn(luckyPiles.id, String(deal), 'tableau');
      const before = session.table.peek();
      const { game } = before.deal;
      for (const { index: from } of game.compiled.piles) {
        const targets = game.targets(from, 1);
        const up = targets.filter((to) => isFoundation(game, to));
        const index = (before.position.piles[from]?.length ?? 0) - 1;
        const [foundation] = up;
        if (up.length !== 1 || foundation === undefined || targets.length !== 2) continue;
        clicks.click(from, index);
        expect(session.table.peek().position.piles[foundation]).toHaveLength(
          before.position.piles[foundation]?.length ?? 0,
        );
        expect(session.table.peek().moves).toBe(1);
        clicks.doubleClick();
        const card = before.position.piles[from]?.at(-1);
        expect(session.table.peek().position.piles[foundation]?.at(-1)).toBe(card);
        return;
      }
    }
    throw new Error('No deal shows it.');
  });

  it('takes no card from one foundation to another', () => {
    const line = winningLine(racingAces.id, 7, 'off').moves;
    const { session, clicks } = handsOn(racingAces.id, '7');
    const { game, compiled } = session.table.peek().deal;
    const goesOn = (from: PileIndex): boolean => game.targets(from, 1).some((to) => isFoundation(game, to));
    for (const text of line) {
      const from = compiled.foundations.find(goesOn);
      if (from !== undefined) {
        const before = session.table.peek().moves;
        clicks.click(from, (session.table.peek().position.piles[from]?.length ?? 0) - 1);
        clicks.doubleClick();
        expect(session.table.peek().moves).toBe(before);
        return;
      }
      session.play(moveOfLine(game, text), 'off');
    }
    throw new Error('No card can go from one foundation to another.');
  });

  it('answers the question of its first click, and leaves it where no foundation is meant', () => {
    for (const preference of ['foundation', 'tableau'] as const) {
      const { session, clicks, from, index, answer } = asking(preference);
      clicks.click(from, index);
      const question = session.choice.peek();
      expect(question).not.toBeNull();
      clicks.doubleClick();
      if (answer === null) expect(session.choice.peek()).toBe(question);
      else expect(session.table.peek().position.piles[answer]).not.toHaveLength(0);
      expect(session.table.peek().moves).toBe(answer === null ? 0 : 1);
    }
  });
});

/** A click on a card that asks; `answer` is the one foundation that takes it, or null where none does. */
function asking(preference: ClickPreference) {
  for (let deal = 1; deal < 400; deal++) {
    const hands = handsOn(luckyPiles.id, String(deal), preference);
    const { deal: played, position } = hands.session.table.peek();
    for (const { index: from } of played.compiled.piles) {
      const targets = played.game.targets(from, 1);
      const up = targets.filter((to) => isFoundation(played.game, to));
      const isMeant = preference === 'foundation' ? up.length === 0 : up.length === 1;
      if (!isMeant || targets.length - up.length < 2) continue;
      const index = (position.piles[from]?.length ?? 0) - 1;
      return { ...hands, from, index, answer: up[0] ?? null };
    }
  }
  throw new Error('No deal shows it.');
}
