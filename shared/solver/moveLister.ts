import { CARDS_PER_DECK } from '../cards/card.ts';
import { DEAL, type PackedMove, REDEAL } from '../engine/packedMove.ts';
import { type CompiledGame, EMPTY_ROW, REFILL, RELEASES, UNIT } from '../rules/compile.ts';
import { FACE_DOWN, type PileStore } from './pileStore.ts';
import type { SearchSpace } from './searchSpace.ts';

/**
 * Lists the legal moves of a position of pile contents. It asks the compiled tables from the other side than
 * the board does: not "what takes this card?" but "which cards does this pile take, and does one lie open?".
 * In a game whose waste may be turned over for ever, dealing on costs nothing; there "deal until this card lies
 * open, then play it" is one move, with the length that the waste then has in its highest byte.
 */
export class MoveLister {
  readonly #space: SearchSpace;
  readonly #game: CompiledGame;
  readonly #store: PileStore;
  readonly #contents: Int32Array;
  readonly #sources: Int32Array;
  readonly #targets: Int32Array;
  /** By row of the accept table: where the faces it takes start in `#faces`, and how many they are. */
  readonly #facesOf: Int32Array;
  readonly #faceCount: Uint8Array;
  readonly #faces: Uint8Array;
  /** Units that could move, as entries chained by the face of their first card. */
  readonly #first = new Int16Array(CARDS_PER_DECK + FACE_DOWN);
  readonly #next = new Int16Array(1024);
  readonly #from = new Uint8Array(1024);
  readonly #count = new Uint8Array(1024);
  /** How many cards the waste has when its unit moves; 0 for units that move as things stand. */
  readonly #at = new Uint8Array(1024);
  readonly #face = new Uint8Array(1024);
  #entries = 0;
  /** The cards of waste and stock in the order of dealing, from 1. */
  readonly #cycle = new Uint8Array(256);

  constructor(space: SearchSpace, store: PileStore, contents: Int32Array) {
    const { game } = space;
    this.#space = space;
    this.#game = game;
    this.#store = store;
    this.#contents = contents;
    this.#sources = indices(game, (i) => game.releases[i] !== RELEASES.none);
    this.#targets = indices(game, (i) => game.fromMask[i] !== 0);
    const rows = game.accept.length / CARDS_PER_DECK;
    this.#facesOf = new Int32Array(rows);
    this.#faceCount = new Uint8Array(rows);
    const faces: number[] = [];
    for (let row = 0; row < rows; row++) {
      this.#facesOf[row] = faces.length;
      for (let face = 0; face < CARDS_PER_DECK; face++) {
        if (space.canonical[face] === face && game.accept[row * CARDS_PER_DECK + face] === 1)
          faces.push(face);
      }
      this.#faceCount[row] = faces.length - (this.#facesOf[row] ?? 0);
    }
    this.#faces = Uint8Array.from(faces);
  }

