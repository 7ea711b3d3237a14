import type { LabelKey } from './keys.ts';

/** One chapter of the manual: a heading and its paragraphs, by their keys in the catalogue. */
export interface ManualChapter {
  readonly heading: LabelKey;
  readonly paragraphs: readonly LabelKey[];
}

/**
 * The manual, in the order in which it is read. The Help menu shows it in the player's language, and
 * docs/manual.md is made from it in English (build/manual.ts).
 */
export const manual: readonly ManualChapter[] = [
  {
    heading: 'manual.start',
    paragraphs: ['manual.start.1', 'manual.start.2', 'manual.start.3', 'manual.start.4'],
  },
  {
    heading: 'manual.moving',
    paragraphs: [
      'manual.moving.1',
      'manual.moving.2',
      'manual.moving.3',
      'manual.moving.4',
      'manual.moving.5',
      'manual.moving.6',
    ],
  },
  { heading: 'manual.automatic', paragraphs: ['manual.automatic.1', 'manual.automatic.2'] },
  { heading: 'manual.undo', paragraphs: ['manual.undo.1', 'manual.undo.2'] },
  {
    heading: 'manual.help',
    paragraphs: ['manual.help.1', 'manual.help.2', 'manual.help.3', 'manual.help.4'],
  },
  { heading: 'manual.end', paragraphs: ['manual.end.1', 'manual.end.2'] },
  {
    heading: 'manual.counting',
    paragraphs: ['manual.counting.1', 'manual.counting.2', 'manual.counting.3', 'manual.counting.4'],
  },
  { heading: 'manual.keyboard', paragraphs: ['manual.keyboard.1', 'manual.keyboard.2', 'manual.keyboard.3'] },
  { heading: 'manual.suit', paragraphs: ['manual.suit.1', 'manual.suit.2', 'manual.suit.3'] },
  { heading: 'manual.data', paragraphs: ['manual.data.1', 'manual.data.2'] },
];
