import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../../../build/solving/options.ts';
import { tasksOf } from '../../../build/solving/tasks.ts';

describe('the tasks of a source', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tasks-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are the deals of a range', () => {
    expect(tasksOf({ type: 'deals', first: 2, last: 3 })).toEqual([{ deal: '2' }, { deal: '3' }]);
  });

  it.each([false, true])(
    'are the lines of a file, passing over headers and other fields (zipped: %s)',
    (zipped) => {
      const path = join(folder, zipped ? 'a.gz' : 'a');
      const text =
        '{"type":"wins","name":"X"}\n{"deal":5,"moves":[]}\n\n{"position":"K","verdict":"unwinnable"}\n';
      writeFileSync(path, zipped ? gzipSync(text) : text);
      expect(tasksOf({ type: 'file', path })).toEqual([{ deal: '5' }, { position: 'K' }]);
    },
  );

  it('are refused where a line is not JSON or the file is missing', () => {
    const path = join(folder, 'bad');
    writeFileSync(path, '{"deal":1}\nhello\n');
    expect(() => tasksOf({ type: 'file', path })).toThrow(/line 2/);
    expect(() => tasksOf({ type: 'file', path: join(folder, 'none') })).toThrow(UsageError);
  });
});
