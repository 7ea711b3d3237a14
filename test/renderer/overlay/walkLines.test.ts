import { describe, expect, it } from 'vitest';
import { lineReached } from '../../../renderer/overlay/picker/walkLines.ts';

const SEARCH = -1;

describe('the way through the lines of the picker', () => {
  it('goes from the search to the first line, and up from it back', () => {
    expect(lineReached('ArrowDown', SEARCH, 5)).toBe(0);
    expect(lineReached('ArrowUp', 0, 5)).toBe(SEARCH);
    expect(lineReached('ArrowUp', 3, 5)).toBe(2);
  });

  it('stays on the last line, and jumps to both ends', () => {
    expect(lineReached('ArrowDown', 3, 5)).toBe(4);
    expect(lineReached('ArrowDown', 4, 5)).toBe(4);
    expect(lineReached('Home', 3, 5)).toBe(0);
    expect(lineReached('End', 1, 5)).toBe(4);
  });

  it('leaves to the search what moves in its text, and all else to whoever wants it', () => {
    for (const key of ['Home', 'End', 'ArrowUp', 'x']) expect(lineReached(key, SEARCH, 5)).toBeNull();
    expect(lineReached('ArrowDown', SEARCH, 0)).toBeNull();
    for (const key of ['x', 'Enter', 'Tab', ' ']) expect(lineReached(key, 2, 5)).toBeNull();
  });
});
