import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIST_FILE, languageFileNames, languageListText } from '../../build/languageList.mjs';
import { projectRoot } from '../../build/setup/paths.mjs';

describe('the list of languages', () => {
  it('names the files that there are (node build/languageList.mjs makes it anew)', () => {
    expect(readFileSync(join(projectRoot, LIST_FILE), 'utf8')).toBe(languageListText(languageFileNames()));
  });

  it('names every file but English by its tag, in one order', () => {
    const lines = languageListText(['sv.ts', 'en.ts', 'pt-BR.ts', 'README.md'])
      .split('\n')
      .filter((line) => line.includes('import('));
    expect(lines).toEqual([
      "  'pt-BR': () => import('../languages/pt-BR.ts'),",
      "  sv: () => import('../languages/sv.ts'),",
    ]);
  });
});
