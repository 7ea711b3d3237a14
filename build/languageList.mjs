/**
 * Writes shared/messages/languageFiles.ts: the files of shared/languages/ that the program loads when they are
 * wanted. The list is kept in git, so that types and tests need no build; the build renews it when a file comes or
 * goes, and a test compares the two.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './setup/paths.mjs';

/** The file of the list, from the project's folder. */
export const LIST_FILE = 'shared/messages/languageFiles.ts';

/** The language that is always at hand, because it is what others fall back to. */
const SOURCE = 'en';

/**
 * Returns the text of the list.
 *
 * @param {readonly string[]} files The names in shared/languages/.
 * @returns {string} TypeScript.
 */
export function languageListText(files) {
  const lines = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((tag) => tag !== SOURCE)
    .sort()
    .map((tag) => `  ${/^\w+$/.test(tag) ? tag : `'${tag}'`}: () => import('../languages/${tag}.ts'),\n`);
  return [
    '// Made by build/languageList.mjs from the files in shared/languages/.\n',
    "import type { Language } from './language.ts';\n\n",
    '/** How each language but English is loaded, by its tag. */\n',
    'export const languageFiles: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> = {\n',
    ...lines,
    '};\n',
  ].join('');
}

/**
 * Returns the names of the files in shared/languages/.
 *
 * @returns {string[]}
 */
export function languageFileNames() {
  return readdirSync(join(projectRoot, 'shared', 'languages'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(projectRoot, LIST_FILE), languageListText(languageFileNames()));
}
