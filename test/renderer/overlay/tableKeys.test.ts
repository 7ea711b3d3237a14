import { describe, expect, it } from 'vitest';
import { tableKeyOf } from '../../../renderer/overlay/accessibleTable/tableKeys.ts';
import { shortcutsInForce } from '../../../renderer/session/shortcuts.ts';

const plain = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('keys on the table', () => {
  it('walk, count, act, let go, jump and ask', () => {
    expect(tableKeyOf({ ...plain, key: 'ArrowLeft' })).toEqual({ type: 'walk', direction: 'left' });
    expect(tableKeyOf({ ...plain, key: 'ArrowUp', shiftKey: true })).toEqual({ type: 'count', by: 1 });
    expect(tableKeyOf({ ...plain, key: ' ' })).toEqual({ type: 'act' });
    expect(tableKeyOf({ ...plain, key: 'Escape' })).toEqual({ type: 'letGo' });
    expect(tableKeyOf({ ...plain, key: 'W' })).toEqual({ type: 'kind', kind: 'waste', by: 1 });
    expect(tableKeyOf({ ...plain, key: '0' })).toEqual({ type: 'rank', rank: 9, by: 1 });
    expect(tableKeyOf({ ...plain, key: 'p' })).toEqual({ type: 'tell', what: 'progress' });
  });

  it('go backwards and send with Shift', () => {
    const shifted = { ...plain, shiftKey: true };
    expect(tableKeyOf({ ...shifted, key: 'F' })).toEqual({ type: 'kind', kind: 'foundation', by: -1 });
    expect(tableKeyOf({ ...shifted, key: 'K' })).toEqual({ type: 'rank', rank: 12, by: -1 });
    expect(tableKeyOf({ ...shifted, key: 'Enter' })).toEqual({ type: 'send' });
  });

  it('leave keys with modifiers, and all others, to somebody else', () => {
    expect(tableKeyOf({ ...plain, key: 'a', ctrlKey: true })).toBeNull();
    expect(tableKeyOf({ ...plain, key: 'ArrowLeft', shiftKey: true })).toBeNull();
    expect(tableKeyOf({ ...plain, key: 'x' })).toBeNull();
  });

  it('are found by their place on keyboards of other letters', () => {
    expect(tableKeyOf({ ...plain, key: 'כ', code: 'KeyF' })).toEqual({
      type: 'kind',
      kind: 'foundation',
      by: 1,
    });
    expect(tableKeyOf({ ...plain, key: '/', code: 'KeyQ' })).toEqual({ type: 'rank', rank: 11, by: 1 });
    expect(tableKeyOf({ ...plain, key: 'é', code: 'Digit2' })).toEqual({ type: 'rank', rank: 1, by: 1 });
    expect(tableKeyOf({ ...plain, key: 'x', code: 'KeyF' })).toBeNull();
    expect(tableKeyOf({ ...plain, key: '@', code: 'Digit2', shiftKey: true })).toBeNull();
  });

  it('are no default shortcut of a command', () => {
    for (const [id, shortcut] of shortcutsInForce({}, false)) {
      const parts = shortcut.split('+');
      if (parts.length > 1) continue;
      expect(tableKeyOf({ ...plain, key: shortcut.toLowerCase() }), id).toBeNull();
    }
  });
});
