import { CARDS_PER_DECK } from '../cards/card.ts';
import type { PackedMove } from '../engine/packedMove.ts';
import { FOUNDATION, TABLEAU, UNIT } from '../rules/compile.ts';
import type { ForcedMoves } from './forcedMoves.ts';
import type { MoveLister } from './moveLister.ts';
import type { NormalForm } from './normalForm.ts';
import type { NormalState } from './normalState.ts';
import { FACE_DOWN } from './pileStore.ts';
import type { StepChain, StepChains } from './stepChains.ts';

/** A face that is to come back from a foundation. */
interface Wanted {
  readonly face: number;
  /** Whether the face wanted before it is to be put on it; otherwise it only lies in that one's way. */
  readonly asSupport: boolean;
  /** The pile that it has to be put on, -1 for any. */
  onto: number;
}

/**
 * The moves of positions in normal form. Of the legal moves it leaves out those of foundation cards, and those of
 * parts of runs that only make tails change places. Instead it gives chains of moves: foundation cards come back
 * and something is put on the last of them; a tail changes places and the card that it laid open goes away.
 */
export class NormalMoves {
  readonly #state: NormalState;
  readonly #form: NormalForm;
  readonly #forced: ForcedMoves;
  readonly #chains: StepChains;
  readonly #lister: MoveLister;
  readonly #tableau: Int32Array;
  readonly #legal: Int32Array;
  #out: Int32Array = new Int32Array(0);
  #found = 0;
  /** What is to come back, the last one next; the first is wanted to put the unit on. */
  readonly #wanted: Wanted[] = [];
  #unit = 0;
  /** The content of the pile that the unit comes from. */
  #source = 0;

