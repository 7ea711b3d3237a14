/**
 * What the services need of a file system, as an argument, so that tests can put a model of one in its place that
 * loses, tears and refuses writes. Failures are thrown as Node throws them, with a `code` such as 'ENOENT'.
 */
export interface FileSystem {
  /** All bytes of a file, or `length` of them (fewer at its end) from `offset`. */
  read(path: string, offset?: number, length?: number): Promise<Uint8Array>;
  /** Creates a file for writing; `EEXIST` where there is one. */
  create(path: string): Promise<OpenFile>;
  /** Opens an existing file for writing at its end. */
  append(path: string): Promise<OpenFile>;
  /** Replaces the target, if there is one, in one step. */
  rename(from: string, to: string): Promise<void>;
  /** Gives a file a second name; `EEXIST` where that is taken, `EPERM` and the like where links are unknown. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Creates a folder with all that lead to it; content with one that is there. */
  makeFolder(path: string): Promise<void>;
  list(folder: string): Promise<string[]>;
  stat(path: string): Promise<FileFacts>;
  /** Makes names created, replaced and removed in a folder last, where the system has that. */
  syncFolder(path: string): Promise<void>;
}

export interface FileFacts {
  readonly kind: 'file' | 'folder' | 'other';
  readonly size: number;
}

export interface OpenFile {
  /** Writes all of the bytes or throws; part of them may then be there. */
  write(bytes: Uint8Array): Promise<void>;
  /** Returns when what was written is on the disk. */
  sync(): Promise<void>;
  size(): Promise<number>;
  truncate(size: number): Promise<void>;
  close(): Promise<void>;
}

/** The system's name of a failure, such as 'ENOSPC'; empty for anything that has none. */
export function systemCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether a failure says that the file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return systemCode(error) === 'ENOENT';
}
