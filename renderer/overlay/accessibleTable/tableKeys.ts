import { type Rank, rankIndex } from '../../../shared/cards/card.ts';
import { atLatinPlace, type KeyPress } from '../../../shared/commands/shortcut.ts';
import type { PileKind } from '../../../shared/rules/definition.ts';
import type { Direction } from './neighbour.ts';

/** What a key means on the table. */
export type TableKey =
  | { readonly type: 'walk'; readonly direction: Direction }
  | { readonly type: 'count'; readonly by: 1 | -1 }
  | { readonly type: 'act' }
  /** The cards go where they fit, as by a click. */
  | { readonly type: 'send' }
  | { readonly type: 'letGo' }
  | { readonly type: 'kind'; readonly kind: PileKind; readonly by: 1 | -1 }
  | { readonly type: 'rank'; readonly rank: number; readonly by: 1 | -1 }
  | { readonly type: 'tell'; readonly what: 'pile' | 'last' | 'targets' | 'progress' };

const walks: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const kinds: Readonly<Record<string, PileKind>> = {
  f: 'foundation',
  t: 'tableau',
  r: 'reserve',
  s: 'stock',
  w: 'waste',
};

/** Ten has one key, as its sign has two. */
const rankKeys: Readonly<Record<string, Rank>> = {
  a: 'A',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  '0': '10',
  '1': '10',
  j: 'J',
  q: 'Q',
  k: 'K',
};

const tells: Readonly<Record<string, 'pile' | 'last' | 'targets' | 'progress'>> = {
  i: 'pile',
  l: 'last',
  m: 'targets',
  p: 'progress',
};

/**
 * What a key means on the table, or null: it belongs to somebody else. A key that types no letter of the table is
 * taken for the Latin one at its place.
 */
export function tableKeyOf(press: KeyPress): TableKey | null {
  const latin = atLatinPlace(press);
  return meaningOf(press) ?? (latin === null ? null : meaningOf(latin));
}

function meaningOf(press: KeyPress): TableKey | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const direction = walks[press.key];
  if (direction !== undefined) {
    if (!press.shiftKey) return { type: 'walk', direction };
    if (direction === 'up') return { type: 'count', by: 1 };
    if (direction === 'down') return { type: 'count', by: -1 };
    return null;
  }
  if (press.key === 'Enter' && press.shiftKey) return { type: 'send' };
  if (press.key === 'Enter' || press.key === ' ') return { type: 'act' };
  if (press.key === 'Escape') return { type: 'letGo' };
  const letter = press.key.toLowerCase();
  const by = press.shiftKey ? -1 : 1;
  const kind = kinds[letter];
  if (kind !== undefined) return { type: 'kind', kind, by };
  const rank = rankKeys[letter];
  if (rank !== undefined) return { type: 'rank', rank: rankIndex(rank), by };
  const what = tells[letter];
  return what === undefined ? null : { type: 'tell', what };
}
