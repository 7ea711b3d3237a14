import { describe, expect, it } from 'vitest';
import { browserPlaces } from '../../../build/setup/chromium.mjs';
import { isNewEnough } from '../../../build/setup/nodeVersion.mjs';

describe('the version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['20.18.3', false],
    ['18.20.0', false],
  ])('%s: %s', (version, enough) => {
    expect(isNewEnough(version)).toBe(enough);
  });
});

describe('the places of browsers', () => {
  it('begin with the one that the player names', () => {
    expect(browserPlaces('linux', { GRAND_PATIENCE_BROWSER: '/my/browser', PATH: '/usr/bin' })[0]).toBe(
      '/my/browser',
    );
  });

  it('are the search path on Linux', () => {
    expect(browserPlaces('linux', { PATH: '/usr/bin' })).toContain('/usr/bin/chromium');
  });

  it('are the folders of programs on Windows', () => {
    expect(browserPlaces('win32', { PROGRAMFILES: 'C:\\Programs' })).toContain(
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
    );
  });

  it('are the applications on macOS', () => {
    expect(browserPlaces('darwin', {})[0]).toMatch(/^\/Applications\//);
  });
});
