import type { TableMarks } from '../../table/tablePort.ts';

/**
 * Scrolls a table that is larger than its window to the piles of a hint: its target first, so that where both do not
 * go in, the cards to take are seen.
 */
export function showHint(table: ParentNode, hint: TableMarks['hint']): void {
  if (hint === null) return;
  const piles = hint.to === null ? [hint.from] : [hint.to, hint.from];
  for (const pile of piles)
    table.querySelector(`[data-pile="${pile}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
