import { compile } from '../shared/rules/compile.ts';
import { type Weights, zeroWeights } from '../shared/solver/weights.ts';
import { gameOf, helpFor, readWords, UsageError, wholeNumber } from './solving/options.ts';
import { FitnessMeasure } from './tuning/fitness.ts';
import { learnedWeights } from './tuning/learn.ts';
import { mutated, seededRandom } from './tuning/mutate.ts';

/**
 * `npm run tune -- GAME`: looks for better evaluation weights by changing a few at a time and keeping what does at
 * least as well; with --learn, by learning weights by rank from the lines that it finds. It plays deals far from those that are reported, and prints every improvement as data.
 */
const usage = 'tune GAME [--deals N] [--first N] [--nodes N] [--seconds N] [--seed N] [--learn]';
/** No report uses deals from here on. */
const FIRST_TUNING_DEAL = 200_000;

function main(): void {
  const [first, ...others] = process.argv.slice(2);
  const isNamed = first !== undefined && !first.startsWith('-');
  const id = isNamed ? first : undefined;
  const words = isNamed ? others : process.argv.slice(2);
  const values = readWords(words, ['deals', 'first', 'nodes', 'seconds', 'seed'], ['learn'], usage);
  const game = compile(gameOf(id, usage));
  const firstDeal = wholeNumber(values['first'], '--first', FIRST_TUNING_DEAL);
  const count = wholeNumber(values['deals'], '--deals', 60);
  const nodes = wholeNumber(values['nodes'], '--nodes', 200_000);
  const seconds = wholeNumber(values['seconds'], '--seconds', 600);
  const random = seededRandom(wholeNumber(values['seed'], '--seed', 1));
  const measure = new FitnessMeasure(
    game,
    Array.from({ length: count }, (_, i) => firstDeal + i),
    nodes,
  );
  let best: Weights = { ...zeroWeights, ...measure.current };
  let fitness = measure.of(best);
  const report = (tries: number): void => {
    const { points, decided } = fitness;
    const weights = Object.fromEntries(Object.entries(best).filter(([, value]) => value !== 0));
    console.log(
      JSON.stringify({ tries, points: Math.round(points * 100) / 100, decided, of: count, weights }),
    );
  };
  report(0);
  const end = Date.now() + seconds * 1000;
  // Lessons are taken from other deals than those that measure them.
  let lesson = firstDeal + count;
  for (let tries = 1; Date.now() < end; tries++) {
    let candidates = [mutated(best, random)];
    if (values['learn'] === 'yes') {
      const deals = Array.from({ length: 4 * count }, (_, i) => lesson + i);
      lesson += deals.length;
      candidates = learnedWeights(game, deals, nodes, best, random);
    }
    for (const candidate of candidates) {
      const result = measure.of(candidate, fitness.points);
      if (result.points < fitness.points) continue;
      const better = result.points > fitness.points;
      best = candidate;
      fitness = result;
      if (better) report(tries);
    }
  }
}

const help = helpFor(
  process.argv.slice(2),
  'Looks for better weights of the evaluation for a game, by chance or, with --learn, by rank from the lines it finds, and prints every improvement as a line of JSON.',
  usage,
);

try {
  if (help !== undefined) console.log(help);
  else main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`tune: ${error.message}`);
  process.exitCode = 2;
}
