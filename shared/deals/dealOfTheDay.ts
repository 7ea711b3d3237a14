import type { DealNumber } from '../cards/dealNumber.ts';
import winnableDeals from '../games/winnableDeals.json' with { type: 'json' };

/** The deals that days are given from a date on, until the next list of the game begins. */
interface DealList {
  /** `YYYY-MM-DD`. A game's first list holds for all days before it too. */
  readonly from: string;
  /** Numbers with blanks between them. A list is never changed: that would change the deals of its days. */
  readonly deals: string;
}

/**
 * Winnable deals by game, found beforehand and kept with the program: so the deal of a day is the same in every
 * version, needs no search and no network. Written by `npm run winnable-deals`.
 */
const table: Readonly<Record<string, readonly DealList[]>> = winnableDeals;

const MILLISECONDS_A_DAY = 86_400_000;

/**
 * The deal of a day for a game, winnable; undefined for a game without a table (one that a player added).
 * @param date as the calendar on the player's wall has it, `YYYY-MM-DD`.
 * @throws RangeError where the text is no date.
 */
export function dealOfTheDay(game: string, date: string): DealNumber | undefined {
  const milliseconds = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(milliseconds))
    throw new RangeError(`"${date}" is no date.`);
  const lists = Object.hasOwn(table, game) ? (table[game] ?? []) : [];
  const list = lists.findLast(({ from }) => from <= date) ?? lists[0];
  if (list === undefined) return undefined;
  const deals = list.deals.split(' ');
  const day = Math.floor(milliseconds / MILLISECONDS_A_DAY);
  // The days go through the table in leaps, so that neighbours in it are far apart in time; then all over again.
  return deals[modulo(day * leap(deals.length), deals.length)];
}

/** A step prime to `length`, near its golden section: stepping so visits every place once. */
function leap(length: number): number {
  let step = Math.max(1, Math.round(length * 0.618));
  while (greatestCommonDivisor(step, length) !== 1) step++;
  return step;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
