import { accessSync, constants, mkdirSync } from 'node:fs';
import { systemCode } from './storage/fileSystem.ts';

/**
 * Makes sure that a data folder that the player named can be used: it is there or is made, and may be read and written.
 * @throws Error whose message says what is wrong with it and what to do.
 */
export function prepareChosenFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`The folder for your data cannot be used: ${path} ${reason(error)}.`, { cause: error });
  }
}

function reason(error: unknown): string {
  switch (systemCode(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'is a file or lies under one; name a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'may not be read or written; check its permissions, or name another folder';
    default:
      return `cannot be made (${error instanceof Error ? error.message : String(error)})`;
  }
}