  /**
   * Writes the legal moves to `out` and returns how many there are. Of moves that lead to positions equal but
   * for interchangeable piles only one is given, and none that leads back to an equal position.
   */
  list(pass: number, out: Int32Array): number {
    const game = this.#game;
    const contents = this.#contents;
    const store = this.#store;
    const targets = this.#targets;
    this.#chainUnits();
    let found = 0;
    for (let t = 0; t < targets.length; t++) {
      const to = targets[t] ?? 0;
      const onto = contents[to] ?? 0;
      const twin = this.#twinBefore(to, onto);
      let row = (game.acceptOf[to] ?? 0) / CARDS_PER_DECK;
      let room = game.max[to] ?? 0;
      if (onto === 0) {
        if (this.#waits(to)) continue;
        row += EMPTY_ROW;
      } else {
        row += store.top[onto] ?? 0;
        room -= store.length[onto] ?? 0;
        if (room <= 0) continue;
      }
      const faces = this.#faceCount[row] ?? 0;
      if (faces === 0) continue;
      const start = this.#facesOf[row] ?? 0;
      const fromMask = game.fromMask[to] ?? 0;
      const unit = (onto === 0 ? game.unitOnEmpty[to] : game.unitOnCard[to]) ?? 0;
      for (let f = 0; f < faces; f++) {
        for (
          let entry = this.#first[this.#faces[start + f] ?? 0] ?? -1;
          entry >= 0;
          entry = this.#next[entry] ?? -1
        ) {
          const from = this.#from[entry] ?? 0;
          const count = this.#count[entry] ?? 0;
          if (
            from === to ||
            (twin >= 0 && twin !== from) ||
            ((fromMask >> (game.kindOf[from] ?? 0)) & 1) === 0
          )
            continue;
          if (count > room || (unit === UNIT.card ? count !== 1 : unit === UNIT.completeRun && count !== 13))
            continue;
          if (onto === 0 && this.#onlySwaps(from, to, count)) continue;
          out[found++] = from | (to << 8) | (count << 16) | ((this.#at[entry] ?? 0) << 24);
        }
      }
    }
    if (game.stock >= 0 && !this.#space.cycles) {
      if (contents[game.stock] !== 0) out[found++] = DEAL;
      else if (game.waste >= 0 && contents[game.waste] !== 0 && (game.passes < 0 || pass < game.passes))
        out[found++] = REDEAL;
    }
    return found;
  }

  /** Units that could move in the position listed last, whether or not a pile takes them. */
  get units(): number {
    return this.#entries;
  }

  /** The face of a unit's first card. */
  faceOf(unit: number): number {
    return this.#face[unit] ?? 0;
  }

  /** The move of a unit to a pile. */
  moveOf(unit: number, to: number): PackedMove {
    return (
      (this.#from[unit] ?? 0) | (to << 8) | ((this.#count[unit] ?? 0) << 16) | ((this.#at[unit] ?? 0) << 24)
    );
  }

  #chainUnits(): void {
    const game = this.#game;
    const contents = this.#contents;
    const store = this.#store;
    const sources = this.#sources;
    this.#first.fill(-1);
    this.#entries = 0;
    for (let s = 0; s < sources.length; s++) {
      const from = sources[s] ?? 0;
      let content = contents[from] ?? 0;
      if (from === game.waste && this.#space.cycles) this.#chainCycle();
      else if (content !== 0 && this.#twinBefore(from, content) < 0) {
        const longest = game.releases[from] === RELEASES.run ? (store.run[content] ?? 1) : 1;
        for (let count = 1; count <= longest; count++) {
          this.#chain(from, count, 0, store.top[content] ?? 0);
          content = store.parent[content] ?? 0;
        }
      }
    }
  }

  /** Chains every card that comes to lie on top of the waste by dealing on, the waste turned over once. */
  #chainCycle(): void {
    const { stock, waste, packets } = this.#game;
    const store = this.#store;
    const cycle = this.#cycle;
    const dealt = store.length[this.#contents[waste] ?? 0] ?? 0;
    const cards = dealt + (store.length[this.#contents[stock] ?? 0] ?? 0);
    let at = dealt;
    for (let content = this.#contents[waste] ?? 0; content !== 0; content = store.parent[content] ?? 0) {
      cycle[at--] = store.top[content] ?? 0;
    }
    at = dealt;
    for (let content = this.#contents[stock] ?? 0; content !== 0; content = store.parent[content] ?? 0) {
      cycle[++at] = store.top[content] ?? 0;
    }
    const packet = packets[0] ?? 1;
    const offset = dealt % packet;
    for (let length = packet; length < cards; length += packet)
      this.#chain(waste, 1, length, cycle[length] ?? 0);
    if (cards > 0) this.#chain(waste, 1, cards, cycle[cards] ?? 0);
    if (offset === 0) return;
    for (let length = dealt; length < cards; length += packet)
      this.#chain(waste, 1, length, cycle[length] ?? 0);
  }

  #chain(from: number, count: number, at: number, face: number): void {
    const entry = this.#entries++;
    this.#from[entry] = from;
    this.#count[entry] = count;
    this.#at[entry] = at;
    this.#face[entry] = face;
    this.#next[entry] = this.#first[face] ?? -1;
    this.#first[face] = entry;
  }

  /** The nearest interchangeable pile before this one with the same content, or -1. */
  #twinBefore(pile: number, content: number): number {
    const { classOf } = this.#space;
    const contents = this.#contents;
    const number = classOf[pile] ?? 0;
    for (let other = pile - 1; other >= 0 && classOf[other] === number; other--) {
      if (contents[other] === content) return other;
    }
    return -1;
  }

  /** Whether moving these cards to this empty pile only makes two interchangeable piles change places. */
  #onlySwaps(from: number, to: number, count: number): boolean {
    const { classOf } = this.#space;
    return (
      classOf[from] === classOf[to] &&
      (this.#store.length[this.#contents[from] ?? 0] ?? 0) === count &&
      !this.#waits(from)
    );
  }

  /** Whether this pile, were it empty, would be refilled. */
  #waits(pile: number): boolean {
    const game = this.#game;
    const refill = game.refill[pile];
    if (refill === REFILL.none) return false;
    return this.#contents[game.stock] !== 0 || (refill === REFILL.waste && this.#contents[game.waste] !== 0);
  }
}

function indices(game: CompiledGame, wanted: (pile: number) => boolean): Int32Array {
  return Int32Array.from(game.piles.filter((pile) => wanted(pile.index)).map((pile) => pile.index));
}
