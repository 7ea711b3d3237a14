import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/setup/paths.mjs';
import { unseenParts } from '../../build/testing/layering.mjs';

const configuration: IConfiguration = createRequire(import.meta.url)(
  join(projectRoot, '.dependency-cruiser.cjs'),
);

/** One import that breaks each rule, from a file of its own. */
const breaches: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ['direction-of-cards', 'shared/cards/a.ts', '../rules/target.ts'],
  ['direction-of-rules', 'shared/rules/a.ts', '../games/target.ts'],
  ['direction-of-engine', 'shared/engine/a.ts', '../solver/target.ts'],
  ['direction-of-solver', 'shared/solver/a.ts', '../games/target.ts'],
  ['direction-of-board', 'shared/board/a.ts', '../games/target.ts'],
  ['direction-of-description', 'shared/description/a.ts', '../games/target.ts'],
  ['direction-of-languages', 'shared/languages/a.ts', '../settings/target.ts'],
  ['direction-of-messages', 'shared/messages/a.ts', '../games/target.ts'],
  ['shared-stands-alone', 'shared/statistics/a.ts', '../../main/services/target.ts'],
  ['shared-without-surroundings', 'shared/statistics/b.ts', 'node:fs'],
  ['main-without-renderer', 'main/services/a.ts', '../../renderer/session/target.ts'],
  ['renderer-without-main', 'renderer/session/a.ts', '../../main/services/target.ts'],
  ['renderer-without-node', 'renderer/session/b.ts', 'node:path'],
  ['services-without-host', 'main/services/b.ts', '../browser/target.ts'],
  ['hosts-apart', 'main/electron/a.ts', '../browser/target.ts'],
  ['table-without-overlay', 'renderer/table/a.ts', '../overlay/target.ts'],
  ['product-without-tests', 'shared/cards/b.ts', '../../test/target.ts'],
  ['brute-force-stands-alone', 'test/support/bruteForce/a.ts', '../../../shared/rules/target.ts'],
  ['resolved', 'shared/cards/c.ts', './nowhere.ts'],
];

describe('the rules of layering', () => {
  let folder = '';
  let broken: (readonly [rule: string, from: string])[] = [];

  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'grand-patience-layers-'));
    for (const [, from, imports] of breaches) {
      write(from, `import ${JSON.stringify(imports)};\n`);
      if (imports.endsWith('target.ts')) write(join(dirname(from), imports), 'export {};\n');
    }
    write('shared/cards/circleA.ts', "import { b } from './circleB.ts';\nexport const a = b;\n");
    write('shared/cards/circleB.ts', "import { a } from './circleA.ts';\nexport const b = a;\n");
    const { tsConfig: _unused, ...options } = configuration.options ?? {};
    const result = await cruise(['shared', 'main', 'renderer', 'test'], {
      ...options,
      baseDir: folder,
      ruleSet: configuration,
      validate: true,
    });
    if (typeof result.output === 'string') throw new Error('The findings came as a text.');
    broken = result.output.summary.violations.map(({ rule, from }) => [rule.name, from]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(breaches)('%s is broken by %s importing %s', (rule, from) => {
    expect(broken).toContainEqual([rule, from]);
  });

  it('forbid circles', () => {
    expect(broken.filter(([rule]) => rule === 'no-circle')).not.toHaveLength(0);
  });

  it('count for nothing where modules were not seen', () => {
    expect(unseenParts(['shared/a.ts', 'main/a.ts', 'build/a.mjs', 'test/a.ts'])).toEqual(['renderer']);
  });
});
