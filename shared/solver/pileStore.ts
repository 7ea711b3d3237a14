import { grown } from './grown.ts';
/**
 * Pile contents, each kept once. A content is a small integer: 0 is the empty pile, and every other one is a
 * content with one card more on top. Equal contents have equal numbers, so a position is a short list of
 * numbers that can be compared exactly; what a search wants to know of a content (its length, its longest run,
 * a hash, its share of an evaluation) is worked out once, when it is first met.
 */
export class PileStore {
  readonly #maxCount: number;

  /** The content below the top card. */
  parent: Int32Array;
  /** The top card's canonical face, with FACE_DOWN added while it is hidden; NO_CARD for the empty pile. */
  top: Uint8Array;
  length: Uint8Array;
  /** By content: how many cards at the top hold together as a run. */
  run: Uint8Array;
  /** By content: the content that is left when all of that run but its first card is taken away. */
  base: Int32Array;
  /** Two independent 32-bit hashes of the content, equal in every store. */
  hash1: Int32Array;
  hash2: Int32Array;
  /** The share of the evaluation by the roles `scoreRoles` of an evaluation. */
  readonly scores: Int32Array[];
  /** Contents in the store. */
  count = 1;
  #slots: Int32Array;
  #slotMask: number;
  readonly #runs: Uint8Array | undefined;
  #scorer: ContentScorer;

  /**
   * @param maxCount no more contents are taken than this; `push` then gives -1.
   * @param runs `runs[below * 52 + card]` is 1 where the two hold together; absent: runs are never moved.
   */
  constructor(maxCount: number, runs: Uint8Array | undefined, scorer: ContentScorer) {
    this.#maxCount = maxCount;
    const capacity = Math.min(1 << 14, maxCount);
    this.parent = new Int32Array(capacity);
    this.top = new Uint8Array(capacity);
    this.length = new Uint8Array(capacity);
    this.run = new Uint8Array(capacity);
    this.base = new Int32Array(capacity);
    this.hash1 = new Int32Array(capacity);
    this.hash2 = new Int32Array(capacity);
    this.scores = scorer.roles.map(() => new Int32Array(capacity));
    this.#slots = new Int32Array(capacity * 2);
    this.#slotMask = capacity * 2 - 1;
    this.#runs = runs;
    this.#scorer = scorer;
    this.top[0] = NO_CARD;
    this.hash1[0] = 0x3c6ef372;
    this.hash2[0] = 0x1b873593;
    this.#scorer.scoreRoot(this);
  }

  /** Bytes that one content takes, its place in the table included. */
  static bytesPerContent(roles: number): number {
    return 4 + 1 + 1 + 1 + 4 + 8 + 4 * roles + 8;
  }

  /** The content that has this card on top of that content, or -1 where the store is full. */
  push(content: number, card: number): number {
    const slots = this.#slots;
    const mask = this.#slotMask;
    let slot = (Math.imul(content, 0x2545f491) ^ Math.imul(card + 1, 0x9e3779b1)) >>> 7;
    slot ^= slot >>> 11;
    slot &= mask;
    for (;;) {
      const known = slots[slot] ?? 0;
      if (known === 0) return this.#add(content, card, slot);
      if (this.parent[known] === content && this.top[known] === card) return known;
      slot = (slot + 1) & mask;
    }
  }

  /** Forgets every content but the empty pile. */
  clear(): void {
    this.count = 1;
    this.#slots.fill(0);
  }

  /** Takes other weights: the shares of all known contents are worked out anew. */
  rescore(scorer: ContentScorer): void {
    this.#scorer = scorer;
    scorer.scoreRoot(this);
    for (let content = 1; content < this.count; content++) scorer.scoreContent(this, content);
  }

  #add(below: number, card: number, slot: number): number {
    if (this.count >= this.#maxCount) return -1;
    if (this.count >= this.parent.length) {
      this.#grow();
      return this.push(below, card);
    }
    const content = this.count++;
    this.#slots[slot] = content;
    this.parent[content] = below;
    this.top[content] = card;
    this.length[content] = (this.length[below] ?? 0) + 1;
    this.hash1[content] = mix(Math.imul(this.hash1[below] ?? 0, 0x85ebca6b) + card + 1);
    this.hash2[content] = mix(
      Math.imul(this.hash2[below] ?? 0, 0x27d4eb2f) ^ Math.imul(card + 1, 0x165667b1),
    );
    const holds =
      this.#runs !== undefined &&
      below !== 0 &&
      card < FACE_DOWN &&
      (this.top[below] ?? 0) < FACE_DOWN &&
      this.#runs[(this.top[below] ?? 0) * 52 + card] === 1;
    // A card that lies face down has no run, so nothing holds on to it.
    this.run[content] = card < FACE_DOWN ? 1 + (holds ? (this.run[below] ?? 0) : 0) : 0;
    this.base[content] = holds ? (this.base[below] ?? 0) : content;
    this.#scorer.scoreContent(this, content);
    return content;
  }

  #grow(): void {
    const capacity = Math.min(this.parent.length * 2, this.#maxCount);
    this.parent = grown(this.parent, new Int32Array(capacity));
    this.top = grown(this.top, new Uint8Array(capacity));
    this.length = grown(this.length, new Uint8Array(capacity));
    this.run = grown(this.run, new Uint8Array(capacity));
    this.base = grown(this.base, new Int32Array(capacity));
    this.hash1 = grown(this.hash1, new Int32Array(capacity));
    this.hash2 = grown(this.hash2, new Int32Array(capacity));
    this.scores.forEach((scores, role) => {
      this.scores[role] = grown(scores, new Int32Array(capacity));
    });
    this.#scorer.resized(this);
    let size = this.#slots.length;
    while (size < capacity * 2) size *= 2;
    this.#slots = new Int32Array(size);
    this.#slotMask = size - 1;
    for (let content = 1; content < this.count; content++) this.#insert(content);
  }

  #insert(content: number): void {
    let slot =
      (Math.imul(this.parent[content] ?? 0, 0x2545f491) ^
        Math.imul((this.top[content] ?? 0) + 1, 0x9e3779b1)) >>>
      7;
    slot ^= slot >>> 11;
    slot &= this.#slotMask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#slotMask;
    this.#slots[slot] = content;
  }
}

/** Added to the face of a card that lies face down. */
export const FACE_DOWN = 64;
/** The top of the empty pile. */
export const NO_CARD = 255;

/** Works out what a content adds to an evaluation. */
export interface ContentScorer {
  /** The roles a content can be scored in (as a tableau pile, as the waste, …). */
  readonly roles: readonly string[];
  scoreRoot(store: PileStore): void;
  /** The content below has been scored before. */
  scoreContent(store: PileStore, content: number): void;
  /** The store's arrays were replaced by larger ones. */
  resized(store: PileStore): void;
}

/** A bijection of 32-bit integers in which every bit of the result depends on every bit of the value. */
export function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}
