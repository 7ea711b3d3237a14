import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/setup/paths.mjs';
import packageJson from '../../package.json' with { type: 'json' };

describe('the dependencies', () => {
  it('are pinned to exact versions', () => {
    const loose = Object.entries(packageJson.devDependencies).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('come from whatever registry is set up: the lock file and .npmrc name no host', () => {
    expect(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).not.toMatch(
      /"resolved": "(?!file:)/,
    );
    expect(readFileSync(join(projectRoot, '.npmrc'), 'utf8')).not.toMatch(/https?:/);
  });

  it('are all bundled, so that the installed app carries no node_modules', () => {
    expect(packageJson).not.toHaveProperty('dependencies');
  });
});
