import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gameOf, helpFor, readWords, UsageError, wholeNumber } from './solving/options.ts';
import { solveAll } from './solving/solveAll.ts';
import { winnableInterval } from './winnability/interval.ts';
import { Ledger, ledgerPath } from './winnability/ledger.ts';

/**
 * `npm run winnability -- --game ID --deals N`: the share of winnable deals among 1 to N, with a 95 % interval.
 * What is solved is kept in a ledger, so that an interrupted count goes on where it was.
 */
const usage =
  'winnability --game ID --deals N [--budget MS] [--memory MB] [--threads N] [--ledger FILE] [--json]';

async function main(): Promise<void> {
  const names = ['game', 'deals', 'budget', 'memory', 'threads', 'ledger'];
  const values = readWords(process.argv.slice(2), names, ['json'], usage);
  const game = gameOf(values['game'], usage);
  const deals = wholeNumber(values['deals'], '--deals', 100);
  const milliseconds = wholeNumber(values['budget'], '--budget', 20_000);
  const megabytes = wholeNumber(values['memory'], '--memory', 256);
  const threads = wholeNumber(values['threads'], '--threads', availableParallelism());
  const path =
    values['ledger'] ?? ledgerPath(join('node_modules', '.cache', 'winnability'), game, milliseconds);
  const ledger = new Ledger(path);
  const numbers = Array.from({ length: deals }, (_, i) => String(i + 1)).filter((deal) => !ledger.has(deal));
  let done = deals - numbers.length;
  const tasks = numbers.map((deal) => ({ deal }));
  await solveAll(game, tasks, { milliseconds, megabytes }, threads, (result) => {
    if ('deal' in result) ledger.add({ deal: result.deal, verdict: result.verdict, ms: result.ms });
    showProgress(++done, deals);
  });
  const counts = ledger.counts(deals);
  const { low, high } = winnableInterval(counts.winnable, counts.unwinnable, counts.unknown);
  if (values['json'] === 'yes') {
    console.log(JSON.stringify({ game: game.id, deals, ...counts, low, high, budgetMs: milliseconds }));
    return;
  }
  console.log(`${game.name}, deals 1 to ${deals}, at most ${milliseconds} ms each:`);
  console.log(`winnable ${counts.winnable}, unwinnable ${counts.unwinnable}, unknown ${counts.unknown}`);
  console.log(`share of winnable deals, 95 % interval: ${percent(low)} to ${percent(high)}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

/** A bar on the terminal; nothing where stderr is a file. */
function showProgress(done: number, deals: number): void {
  if (!process.stderr.isTTY) return;
  const width = 40;
  const filled = Math.round((done / deals) * width);
  const end = done === deals ? '\n' : '';
  process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${deals}${end}`);
}

const help = helpFor(
  process.argv.slice(2),
  'Counts the winnable deals among 1 to N, with a 95 % interval, and goes on where it was interrupted.',
  usage,
);

try {
  if (help !== undefined) console.log(help);
  else await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`winnability: ${error.message}`);
  process.exitCode = 2;
}
