import { writeFileSync } from 'node:fs';
import { messages as en } from '../shared/languages/en.ts';
import type { LabelKey } from '../shared/messages/keys.ts';
import { manual } from '../shared/messages/manual.ts';
import { projectRoot } from './setup/paths.mjs';

/** The file of the manual, from the project's folder. */
export const MANUAL_FILE = 'docs/manual.md';

/** The English manual as Markdown, from the texts that the Help menu shows. */
export function manualText(): string {
  const text = (key: LabelKey): string => en[key];
  const chapters = manual.map(({ heading, paragraphs }) =>
    [`## ${text(heading)}`, ...paragraphs.map(text)].join('\n\n'),
  );
  return [
    `# ${text('manual.title')}`,
    '<!-- Made by build/manual.ts from shared/languages/en.ts, which the Help menu shows too. -->',
    ...chapters,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

if (process.argv[1]?.endsWith('manual.ts') === true) {
  writeFileSync(`${projectRoot}/${MANUAL_FILE}`, manualText());
}
