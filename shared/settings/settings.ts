import * as v from 'valibot';
import type { ReadonlyDeep } from '../readonlyDeep.ts';

/**
 * What the player chose. Every setting has a default, so that an absent or unreadable one never stops the app;
 * settings of newer versions are kept in the file untouched.
 */

const percent = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const autoplay = v.picklist(['off', 'safe', 'all']);

/** Each setting's check. */
export const settingChecks = {
  theme: v.picklist(['system', 'light', 'dark', 'highContrast']),
  /** Names a back of the table's collection; one that is not known shows the default back. */
  cardBack: name,
  fourColourDeck: v.boolean(),
  largeIndex: v.boolean(),
  cardIndices: v.picklist(['international', 'language']),
  animationSpeed: v.picklist(['off', 'fast', 'normal', 'slow']),
  sound: v.boolean(),
  /** Loudness of all sounds, in percent. */
  volume: percent(0, 100),
  leftHanded: v.boolean(),
  /** A BCP 47 language tag, or the system's language. */
  language: v.union([v.literal('system'), name]),
  /** Automatic moves by game id; a game that is not listed has its own default. */
  autoplay: v.record(name, autoplay),
  /** Where a click sends a card that fits both. */
  clickPreference: v.picklist(['foundation', 'tableau']),
  /** How much time the second click of a double click has; off: every click counts by itself. */
  secondClick: v.picklist(['off', 'usual', 'slow', 'verySlow']),
  highlightRanks: v.boolean(),
  hideClock: v.boolean(),
  hideStatistics: v.boolean(),
  /** Whether the solver's verdict on the position is shown. */
  verdict: v.picklist(['never', 'onRequest', 'always']),
  warnBeforeLosing: v.boolean(),
  /** Key combinations by command id that replace the default; an empty one takes the shortcut away. */
  shortcuts: v.record(name, v.pipe(v.string(), v.maxLength(60))),
  /** Size of all text, in percent. */
  textSize: percent(75, 200),
  /** Size of the cards against the largest that fit, in percent. */
  cardSize: percent(50, 200),
  /** Ids of the games marked by the player. */
  favourites: v.pipe(v.array(name), v.maxLength(1000)),
  /** Ids of the games played last, latest first. */
  lastPlayed: v.pipe(v.array(name), v.maxLength(1000)),
  tourSeen: v.boolean(),
} as const;

/** All settings, complete. */
export const settingsSchema = v.object(settingChecks);
export type Settings = ReadonlyDeep<v.InferOutput<typeof settingsSchema>>;
export type SettingName = keyof typeof settingChecks;

/** Some settings, to be changed together. A name that is not listed is refused. */
export const settingsChangeSchema = v.strictObject({
  theme: v.exactOptional(settingChecks.theme),
  cardBack: v.exactOptional(settingChecks.cardBack),
  fourColourDeck: v.exactOptional(settingChecks.fourColourDeck),
  largeIndex: v.exactOptional(settingChecks.largeIndex),
  cardIndices: v.exactOptional(settingChecks.cardIndices),
  animationSpeed: v.exactOptional(settingChecks.animationSpeed),
  sound: v.exactOptional(settingChecks.sound),
  volume: v.exactOptional(settingChecks.volume),
  leftHanded: v.exactOptional(settingChecks.leftHanded),
  language: v.exactOptional(settingChecks.language),
  autoplay: v.exactOptional(settingChecks.autoplay),
  clickPreference: v.exactOptional(settingChecks.clickPreference),
  secondClick: v.exactOptional(settingChecks.secondClick),
  highlightRanks: v.exactOptional(settingChecks.highlightRanks),
  hideClock: v.exactOptional(settingChecks.hideClock),
  hideStatistics: v.exactOptional(settingChecks.hideStatistics),
  verdict: v.exactOptional(settingChecks.verdict),
  warnBeforeLosing: v.exactOptional(settingChecks.warnBeforeLosing),
  shortcuts: v.exactOptional(settingChecks.shortcuts),
  textSize: v.exactOptional(settingChecks.textSize),
  cardSize: v.exactOptional(settingChecks.cardSize),
  favourites: v.exactOptional(settingChecks.favourites),
  lastPlayed: v.exactOptional(settingChecks.lastPlayed),
  tourSeen: v.exactOptional(settingChecks.tourSeen),
} satisfies Record<SettingName, v.GenericSchema | v.ExactOptionalSchema<v.GenericSchema, undefined>>);
export type SettingsChange = ReadonlyDeep<v.InferOutput<typeof settingsChangeSchema>>;

export const defaultSettings: Settings = {
  theme: 'system',
  cardBack: 'default',
  fourColourDeck: false,
  largeIndex: false,
  cardIndices: 'international',
  animationSpeed: 'normal',
  sound: false,
  volume: 60,
  leftHanded: false,
  language: 'system',
  autoplay: {},
  clickPreference: 'foundation',
  secondClick: 'usual',
  highlightRanks: false,
  hideClock: false,
  hideStatistics: false,
  verdict: 'onRequest',
  warnBeforeLosing: false,
  shortcuts: {},
  textSize: 100,
  cardSize: 100,
  favourites: [],
  lastPlayed: [],
  tourSeen: false,
};

/** What a stored record of settings holds, as far as this version knows it. */
export interface ReadSettings {
  readonly settings: Settings;
  /** Settings whose stored value was of no use and that now have their default. */
  readonly replaced: readonly string[];
}

/** Completes stored settings: what is absent or of no use gets its default. Never throws. */
export function readSettings(stored: Readonly<Record<string, unknown>>): ReadSettings {
  const replaced: string[] = [];
  const complete: Record<string, unknown> = { ...defaultSettings };
  for (const [key, check] of Object.entries(settingChecks)) {
    if (!Object.hasOwn(stored, key)) continue;
    const read = v.safeParse(check, stored[key]);
    if (read.success) complete[key] = read.output;
    else replaced.push(key);
  }
  return { settings: v.parse(settingsSchema, complete), replaced };
}
