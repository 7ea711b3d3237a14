/** Checks the contents of a packed app: the archive, the fuses and what the systems are told about the app. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fuses from '@electron/fuses';
import * as ResEdit from 'resedit';
import { parse } from 'yaml';
import { projectRoot } from '../setup/paths.mjs';
import { filesOf } from '../setup/staleness.mjs';
import { filesIn, megabytesOf, missingReferences, textIn } from './archive.ts';
import type { Checks } from './check.ts';
import type { PackedApp } from './packApp.ts';

// A CommonJS package whose members Node cannot name.
const { FuseV1Options, getCurrentFuseWire } = fuses;

/** How the wire writes a fuse that is on and one that is off: as a digit. */
const on = '1'.charCodeAt(0);
const off = '0'.charCodeAt(0);

/** The largest archive, in megabytes. */
const LARGEST = 6;

/** The parts of electron-builder.yml that are looked for in the packed app. */
interface BuilderSettings {
  readonly productName: string;
  readonly appId: string;
  readonly electronFuses: Readonly<Record<string, boolean>>;
}

const fuseNames = {
  runAsNode: FuseV1Options.RunAsNode,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
} as const;

const readJson = (text: string): Readonly<Record<string, unknown>> => JSON.parse(text);

/** Notes every check of one packed app. */
export async function checkContents(app: PackedApp, checks: Checks): Promise<void> {
  const settings: BuilderSettings = parse(readFileSync(join(projectRoot, 'electron-builder.yml'), 'utf8'));
  const files = filesIn(app.asar);
  await checks.run(`${app.system}: app.asar holds the built app and nothing else`, () => {
    const built = ['dist/main', 'dist/preload', 'dist/renderer'].flatMap((folder) =>
      filesOf(projectRoot, folder),
    );
    const wanted = [...built, 'package.json'];
    return [
      ...wanted.filter((path) => !files.includes(path)).map((path) => `${path} is missing`),
      ...files.filter((path) => !wanted.includes(path)).map((path) => `${path} should not be there`),
    ];
  });
  await checks.run(`${app.system}: every file that main, preload and window load is inside`, () =>
    missingReferences(files, (path) => textIn(app.asar, path)),
  );
  await checks.run(`${app.system}: app.asar is ${LARGEST} MB at most`, () => {
    const size = megabytesOf(app.asar);
    return size <= LARGEST ? [] : [`it is ${size.toFixed(1)} MB`];
  });
  await checks.run(`${app.system}: package.json names the app and brings no scripts or dependencies`, () => {
    const inside = readJson(textIn(app.asar, 'package.json'));
    const own = readJson(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    return [
      ...['name', 'version', 'main', 'type'].filter((key) => inside[key] !== own[key]),
      ...['scripts', 'dependencies', 'devDependencies'].filter((key) => key in inside),
    ];
  });
  await checks.run(`${app.system}: the fuses are as electron-builder.yml sets them`, async () => {
    const wire = await getCurrentFuseWire(app.fuses);
    return Object.entries(fuseNames)
      .filter(([name, fuse]) => wire[fuse] !== (settings.electronFuses[name] ? on : off))
      .map(([name]) => `${name} is not`);
  });
  await checks.run(`${app.system}: the system is told what the app is`, () => wrongMetadata(app, settings));
}

function wrongMetadata(app: PackedApp, settings: BuilderSettings): string[] {
  const { version } = readJson(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const lacks = (text: string, parts: readonly string[]): string[] =>
    parts.filter((part) => !text.includes(part)).map((part) => `${part} is missing`);
  switch (app.system) {
    case 'mac':
      return lacks(readFileSync(join(app.folder, 'Contents/Info.plist'), 'utf8').replace(/\s+/g, ''), [
        `<key>CFBundleIdentifier</key><string>${settings.appId}</string>`,
        `<key>CFBundleShortVersionString</key><string>${version}</string>`,
        '<key>LSApplicationCategoryType</key><string>public.app-category.card-games</string>',
        '<string>grand-patience</string>',
        '<string>patience</string>',
        '<key>ElectronAsarIntegrity</key>',
      ]);
    case 'linux':
      return lacks(app.desktopEntry ?? '', [
        `Name=${settings.productName}`,
        'Categories=Game;CardGame;',
        'MimeType=application/x-grand-patience;x-scheme-handler/grand-patience;',
      ]);
    case 'windows':
      return lacks(versionStrings(app.fuses), [settings.productName, String(version)]);
  }
}

/** Returns what the version record of a Windows program says, as one text. */
function versionStrings(program: string): string {
  const executable = ResEdit.NtExecutable.from(readFileSync(program), { ignoreCert: true });
  const resources = ResEdit.NtExecutableResource.from(executable);
  return ResEdit.Resource.VersionInfo.fromEntries(resources.entries)
    .flatMap((info) =>
      info.getAllLanguagesForStringValues().map((language) => info.getStringValues(language)),
    )
    .map((values) => JSON.stringify(values))
    .concat(basename(program))
    .join('\n');
}
