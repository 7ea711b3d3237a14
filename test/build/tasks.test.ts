import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/setup/paths.mjs';
import { commandLines, tasks } from '../../build/tasks.mjs';
import { steps } from '../../build/testing/steps.mjs';
import packageJson from '../../package.json' with { type: 'json' };

describe('the npm scripts', () => {
  it('run tasks that exist, and every task has a script', () => {
    const launched = Object.values(packageJson.scripts).flatMap(
      (script) => script.match(/^node build\/run\.mjs (\S+)$/)?.[1] ?? [],
    );
    expect(launched.sort()).toEqual(Object.keys(tasks).sort());
  });

  it('hand their arguments to the last command of the task', () => {
    const lines = commandLines('/root', { needs: 'dependencies', commands: [['first'], ['second', '-b']] }, [
      'x',
    ]);
    expect(lines.map((line) => line.slice(1))).toEqual([[], ['-b', 'x']]);
  });
});

describe('help', () => {
  const withText = Object.entries(tasks).flatMap(([name, { help }]) =>
    help === undefined ? [] : [{ name, help }],
  );

  it.each(withText)('of npm run $name says how it is called, and does nothing else', ({ name, help }) => {
    expect(help).toContain(`Usage: npm run ${name}`);
    const { stdout, status } = spawnSync(process.execPath, ['build/run.mjs', name, '--help'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(stdout).toBe(`${help}\n`);
    expect(status).toBe(0);
  });

  it('of npm test starts no test', () => {
    const { stdout, status } = spawnSync(process.execPath, ['build/test.mjs', '--help'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(stdout).toContain('Usage: npm test');
    expect(status).toBe(0);
  });
});

describe('the steps of npm test', () => {
  it('come in the order that tells the most the soonest', () => {
    expect(steps.map((step) => step.task)).toEqual([
      'lint',
      'types',
      'layering',
      'test:unit',
      'test:property',
      'test:e2e',
    ]);
  });
});
