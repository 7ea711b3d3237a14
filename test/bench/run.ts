import { readdir, readFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { helpFor } from '../../build/solving/options.ts';
import type { Benchmark } from './measurement.ts';

/**
 * `npm run -s bench -- NAME [--check]`: runs a benchmark of this folder and prints a line of JSON a figure,
 * `{"name","value","unit","aim","holds"}`. The aims stand in aims.json; a figure without one has `aim` null and
 * holds. With `--check` the exit status is 1 if any does not hold; it is 2 for a name that is no benchmark's.
 */
interface Aim {
  readonly atMost?: number;
  readonly atLeast?: number;
}

type Aims = Readonly<Record<string, Readonly<Record<string, Aim>>>>;

async function names(): Promise<string[]> {
  const aims = await readAims();
  const files = await readdir(fileURLToPath(new URL('.', import.meta.url)));
  return Object.keys(aims).filter((name) => files.includes(`${name}.ts`));
}

async function readAims(): Promise<Aims> {
  return JSON.parse(await readFile(new URL('aims.json', import.meta.url), 'utf8')) as Aims;
}

function holds(value: number, aim: Aim | undefined): boolean {
  if (aim?.atMost !== undefined && value > aim.atMost) return false;
  return aim?.atLeast === undefined || value >= aim.atLeast;
}

async function run(name: string, check: boolean): Promise<number> {
  const known = await names();
  if (!known.includes(name)) {
    process.stderr.write(`There is no benchmark “${name}”. There are: ${known.join(', ')}.\n`);
    return 2;
  }
  const aims = (await readAims())[name] ?? {};
  const { default: benchmark } = (await import(`./${name}.ts`)) as { default: Benchmark };
  let allHold = true;
  for await (const { name: figure, value, unit } of benchmark()) {
    const aim = aims[figure];
    const isReached = holds(value, aim);
    allHold &&= isReached;
    const line = { name: figure, value, unit, aim: aim?.atMost ?? aim?.atLeast ?? null, holds: isReached };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return check && !allHold ? 1 : 0;
}

const words = process.argv.slice(2);
const help = helpFor(
  words,
  `Measures, a line of JSON a figure; with --check, exit status 1 where an aim is not reached. NAME is one of: ${(await names()).join(', ')}.`,
  'bench NAME [--check]',
);
if (help !== undefined) process.stdout.write(`${help}\n`);
else
  process.exitCode = await run(words.find((word) => !word.startsWith('--')) ?? '', words.includes('--check'));
