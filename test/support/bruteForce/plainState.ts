import type { PlainPile } from './plainGame.ts';

/**
 * A card as a small number: rank * 4 + suit, and 64 more while it lies face down. Twins are the same number:
 * no rule tells them apart.
 */
export type PlainCard = number;

export interface PlainState {
  /** In the order of the piles, each bottom to top. */
  readonly piles: readonly (readonly PlainCard[])[];
  readonly pass: number;
}

export const FACE_DOWN = 64;
const rankSigns = 'A23456789TJQK';
const suitSigns = 'CSHD';

export const plainRank = (card: PlainCard): number => (card & 63) >> 2;
export const plainSuit = (card: PlainCard): number => card & 3;

/**
 * Reads a position key as the recordings write it ("T:4D1*,… P0:… #:1").
 * @throws Error naming the part that does not fit the piles.
 */
export function parsePlainState(key: string, piles: readonly PlainPile[]): PlainState {
  const byName = new Map<string, PlainCard[]>();
  let pass = 1;
  for (const part of key.split(' ')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon);
    const content = part.slice(colon + 1);
    if (name === '#') {
      pass = Number(content);
      continue;
    }
    const cards = content === '' ? [] : content.split(',').map(parseCard);
    byName.set(name, cards);
  }
  return { piles: piles.map((pile) => byName.get(pile.name) ?? []), pass };
}

function parseCard(text: string): PlainCard {
  const rank = rankSigns.indexOf(text.charAt(0));
  const suit = suitSigns.indexOf(text.charAt(1));
  if (rank < 0 || suit < 0) throw new Error(`Not a card: "${text}"`);
  return rank * 4 + suit + (text.endsWith('*') ? FACE_DOWN : 0);
}

/** A text that two states share only when every pile and the pass are equal. */
export function plainKey(state: PlainState): string {
  let key = String.fromCharCode(state.pass + 200);
  for (const pile of state.piles) {
    for (const card of pile) key += String.fromCharCode(card + 1);
    key += '\u0000';
  }
  return key;
}
