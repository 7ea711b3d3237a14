import type { PlainAccepts, PlainBuild, PlainGame, PlainPile } from './plainGame.ts';
import { plainPiles } from './plainGame.ts';
import { FACE_DOWN, type PlainCard, type PlainState, plainRank, plainSuit } from './plainState.ts';

export type PlainMove =
  | { readonly from: number; readonly to: number; readonly count: number }
  | 'deal'
  | 'redeal';

const rankSigns = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const colour = (card: PlainCard): number => plainSuit(card) >> 1;

function follows(build: PlainBuild, below: PlainCard, above: PlainCard): boolean {
  const step = plainRank(above) - plainRank(below);
  const up = step === 1 || (build.wrap === true && step === -12);
  const down = step === -1 || (build.wrap === true && step === 12);
  const rankFits =
    build.rank === 'any' ||
    (build.rank === 'up' && up) ||
    (build.rank === 'down' && down) ||
    (build.rank === 'upOrDown' && (up || down));
  if (!rankFits) return false;
  if (build.suit === 'same') return plainSuit(below) === plainSuit(above);
  if (build.suit === 'other') return plainSuit(below) !== plainSuit(above);
  if (build.suit === 'sameColour') return colour(below) === colour(above);
  if (build.suit === 'alternateColour') return colour(below) !== colour(above);
  return true;
}

/** The rules of one game, done plainly: copies of arrays, no tables, nothing incremental. */
export class PlainRules {
  readonly #game: PlainGame;

  readonly piles: readonly PlainPile[];
  readonly #stock: number;
  readonly #waste: number;

  constructor(game: PlainGame) {
    this.#game = game;
    this.piles = plainPiles(game);
    this.#stock = this.piles.findIndex((pile) => pile.kind === 'stock');
    this.#waste = this.piles.findIndex((pile) => pile.kind === 'waste');
  }

  /** Whether every card lies on a foundation. */
  isWon(state: PlainState): boolean {
    return this.piles.every((pile, i) => pile.kind === 'foundation' || cardsAt(state, i).length === 0);
  }

