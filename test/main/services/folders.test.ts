import { expect, test } from 'vitest';
import { defaultDataFolder } from '../../../main/services/folders.ts';

// Electron's `app.getPath('userData')` is `appData` with the product's name; these are its documented places.
test.each([
  ['linux', {}, '/home/player/.config/Grand Patience'],
  ['linux', { XDG_CONFIG_HOME: '/elsewhere' }, '/elsewhere/Grand Patience'],
  ['linux', { XDG_CONFIG_HOME: '' }, '/home/player/.config/Grand Patience'],
  ['darwin', {}, '/home/player/Library/Application Support/Grand Patience'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Grand Patience'],
  ['win32', {}, '/home/player/AppData/Roaming/Grand Patience'],
])('on %s with %j data is kept in %s', (platform, env, folder) => {
  expect(defaultDataFolder({ platform, home: '/home/player', env })).toBe(folder);
});
