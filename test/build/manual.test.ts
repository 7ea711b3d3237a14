import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANUAL_FILE, manualText } from '../../build/manual.ts';
import { projectRoot } from '../../build/setup/paths.mjs';

describe('the manual in docs', () => {
  it('says what the Help menu says (npx tsx build/manual.ts makes it anew)', () => {
    expect(readFileSync(join(projectRoot, MANUAL_FILE), 'utf8')).toBe(manualText());
  });
});
