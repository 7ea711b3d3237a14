import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../build/setup/paths.mjs';
import { LINK_SCHEME, SAVE_EXTENSION } from '../../main/electron/commandLine.ts';
import packageJson from '../../package.json' with { type: 'json' };

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** The parts of electron-builder.yml that these tests look at. */
interface BuilderSettings {
  readonly appId: string;
  readonly electronVersion: string;
  readonly fileAssociations: readonly { readonly ext: string; readonly mimeType: string }[];
  readonly protocols: readonly { readonly schemes: readonly string[] }[];
  readonly electronFuses: Readonly<Record<string, boolean>>;
}

describe('electron-builder.yml', () => {
  const settings: BuilderSettings = parse(read('electron-builder.yml'));

  it("fits electron-builder's own schema", () => {
    const ajv = new Ajv({ strict: false, allowUnionTypes: true, allErrors: true });
    const fits = ajv.compile(JSON.parse(read('node_modules/app-builder-lib/scheme.json')));
    fits(settings);
    expect(fits.errors ?? []).toEqual([]);
  });

  it('packs the Electron that is developed with', () => {
    expect(settings.electronVersion).toBe(packageJson.devDependencies.electron);
  });

  it('names only files that exist', () => {
    const named = read('electron-builder.yml').match(/\bbuild\/resources\/[\w./]+/g) ?? [];
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  it('associates the files and links that the app opens', () => {
    expect(settings.fileAssociations.map(({ ext }) => `.${ext}`)).toEqual([SAVE_EXTENSION]);
    expect(settings.protocols.flatMap(({ schemes }) => schemes)).toEqual([LINK_SCHEME]);
  });

  it('sets the fuses that keep the app from running anything else', () => {
    expect(settings.electronFuses).toMatchObject({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  it('agrees with the AppStream metadata on names and on the version', () => {
    const metadata = read(`build/resources/linux/${settings.appId}.metainfo.xml`);
    expect(metadata).toContain(`<id>${settings.appId}</id>`);
    expect(metadata).toContain(`<mediatype>${settings.fileAssociations[0]?.mimeType}</mediatype>`);
    expect(metadata).toContain(`<release version="${packageJson.version}"`);
  });
});
