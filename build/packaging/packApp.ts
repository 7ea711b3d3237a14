/** Lets electron-builder lay out the app for one system, as it would be installed, on a stand-in for the runtime. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LinuxPackager } from 'app-builder-lib/out/linuxPackager.js';
import { LinuxTargetHelper } from 'app-builder-lib/out/targets/LinuxTargetHelper.js';
import { Arch, build, Platform } from 'electron-builder';
import { projectRoot } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';
import { makeStubRuntime, type System, systems } from './stubRuntime.ts';

/** The app laid out for one system. */
export interface PackedApp {
  readonly system: System;
  /** The folder that would be installed. */
  readonly folder: string;
  /** The archive with the app's own files. */
  readonly asar: string;
  /** The program, or on a Mac the bundle, in which Electron keeps its fuses. */
  readonly fuses: string;
  /** Linux: the entry for the desktop's menus. */
  readonly desktopEntry: string | null;
}

const platforms = { linux: Platform.LINUX, windows: Platform.WINDOWS, mac: Platform.MAC } as const;

const places: Readonly<Record<System, { folder: string; asar: string; fuses: string }>> = {
  linux: { folder: 'linux-unpacked', asar: 'resources/app.asar', fuses: 'grand-patience' },
  windows: { folder: 'win-unpacked', asar: 'resources/app.asar', fuses: 'Grand Patience.exe' },
  mac: {
    folder: 'mac/Grand Patience.app',
    asar: 'Contents/Resources/app.asar',
    // @electron/fuses finds the place inside a bundle by itself.
    fuses: '',
  },
};

/**
 * Lays out the app under a folder, in a process of its own, since electron-builder writes what it does to stdout.
 * @throws Error where it cannot be laid out; what electron-builder said stands on stderr.
 */
export async function packApp(system: System, under: string): Promise<PackedApp> {
  const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs');
  const own = fileURLToPath(import.meta.url);
  const status = await run(process.execPath, [tsx, own, system, under], { cwd: projectRoot, quiet: true });
  if (status !== 0) throw new Error(`electron-builder ended with exit status ${status}`);
  return JSON.parse(readFileSync(resultPath(system, under), 'utf8'));
}

function resultPath(system: System, under: string): string {
  return join(under, `${system}.json`);
}

/**
 * Lays out the app under a folder. The settings are those of electron-builder.yml, with the stand-in in the place of
 * the runtime and without signing, which needs secrets.
 * @throws Error where electron-builder refuses.
 */
async function layOut(system: System, under: string): Promise<PackedApp> {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const runtime = join(under, `${system}-runtime`);
  const output = join(under, system);
  makeStubRuntime(system, runtime, devDependencies.electron);
  let desktopEntry: string | null = null;
  await build({
    projectDir: projectRoot,
    targets: platforms[system].createTarget('dir', Arch.x64),
    publish: 'never',
    config: {
      electronDist: runtime,
      directories: { output },
      forceCodeSigning: false,
      // Signing anew takes a program of the Mac's own.
      electronFuses: { resetAdHocDarwinSignature: false },
      ...(system === 'mac' ? { mac: { identity: null } } : {}),
      async afterPack(context) {
        if (system !== 'linux') return;
        const packager = context.packager as LinuxPackager;
        const helper = new LinuxTargetHelper(packager);
        desktopEntry = await helper.computeDesktopEntry(packager.platformSpecificBuildOptions);
      },
    },
  });
  const { folder, asar, fuses } = places[system];
  const laidOut = join(output, folder);
  return { system, folder: laidOut, asar: join(laidOut, asar), fuses: join(laidOut, fuses), desktopEntry };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , named, under] = process.argv;
  const system = systems.find((known) => known === named);
  if (system === undefined || under === undefined)
    throw new Error(`Usage: packApp ${systems.join('|')} FOLDER`);
  writeFileSync(resultPath(system, under), JSON.stringify(await layOut(system, under)));
}
