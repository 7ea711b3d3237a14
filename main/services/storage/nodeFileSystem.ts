import type { FileHandle } from 'node:fs/promises';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileSystem, OpenFile } from './fileSystem.ts';
import { systemCode } from './fileSystem.ts';

/** Only the player may read what is written: saves and statistics are nobody else's business. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** The file system of the machine. */
export const nodeFileSystem: FileSystem = {
  async read(path, offset = 0, length) {
    const handle = await open(path, 'r');
    try {
      const { size } = await handle.stat();
      return await readFully(handle, offset, Math.max(0, Math.min(length ?? size, size - offset)));
    } finally {
      await handle.close();
    }
  },
  async create(path) {
    return openFile(await open(path, 'wx', FILE_MODE));
  },
  async append(path) {
    // 'r+' and not 'a', which would create the file anew after it was renamed or removed by another process.
    const handle = await open(path, 'r+');
    const { size } = await handle.stat();
    return openFile(handle, size);
  },
  rename,
  link,
  async remove(path) {
    await rm(path);
  },
  async makeFolder(path) {
    await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  },
  list: (folder) => readdir(folder),
  async stat(path) {
    const facts = await stat(path);
    return { kind: facts.isFile() ? 'file' : facts.isDirectory() ? 'folder' : 'other', size: facts.size };
  },
  async syncFolder(path) {
    // Windows has no such thing: a folder cannot be opened there, and NTFS keeps a journal of names.
    if (process.platform === 'win32') return;
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } catch (error) {
      // Some network file systems refuse to sync a folder; there is nothing more to be done then.
      if (!['EINVAL', 'ENOTSUP', 'EISDIR'].includes(systemCode(error))) throw error;
    } finally {
      await handle.close();
    }
  },
};

async function readFully(handle: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

function openFile(handle: FileHandle, start = 0): OpenFile {
  let end = start;
  return {
    async write(bytes) {
      let written = 0;
      while (written < bytes.length) {
        const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, end);
        written += bytesWritten;
        end += bytesWritten;
      }
    },
    sync: () => handle.sync(),
    async size() {
      return (await handle.stat()).size;
    },
    async truncate(size) {
      await handle.truncate(size);
      end = size;
    },
    close: () => handle.close(),
  };
}
