import { expect, test } from 'vitest';
import { Log } from '../../../main/services/log.ts';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { testSurroundings } from '../../support/testSurroundings.ts';

test('the log keeps what was written, in order, with its time', async () => {
  const log = new Log('/logs', testSurroundings(ModelFileSystem.empty()));
  await Promise.all([log.write('info', 'one'), log.write('error', 'two\nlines')]);
  expect(await log.read()).toBe(
    '2026-11-30T12:00:00.000Z info: one\n2026-11-30T12:00:01.000Z error: two\n  lines\n',
  );
});

test('the log stays small', async () => {
  const fs = ModelFileSystem.empty();
  const log = new Log('/logs', testSurroundings(fs));
  for (let n = 0; n < 60; n++) await log.write('info', `${n} ${'x'.repeat(20_000)}`);
  expect((await log.read()).length).toBeLessThan(600_000);
  expect(await log.read()).toContain('info: 59 ');
  expect(fs.files()).toHaveLength(2);
});

test('a log that cannot be written disturbs nobody', async () => {
  const fs = ModelFileSystem.empty();
  fs.fault = (call) => (call === 'write' || call === 'create' ? 'ENOSPC' : null);
  const log = new Log('/logs', testSurroundings(fs));
  await log.write('error', 'lost');
  expect(await log.read()).toBe('');
});
