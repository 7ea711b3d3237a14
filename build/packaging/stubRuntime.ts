/**
 * Stand-ins for Electron's runtime, one for each system: as much of it as electron-builder looks at when it lays out
 * an app. They hold no Electron, so nothing here can be run; they do hold the place where the fuses are.
 */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as ResEdit from 'resedit';

/** The systems that the app is packed for. */
export const systems = ['linux', 'windows', 'mac'] as const;
export type System = (typeof systems)[number];

/**
 * What marks the fuses in Electron's program (@electron/fuses looks for it): a fixed text, the version of the wire, its
 * length, and a digit a fuse. The digits here are those of a fresh Electron.
 */
const fuseWire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX', 'latin1'),
  Buffer.from([1, 8]),
  Buffer.from('10110101', 'latin1'),
]);

/** Makes a stand-in in a folder, as the download for that system is laid out. */
export function makeStubRuntime(system: System, folder: string, version: string): void {
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('version', version);
  write('LICENSE', 'The licence of Electron stands here.\n');
  switch (system) {
    case 'linux':
      write('electron', fuseWire);
      chmodSync(join(folder, 'electron'), 0o755);
      write('chrome-sandbox', '');
      write('chrome_crashpad_handler', '');
      write('locales/en-US.pak', '');
      mkdirSync(join(folder, 'resources'), { recursive: true });
      return;
    case 'windows':
      write('electron.exe', windowsProgram());
      write('locales/en-US.pak', '');
      mkdirSync(join(folder, 'resources'), { recursive: true });
      return;
    case 'mac':
      makeMacStub(write);
      return;
  }
}

/** A Windows program with nothing in it but the records that say what it is, and the fuses after its end. */
function windowsProgram(): Uint8Array {
  const program = ResEdit.NtExecutable.createEmpty(false, false);
  const resources = ResEdit.NtExecutableResource.from(program);
  const versionInfo = ResEdit.Resource.VersionInfo.createEmpty();
  versionInfo.setFileVersion(1, 0, 0, 0, 1033);
  versionInfo.setProductVersion(1, 0, 0, 0, 1033);
  versionInfo.setStringValues(
    { lang: 1033, codepage: 1200 },
    { ProductName: 'Electron', FileDescription: 'Electron' },
  );
  versionInfo.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  return Buffer.concat([Buffer.from(program.generate()), fuseWire]);
}

const helpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'] as const;

function makeMacStub(write: (path: string, content: string | Uint8Array) => void): void {
  const bundle = (path: string, name: string): void => {
    write(`${path}/Contents/Info.plist`, infoPlist(name));
    write(`${path}/Contents/MacOS/${name}`, '');
  };
  bundle('Electron.app', 'Electron');
  write('Electron.app/Contents/Resources/electron.icns', '');
  for (const helper of helpers) {
    const name = `Electron Helper${helper}`;
    bundle(`Electron.app/Contents/Frameworks/${name}.app`, name);
  }
  write('Electron.app/Contents/Frameworks/Electron Framework.framework/Electron Framework', fuseWire);
}

function infoPlist(name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>com.github.Electron</string>
<key>CFBundleName</key><string>${name}</string>
<key>CFBundlePackageType</key><string>APPL</string>
</dict></plist>
`;
}
