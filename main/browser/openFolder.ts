import { spawn } from 'node:child_process';
import process from 'node:process';
import { HostError } from '../../shared/ipc/failure.ts';

/** The program that opens a folder in the system's file manager. */
export function folderOpener(platform: string): string {
  switch (platform) {
    case 'win32':
      return 'explorer.exe';
    case 'darwin':
      return 'open';
    default:
      return 'xdg-open';
  }
}

/**
 * Opens a folder in the system's file manager.
 * @throws HostError `unsupported` where there is no program for that.
 */
export async function openFolder(path: string): Promise<void> {
  const program = folderOpener(process.platform);
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, [path], { detached: true, stdio: 'ignore' });
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
    child.once('error', (cause) =>
      reject(new HostError({ code: 'unsupported', path, detail: cause.message }, { cause })),
    );
  });
}
