import Conf from 'conf';

/** What the browser host remembers and may lose without harm. */
export interface BrowserPreferences {
  /** The port served last; the same again keeps what browsers remember of an address, such as its zoom. */
  port: number;
}

/** Remembers small things in `preferences.json` of the data folder; where that fails, it forgets them. */
export class Preferences {
  readonly #store: Conf<BrowserPreferences> | null;

  constructor(dataFolder: string) {
    this.#store = openStore(dataFolder);
  }

  /** The port served last, or null. */
  get port(): number | null {
    const port: unknown = this.#store?.get('port');
    return typeof port === 'number' && Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
  }

  set port(port: number) {
    try {
      this.#store?.set('port', port);
    } catch {
      // Another port next time.
    }
  }
}

function openStore(dataFolder: string): Conf<BrowserPreferences> | null {
  try {
    return new Conf<BrowserPreferences>({
      cwd: dataFolder,
      configName: 'preferences',
      projectVersion: '1.0.0',
      clearInvalidConfig: true,
    });
  } catch {
    // A folder that cannot be written is told by what must be written there.
    return null;
  }
}
