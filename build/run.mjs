/**
 * Runs one of the project's tasks from a fresh clone as well: installs and builds what the task needs, then starts its
 * commands one after another, and ends with the first exit status that is not 0.
 */
import { checkNode } from './setup/nodeVersion.mjs';
import { projectRoot } from './setup/paths.mjs';
import { endAll, endAllOnSignals, run } from './setup/processes.mjs';
import { asksForHelp, commandLines, prepare, tasks } from './tasks.mjs';

/** @returns {Promise<number>} The exit status. */
async function main() {
  const [name = '', ...words] = process.argv.slice(2);
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (task === undefined) {
    console.error(`There is no task ${name}. There are: ${Object.keys(tasks).join(', ')}.`);
    return 2;
  }
  if (task.help !== undefined && asksForHelp(words)) {
    console.log(task.help);
    return 0;
  }
  checkNode();
  endAllOnSignals();
  await prepare(projectRoot, task.needs);
  for (const command of commandLines(projectRoot, task, words)) {
    const status = await run(process.execPath, command, { cwd: projectRoot });
    if (status !== 0) return status;
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exitCode = 1;
}
