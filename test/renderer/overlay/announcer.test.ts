import type { Signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../../../renderer/overlay/accessibleTable/announcer.ts';
import type { Words } from '../../../renderer/overlay/app.ts';
import { tellReplay } from '../../../renderer/overlay/history/tellReplay.ts';
import { notPossibleTeller } from '../../../renderer/overlay/keys/tellNotPossible.ts';
import { Replay } from '../../../renderer/replay/replay.ts';
import { firstWords, followLanguage } from '../../../renderer/session/chosenWords.ts';
import { keptFrom } from '../../../renderer/session/playedDeal.ts';
import { cardName } from '../../../shared/description/pileSpeech.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { thievesRush } from '../../../shared/games/fortyThieves.ts';
import { klondikeDrawOne } from '../../../shared/games/klondike.ts';
import { luckyPiles } from '../../../shared/games/luckyThirteen.ts';
import { memorySettings, type TestSession, testSession } from '../../support/testSession.ts';
import { moveOfLine, winningLine } from '../../support/winningLines.ts';

/** A table that is listened to: everything that is said, each time that it is said. */
class Listener {
  readonly words: Signal<Words> = firstWords();
  readonly test: TestSession;
  readonly announcer: Announcer;
  readonly said: string[] = [];

  constructor(gameId: string, deal: string) {
    this.test = testSession(gameId, deal);
    this.announcer = new Announcer(this.test.session, this.words);
    let number = this.announcer.current.peek().number;
    this.announcer.current.subscribe((now) => {
      if (now.number !== number) this.said.push(now.text);
      number = now.number;
    });
  }

  /** What was said since this was asked last. */
  heard(): string[] {
    return this.said.splice(0);
  }

  choose(language: string): Promise<void> {
    return followLanguage(this.words, memorySettings({ language }), [], vi.fn());
  }

  /** Plays the recorded winning line of the deal, all but so many moves of its end. */
  playLine(all: number): void {
    const { session } = this.test;
    const { deal } = session.table.peek();
    const { moves } = winningLine(deal.compiled.id, Number(deal.game.number), 'off');
    for (const text of moves.slice(deal.game.moveCount, moves.length - all))
      session.play(moveOfLine(session.table.peek().deal.game, text), 'off');
  }
}

describe('what is said', () => {
  it('at the opening of the app is the game and its deal, new or where it was left', () => {
    const listener = new Listener(racingAces.id, '7');
    listener.announcer.opened('dealt');
    expect(listener.heard()).toEqual([expect.stringMatching(/^Racing Aces, deal 7\./)]);
    listener.announcer.opened('restored');
    expect(listener.heard()).toEqual(['Racing Aces, deal 7, where you left it.']);
  });

  it('at a win is the last move and the win, in one announcement that can be asked for again', () => {
    const listener = new Listener(luckyPiles.id, '3');
    listener.playLine(1);
    listener.heard();
    listener.playLine(0);
    const last = listener.heard().at(-1);
    expect(last).toMatch(/to foundation .*won/i);
    listener.announcer.tell('last', 0, 1);
    expect(listener.heard()).toEqual([last]);
  });

  it('names the card that a move uncovers', () => {
    const listener = new Listener(klondikeDrawOne.id, '1');
    const { session } = listener.test;
    const { game } = session.table.peek().deal;
    const { piles } = game.position;
    const move = game
      .legalMoves()
      .find((each) => each.type === 'move' && each.count === 1 && (piles[each.from]?.length ?? 0) > 1);
    if (move?.type !== 'move') throw new Error('No move of this deal uncovers a card.');
    session.play(move);
    const uncovered = session.table.peek().position.piles[move.from]?.at(-1) ?? -1;
    expect(listener.heard()).toEqual([
      expect.stringMatching(
        new RegExp(`${cardName(uncovered, listener.words.peek().spoken)} turned up`, 'i'),
      ),
    ]);
  });

  it('tells nothing of the cards of the stock but how many there are', () => {
    const listener = new Listener(racingAces.id, '7');
    const { deal, position } = listener.test.session.table.peek();
    const { stock } = deal.compiled;
    const count = position.piles[stock]?.length ?? 0;
    for (const what of ['pile', 'targets'] as const) listener.announcer.tell(what, stock, 1);
    listener.announcer.focusEvent({ type: 'selected', pile: stock, count: 1 });
    const heard = listener.heard();
    expect(heard).toEqual([
      `Stock: ${count} cards face down.`,
      `Stock, ${count} cards`,
      `Stock, ${count} cards`,
    ]);
  });

  it('counts as heard only when a region says so', () => {
    const listener = new Listener(racingAces.id, '7');
    listener.announcer.say('Watching.');
    const { number } = listener.announcer.current.peek();
    expect(listener.announcer.heard).toBeLessThan(number);
    listener.announcer.wasHeard(number);
    expect(listener.announcer.heard).toBe(number);
  });

  it('is said once where a move is refused, and again where it is tried again', () => {
    const listener = new Listener(racingAces.id, '7');
    const { session } = listener.test;
    const { stock } = session.table.peek().deal.compiled;
    const bad = { type: 'move', from: stock, to: 0, count: 1 } as const;
    session.play(bad);
    const first = listener.heard();
    expect(first).toHaveLength(1);
    session.play(bad);
    expect(listener.heard()).toEqual(first);
  });

  it('answers a command that cannot be used now', () => {
    const listener = new Listener(luckyPiles.id, '3');
    const tell = notPossibleTeller(
      { session: listener.test.session, words: listener.words },
      listener.announcer,
    );
    tell('undo');
    tell('dealStock');
    expect(listener.heard()).toEqual(['Not possible now: Undo', 'This game has no stock.']);
  });

  it('answers questions about a pile without cards', () => {
    const listener = new Listener(racingAces.id, '7');
    const { waste } = listener.test.session.table.peek().deal.compiled;
    listener.announcer.tell('pile', waste, 1);
    expect(listener.heard()).toEqual([expect.stringMatching(/^Waste.*empty/)]);
    listener.announcer.tell('targets', waste, 1);
    expect(listener.heard()).toEqual(['Waste, empty']);
    listener.announcer.focusEvent({ type: 'selected', pile: waste, count: 1 });
    expect(listener.heard()).toEqual(['Waste, empty']);
  });

  it('is forgotten when the language changes, and told anew in it when it is asked for', async () => {
    const listener = new Listener(racingAces.id, '7');
    listener.announcer.opened('dealt');
    listener.heard();
    await listener.choose('de');
    expect(listener.heard()).toEqual([]);
    expect(listener.announcer.current.peek().text).toBe('');
    listener.announcer.tell('last', 0, 1);
    expect(listener.heard()).toEqual(['Asse im Rennen, Nummer 7.']);
  });
});

describe('a replay', () => {
  let listener: Listener;
  let replay: Replay;

  beforeEach(() => {
    vi.useFakeTimers();
    listener = new Listener(thievesRush.id, '1');
    const { session } = listener.test;
    replay = new Replay(session, { newId: () => 'attempt-0001', now: () => new Date(2026, 0, 1) });
    tellReplay({ session, replay, words: listener.words }, listener.announcer);
    for (let n = 0; n < 3; n++) session.dealStock();
    listener.heard();
    const { deal } = session.table.peek();
    replay.show(deal.compiled, keptFrom(deal, 0));
    return () => vi.useRealTimers();
  });

  it('is announced as one, with each step and its place', () => {
    expect(listener.heard()).toEqual([expect.stringMatching(/^Replay: Thieves Rush, deal 1: move 0 of 3/)]);
    replay.step(1);
    expect(listener.heard()).toEqual([expect.stringMatching(/move 1 of 3/)]);
  });

  it('says that it is only looked at, and afterwards which game is back', () => {
    listener.heard();
    listener.test.session.dealStock();
    expect(listener.heard()).toEqual([expect.stringMatching(/replay/i)]);
    replay.close();
    expect(listener.heard()).toEqual(['Thieves Rush, deal 1, where you left it.']);
  });
});
