import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../build/setup/paths.mjs';
import type { Measurement } from './measurement.ts';

/**
 * Runs a bundled script of dist/commands that prints a JSON line a figure, and gives the figures as they come.
 * @throws Error if it ends with another status than 0.
 */
export async function* bundledFigures(
  script: string,
  args: readonly string[] = [],
): AsyncGenerator<Measurement> {
  const file = join(projectRoot, 'dist/commands', `${script}.js`);
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line) as Measurement;
  const status = await ended;
  if (status !== 0) throw new Error(`${script} ended with status ${status}`);
}
