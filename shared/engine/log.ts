import { assertNever } from '../assertNever.ts';
import type { Cause, Effect } from './effect.ts';

/**
 * Effects as integers in one growing array, so that making and undoing a move allocates nothing.
 * Bits 0–1 kind; 2 the first of a move; transfers: 3 turned, 4–6 cause, 7–14 from, 15–22 to, 23–30 count;
 * flips: 3 face up, 7–14 pile; passes: 3 forward; exemptions: 3 exempt, 7–14 card.
 */
const TRANSFER = 0;
const FLIP = 1;
const PASS = 2;
const FIRST = 1 << 2;
const FLAG = 1 << 3;

const causes = ['player', 'deal', 'redeal', 'refill', 'automatic'] as const satisfies readonly Cause[];
const causeNumbers: Record<Cause, number> = { player: 0, deal: 1, redeal: 2, refill: 3, automatic: 4 };

/** An effect as an integer. */
export type LogEntry = number;

/** A transfer's entry; `cause` as a number from `causeNumber`. */
export function transferEntry(
  from: number,
  to: number,
  count: number,
  turned: boolean,
  cause: number,
): LogEntry {
  return TRANSFER | (turned ? FLAG : 0) | (cause << 4) | (from << 7) | (to << 15) | (count << 23);
}

/** The number that stands for a cause in an entry. */
export function causeNumber(cause: Cause): number {
  return causeNumbers[cause];
}

/** The entry of any effect. */
export function entryOf(effect: Effect): LogEntry {
  switch (effect.type) {
    case 'transfer':
      return transferEntry(effect.from, effect.to, effect.count, effect.turned, causeNumbers[effect.cause]);
    case 'flip':
      return FLIP | (effect.faceUp ? FLAG : 0) | (effect.pile << 7);
    case 'pass':
      return PASS | (effect.by === 1 ? FLAG : 0);
    case 'exempt':
      return 3 | (effect.exempt ? FLAG : 0) | (effect.card << 7);
    default:
      return assertNever(effect, 'effect');
  }
}

/** The effect that an entry stands for. */
export function effectOf(entry: LogEntry): Effect {
  const flag = (entry & FLAG) !== 0;
  const low = (entry >> 7) & 0xff;
  switch (entry & 3) {
    case TRANSFER:
      return {
        type: 'transfer',
        from: low,
        to: (entry >> 15) & 0xff,
        count: (entry >> 23) & 0xff,
        turned: flag,
        cause: causes[(entry >> 4) & 7] ?? 'player',
      };
    case FLIP:
      return { type: 'flip', pile: low, faceUp: flag };
    case PASS:
      return { type: 'pass', by: flag ? 1 : -1 };
    default:
      return { type: 'exempt', card: low, exempt: flag };
  }
}

/** The effect that takes this one back. */
export function inverse(effect: Effect): Effect {
  switch (effect.type) {
    case 'transfer':
      return { ...effect, from: effect.to, to: effect.from };
    case 'flip':
      return { ...effect, faceUp: !effect.faceUp };
    case 'pass':
      return { ...effect, by: effect.by === 1 ? -1 : 1 };
    case 'exempt':
      return { ...effect, exempt: !effect.exempt };
    default:
      return assertNever(effect, 'effect');
  }
}

/** A stack of entries in which each move's first one is marked. */
export class EffectLog {
  #entries = new Int32Array(1024);
  #length = 0;
  #starting = true;

  get length(): number {
    return this.#length;
  }

  /** The next entry pushed begins a move. */
  startMove(): void {
    this.#starting = true;
  }

  push(entry: LogEntry): void {
    if (this.#length === this.#entries.length) this.#grow();
    this.#entries[this.#length++] = this.#starting ? entry | FIRST : entry;
    this.#starting = false;
  }

  /** The last entry, taken off. The log must not be empty. */
  pop(): LogEntry {
    return this.#entries[--this.#length] ?? 0;
  }

  /** The effects from entry `start` on. */
  effectsFrom(start: number): Effect[] {
    return Array.from(this.#entries.subarray(start, this.#length), effectOf);
  }

  clear(): void {
    this.#length = 0;
    this.#starting = true;
  }

  #grow(): void {
    const grown = new Int32Array(this.#entries.length * 2);
    grown.set(this.#entries);
    this.#entries = grown;
  }
}

/** Whether this entry begins a move. */
export function startsMove(entry: LogEntry): boolean {
  return (entry & FIRST) !== 0;
}
