import type { Card } from '../../shared/cards/card.ts';
import type { CardMove, PileIndex } from '../../shared/engine/move.ts';
import type { ClickOutcome } from './clickTarget.ts';
import { clickOutcome } from './clickTarget.ts';
import type { Session } from './session.ts';

export type ClickPreference = 'foundation' | 'tableau';

/** What clicks, double clicks and drags mean; the table reports them and the keyboard makes the same ones. */
export class Clicks {
  readonly #session: Session;
  readonly #preference: () => ClickPreference;
  /** The card that the last click met, if it met one. */
  #clicked: Card | undefined;

  constructor(session: Session, preference: () => ClickPreference) {
    this.#session = session;
    this.#preference = preference;
  }

  /** How many cards come along when card `index` of a pile is taken hold of; 0 if it may not be. */
  liftable(pile: PileIndex, index: number): number {
    const { deal, position } = this.#session.table.peek();
    const count = (position.piles[pile]?.length ?? 0) - index;
    return index >= 0 && deal.game.liftRefusal(pile, count) === null ? count : 0;
  }

  /** The piles that take the top `count` cards of `from`, in the order of the player's preference. */
  targets(from: PileIndex, count: number): readonly PileIndex[] {
    const { game, compiled } = this.#session.table.peek().deal;
    const first = this.#preference() === 'foundation';
    const rank = (pile: PileIndex): number => Number((compiled.piles[pile]?.kind === 'foundation') !== first);
    return game.targets(from, count).sort((a, b) => rank(a) - rank(b) || a - b);
  }

  /** A click on card `index` of a pile, or on its empty place (-1). */
  click(pile: PileIndex, index: number): void {
    const session = this.#session;
    const { deal, position } = session.table.peek();
    this.#clicked = position.piles[pile]?.[index];
    if (pile === deal.compiled.stock) {
      session.dealStock();
      return;
    }
    const length = position.piles[pile]?.length ?? 0;
    if (length === 0) {
      session.ask(null);
      return;
    }
    const count = length - Math.max(0, index);
    const lift = deal.game.liftRefusal(pile, count);
    if (lift !== null) {
      session.refuse(lift, { type: 'move', from: pile, to: pile, count });
      return;
    }
    const outcome = this.#outcome(pile, count, this.#preference());
    // A card leaves a foundation only for a target that was chosen: a click there is often a slip.
    const fromFoundation = deal.compiled.piles[pile]?.kind === 'foundation';
    this.#go(pile, count, fromFoundation && outcome.type === 'play' ? asked(outcome) : outcome);
  }

  /**
   * The second click of a pair sends the card that the first one met to a foundation. The first has done so already
   * where it could; what is left is a card that it asked about, or sent to the tableau by the player's preference. A
   * question that has no such answer stands. A card on a foundation stays there, and one that has come to the place of
   * the clicked one since was not meant.
   */
  doubleClick(): void {
    const { deal, position } = this.#session.table.peek();
    const from = position.piles.findIndex((cards) => cards.length > 0 && cards.at(-1) === this.#clicked);
    const isFoundation = (pile: PileIndex): boolean => deal.compiled.piles[pile]?.kind === 'foundation';
    if (from < 0 || isFoundation(from) || deal.game.liftRefusal(from, 1) !== null) return;
    const outcome = this.#outcome(from, 1, 'foundation');
    if (outcome.type === 'play' && isFoundation(outcome.move.to)) this.#session.play(outcome.move);
  }

  /** The answer to a question: a target, or null for none of them. */
  choose(target: PileIndex | null): void {
    const choice = this.#session.choice.peek();
    this.#session.ask(null);
    if (choice === null || target === null) return;
    this.#session.play({ type: 'move', from: choice.from, to: target, count: choice.count });
  }

  /** Cards were dropped where the rules refuse them, or on a foundation of another suit than their own. */
  refused(move: CardMove): void {
    const refusal = this.#session.table.peek().deal.game.refusal(move);
    if (refusal !== null && refusal.reason !== 'samePile') this.#session.play(move);
  }

  /** Card `index` of a pile was dragged, and may not be lifted. */
  liftRefused(pile: PileIndex, index: number): void {
    const { deal, position } = this.#session.table.peek();
    const count = (position.piles[pile]?.length ?? 0) - index;
    const refusal = deal.game.liftRefusal(pile, count);
    if (refusal !== null) this.#session.refuse(refusal, { type: 'move', from: pile, to: pile, count });
  }

  #outcome(from: PileIndex, count: number, preference: ClickPreference): ClickOutcome {
    const { deal, position } = this.#session.table.peek();
    return clickOutcome(deal.compiled, position, from, count, deal.game.targets(from, count), preference);
  }

  #go(from: PileIndex, count: number, outcome: ClickOutcome): void {
    switch (outcome.type) {
      case 'play':
        this.#session.play(outcome.move);
        return;
      case 'ask':
        this.#session.ask({ from, count, targets: outcome.targets });
        return;
      case 'nowhere':
        this.#session.noTarget(from, count);
    }
  }
}

function asked({ move }: Extract<ClickOutcome, { type: 'play' }>): ClickOutcome {
  return { type: 'ask', targets: [move.to] };
}
