import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/setup/paths.mjs';
import packageJson from '../../package.json' with { type: 'json' };
import { lineAt, projectFiles } from './sourceFiles.ts';

const documents = projectFiles(/^[^/]*\.md$|^docs\/.*\.md$/);
const scripts = new Set(Object.keys(packageJson.scripts));

describe('the documents', () => {
  it('name only npm scripts that exist', () => {
    const unknown = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g)]
        .filter((match) => match[1] !== undefined && !scripts.has(match[1]))
        .map((match) => `${path}:${lineAt(text, match.index)}: ${match[0]}`),
    );
    expect(unknown).toEqual([]);
  });

  it('link only to files that exist', () => {
    const broken = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
        .filter((match) => match[1] !== undefined && !existsSync(join(projectRoot, dirname(path), match[1])))
        .map((match) => `${path}:${lineAt(text, match.index)}: ${match[1]}`),
    );
    expect(broken).toEqual([]);
  });

  it('name what guards each demand, in their order', () => {
    const demands = documents.find(({ path }) => path === 'docs/demands.md')?.text ?? '';
    const rows = [...demands.matchAll(/^\| (\d+) \| .+ \| (.+) \|$/gm)];
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 35 }, (_, n) => n + 1));
    const unguarded = rows.filter(([, , guard = '']) => !/\]\(\.\.\/test\/|`npm run /.test(guard));
    expect(unguarded.map(([row]) => row)).toEqual([]);
  });

  it('name only files and folders of the project that exist', () => {
    const missing = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/`((?:shared|main|renderer|build|test|docs)\/[\w./-]*)`/g)]
        .map(([, named = '']) => named)
        // What a build makes is not there before one, and names in capitals stand for others.
        .filter(
          (named) => !named.startsWith('renderer/generated/') && !/\b(?:TAG|ID|NAME)\b|versionN/.test(named),
        )
        .filter((named) => !existsSync(join(projectRoot, named)))
        .map((named) => `${path}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  it('list every decision in CONTRIBUTING, under its own heading', () => {
    const contributing = documents.find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
    const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'));
    expect(decisions.length).toBeGreaterThan(0);
    const unlisted = decisions
      .map(({ path, text }) => `- [${text.split('\n', 1)[0]?.replace(/^# /, '')}](${path})`)
      .filter((line) => !contributing.includes(line));
    expect(unlisted).toEqual([]);
  });

  it('say in CONTRIBUTING what each dependency is for', () => {
    const contributing = documents.find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
    const unexplained = Object.keys(packageJson.devDependencies).filter(
      (name) => !contributing.includes(`\`${name}\``),
    );
    expect(unexplained).toEqual([]);
  });
});
