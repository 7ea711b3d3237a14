import * as v from 'valibot';

/** What the player is told once about the data: something was damaged, and what was done about it. */
export const noticeSchema = v.strictObject({
  /** Tells notices apart; the same incident has the same id in each window. */
  id: v.string(),
  kind: v.picklist([
    /** A damaged file was set aside and its previous copy is used. */
    'previousUsed',
    /** A damaged file was set aside, there was no usable copy, and the defaults are used. */
    'startedAfresh',
    /** Damaged lines of the history were set aside; all others are there. */
    'linesSetAside',
    /** Whole lines of the history are not there any more; all others are. */
    'linesMissing',
    /** Settings that were of no use have their defaults again. */
    'settingsReplaced',
    /** A newer version wrote this file; it is left untouched and not used. */
    'newerVersion',
    /** The file cannot be read at present; it is left untouched. */
    'unreadable',
  ]),
  store: v.picklist(['settings', 'running', 'save', 'history', 'preferences']),
  /** The file it is about. */
  path: v.string(),
  /** Where the damaged original lies now. */
  setAside: v.exactOptional(v.string()),
  /** How many lines or settings were affected. */
  count: v.exactOptional(v.number()),
  /** Names of settings that were replaced. */
  names: v.exactOptional(v.array(v.string())),
});
export type Notice = Readonly<v.InferOutput<typeof noticeSchema>>;
