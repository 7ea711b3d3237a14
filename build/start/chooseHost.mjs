/**
 * What the start found out about the machine.
 *
 * @typedef {object} Surroundings
 * @property {boolean} display Whether a window can be shown.
 * @property {string | null} electron The path of Electron's runtime.
 * @property {string | null} browser The path of a Chromium-family browser.
 */

/**
 * How the app is to be run: in Electron, as an app window of a browser, or served for a tab that the player opens.
 *
 * @typedef {{ kind: 'electron', executable: string } | { kind: 'window', browser: string } | { kind: 'serve', reason: string }} Host
 */

/**
 * Tells whether Electron's runtime is worth fetching: a window is wanted and possible, and there is none yet.
 *
 * @param {import('./flags.mjs').StartFlags} flags
 * @param {Surroundings} surroundings
 * @returns {boolean}
 */
export function wantsElectron(flags, surroundings) {
  return flags.open && flags.host !== 'browser' && surroundings.display && surroundings.electron === null;
}

/**
 * Returns the host to use, after any try to fetch the runtime.
 *
 * @param {import('./flags.mjs').StartFlags} flags
 * @param {Surroundings} surroundings
 * @returns {Host}
 * @throws {Error} Where the player insists on Electron and it cannot be used.
 */
export function chooseHost(flags, surroundings) {
  if (flags.host === 'electron') {
    if (!surroundings.display) throw new Error('Electron needs a display, and there is none here.');
    if (surroundings.electron === null) throw new Error('Electron cannot be used: its runtime is not here.');
  }
  if (!flags.open) return { kind: 'serve', reason: '' };
  if (!surroundings.display)
    return { kind: 'serve', reason: 'There is no display here to open a window on.' };
  if (flags.host !== 'browser' && surroundings.electron !== null) {
    return { kind: 'electron', executable: surroundings.electron };
  }
  if (surroundings.browser !== null) return { kind: 'window', browser: surroundings.browser };
  return {
    kind: 'serve',
    reason: 'No Chromium-family browser was found: open the address in a browser of your own.',
  };
}
