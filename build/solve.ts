import { NotationError } from '../shared/cards/notation.ts';
import { helpFor, solveOptions, solveUsage, UsageError } from './solving/options.ts';
import { solveAll } from './solving/solveAll.ts';
import type { SolveResult } from './solving/solveTask.ts';
import { type SolveSummary, SolveTally } from './solving/summary.ts';
import { tasksOf } from './solving/tasks.ts';

/**
 * `npm run solve -- --game ID [--deals A-B | --position KEY | --file FILE] [--budget MS] [--memory MB]
 * [--threads N] [--json]`: a line a deal and a summary. Exit status 2 where the command line or a file is wrong.
 */
async function main(): Promise<void> {
  const options = solveOptions(process.argv.slice(2));
  const tally = new SolveTally();
  const budget = { milliseconds: options.budget, megabytes: options.memory };
  await solveAll(options.game, tasksOf(options.source), budget, options.threads, (result) => {
    tally.add(result);
    console.log(options.json ? JSON.stringify(result) : resultText(result));
  });
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const summary = tally.summary(options.game.id, peakMb);
  console.log(options.json ? JSON.stringify(summary) : summaryText(summary, options.game.name));
}

function resultText(result: SolveResult): string {
  const what = 'deal' in result ? `deal ${result.deal}` : 'position';
  const how =
    result.verdict === 'winnable'
      ? `winnable in ${result.moves?.length ?? 0} moves`
      : result.verdict === 'unknown'
        ? `unknown (${result.reason})`
        : 'unwinnable';
  return `${what}: ${how}, ${result.ms} ms, ${result.nodes} positions`;
}

function summaryText(summary: SolveSummary, name: string): string {
  return [
    `${name}: ${summary.deals} solved for; ${summary.winnable} winnable, ${summary.unwinnable} unwinnable, ${summary.unknown} unknown`,
    `median ${summary.medianMs} ms, 95th percentile ${summary.p95Ms} ms; ${summary.nodesPerSecond} positions a second; at most ${summary.peakMb} MB`,
  ].join('\n');
}

const help = helpFor(
  process.argv.slice(2),
  'Solves deals of a game, ten unless they are named, with at most --budget milliseconds a deal.',
  solveUsage,
);

try {
  if (help !== undefined) console.log(help);
  else await main();
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof NotationError)) throw error;
  console.error(`solve: ${error.message}`);
  process.exitCode = 2;
}
