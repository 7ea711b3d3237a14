import { REFILL } from '../rules/compile.ts';
import { packetSize } from '../rules/packetSize.ts';
import { PileContents, type RoleOf } from './pileContents.ts';
import type { PileStore } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';

/** Pile contents that change as stock, waste and emptied piles do by the rules of the game. */
export class StockContents extends PileContents {
  pass = 1;
  readonly #lastPass: number;

  constructor(space: SearchSpace, store: PileStore, roleOf: RoleOf, tailsSwap: boolean) {
    super(space, store, roleOf, tailsSwap);
    const { packets, passes } = space.game;
    // With unlimited redeals the number of the pass only says how many cards are dealt at a time.
    this.#lastPass = passes < 0 ? packets.length : passes;
  }

  /** Refills a pile that has just been emptied, where the rules say so. */
  protected refill(pile: number): void {
    const { game } = this.space;
    const { contents, store } = this;
    const refill = game.refill[pile];
    if (refill === REFILL.none) return;
    if (refill === REFILL.waste) {
      if (contents[game.waste] === 0 && contents[game.stock] !== 0) this.deal();
      const waste = contents[game.waste] ?? 0;
      if (waste === 0) return;
      this.set(pile, this.push(0, store.top[waste] ?? 0));
      this.set(game.waste, store.parent[waste] ?? 0);
      return;
    }
    const stock = contents[game.stock] ?? 0;
    if (stock === 0) return;
    this.set(pile, this.push(0, store.top[stock] ?? 0));
    this.set(game.stock, store.parent[stock] ?? 0);
  }

  /** Deals from the stock. */
  protected deal(): void {
    const { game } = this.space;
    const { contents, store } = this;
    let stock = contents[game.stock] ?? 0;
    if (game.waste >= 0) {
      let waste = contents[game.waste] ?? 0;
      const packet = packetSize(game, this.pass);
      for (let i = 0; i < packet && stock !== 0; i++) {
        waste = this.push(waste, store.top[stock] ?? 0);
        stock = store.parent[stock] ?? 0;
      }
      this.set(game.waste, waste);
    } else {
      for (let i = 0; i < game.dealTargets.length && stock !== 0; i++) {
        const pile = game.dealTargets[i] ?? 0;
        this.set(pile, this.push(contents[pile] ?? 0, store.top[stock] ?? 0));
        stock = store.parent[stock] ?? 0;
      }
    }
    this.set(game.stock, stock);
  }

  /** Turns the waste over for the next pass. */
  protected redeal(): void {
    const { game } = this.space;
    const { store } = this;
    let stock = 0;
    for (let waste = this.contents[game.waste] ?? 0; waste > 0; waste = store.parent[waste] ?? 0) {
      stock = this.push(stock, store.top[waste] ?? 0);
    }
    this.set(game.waste, 0);
    this.set(game.stock, stock);
    this.pass = this.passOf(this.pass + 1);
  }

  /** Deals on, or turns the waste over and deals, until the waste has this many cards. */
  protected turnTo(length: number): void {
    const { stock: stockPile, waste: wastePile } = this.space.game;
    const { store, contents } = this;
    let stock = contents[stockPile] ?? 0;
    let waste = contents[wastePile] ?? 0;
    for (let dealt = store.length[waste] ?? 0; dealt < length; dealt++) {
      waste = this.push(waste, store.top[stock] ?? 0);
      stock = store.parent[stock] ?? 0;
    }
    for (let dealt = store.length[waste] ?? 0; dealt > length; dealt--) {
      stock = this.push(stock, store.top[waste] ?? 0);
      waste = store.parent[waste] ?? 0;
    }
    this.set(wastePile, waste);
    this.set(stockPile, stock);
  }

  /** Where whole packets lie on the waste, the same cards can be reached as with all in the stock: so let them be there. */
  protected turnBack(): void {
    const { game } = this.space;
    const dealt = this.store.length[this.contents[game.waste] ?? 0] ?? 0;
    if (dealt > 0 && dealt % (game.packets[0] ?? 1) === 0) this.turnTo(0);
  }

  /** The number of a pass as a search counts it. */
  protected passOf(pass: number): number {
    return this.space.game.passes < 0 ? Math.min(pass, this.#lastPass) : pass;
  }
}
