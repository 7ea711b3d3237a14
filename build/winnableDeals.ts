import { writeFileSync } from 'node:fs';
import { dealPosition } from '../shared/engine/deal.ts';
import { catalogue } from '../shared/games/catalogue.ts';
import winnableDeals from '../shared/games/winnableDeals.json' with { type: 'json' };
import { compile } from '../shared/rules/compile.ts';
import type { GameDefinition } from '../shared/rules/definition.ts';
import { Solver } from '../shared/solver/solver.ts';
import { processorMilliseconds } from './solving/solveAll.ts';

/**
 * Adds to the table of winnable deals from which the deal of the day is taken, shared/games/winnableDeals.json:
 * `tsx build/winnableDeals.ts FROM [MILLISECONDS A GAME] [MILLISECONDS A DEAL] [DEALS]`. Every game whose list is
 * shorter than so many deals gets a new one, old deals and more, for the days from FROM (YYYY-MM-DD) on. Lists that are
 * there already stay as they are, for a changed list would change the deals of its days; so FROM must be a day to come
 * for a game that has a list.
 */
const file = new URL('../shared/games/winnableDeals.json', import.meta.url);
/** A year's. */
const WANTED = 366;
const [from = '', gameMilliseconds = '30000', dealMilliseconds = '400', enough = String(WANTED)] =
  process.argv.slice(2);

interface DealList {
  readonly from: string;
  readonly deals: string;
}

function extended(definition: GameDefinition, known: readonly number[]): number[] {
  const game = compile(definition);
  const solver = new Solver(game, { clock: processorMilliseconds });
  const started = processorMilliseconds();
  const found = [...known];
  for (
    let deal = 1 + (known.at(-1) ?? 0);
    found.length < WANTED && processorMilliseconds() - started < Number(gameMilliseconds);
    deal++
  ) {
    const position = dealPosition(game, String(deal));
    if (solver.solve(position, { milliseconds: Number(dealMilliseconds) }).verdict === 'winnable')
      found.push(deal);
  }
  return found;
}

if (!/^\d{4}-\d{2}-\d{2}$/.test(from)) throw new Error('Say from which day on the lists hold: YYYY-MM-DD.');
const table: Record<string, readonly DealList[]> = { ...winnableDeals };
for (const definition of catalogue) {
  const lists = table[definition.id] ?? [];
  const last = lists.at(-1);
  const known = last === undefined ? [] : last.deals.split(' ').map(Number);
  if (known.length >= Number(enough)) continue;
  if (last !== undefined && from <= last.from)
    throw new Error(`${definition.id} has a list from ${last.from} on, which must stay as it is.`);
  const found = extended(definition, known);
  console.log(`${definition.id}: ${found.length} winnable deals`);
  if (found.length === known.length) continue;
  table[definition.id] = [...lists, { from, deals: found.join(' ') }];
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}