  constructor(
    state: NormalState,
    form: NormalForm,
    forced: ForcedMoves,
    chains: StepChains,
    lister: MoveLister,
  ) {
    this.#state = state;
    this.#form = form;
    this.#forced = forced;
    this.#chains = chains;
    this.#lister = lister;
    const { game } = state.space;
    this.#legal = new Int32Array(game.maxMoves);
    this.#tableau = Int32Array.from(
      game.piles.filter(({ kind }) => kind === 'tableau').map(({ index }) => index),
    );
  }

  /** Writes the moves of the state to `out` and returns how many there are. */
  list(out: Int32Array): number {
    const { kindOf } = this.#state.space.game;
    const legal = this.#legal;
    const count = this.#lister.list(this.#state.pass, legal);
    this.#out = out;
    this.#found = 0;
    for (let i = 0; i < count; i++) {
      const move = legal[i] ?? 0;
      if ((move & 0xffffff) === 0) this.#give(move);
      else if (kindOf[move & 0xff] !== FOUNDATION) this.#offer(0, move);
    }
    if (!this.#state.returns) return this.#found;
    const { units } = this.#lister;
    for (let unit = 0; unit < units; unit++) this.#putOnReturned(unit);
    return this.#found;
  }

  #give(move: PackedMove | StepChain): void {
    // What finds no room here must not be taken for a move that is not there.
    if (this.#found >= this.#out.length) this.#state.overflowed = true;
    else this.#out[this.#found++] = move;
  }

  /** Gives the move after the chain, unless it only makes tails change places: then with what that is good for. */
  #offer(before: StepChain | 0, move: PackedMove): void {
    const state = this.#state;
    if (!this.#swapsTails(move)) {
      this.#give(before === 0 ? move : this.#chains.with(before, move));
      return;
    }
    const { store, contents } = state;
    const from = move & 0xff;
    let left = contents[from] ?? 0;
    for (let count = (move >> 16) & 0xff; count > 0; count--) left = store.parent[left] ?? 0;
    const open = store.top[left] ?? 0;
    const foundation = this.#forced.foundationFor(state, open);
    if (foundation >= 0) this.#giveBoth(before, move, from | (foundation << 8) | (1 << 16));
    if (this.#form.singlesOnEmpty && this.#form.onEmpty[open] === 1) {
      const empty = this.#tableau.find((pile) => contents[pile] === 0);
      if (empty !== undefined) this.#giveBoth(before, move, from | (empty << 8) | (1 << 16));
    }
  }

  #giveBoth(before: StepChain | 0, first: PackedMove, second: PackedMove): void {
    this.#give(this.#chains.with(this.#chains.with(before, first), second));
  }

  /** Whether the move takes a part of a run to another card that takes it. */
  #swapsTails(move: PackedMove): boolean {
    const { space, store, contents } = this.#state;
    const from = move & 0xff;
    const to = (move >> 8) & 0xff;
    return (
      this.#form.swapsTails &&
      space.game.kindOf[from] === TABLEAU &&
      space.game.kindOf[to] === TABLEAU &&
      contents[to] !== 0 &&
      ((move >> 16) & 0xff) < (store.run[contents[from] ?? 0] ?? 0)
    );
  }

  /** Gives the moves of a unit to cards that come back from the foundations for it. */
  #putOnReturned(unit: number): void {
    const { game } = this.#state.space;
    const move = this.#lister.moveOf(unit, 0);
    const from = move & 0xff;
    const single = ((move >> 16) & 0xff) === 1;
    const [pile = 0] = this.#tableau;
    if (game.kindOf[from] === FOUNDATION || (!single && game.unitOnCard[pile] === UNIT.card)) return;
    const face = this.#lister.faceOf(unit);
    const supports = this.#form.supports[face] ?? [];
    for (let i = 0; i < supports.length; i++) {
      const support = supports[i] ?? 0;
      if (!this.#isUp(support)) continue;
      // It would go up at once, and what came back for it too.
      if (single && this.#forced.foundationFor(this.#state, face) >= 0) return;
      this.#unit = unit;
      this.#source = this.#state.contents[from] ?? 0;
      this.#bringBack({ face: support, asSupport: false, onto: -1 }, 0);
    }
  }

  #isUp(face: number): boolean {
    const { store, contents, space } = this.#state;
    const foundations = this.#form.foundations[space.lineOf[face] ?? 0];
    if (foundations === undefined) return false;
    const order = space.orderOf[face] ?? 0;
    for (let i = 0; i < foundations.length; i++) {
      if ((store.length[contents[foundations[i] ?? 0] ?? 0] ?? 0) > order) return true;
    }
    return false;
  }

  /** Brings a face back in every way there is, and then what else is wanted. */
  #bringBack(wanted: Wanted, chain: StepChain | 0): void {
    // Once something has found no room, the list is good for nothing: finishing it could take seconds.
    if (this.#state.overflowed || this.#wanted.some(({ face }) => face === wanted.face)) return;
    this.#wanted.push(wanted);
    this.#bringNext(chain);
    this.#wanted.pop();
  }

  #bringNext(chain: StepChain | 0): void {
    const { store, contents, space } = this.#state;
    const next = this.#wanted.at(-1);
    if (next === undefined) return;
    const foundations = this.#form.foundations[space.lineOf[next.face] ?? 0] ?? [];
    const order = space.orderOf[next.face] ?? 0;
    let before = -1;
    for (const foundation of foundations) {
      const content = contents[foundation] ?? 0;
      const length = store.length[content] ?? 0;
      if (length <= order || content === before) continue;
      before = content;
      if (length === order + 1) this.#putBack(next, foundation, chain);
      else this.#bringBack({ face: store.top[content] ?? 0, asSupport: false, onto: -1 }, chain);
    }
  }

  /** Puts the foundation's top card on every pile that takes it, and on cards that come back for it. */
  #putBack(card: Wanted, foundation: number, chain: StepChain | 0): void {
    const tableau = this.#tableau;
    const { contents } = this.#state;
    for (let i = 0; i < tableau.length; i++) {
      const pile = tableau[i] ?? 0;
      if ((card.onto >= 0 && card.onto !== pile) || !this.#takes(pile, card.face)) continue;
      if (card.onto < 0 && tableau.subarray(0, i).some((other) => contents[other] === contents[pile]))
        continue;
      this.#putOn(card, foundation | (pile << 8) | (1 << 16), chain);
    }
    if (card.onto >= 0) return;
    for (const face of this.#form.supports[card.face] ?? []) {
      if (this.#isUp(face)) this.#bringBack({ face, asSupport: true, onto: -1 }, chain);
    }
  }

  #putOn(card: Wanted, move: PackedMove, chain: StepChain | 0): void {
    const pile = (move >> 8) & 0xff;
    const longer = this.#chains.with(chain, move);
    this.#state.tryStep(move);
    this.#wanted.pop();
    const next = this.#wanted.at(-1);
    if (next === undefined) this.#putUnit(pile, longer);
    else {
      const onto = next.onto;
      if (card.asSupport) next.onto = pile;
      this.#bringNext(longer);
      next.onto = onto;
    }
    this.#wanted.push(card);
    this.#state.undo();
  }

  #putUnit(pile: number, chain: StepChain): void {
    const move = this.#lister.moveOf(this.#unit, pile);
    // Something may have been put on the unit itself.
    if (this.#state.contents[move & 0xff] === this.#source) this.#offer(chain, move);
  }

  #takes(pile: number, face: number): boolean {
    const { store, contents, space } = this.#state;
    const content = contents[pile] ?? 0;
    if (content === 0) return this.#form.onEmpty[face] === 1;
    const shown = store.top[content] ?? 0;
    return shown < FACE_DOWN && space.game.accept[space.tableauAccept + shown * CARDS_PER_DECK + face] === 1;
  }
}
