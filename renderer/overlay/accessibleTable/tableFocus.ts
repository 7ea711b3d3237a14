import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardView } from '../../../shared/board/boardView.ts';
import { rankOf } from '../../../shared/cards/card.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';
import type { PileKind } from '../../../shared/rules/definition.ts';
import type { Clicks } from '../../session/clicks.ts';
import type { Session } from '../../session/session.ts';
import type { TableMarks } from '../../table/tablePort.ts';
import { type Direction, neighbour, rowOf } from './neighbour.ts';

/** Cards that the keyboard has picked up. */
export interface HeldCards {
  readonly from: PileIndex;
  readonly count: number;
}

/** What the keyboard's actions come to, for those who announce it. */
export type FocusEvent =
  | { readonly type: 'picked'; readonly from: PileIndex; readonly count: number }
  | { readonly type: 'letGo' }
  /** A question where cards should go was put away. */
  | { readonly type: 'notChosen' }
  | { readonly type: 'selected'; readonly pile: PileIndex; readonly count: number };

/**
 * The keyboard's place on the table: a pile, how many of its cards are meant, and cards picked up. It moves
 * nothing by itself: cards move by the session, as by any other hand.
 */
export class TableFocus {
  readonly #session: Session;
  readonly #clicks: Clicks;
  readonly #view: ReadonlySignal<BoardView | null>;
  readonly #tell: (event: FocusEvent) => void;
  /** The pile that has the focus, or had it last. */
  readonly pile: Signal<PileIndex> = signal(0);
  readonly count: Signal<number> = signal(1);
  readonly held: Signal<HeldCards | null> = signal(null);
  /** The focus is on the table and came there by keyboard, so that its ring is shown. */
  readonly visible: Signal<boolean> = signal(false);
  /** The pile whose cards lie open while a key is held on it. */
  readonly opened: Signal<PileIndex | null> = signal(null);
  /** What the table draws of it. */
  readonly marks: ReadonlySignal<Pick<TableMarks, 'focus' | 'held'>>;

  constructor(
    session: Session,
    clicks: Clicks,
    view: ReadonlySignal<BoardView | null>,
    tell: (event: FocusEvent) => void,
  ) {
    this.#session = session;
    this.#clicks = clicks;
    this.#view = view;
    this.#tell = tell;
    this.marks = computed(() => {
      const { position } = session.table.value;
      const length = position.piles[this.pile.value]?.length ?? 0;
      const focus = this.visible.value
        ? { pile: this.pile.value, count: Math.min(this.count.value, length) }
        : null;
      const held = this.held.value;
      return {
        focus,
        held: held === null ? null : { ...held, targets: clicks.targets(held.from, held.count) },
      };
    });
    session.listen(({ type }) => {
      if (type !== 'refused' && type !== 'noTarget') this.held.value = null;
      // Another game may have fewer piles.
      if (session.table.peek().deal.compiled.piles[this.pile.peek()] === undefined) this.enter(0);
    });
  }

  /** The focus came to a pile. */
  enter(pile: PileIndex): void {
    if (pile === this.pile.peek()) return;
    batch(() => {
      this.opened.value = null;
      this.pile.value = pile;
      this.count.value = 1;
    });
  }

  /** The nearest pile in a direction as the piles lie on the screen, or none. */
  towards(direction: Direction): PileIndex | null {
    const view = this.#view.peek();
    return view === null ? null : neighbour(view.piles, this.pile.peek(), direction);
  }

  /** The next pile of a kind after this one, or the one before it (-1), going round; null where the game has none. */
  nextOfKind(kind: PileKind, by: 1 | -1 = 1): PileIndex | null {
    const { piles } = this.#session.table.peek().deal.compiled;
    const ofKind = piles.filter((pile) => pile.kind === kind).map(({ index }) => index);
    const here = this.pile.peek();
    return by === 1
      ? (ofKind.find((index) => index > here) ?? ofKind[0] ?? null)
      : (ofKind.findLast((index) => index < here) ?? ofKind.at(-1) ?? null);
  }

  /** The next pile, or the one before (-1), that gives a card of this rank (0–12), with the cards that lie on it. */
  nextOfRank(rank: number, by: 1 | -1 = 1): HeldCards | null {
    const { deal, position } = this.#session.table.peek();
    const { piles } = deal.compiled;
    const here = this.pile.peek();
    for (let step = 1; step <= piles.length; step++) {
      const from = (here + by * step + piles.length) % piles.length;
      const cards = position.piles[from] ?? [];
      for (let count = 1; count <= deal.game.maxCount(from); count++) {
        const card = cards.at(-count);
        if (card !== undefined && rankOf(card) === rank) return { from, count };
      }
    }
    return null;
  }

  /** In which row of the table a pile lies, from 1 at the top; null where no table is drawn. */
  rowOf(pile: PileIndex): number | null {
    const view = this.#view.peek();
    return view === null ? null : rowOf(view.piles, pile);
  }

  /** Means more (1) or fewer (-1) cards, within what may be lifted. */
  changeCount(by: 1 | -1): void {
    const pile = this.pile.peek();
    const most = Math.max(1, this.#session.table.peek().deal.game.maxCount(pile));
    this.count.value = Math.min(most, Math.max(1, this.count.peek() + by));
    this.#tell({ type: 'selected', pile, count: this.count.peek() });
  }

  /** Picks the meant cards up, puts held ones down here, deals on the stock; a refusal is told by the session. */
  act(): void {
    const session = this.#session;
    const pile = this.pile.peek();
    const choice = session.choice.peek();
    if (choice !== null) {
      const target = choice.targets.includes(pile) ? pile : null;
      this.#clicks.choose(target);
      if (target === null) this.#tell({ type: 'notChosen' });
      return;
    }
    const held = this.held.peek();
    if (held !== null) {
      if (held.from === pile) this.letGo();
      else session.play({ type: 'move', from: held.from, to: pile, count: held.count });
      return;
    }
    const { deal } = session.table.peek();
    if (pile === deal.compiled.stock) {
      session.dealStock();
      return;
    }
    const count = this.count.peek();
    const refusal = deal.game.liftRefusal(pile, count);
    if (refusal !== null) {
      session.refuse(refusal, { type: 'move', from: pile, to: pile, count });
      return;
    }
    this.held.value = { from: pile, count };
    this.#tell({ type: 'picked', from: pile, count });
  }

  /** Sends the meant cards, or those held, where they fit, as a click does. */
  send(): void {
    const { from, count } = this.held.peek() ?? { from: this.pile.peek(), count: this.count.peek() };
    const { deal, position } = this.#session.table.peek();
    const length = position.piles[from]?.length ?? 0;
    const kind = deal.compiled.piles[from]?.kind;
    // A click on the stock deals, and on the empty one turns the waste over.
    if (length === 0 && kind !== undefined && from !== deal.compiled.stock)
      this.#session.refuse({ reason: 'nothingThere', kind }, { type: 'move', from, to: from, count });
    else this.#clicks.click(from, length - count);
  }

  /** Puts a question where cards should go away, or else lets held cards go; true if there was either. */
  letGo(): boolean {
    if (this.#session.choice.peek() !== null) {
      this.#session.ask(null);
      this.#tell({ type: 'notChosen' });
      return true;
    }
    if (this.held.peek() === null) return false;
    this.held.value = null;
    this.#tell({ type: 'letGo' });
    return true;
  }
}
