/**
 * Checks which part knows which, by the rules in .dependency-cruiser.cjs, and that the modules of every part were
 * seen: with a TypeScript that it does not know, the tool quietly sees none.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { projectRoot } from '../setup/paths.mjs';

const parts = ['shared', 'main', 'renderer', 'build', 'test'];

/**
 * Returns the parts of which a cruise saw no module.
 *
 * @param {readonly string[]} sources The paths of the modules seen.
 * @returns {string[]}
 */
export function unseenParts(sources) {
  return parts.filter((part) => !sources.some((source) => source.startsWith(`${part}/`)));
}

/** @returns {Promise<number>} The exit status. */
async function main() {
  const configuration = createRequire(import.meta.url)(join(projectRoot, '.dependency-cruiser.cjs'));
  process.chdir(projectRoot);
  const result = await cruise(parts, { ...configuration.options, ruleSet: configuration, validate: true });
  const output = result.output;
  if (typeof output === 'string')
    throw new Error('dependency-cruiser returned a text instead of its findings.');
  const own = output.modules
    .map((module) => module.source)
    .filter((source) => !source.includes('node_modules'));
  const unseen = unseenParts(own);
  for (const part of unseen) console.error(`Layering: no module of ${part}/ was seen.`);
  for (const { rule, from, to } of output.summary.violations)
    console.error(`Layering: ${rule.name}: ${from} -> ${to}`);
  const wrong = unseen.length + output.summary.violations.length;
  console.log(`Layering: ${own.length} modules seen, ${output.summary.violations.length} violations`);
  return wrong === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main();
