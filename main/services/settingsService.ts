import * as v from 'valibot';
import type { Settings, SettingsChange } from '../../shared/settings/settings.ts';
import { readSettings } from '../../shared/settings/settings.ts';
import type { Notices } from './notices.ts';
import type { FileFormat } from './storage/fileFormat.ts';
import type { FileKeeping } from './storage/versionedFile.ts';
import { VersionedFile } from './storage/versionedFile.ts';

type Stored = Record<string, unknown>;

export const settingsFormat: FileFormat<Stored> = {
  name: 'grand-patience/settings',
  version: 1,
  migrations: {},
  check: (data) => v.parse(v.record(v.string(), v.unknown()), data),
};

/** The player's settings: the known ones complete, the unknown ones of newer versions kept in the file. */
export class SettingsService {
  readonly #path: string;
  readonly #onChange: (settings: Settings) => void;

  readonly #file: VersionedFile<Stored>;
  readonly #notices: Notices;
  /** Where the file may not be written, changes last at least until the app closes. */
  #unsaved: Stored = {};

  /** @param onChange is called with all settings after each change. */
  constructor(path: string, keeping: Omit<FileKeeping, 'store'>, onChange: (settings: Settings) => void) {
    this.#path = path;
    this.#onChange = onChange;
    this.#notices = keeping.notices;
    this.#file = new VersionedFile(path, settingsFormat, { ...keeping, store: 'settings' });
  }

  /** All settings; never rejects for a bad file. */
  async read(): Promise<Settings> {
    return this.#complete((await this.#file.read()) ?? {});
  }

  /**
   * Changes some settings.
   * @throws HostError when they cannot be written; they then hold until the app closes.
   */
  change(change: SettingsChange): Promise<Settings> {
    return this.#put((stored) => ({ ...stored, ...change }), change);
  }

  /** Gives every known setting its default again. */
  async reset(): Promise<Settings> {
    const defaults = readSettings({}).settings;
    return this.#put((stored) => ({ ...stored, ...defaults }), defaults);
  }

  /** The file's content, for a backup. */
  async stored(): Promise<Readonly<Stored>> {
    return (await this.#file.read()) ?? {};
  }

  /** Puts a backup's settings in place of the present ones. */
  restore(stored: Readonly<Stored>): Promise<Settings> {
    return this.#put(() => ({ ...stored }), {});
  }

  async #put(make: (stored: Stored) => Stored, change: Stored): Promise<Settings> {
    try {
      const stored = await this.#file.update((present) => make({ ...present, ...this.#unsaved }));
      this.#unsaved = {};
      const settings = this.#complete(stored);
      this.#onChange(settings);
      return settings;
    } catch (error) {
      this.#unsaved = { ...this.#unsaved, ...change };
      this.#onChange(await this.read());
      throw error;
    }
  }

  #complete(stored: Stored): Settings {
    const { settings, replaced } = readSettings({ ...stored, ...this.#unsaved });
    if (replaced.length > 0) {
      this.#notices.add({
        kind: 'settingsReplaced',
        store: 'settings',
        path: this.#path,
        names: [...replaced],
        count: replaced.length,
      });
    }
    return settings;
  }
}
