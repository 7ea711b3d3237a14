import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  defaultSettings,
  readSettings,
  settingChecks,
  settingsChangeSchema,
  settingsSchema,
} from '../../../shared/settings/settings.ts';

describe('settings', () => {
  test('have a default each that passes its check, and can each be changed', () => {
    expect(v.is(settingsSchema, defaultSettings)).toBe(true);
    expect(Object.keys(defaultSettings).sort()).toEqual(Object.keys(settingChecks).sort());
    expect(v.is(settingsChangeSchema, defaultSettings)).toBe(true);
  });

  test('are complete whatever was stored', () => {
    expect(readSettings({})).toEqual({ settings: defaultSettings, replaced: [] });
    expect(readSettings({ theme: 'dark', volume: 3 }).settings).toEqual({
      ...defaultSettings,
      theme: 'dark',
      volume: 3,
    });
  });

  test('of no use have their defaults, and are named', () => {
    const read = readSettings({ theme: 'plaid', volume: 'loud', autoplay: 'all', sound: true, future: 1 });
    expect(read.settings).toEqual({ ...defaultSettings, sound: true });
    expect([...read.replaced].sort()).toEqual(['autoplay', 'theme', 'volume']);
  });

  test.each([
    { unknown: 1 },
    { theme: 'plaid' },
    { volume: 101 },
    { volume: 0.5 },
    { volume: Number.NaN },
    { autoplay: { game: 'sometimes' } },
    { shortcuts: { undo: 5 } },
    { favourites: 'all' },
    'dark',
    null,
  ])('refuse the change %j', (change) => {
    expect(v.is(settingsChangeSchema, change)).toBe(false);
  });

  test('may be changed one at a time or none', () => {
    expect(v.is(settingsChangeSchema, {})).toBe(true);
    expect(v.is(settingsChangeSchema, { leftHanded: true })).toBe(true);
  });
});
