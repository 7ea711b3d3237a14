import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameDefinition } from '../../shared/rules/definition.ts';

/** A decided or undecided deal, as a line of the ledger. */
export interface LedgerEntry {
  readonly deal: string;
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  readonly ms: number;
}

/**
 * The ledger's file of a game solved with this budget. It is another one as soon as what decides over a deal changes,
 * declared as a new version of the rules or not, so that no verdict of other rules is counted.
 */
export function ledgerPath(folder: string, game: GameDefinition, milliseconds: number): string {
  const { decks, piles, stock, deal, goal, rulesVersion } = game;
  const rules = JSON.stringify({ decks, piles, stock, deal, goal, rulesVersion });
  const hash = createHash('sha256').update(rules).digest('hex').slice(0, 12);
  return join(folder, `${game.id}-rules${rulesVersion}-${hash}-${milliseconds}ms.jsonl`);
}

/**
 * The results so far, a JSON line each, so that an interrupted count goes on where it was. A line torn by the
 * interruption is left out, and its deal is solved again.
 */
export class Ledger {
  readonly #path: string;
  readonly #entries = new Map<string, LedgerEntry>();

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const line of text.split('\n')) {
      const entry = parseEntry(line);
      if (entry) this.#entries.set(entry.deal, entry);
    }
    // What follows a torn line must start on a line of its own.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(path, '\n');
  }

  has(deal: string): boolean {
    return this.#entries.has(deal);
  }

  add(entry: LedgerEntry): void {
    this.#entries.set(entry.deal, entry);
    appendFileSync(this.#path, `${JSON.stringify(entry)}\n`);
  }

  /** Deals 1 to `deals` that are in the ledger, by verdict. */
  counts(deals: number): Record<LedgerEntry['verdict'], number> {
    const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
    for (const entry of this.#entries.values()) if (Number(entry.deal) <= deals) counts[entry.verdict]++;
    return counts;
  }
}

function parseEntry(line: string): LedgerEntry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('deal' in value) || !('verdict' in value) || !('ms' in value)) return undefined;
  const { deal, verdict, ms } = value;
  if (typeof deal !== 'string' || typeof ms !== 'number') return undefined;
  if (verdict !== 'winnable' && verdict !== 'unwinnable' && verdict !== 'unknown') return undefined;
  return { deal, verdict, ms };
}
