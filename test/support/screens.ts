/** What can be opened over the table: by which keys, and how it is closed again (null: it stays). */
export interface Screen {
  readonly name: string;
  readonly keys: string;
  readonly close: string | null;
}

/** Every screen and dialog that has keys, the table first. */
export const screens: readonly Screen[] = [
  { name: 'table', keys: '', close: null },
  { name: 'rules', keys: 'F1', close: 'F1' },
  { name: 'choose a game', keys: 'Control+o', close: 'Escape' },
  { name: 'deal a number', keys: 'Control+d', close: 'Escape' },
  { name: 'find or share a deal', keys: 'Control+Shift+D', close: 'Escape' },
  { name: 'statistics', keys: 'F3', close: 'Escape' },
  { name: 'settings', keys: 'Control+,', close: 'Escape' },
  { name: 'keys', keys: '?', close: 'Escape' },
  { name: 'manual', keys: 'Shift+F1', close: 'Escape' },
];
