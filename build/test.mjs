/**
 * npm test: every check and test, from a fresh clone. It installs what is missing, runs the steps in their order, goes
 * on after a failure so that one run tells all, and closes with the counts over all of them on a line of their own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './setup/nodeVersion.mjs';
import { projectRoot } from './setup/paths.mjs';
import { endAll, endAllOnSignals } from './setup/processes.mjs';
import { asksForHelp, prepare } from './tasks.mjs';
import { closingLines } from './testing/outcome.mjs';
import { absentElectron, runStep, steps } from './testing/steps.mjs';

/** @returns {Promise<number>} The exit status. */
async function main() {
  const words = process.argv.slice(2);
  if (words.length > 0) {
    const names = steps.map(({ task }) => task).join(', ');
    console.log(
      `Runs every check and test. It takes no options; its parts are npm run ${names}.\n\nUsage: npm test`,
    );
    return asksForHelp(words) ? 0 : 2;
  }
  checkNode();
  endAllOnSignals();
  await prepare(projectRoot, 'browser');
  const outcomes = [];
  for (const step of steps) {
    const began = Date.now();
    console.log(`\n== ${step.name}`);
    outcomes.push(await runStep(projectRoot, step));
    console.log(`== ${step.name}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
  outcomes.push(absentElectron(projectRoot));
  const allowed = JSON.parse(readFileSync(join(projectRoot, 'test/support/allowedSkips.json'), 'utf8'));
  const { lines, ok } = closingLines(outcomes, allowed);
  console.log(`\n${lines.join('\n')}`);
  return ok ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed, 0 skipped');
  await endAll();
  process.exitCode = 1;
}
