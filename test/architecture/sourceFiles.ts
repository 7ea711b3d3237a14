import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/setup/paths.mjs';

/** A text file of the project. */
export interface SourceFile {
  /** Relative to the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Returns the files that belong to the project, whether committed or new, whose path fits the pattern. */
export function projectFiles(pattern: RegExp): SourceFile[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\n')
    .filter((path) => path !== '' && pattern.test(path) && existsSync(join(projectRoot, path)))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
}

/** Everything written in a programming language. */
export const code = /^(shared|main|renderer|build|test)\/.*\.(ts|tsx|mjs|cjs)$|^[^/]*\.(ts|cjs)$/;

/** Returns the number of the line that holds a place in a text, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
