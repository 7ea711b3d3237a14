import { expect, test } from 'vitest';
import { sweepTemporaries } from '../../../../main/services/storage/atomicFile.ts';
import { isDead, machineName, ownerMark } from '../../../../main/services/storage/owner.ts';
import { ModelFileSystem } from '../../../support/modelFileSystem.ts';
import { testSurroundings } from '../../../support/testSurroundings.ts';

test('half-written files of dead processes are swept away, those of living ones and of other machines are not', async () => {
  const fs = ModelFileSystem.empty();
  fs.putFolder('/data');
  const names = [
    'a.json.test.1.x.tmp',
    'a.json.test.2.x.tmp',
    'a.json.test.3.x.tmp',
    'a.json.other.1.x.tmp',
    'a.json',
    'b.tmp',
  ];
  for (const name of names) fs.put(`/data/${name}`, 'x');
  await sweepTemporaries(testSurroundings(fs, 3, new Set([2, 3])), '/data');
  expect(fs.files()).toEqual(
    ['a.json', 'a.json.other.1.x.tmp', 'a.json.test.2.x.tmp', 'b.tmp'].map((name) => `/data/${name}`),
  );
});

test('sweeping a folder that is not there does nothing', async () => {
  await expect(sweepTemporaries(testSurroundings(ModelFileSystem.empty()), '/data')).resolves.toBeUndefined();
});

test('an owner is dead only if that is certain', () => {
  const owner = { machine: 'here', pid: 5, isAlive: (pid: number) => pid === 6 };
  expect(ownerMark(owner)).toBe('here.5');
  expect(isDead(owner, 'here', 7)).toBe(true);
  expect(isDead(owner, 'here', 6)).toBe(false);
  expect(isDead(owner, 'there', 7)).toBe(false);
  // What bears this process's number and is not known to it is an earlier process's.
  expect(isDead(owner, 'here', 5)).toBe(true);
});

test.each([
  ['My-Machine.local', 'my-machine-local'],
  ['', 'machine'],
  ['x'.repeat(100), 'x'.repeat(40)],
  ['büro/1', 'b-ro-1'],
])('the machine’s name %j becomes %j in a file’s name', (name, plain) => {
  expect(machineName(name)).toBe(plain);
});
