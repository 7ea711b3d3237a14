import * as v from 'valibot';
import type { Argument, RequestName } from '../../shared/ipc/contract.ts';
import { requestNames, requests } from '../../shared/ipc/contract.ts';
import { gameRecord, keptGame } from './records.ts';
import { pick, seededRandom } from './seededRandom.ts';

/** A valid argument for every request of the contract; a request that is added needs one here. */
export const validArguments: { readonly [N in RequestName]: Argument<N> } = {
  'app.about': null,
  'app.quit': null,
  'app.openFolder': { folder: 'data' },
  'app.log': { level: 'info', message: 'a message' },
  'app.readLog': null,
  'app.menuState': { enabled: ['undo'], ticked: ['largeIndex'] },
  'app.takeNotices': null,
  'games.read': null,
  'settings.read': null,
  'settings.change': {
    theme: 'dark',
    volume: 7,
    autoplay: { 'example-game': 'all' },
    favourites: ['example-game'],
  },
  'settings.reset': null,
  'window.open': null,
  'window.fullScreen': { on: true },
  'window.show': { game: 'example-game' },
  'running.take': { game: 'example-game' },
  'running.release': { game: 'example-game' },
  'running.list': null,
  'running.keep': keptGame(3),
  'running.drop': { game: 'example-game', record: 'record-in-play' },
  'saves.list': null,
  'saves.read': { id: 'record-00000001' },
  'saves.add': { name: 'a name', localDate: '2026-11-30', kept: keptGame(2) },
  'saves.rename': { id: 'record-00000001', name: 'another name' },
  'saves.removed': null,
  'saves.remove': { id: 'record-00000001' },
  'saves.putBack': { id: 'record-00000001' },
  'saves.export': { id: 'record-00000001' },
  'saves.open': { text: '{}' },
  'history.record': gameRecord(500),
  'history.page': {
    filter: { games: ['example-game'], from: '2026-01-01', to: '2026-12-31' },
    offset: 0,
    limit: 10,
  },
  'history.read': { id: 'record-00000001' },
  'history.export': { format: 'csv', filter: {} },
  'history.import': { text: '{}' },
  'history.reset': { games: ['example-game'] },
  'history.resets': null,
  'history.undoReset': { reset: 'record-00000001' },
  'statistics.read': {
    games: ['example-game'],
    families: [{ family: 'A family', games: ['example-game'] }],
  },
  'backup.create': null,
  'backup.restore': { text: '{}', gameNames: { 'example-game': 'Beispiel' } },
};

export interface DamagedMessage {
  readonly name: RequestName;
  /** What is sent: JSON, or what damage has made of it. */
  readonly text: string;
  /** The same as a value, where the text still is JSON; for a host that takes values. */
  readonly value: unknown;
}

/**
 * As many messages, the same for the same seed, each made by damaging a valid one, in turn of every request. Those
 * that the contract would still allow are left out: they are no malformed messages.
 */
export function* damagedMessages(howMany: number, seed: number): Generator<DamagedMessage> {
  const random = seededRandom(seed);
  for (let made = 0, turn = 0; made < howMany; turn++) {
    const name = requestNames[turn % requestNames.length];
    const message = name === undefined ? null : damageOnce(name, random);
    if (message === null) continue;
    made++;
    yield message;
  }
}

function damageOnce(name: RequestName, random: () => number): DamagedMessage | null {
  if (random() < 0.25) {
    const text = damageText(JSON.stringify(validArguments[name]), random);
    const value = parsed(text);
    return isAllowed(name, value) ? null : { name, text, value };
  }
  const copy: unknown = JSON.parse(JSON.stringify({ argument: validArguments[name] }));
  const times = 1 + Math.floor(random() * 3);
  for (let n = 0; n < times; n++) damageValue(copy, random);
  const value: unknown = typeof copy === 'object' && copy !== null ? Reflect.get(copy, 'argument') : copy;
  const text = JSON.stringify(value) ?? '';
  // A hole in a list is nothing as a value, and null in JSON.
  return isAllowed(name, parsed(text)) || isAllowed(name, value) ? null : { name, text, value };
}

function isAllowed(name: RequestName, value: unknown): boolean {
  return v.is(requests[name].argument, value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const strange: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  '\0',
  '../../settings',
  '..\\..\\settings',
  'x'.repeat(5000),
  '\u{1F0A1}\uD800',
  [],
  {},
  [[[[[]]]]],
  JSON.parse('{"__proto__":{"theme":"dark"},"constructor":{"prototype":{"theme":"dark"}}}'),
  { toString: 'x', length: 1e9 },
];

/** Changes something somewhere in a value. */
function damageValue(root: unknown, random: () => number): void {
  const places: { readonly holder: object; readonly key: string }[] = [];
  collect(root, places);
  const { holder, key } = pick(random, places);
  const action = random();
  if (action < 0.2) Reflect.deleteProperty(holder, key);
  else if (action < 0.35) Reflect.set(holder, `${key}2`, structuredClone(pick(random, strange)));
  else if (action < 0.4) Reflect.set(holder, key, nested(2000));
  else Reflect.set(holder, key, structuredClone(pick(random, strange)));
}

function collect(value: unknown, places: { holder: object; key: string }[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    places.push({ holder: value, key });
    collect(Reflect.get(value, key), places);
  }
  if (places.length === 0) places.push({ holder: value, key: 'added' });
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let n = 0; n < depth; n++) value = [value];
  return value;
}

/** Changes, drops or doubles some characters. */
function damageText(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  const end = at + Math.floor(random() * 5);
  const action = random();
  if (action < 0.3) return text.slice(0, at) + text.slice(end);
  if (action < 0.6)
    return text.slice(0, at) + pick(random, ['"', '{', ']', ',', '\0', '\\', '9', ' ']) + text.slice(end);
  if (action < 0.8) return text.slice(0, at);
  return text.slice(0, end) + text.slice(at);
}
