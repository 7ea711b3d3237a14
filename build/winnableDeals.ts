import { writeFileSync } from 'node:fs';
import { dealPosition } from '../shared/engine/deal.ts';
import { catalogue } from '../shared/games/catalogue.ts';
import winnableDeals from '../shared/games/winnableDeals.json' with { type: 'json' };
import { compile } from '../shared/rules/compile.ts';
import { Solver } from '../shared/solver/solver.ts';
import { processorMilliseconds } from './solving/solveAll.ts';

/**
 * Makes the table of winnable deals from which the deal of the day is taken, shared/games/winnableDeals.json:
 * `tsx build/winnableDeals.ts [MILLISECONDS A GAME] [MILLISECONDS A DEAL]`. Games that are in it already are left as they are, for a
 * changed list would change the deals of days to come.
 */
const file = new URL('../shared/games/winnableDeals.json', import.meta.url);
/** A year's. */
const WANTED = 366;
const MILLISECONDS_A_DEAL = Number(process.argv[3] ?? 400);
const MILLISECONDS_A_GAME = Number(process.argv[2] ?? 30_000);

const table: Record<string, string> = { ...winnableDeals };
for (const definition of catalogue.filter(({ id }) => !Object.hasOwn(table, id))) {
  const game = compile(definition);
  const solver = new Solver(game, { clock: processorMilliseconds });
  const started = processorMilliseconds();
  const found: number[] = [];
  for (
    let deal = 1;
    found.length < WANTED && processorMilliseconds() - started < MILLISECONDS_A_GAME;
    deal++
  ) {
    const verdict = solver.solve(dealPosition(game, String(deal)), { milliseconds: MILLISECONDS_A_DEAL });
    if (verdict.verdict === 'winnable') found.push(deal);
  }
  console.log(`${definition.id}: ${found.length} winnable deals`);
  table[definition.id] = found.join(' ');
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}
