import { helpFor } from './solving/options.ts';
import { printVerification } from './verify/run.ts';

/** `npm run verify -- FILE…`: replays recorded files through the engine; see `printVerification` for the output. */
const files = process.argv.slice(2);
const help = helpFor(
  files,
  'Replays recorded games through the engine; exit status 1 where one differs.',
  'verify FILE…',
);
if (help !== undefined) console.log(help);
else if (files.length === 0) {
  console.error('verify: name at least one recorded file (*.jsonl or *.jsonl.gz).');
  process.exitCode = 2;
} else {
  process.exitCode = printVerification(files, console.log, console.error);
}
