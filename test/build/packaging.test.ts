import { describe, expect, it, vi } from 'vitest';
import { missingReferences, referencesOf } from '../../build/packaging/archive.ts';
import { Checks } from '../../build/packaging/check.ts';

describe('the references of a packed file', () => {
  it('are its imports, however they are written, and nothing in comments', () => {
    const text = `
      import a from './a.js';
      import './side.js';
      export { b } from '../b.js';
      // import('./types/index') is only said here
      const c = import('./c.js');
      const w = new Worker(new URL('assets/worker-1.js', import.meta.url));
      const f = new URL("font.woff2", "" + import.meta.url);
      import fs from 'node:fs';
    `;
    expect(referencesOf('dist/main/x.js', text).sort()).toEqual([
      'dist/b.js',
      'dist/main/a.js',
      'dist/main/assets/worker-1.js',
      'dist/main/c.js',
      'dist/main/font.woff2',
      'dist/main/side.js',
    ]);
  });

  it('are what pages and styles load', () => {
    expect(referencesOf('dist/renderer/index.html', '<script src="./assets/index.js"></script>')).toEqual([
      'dist/renderer/assets/index.js',
    ]);
    expect(referencesOf('dist/renderer/assets/a.css', 'src: url(./f.woff2?x#y)')).toEqual([
      'dist/renderer/assets/f.woff2',
    ]);
  });

  it('are told where they are missing', () => {
    const texts = new Map([
      ['dist/a.js', "import './b.js'; import './c.js';"],
      ['dist/b.js', ''],
    ]);
    expect(missingReferences([...texts.keys()], (path) => texts.get(path) ?? '')).toEqual([
      'dist/a.js -> dist/c.js',
    ]);
  });
});

describe('a series of checks', () => {
  it('prints a line each and holds until one fails', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const checks = new Checks();
    checks.note('good', []);
    checks.absent('tool', 'not installed');
    expect(checks.allHold).toBe(true);
    await checks.run('thrown', () => {
      throw new Error('broken');
    });
    expect(checks.allHold).toBe(false);
    expect(print.mock.calls.map(([line]) => line)).toEqual([
      'ok      good',
      'absent  tool: not installed',
      'failed  thrown: broken',
    ]);
    print.mockRestore();
  });
});
