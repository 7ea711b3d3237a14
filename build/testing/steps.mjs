import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findElectron } from '../setup/electronRuntime.mjs';
import { run } from '../setup/processes.mjs';
import { commandLines, tasks } from '../tasks.mjs';
import { checkOutcome, runOutcome } from './outcome.mjs';
import { playwrightOutcome } from './playwrightReport.mjs';

/**
 * One step of the whole test run.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} task The task of tasks.mjs that it runs.
 * @property {'check' | 'vitest' | 'playwright'} kind How its outcome is told.
 */

/** @type {readonly Step[]} In the order in which they run: the quick and general ones first. */
export const steps = [
  { name: 'lint', task: 'lint', kind: 'check' },
  { name: 'types', task: 'types', kind: 'check' },
  { name: 'layering', task: 'layering', kind: 'check' },
  { name: 'unit tests', task: 'test:unit', kind: 'vitest' },
  { name: 'property tests', task: 'test:property', kind: 'vitest' },
  { name: 'end-to-end tests', task: 'test:e2e', kind: 'playwright' },
];

/**
 * Returns the arguments and environment by which a kind of test run writes its report beside what it prints.
 *
 * @param {Step['kind']} kind
 * @param {string} report The file to write.
 * @returns {{ words: string[], env: Record<string, string> }}
 */
function reporting(kind, report) {
  if (kind === 'vitest') {
    return {
      // A golden file that is missing is a failure here, not one to be written.
      words: ['--update=none', '--reporter=default', '--reporter=./build/testing/vitestReporter.mjs'],
      env: { GRAND_PATIENCE_REPORT: report },
    };
  }
  if (kind === 'playwright') {
    return { words: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  }
  return { words: [], env: {} };
}

/**
 * Runs one step and returns how it ended.
 *
 * @param {string} root The project's folder.
 * @param {Step} step
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runStep(root, step) {
  const task = tasks[step.task];
  if (task === undefined) throw new Error(`There is no task ${step.task} for the step ${step.name}.`);
  const folder = mkdtempSync(join(tmpdir(), 'grand-patience-report-'));
  const report = join(folder, 'report.json');
  const { words, env } = reporting(step.kind, report);
  let status = 0;
  for (const command of commandLines(root, task, words)) {
    const ended = await run(process.execPath, command, { cwd: root, env: { ...process.env, ...env } });
    if (status === 0) status = ended;
  }
  const text = existsSync(report) ? readFileSync(report, 'utf8') : null;
  rmSync(folder, { recursive: true, force: true });
  if (step.kind === 'check') return checkOutcome(step.name, status);
  if (text === null) return runOutcome(step.name, null, status);
  const parsed = JSON.parse(text);
  return runOutcome(step.name, step.kind === 'vitest' ? parsed : playwrightOutcome(parsed), status);
}

/**
 * Returns the skip that stands for the end-to-end tests in Electron where its runtime is absent.
 *
 * @param {string} root The project's folder.
 * @returns {import('./outcome.mjs').Outcome}
 */
export function absentElectron(root) {
  if (findElectron(root) !== null) return { passed: 0, failures: [], skips: [] };
  return {
    passed: 0,
    failures: [],
    skips: [
      {
        name: 'end-to-end in Electron',
        reason:
          'no Electron runtime is installed; the same specs ran in the browser host (npx install-electron fetches one)',
      },
    ],
  };
}
