import { writeFileSync } from 'node:fs';
import { dealPosition } from '../shared/engine/deal.ts';
import { catalogue } from '../shared/games/catalogue.ts';
import winnableDeals from '../shared/games/winnableDeals.json' with { type: 'json' };
import { compile } from '../shared/rules/compile.ts';
import type { GameDefinition } from '../shared/rules/definition.ts';
import { Solver } from '../shared/solver/solver.ts';
import { gameOf, helpFor, readWords, UsageError, wholeNumber } from './solving/options.ts';
import { processorMilliseconds } from './solving/solveAll.ts';

/**
 * Adds to the table of winnable deals from which the deal of the day is taken, shared/games/winnableDeals.json. Every
 * game whose list is shorter than --enough deals gets a new one, old deals and more, for the days from FROM on; with
 * --game, that game alone. Lists that are there already stay as they are, for a changed list would change the deals of
 * its days; so FROM must be a day to come for a game that has a list.
 */
const usage =
  'winnable-deals --from YYYY-MM-DD [--game ID] [--game-budget MS] [--deal-budget MS] [--enough DEALS]';
const what =
  'Adds winnable deals to shared/games/winnableDeals.json, from which the deal of the day is taken: half a minute a game.';
const file = new URL('../shared/games/winnableDeals.json', import.meta.url);
/** A year's. */
const WANTED = 366;

/** How many milliseconds of the processor a game and a deal may take. */
interface Budget {
  readonly game: number;
  readonly deal: number;
}

interface DealList {
  readonly from: string;
  readonly deals: string;
}

function extended(definition: GameDefinition, known: readonly number[], budget: Budget): number[] {
  const game = compile(definition);
  const solver = new Solver(game, { clock: processorMilliseconds });
  const started = processorMilliseconds();
  const found = [...known];
  for (
    let deal = 1 + (known.at(-1) ?? 0);
    found.length < WANTED && processorMilliseconds() - started < budget.game;
    deal++
  ) {
    const position = dealPosition(game, String(deal));
    if (solver.solve(position, { milliseconds: budget.deal }).verdict === 'winnable') found.push(deal);
  }
  return found;
}

function main(words: readonly string[]): void {
  const values = readWords(words, ['from', 'game', 'game-budget', 'deal-budget', 'enough'], [], usage);
  const from = values['from'] ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(from))
    throw new UsageError(`Say with --from on which day the new lists begin: YYYY-MM-DD.\nUsage: ${usage}`);
  const budget = {
    game: wholeNumber(values['game-budget'], '--game-budget', 30_000),
    deal: wholeNumber(values['deal-budget'], '--deal-budget', 400),
  };
  const enough = wholeNumber(values['enough'], '--enough', WANTED);
  const games = values['game'] === undefined ? catalogue : [gameOf(values['game'], usage)];
  const table: Record<string, readonly DealList[]> = { ...winnableDeals };
  for (const definition of games) {
    const lists = table[definition.id] ?? [];
    const last = lists.at(-1);
    const known = last === undefined ? [] : last.deals.split(' ').map(Number);
    if (known.length >= enough) continue;
    if (last !== undefined && from <= last.from)
      throw new UsageError(
        `${definition.id} has a list from ${last.from} on, which must stay as it is; name a later day.`,
      );
    const found = extended(definition, known, budget);
    console.log(`${definition.id}: ${found.length} winnable deals`);
    if (found.length === known.length) continue;
    table[definition.id] = [...lists, { from, deals: found.join(' ') }];
    writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  }
}

const words = process.argv.slice(2);
const help = helpFor(words, what, usage);
try {
  if (help === undefined) main(words);
  else console.log(help);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`winnable-deals: ${error.message}`);
  process.exitCode = 2;
}
