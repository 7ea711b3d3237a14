import type { FailureCode } from '../../../shared/ipc/failure.ts';
import { HostError } from '../../../shared/ipc/failure.ts';
import { systemCode } from './fileSystem.ts';

const codes: Readonly<Record<string, FailureCode>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EFBIG: 'diskFull',
  EACCES: 'noPermission',
  EPERM: 'noPermission',
  EROFS: 'noPermission',
  ENOENT: 'notFound',
  ENXIO: 'notFound',
  ENODEV: 'notFound',
  EISDIR: 'wrongKind',
  ENOTDIR: 'wrongKind',
};

/** A failure of the file system in the contract's terms, with the file it happened to. */
export function storageFailure(error: unknown, path: string): HostError {
  if (error instanceof HostError) return error;
  const code = systemCode(error);
  const detail = error instanceof Error ? error.message : String(error);
  return new HostError({ code: codes[code] ?? 'storage', path, detail }, { cause: error });
}

/** Runs a piece of work on a file; what fails in it comes out as a `HostError` about that file. */
export async function onFile<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageFailure(error, path);
  }
}
