import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { type FocusEvent, TableFocus } from '../../../renderer/overlay/accessibleTable/tableFocus.ts';
import { Clicks } from '../../../renderer/session/clicks.ts';
import type { Happening } from '../../../renderer/session/happening.ts';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { layoutOf } from '../../../shared/board/layout.ts';
import { viewOf } from '../../../shared/board/viewOf.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { fortyBandits } from '../../../shared/games/fortyThieves.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { testSession } from '../../support/testSession.ts';
import { moveOfLine, winningLine } from '../../support/winningLines.ts';

function focusOn(gameId: string, deal: string) {
  const { session } = testSession(gameId, deal);
  const { deal: played, position } = session.table.peek();
  const request = {
    width: 1280,
    height: 760,
    pixelRatio: 1,
    largeIndex: false,
    leftHanded: false,
    cardScale: 1,
  };
  const view = signal<BoardView | null>(viewOf(layoutOf(played.compiled, request), position));
  const events: FocusEvent[] = [];
  const clicks = new Clicks(session, () => 'foundation');
  const focus = new TableFocus(session, clicks, view, (event) => events.push(event));
  return { session, focus, events, view };
}

describe("the keyboard's place on the table", () => {
  it('picks cards up and puts them down as a move', () => {
    const { session, focus, events } = focusOn(luckyPiles.id, '3');
    const move = moveOfLine(
      session.table.peek().deal.game,
      winningLine(luckyPiles.id, 3, 'off').moves[0] ?? '',
    );
    if (move.type !== 'move') throw new Error('The line begins with a move of cards.');
    focus.enter(move.from);
    focus.act();
    expect(events).toEqual([{ type: 'picked', from: move.from, count: 1 }]);
    expect(focus.marks.value.held?.targets).toContain(move.to);
    focus.enter(move.to);
    focus.act();
    expect(session.table.value.moves).toBe(1);
    expect(focus.held.value).toBeNull();
  });

  it('says why nothing can be sent from an empty pile', () => {
    const { session, focus } = focusOn(racingAces.id, '7');
    const told: Happening[] = [];
    session.listen((happening) => told.push(happening));
    focus.enter(session.table.peek().deal.compiled.piles.findIndex(({ kind }) => kind === 'foundation'));
    focus.send();
    expect(told).toMatchObject([
      { type: 'refused', refusal: { reason: 'nothingThere', kind: 'foundation' } },
    ]);
    focus.enter(session.table.peek().deal.compiled.stock);
    focus.send();
    expect(told.at(-1)).toMatchObject({ type: 'played', move: { type: 'deal' } });
  });

  it('lets go on Escape and where the cards came from', () => {
    const { session, focus } = focusOn(luckyPiles.id, '3');
    focus.enter(4);
    expect(focus.letGo()).toBe(false);
    focus.act();
    expect(focus.letGo()).toBe(true);
    focus.act();
    focus.act();
    expect(focus.held.value).toBeNull();
    expect(session.table.value.moves).toBe(0);
  });

  it('deals on the stock', () => {
    const { session, focus } = focusOn(racingAces.id, '7');
    focus.enter(session.table.value.deal.compiled.stock);
    focus.act();
    expect(session.table.value.moves).toBe(1);
  });

  it('means no more cards than may be lifted', () => {
    const { focus } = focusOn(fortyBandits.id, '11');
    focus.enter(2);
    for (let presses = 0; presses < 5; presses++) focus.changeCount(1);
    expect(focus.count.value).toBe(1);
    focus.changeCount(-1);
    expect(focus.count.value).toBe(1);
  });

  it('goes round the piles of a kind, and finds cards by rank', () => {
    const { session, focus } = focusOn(racingAces.id, '7');
    const { compiled } = session.table.value.deal;
    const foundations = compiled.foundations;
    focus.enter(foundations.at(-1) ?? 0);
    expect(focus.nextOfKind('foundation')).toBe(foundations[0]);
    expect(focus.nextOfKind('reserve')).toBe(compiled.groups['reserves']?.[0] ?? focus.nextOfKind('reserve'));
    focus.enter(foundations[0] ?? 0);
    expect(focus.nextOfKind('foundation', -1)).toBe(foundations.at(-1));
    const found = focus.nextOfRank(0);
    if (found !== null) {
      const card = session.table.value.position.piles[found.from]?.at(-found.count);
      expect((card ?? 0) % 13).toBe(0);
    }
  });

  it('counts the rows of the table from its top, without a gap', () => {
    const { focus, view } = focusOn(racingAces.id, '7');
    const byHeight = [...(view.value?.piles ?? [])].sort((a, b) => a.base.y - b.base.y);
    const rows = byHeight.map(({ pile }) => focus.rowOf(pile) ?? 0);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect([...new Set(rows)]).toEqual(Array.from({ length: rows.at(-1) ?? 0 }, (_, row) => row + 1));
    expect(rows.at(-1)).toBeGreaterThan(1);
  });

  it('reaches every pile by arrow keys from every other', () => {
    const { session, focus } = focusOn(racingAces.id, '7');
    const { piles } = session.table.value.deal.compiled;
    const reached = new Set([0]);
    const open = [0];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        focus.enter(next);
        const there = focus.towards(direction);
        if (there === null || reached.has(there)) continue;
        reached.add(there);
        open.push(there);
      }
    }
    expect(reached.size).toBe(piles.length);
  });
});
