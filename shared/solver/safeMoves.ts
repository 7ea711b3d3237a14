import { CARDS_PER_DECK } from '../cards/card.ts';
import type { PackedMove } from '../engine/packedMove.ts';
import { FOUNDATION, REFILL, UNIT } from '../rules/compile.ts';
import { FACE_DOWN } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';
import type { SearchState } from './searchState.ts';

/**
 * Moves to a foundation that never cost a win, so that a search need look at nothing else.
 *
 * Call the dependents of a card all cards that can come to lie on it outside the foundations, directly or on one
 * another. Say that every foundation of a card's line has come so far that it takes the card next, or further: then
 * the card and all its twins can go up whenever they are laid open. Where that is so for a card and for all its
 * dependents, the card may go up at once: take any winning line, play the card first, leave out its other moves, and
 * let its dependents go up where the line put them on it. A twin finds another foundation where the line used this
 * one; without that condition the card would take the only place, and a twin would go on lying in the way. Whatever
 * else the line does stays possible, for only dependents could have needed those cards to lie on, piles are never
 * fuller than before and foundations never lower. The argument needs that an emptied pile brings nothing about by
 * itself, and that taking a card off the waste does not shift the packets of a later pass.
 */
export class SafeMoves {
  readonly #space: SearchSpace;
  /** Whether the argument holds for this game at all. */
  readonly possible: boolean;
  /** By face and line: how many cards of each foundation of that line must be up. */
  readonly #needs: Uint8Array;
  /** The foundations of each line. */
  readonly #foundations: readonly Int32Array[];
  /** Passes from which on cards of the waste may go up too. */
  readonly #wasteFrom: number;

  constructor(space: SearchSpace) {
    const { game } = space;
    this.#space = space;
    this.#foundations = foundationsByLine(space);
    this.#needs = new Uint8Array(CARDS_PER_DECK * Math.max(1, space.lines));
    const faces = [...space.canonical.keys()].filter((face) => space.canonical[face] === face);
    this.possible =
      game.refill.every((source) => source === REFILL.none) &&
      (game.stock < 0 || game.waste >= 0) &&
      game.foundations.every((pile) => game.unitOnEmpty[pile] === UNIT.card) &&
      faces.every((face) => (space.lineOf[face] ?? -1) >= 0);
    if (this.possible) for (const face of faces) this.#findNeeds(face);
    this.#wasteFrom = wasteFrom(space);
  }

  /** If one of the `count` moves is safe, leaves that alone in `moves`; returns how many are left. */
  keepSafe(state: SearchState, moves: Int32Array, count: number): number {
    if (!this.possible) return count;
    for (let i = 0; i < count; i++) {
      const move = moves[i] ?? 0;
      if (this.isSafe(state, move)) {
        moves[0] = move;
        return 1;
      }
    }
    return count;
  }

  /** Whether the move never costs a win. */
  isSafe(state: SearchState, move: PackedMove): boolean {
    if (!this.possible) return false;
    const { game, lineOf, lines } = this.#space;
    const to = (move >> 8) & 0xff;
    if ((move & 0xffffff) === 0 || game.kindOf[to] !== FOUNDATION) return false;
    const from = move & 0xff;
    if (game.kindOf[from] === FOUNDATION) return false;
    if (from === game.waste && (move >>> 24 !== 0 ? game.packets[0] !== 1 : state.pass < this.#wasteFrom))
      return false;
    const card = this.#cardOf(state, from, move >>> 24);
    if ((lineOf[card] ?? -1) < 0) return false;
    for (let line = 0; line < lines; line++) {
      const need = this.#needs[card * lines + line] ?? 0;
      const foundations = this.#foundations[line];
      if (need === 0 || foundations === undefined) continue;
      for (let i = 0; i < foundations.length; i++) {
        if ((state.store.length[state.contents[foundations[i] ?? 0] ?? 0] ?? 0) < need) return false;
      }
    }
    return true;
  }

  /** The card that moves: the pile's top, or the one that comes to lie on a waste of that length. */
  #cardOf(state: SearchState, from: number, wasteLength: number): number {
    const { store, contents } = state;
    const { game } = this.#space;
    let content = contents[from] ?? 0;
    if (wasteLength !== 0) {
      const dealt = store.length[content] ?? 0;
      let steps = dealt - wasteLength;
      if (steps < 0) {
        content = contents[game.stock] ?? 0;
        steps = wasteLength - dealt - 1;
      }
      for (; steps > 0; steps--) content = store.parent[content] ?? 0;
    }
    return (store.top[content] ?? 0) & (FACE_DOWN - 1);
  }

  #findNeeds(card: number): void {
    const { game, canonical, lineOf, orderOf, lines } = this.#space;
    const tables = new Set<number>();
    game.piles.forEach((pile, i) => {
      if (pile.kind !== 'foundation' && game.fromMask[i] !== 0) tables.add(game.acceptOf[i] ?? 0);
    });
    const dependents = new Set<number>();
    const open = [card];
    for (let below = open.pop(); below !== undefined; below = open.pop()) {
      for (const table of tables) {
        for (let face = 0; face < CARDS_PER_DECK; face++) {
          const dependent = canonical[face] ?? 0;
          if (game.accept[table + below * CARDS_PER_DECK + face] !== 1 || dependents.has(dependent)) continue;
          dependents.add(dependent);
          open.push(dependent);
        }
      }
    }
    for (const dependent of [card, ...dependents]) {
      const at = card * lines + (lineOf[dependent] ?? 0);
      this.#needs[at] = Math.max(this.#needs[at] ?? 0, orderOf[dependent] ?? 0);
    }
  }
}

function foundationsByLine(space: SearchSpace): Int32Array[] {
  const { game, lineOf } = space;
  return Array.from({ length: space.lines }, (_, line) =>
    Int32Array.from(
      game.foundations.filter((pile) => {
        const start = (game.acceptOf[pile] ?? 0) + CARDS_PER_DECK * CARDS_PER_DECK;
        return lineOf.some((lineOfFace, face) => lineOfFace === line && game.accept[start + face] === 1);
      }),
    ),
  );
}

function wasteFrom(space: SearchSpace): number {
  const { packets, passes } = space.game;
  const lastLarge = packets.findLastIndex((packet) => packet !== 1) + 1;
  if (passes < 0) return lastLarge === packets.length ? Number.POSITIVE_INFINITY : lastLarge + 1;
  // In the last pass nothing comes after that could shift.
  return Math.min(lastLarge + 1, passes);
}
