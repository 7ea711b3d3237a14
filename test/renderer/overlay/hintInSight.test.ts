import { describe, expect, it } from 'vitest';
import { showHint } from '../../../renderer/overlay/accessibleTable/hintInSight.ts';

describe('a hint on a table larger than its window', () => {
  /** Stands in for the table's element: notes which piles were scrolled to. */
  function table() {
    const seen: string[] = [];
    const root = {
      querySelector: (selector: string) => ({ scrollIntoView: () => seen.push(selector) }),
    };
    // `showHint` uses nothing of the page but what stands above.
    return { root: root as unknown as ParentNode, seen };
  }

  it('brings the target into sight, and then the cards to take', () => {
    const { root, seen } = table();
    showHint(root, { from: 3, count: 1, to: 8 });
    expect(seen).toEqual(['[data-pile="8"]', '[data-pile="3"]']);
  });

  it('brings the stock into sight, and nothing where no hint is shown', () => {
    const { root, seen } = table();
    showHint(root, { from: 0, count: 1, to: null });
    showHint(root, null);
    expect(seen).toEqual(['[data-pile="0"]']);
  });
});
