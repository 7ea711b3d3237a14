import { describe, expect, it } from 'vitest';
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
