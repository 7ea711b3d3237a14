/** Lets the tools of the Linux desktops judge the desktop entry and the AppStream metadata. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runsAsRoot } from '../setup/chromium.mjs';
import { projectRoot } from '../setup/paths.mjs';
import type { Checks } from './check.ts';

function isInstalled(tool: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, tool)));
}

/** Installs Debian's packages of the tools where one is missing and that can be done. */
function installTools(): void {
  if (isInstalled('desktop-file-validate') && isInstalled('appstreamcli')) return;
  if (!runsAsRoot() || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'desktop-file-utils', 'appstream'],
  ]) {
    spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Notes what both tools say; a tool that is not here is said to be absent. */
export async function checkDesktop(desktopEntry: string, scratch: string, checks: Checks): Promise<void> {
  installTools();
  const { appId } = parse(readFileSync(join(projectRoot, 'electron-builder.yml'), 'utf8'));
  const entryFile = join(scratch, 'grand-patience.desktop');
  writeFileSync(entryFile, desktopEntry);
  const metadata = join(projectRoot, 'build/resources/linux', `${appId}.metainfo.xml`);
  const judged = [
    { tool: 'desktop-file-validate', words: [entryFile] },
    { tool: 'appstreamcli', words: ['validate', '--no-net', metadata] },
  ];
  for (const { tool, words } of judged) {
    if (!isInstalled(tool)) {
      checks.absent(
        `${tool} accepts its file`,
        'the tool is not installed (Debian: desktop-file-utils, appstream)',
      );
      continue;
    }
    await checks.run(`${tool} accepts its file`, () => {
      const said = spawnSync(tool, words, { encoding: 'utf8' });
      return said.status === 0 ? [] : [`${said.stdout}${said.stderr}`.trim().replaceAll('\n', ', ')];
    });
  }
}
