import { type DealNumber, parseDealNumber } from '../cards/dealNumber.ts';
import type { GameDefinition } from '../rules/definition.ts';

/** A deal that can be shared: a game (a variant is a game of its own) and a number. */
export interface SharedDeal {
  readonly game: string;
  readonly number: DealNumber;
}

/** A shared deal, or why the text is none; `text` is the part that does not fit. */
export type DealCodeResult =
  | { readonly ok: true; readonly deal: SharedDeal }
  | { readonly ok: false; readonly problem: 'noCode' | 'unknownGame' | 'badNumber'; readonly text: string };

const SCHEME = 'grand-patience:';

/** The short code of a deal: game and number with a colon between them. */
export function dealCode(deal: SharedDeal): string {
  return `${deal.game}:${deal.number}`;
}

/** The link of a deal: `grand-patience://deal/GAME/NUMBER`. */
export function dealLink(deal: SharedDeal): string {
  return `${SCHEME}//deal/${deal.game}/${deal.number}`;
}

/** Reads a code or link as it is pasted: blanks, capitals and quotation marks around it do no harm. */
export function parseDealCode(text: string, games: readonly GameDefinition[]): DealCodeResult {
  const bare = text
    .trim()
    .replace(/^["'<(“„‘]+|[>"')”“’]+$/g, '')
    .toLowerCase();
  const match = /^(?:grand-patience:\/*deal\/+)?([a-z0-9-]+)\s*[:/]\s*([a-z0-9#\s]+)\/?$/.exec(bare);
  if (match === null) return { ok: false, problem: 'noCode', text: bare };
  const [, id = '', digits = ''] = match;
  if (!games.some((game) => game.id === id)) return { ok: false, problem: 'unknownGame', text: id };
  const number = parseDealNumber(digits);
  if (!number.ok) return { ok: false, problem: 'badNumber', text: digits };
  return { ok: true, deal: { game: id, number: number.number } };
}