  /** Every legal move of a player. */
  legalMoves(state: PlainState): PlainMove[] {
    const moves: PlainMove[] = [];
    for (let from = 0; from < this.piles.length; from++) {
      const longest = this.#longestUnit(state, from);
      for (let count = 1; count <= longest; count++) {
        for (let to = 0; to < this.piles.length; to++) {
          if (to !== from && this.#takes(state, from, to, count)) moves.push({ from, to, count });
        }
      }
    }
    if (this.#stock >= 0 && cardsAt(state, this.#stock).length > 0) moves.push('deal');
    if (this.#canRedeal(state)) moves.push('redeal');
    return moves;
  }

  /** The state after a legal move, with refills and turn-ups. */
  after(state: PlainState, move: PlainMove): PlainState {
    const piles = state.piles.map((pile) => pile.slice());
    const next = { piles, pass: state.pass };
    if (move === 'redeal') {
      const waste = pileOf(piles, this.#waste).splice(0);
      pileOf(piles, this.#stock).push(...waste.reverse().map((card) => card | FACE_DOWN));
      return { piles, pass: state.pass + (this.#game.stock?.passes === 'unlimited' ? 0 : 1) };
    }
    if (move === 'deal') this.#dealInto(piles, state.pass);
    else {
      const unit = pileOf(piles, move.from).splice(-move.count);
      pileOf(piles, move.to).push(...unit);
    }
    this.#settle(piles, state.pass);
    return next;
  }

  #canRedeal(state: PlainState): boolean {
    const stock = this.#game.stock;
    if (stock === undefined || stock.to !== 'waste' || this.#stock < 0 || this.#waste < 0) return false;
    const passLeft = stock.passes === 'unlimited' || state.pass < stock.passes;
    return passLeft && cardsAt(state, this.#stock).length === 0 && cardsAt(state, this.#waste).length > 0;
  }

  #dealInto(piles: PlainCard[][], pass: number): void {
    const stock = this.#game.stock;
    if (stock === undefined) return;
    const from = pileOf(piles, this.#stock);
    if (stock.to === 'waste') {
      const size = stock.packets[Math.min(pass, stock.packets.length) - 1] ?? 1;
      for (let i = 0; i < size && from.length > 0; i++) pileOf(piles, this.#waste).push(popCard(from) & 63);
      return;
    }
    for (let i = 0; i < this.piles.length && from.length > 0; i++) {
      if (this.piles[i]?.kind === 'tableau') pileOf(piles, i).push(popCard(from) & 63);
    }
  }

  /** Fills emptied piles that are filled at once and turns uncovered cards up. */
  #settle(piles: PlainCard[][], pass: number): void {
    this.piles.forEach((pile, i) => {
      const cards = pileOf(piles, i);
      const refill = pile.group?.refill;
      if (refill !== undefined && cards.length === 0) {
        const stock = pileOf(piles, this.#stock);
        if (refill.from === 'stock') {
          if (stock.length > 0) cards.push(popCard(stock) & 63);
        } else {
          const waste = pileOf(piles, this.#waste);
          if (waste.length === 0 && stock.length > 0) this.#dealInto(piles, pass);
          if (waste.length > 0) cards.push(popCard(waste));
        }
      }
      const top = cards[cards.length - 1];
      if (pile.kind !== 'stock' && top !== undefined && top >= FACE_DOWN) cards[cards.length - 1] = top & 63;
    });
  }

  #longestUnit(state: PlainState, from: number): number {
    const releases = this.piles[from]?.group?.releases;
    const cards = cardsAt(state, from);
    if (releases === undefined || releases.unit === 'none' || cards.length === 0) return 0;
    if (releases.unit === 'top' || releases.run === undefined) return 1;
    let longest = 1;
    for (let i = cards.length - 2; i >= 0; i--) {
      const below = cards[i] ?? 0;
      if (below >= FACE_DOWN || !follows(releases.run, below, cards[i + 1] ?? 0)) break;
      longest++;
    }
    return longest;
  }

  #takes(state: PlainState, from: number, to: number, count: number): boolean {
    const target = this.piles[to];
    const source = this.piles[from];
    const accepts = target?.group?.accepts;
    if (target === undefined || source === undefined || accepts === undefined) return false;
    if (accepts.from !== undefined && !accepts.from.includes(source.kind)) return false;
    const unit = cardsAt(state, from).slice(-count);
    const first = unit[0] ?? 0;
    const onto = cardsAt(state, to);
    if (accepts.max !== undefined && onto.length + count > accepts.max) return false;
    const top = onto[onto.length - 1];
    if (top === undefined) return this.#startsPile(state, target, accepts, first, unit);
    if (accepts.unit === 'card' && count > 1) return false;
    if (accepts.unit === 'completeRun' && !completeRun(unit)) return false;
    return accepts.build !== undefined && follows(accepts.build, top, first);
  }

  #startsPile(
    state: PlainState,
    target: PlainPile,
    accepts: PlainAccepts,
    first: PlainCard,
    unit: readonly PlainCard[],
  ): boolean {
    const refill = target.group?.refill;
    if (refill !== undefined && cardsAt(state, this.#stock).length > 0) return false;
    if (refill?.from === 'waste' && cardsAt(state, this.#waste).length > 0) return false;
    const size = accepts.emptyUnit ?? accepts.unit;
    if (size === 'card' && unit.length > 1) return false;
    if (size === 'completeRun' && !completeRun(unit)) return false;
    if (target.suit >= 0 && plainSuit(first) !== target.suit) return false;
    if (target.colour >= 0 && colour(first) !== target.colour) return false;
    if (accepts.empty === 'any') return true;
    return accepts.empty === rankSigns[plainRank(first)];
  }
}

/** Thirteen cards that go down from a king to an ace, or up from an ace to a king; what holds them together is the run's affair. */
function completeRun(unit: readonly PlainCard[]): boolean {
  if (unit.length !== 13) return false;
  const ranks = unit.map(plainRank);
  return ranks.every((rank, i) => rank === 12 - i) || ranks.every((rank, i) => rank === i);
}

function cardsAt(state: PlainState, pile: number): readonly PlainCard[] {
  return state.piles[pile] ?? [];
}

function pileOf(piles: PlainCard[][], index: number): PlainCard[] {
  const pile = piles[index];
  if (pile === undefined) throw new Error(`No pile ${index}`);
  return pile;
}

function popCard(pile: PlainCard[]): PlainCard {
  const card = pile.pop();
  if (card === undefined) throw new Error('An empty pile gives no card');
  return card;
}
