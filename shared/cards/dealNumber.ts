import type { Card } from './card.ts';
import { CARDS_PER_DECK } from './card.ts';
import { freeCellPack, pack } from './deck.ts';
import { type Draw, linearCongruential, mersenneTwister } from './random.ts';

/** A deal's number as normalised text: `1`, `32000`, `ms8589934591`. Text, since numbers may exceed 2^53. */
export type DealNumber = string;

/** The longest number taken: it seeds a generator whose cost grows with its length. */
const MAX_DIGITS = 40;
/** Plain numbers up to here use the small generator, as FreeCell's do. */
const LAST_SMALL = 31999n;
const MS_LIMIT = 1n << 33n;

/** Why a text is no deal number; `limit` is the largest (or longest) that would do. */
export type DealNumberProblem =
  | { readonly problem: 'empty' | 'notANumber' | 'zero' }
  | { readonly problem: 'tooLarge' | 'tooLong'; readonly limit: string };

/** A deal number, or why the text is none. */
export type DealNumberResult =
  | { readonly ok: true; readonly number: DealNumber }
  | ({ readonly ok: false } & DealNumberProblem);

/**
 * Reads a deal number as a person types it. Blanks and `# - _ . ,` are dropped, leading zeros too.
 * `msN` (N < 2^33) names a deal of the small generator, a plain N chooses by size.
 */
export function parseDealNumber(text: string): DealNumberResult {
  const bare = text.replace(/[\s#\-_.,]/g, '').toLowerCase();
  if (bare === '') return { ok: false, problem: 'empty' };
  const match = /^(ms)?(\d+)$/.exec(bare);
  if (!match) return { ok: false, problem: 'notANumber' };
  const digits = (match[2] ?? '').replace(/^0+/, '');
  if (digits === '') return { ok: false, problem: 'zero' };
  if (digits.length > MAX_DIGITS) return { ok: false, problem: 'tooLong', limit: String(MAX_DIGITS) };
  if (match[1] !== undefined && BigInt(digits) >= MS_LIMIT) {
    return { ok: false, problem: 'tooLarge', limit: String(MS_LIMIT - 1n) };
  }
  return { ok: true, number: `${match[1] ?? ''}${digits}` };
}

/**
 * The deal number in `text`.
 * @throws DealNumberError where there is none.
 */
export function dealNumber(text: string): DealNumber {
  const result = parseDealNumber(text);
  if (result.ok) return result.number;
  throw new DealNumberError(text, result);
}

/** A text that is no deal number, with the reason as data for the words. */
export class DealNumberError extends Error {
  override readonly name = 'DealNumberError';
  readonly problem: DealNumberProblem;
  constructor(text: string, problem: DealNumberProblem) {
    super(`“${text}” is not a deal number. Use a whole number from 1, or ms1 to ms8589934591.`);
    this.problem = problem;
  }
}

/**
 * The shuffled pack of a deal: the stock bottom to top, so the last card is dealt first. The same number gives
 * the same cards on every machine and version, and the cards that PySolFC users know by it.
 */
export function dealOrder(number: DealNumber, decks: number): Card[] {
  const small = usesSmallGenerator(number);
  const seed = BigInt(number.replace(/^ms/, ''));
  const cards = small && decks * CARDS_PER_DECK === CARDS_PER_DECK ? freeCellPack() : pack(decks);
  return shuffle(cards, small ? linearCongruential(seed) : mersenneTwister(seed));
}

function usesSmallGenerator(number: DealNumber): boolean {
  return number.startsWith('ms') || BigInt(number) <= LAST_SMALL;
}

/** Fisher and Yates's shuffle in Durstenfeld's form, from the last place down, in place. */
function shuffle(cards: Card[], draw: Draw): Card[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const held = cards[i] ?? 0;
    cards[i] = cards[j] ?? 0;
    cards[j] = held;
  }
  return cards;
}
