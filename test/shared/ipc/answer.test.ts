import { describe, expect, test } from 'vitest';
import { handlersOf } from '../../../main/services/handlers.ts';
import type { Handlers } from '../../../shared/ipc/answer.ts';
import { answer, registerHandlers, resultOf } from '../../../shared/ipc/answer.ts';
import { requestNames } from '../../../shared/ipc/contract.ts';
import { failureOf, HostError } from '../../../shared/ipc/failure.ts';
import { ModelFileSystem } from '../../support/modelFileSystem.ts';
import { openServices } from '../../support/testSurroundings.ts';

async function handlers(): Promise<Handlers> {
  const services = await openServices(ModelFileSystem.empty());
  return handlersOf(services, {
    about: { version: '1.2.3', host: 'browser', platform: 'test', runtime: 'test' },
    openFolder: async () => undefined,
    quit: () => undefined,
  });
}

describe('answering', () => {
  test('has exactly one answer for each request of the contract', async () => {
    const registered: string[] = [];
    registerHandlers(await handlers(), { handle: (name) => void registered.push(name) });
    expect(registered).toEqual(requestNames);
  });

  test('runs the handler of a valid message', async () => {
    expect(await answer(await handlers(), 'settings.change', { volume: 5 }, 'a-window')).toMatchObject({
      ok: true,
      value: { volume: 5 },
    });
  });

  test('runs no handler for a malformed or unknown message', async () => {
    const known = await handlers();
    const failing: Handlers = {
      ...known,
      'settings.change': () => Promise.reject(new Error('must not run')),
    };
    expect(await answer(failing, 'settings.change', { volume: 'loud' }, 'a-window')).toMatchObject({
      ok: false,
      failure: { code: 'malformed', detail: expect.stringContaining('volume') },
    });
    expect(await answer(failing, 'settings.burn', {}, 'a-window')).toMatchObject({
      ok: false,
      failure: { code: 'unknownRequest' },
    });
    expect(await answer(failing, 'constructor', {}, 'a-window')).toMatchObject({
      ok: false,
      failure: { code: 'unknownRequest' },
    });
  });

  test('makes a failure of whatever a handler throws', async () => {
    const known = await handlers();
    const full: Handlers = {
      ...known,
      'settings.read': () => Promise.reject(new HostError({ code: 'diskFull', path: '/x' })),
      'running.list': () => Promise.reject(new TypeError('a slip')),
    };
    expect(await answer(full, 'settings.read', null, 'a-window')).toEqual({
      ok: false,
      failure: { code: 'diskFull', path: '/x' },
    });
    expect(await answer(full, 'running.list', null, 'a-window')).toMatchObject({
      ok: false,
      failure: { code: 'internal' },
    });
  });
});

describe('taking a reply', () => {
  test('gives the checked result', () => {
    expect(resultOf('history.record', { ok: true, value: { recorded: true } })).toEqual({ recorded: true });
  });

  test.each([
    undefined,
    null,
    'yes',
    {},
    { ok: true, value: { recorded: 'yes' } },
    { ok: false },
    { ok: false, failure: { code: 'odd' } },
  ])('refuses %j', (reply) => {
    expect(() => resultOf('history.record', reply)).toThrowError(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'malformed' }) }),
    );
  });

  test('throws the host’s failure', () => {
    const failure = { code: 'diskFull', path: '/data' } as const;
    expect(() => resultOf('history.record', { ok: false, failure })).toThrowError(
      expect.objectContaining({ failure }),
    );
  });
});

test('a failure keeps what is known of it', () => {
  expect(failureOf(new HostError({ code: 'damaged', path: '/x' }))).toEqual({ code: 'damaged', path: '/x' });
  expect(failureOf(new Error('oh'))).toEqual({ code: 'internal', detail: 'Error: oh' });
  expect(failureOf('oh')).toEqual({ code: 'internal', detail: 'oh' });
});
