import { HostError } from '../../../shared/ipc/failure.ts';
import { checksum } from './checksum.ts';

/**
 * What a kind of file holds. Raising `version` demands a migration from the one before and a fixture of it in
 * test/fixtures/data, where every version ever written is kept.
 */
export interface FileFormat<T> {
  /** Stands in the file, so that no kind is taken for another. */
  readonly name: string;
  readonly version: number;
  /** From version `key` to the next. */
  readonly migrations: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Written without indentation, for what is too long to be read by people. */
  readonly compact?: true;
  /** @throws Error when the data is not what this version writes. */
  readonly check: (data: unknown) => T;
}

/** The text of a file: readable JSON with format, version and a checksum over all of it. */
export function encodeFile<T>(format: FileFormat<T>, data: T): string {
  const { name, version } = format;
  const envelope = { format: name, version, checksum: sumOf(name, version, data), data };
  return `${JSON.stringify(envelope, null, format.compact === true ? 0 : 1)}\n`;
}

/**
 * The checksum is over the values and not over the bytes, so that another line end or indentation is no damage.
 * This rule is the same in every version, so that a newer file can be told from a damaged one.
 */
function sumOf(name: unknown, version: unknown, data: unknown): string {
  return checksum(JSON.stringify([name, version, data]) ?? '');
}

/**
 * Reads such a text.
 * @param path where it came from, for the failure; absent for a text that the player handed over.
 * @throws HostError `damaged` when it is not an undamaged file of this format, `newerVersion` when a newer version
 * of the app wrote it.
 */
export function decodeFile<T>(format: FileFormat<T>, text: string, path?: string): T {
  const { version, data } = openEnvelope(format, text, path);
  if (version > format.version) throw failure('newerVersion', path, `version ${version}`);
  try {
    return format.check(migrate(format, version, data));
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
}

function openEnvelope<T>(
  format: FileFormat<T>,
  text: string,
  path: string | undefined,
): { version: number; data: unknown } {
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
  if (typeof envelope !== 'object' || envelope === null) throw damaged(path, 'no JSON object');
  const name: unknown = Reflect.get(envelope, 'format');
  const version: unknown = Reflect.get(envelope, 'version');
  const data: unknown = Reflect.get(envelope, 'data');
  if (Reflect.get(envelope, 'checksum') !== sumOf(name, version, data))
    throw damaged(path, 'the checksum does not fit');
  if (name !== format.name) throw damaged(path, `not a ${format.name} file`);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw damaged(path, 'no version');
  return { version, data };
}

function migrate<T>(format: FileFormat<T>, from: number, data: unknown): unknown {
  let current = data;
  for (let version = from; version < format.version; version++) {
    const step = format.migrations[version];
    if (step === undefined) throw new Error(`there is no migration from version ${version}`);
    current = step(current);
  }
  return current;
}

function damaged(path: string | undefined, detail: string): HostError {
  return failure('damaged', path, detail);
}

function failure(code: 'damaged' | 'newerVersion', path: string | undefined, detail: string): HostError {
  return new HostError({ code, detail, ...(path === undefined ? {} : { path }) });
}
