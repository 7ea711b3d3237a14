import { describe, expect, it } from 'vitest';
import { outcomeWhenLeft } from '../../../renderer/session/outcome.ts';

const untouched = { won: false, moved: false, dead: false, recorded: false };

describe('what a deal counts for when it is left', () => {
  it('is nothing where it was only looked at', () => {
    expect(outcomeWhenLeft(untouched)).toBeNull();
    expect(outcomeWhenLeft({ ...untouched, dead: true })).toBeNull();
  });
  it('is lost where that was certain, and given up otherwise', () => {
    expect(outcomeWhenLeft({ ...untouched, moved: true, dead: true })).toBe('lost');
    expect(outcomeWhenLeft({ ...untouched, moved: true })).toBe('givenUp');
  });
  it('is a win that could not be recorded before', () => {
    expect(outcomeWhenLeft({ ...untouched, moved: true, won: true })).toBe('won');
  });
  it('is nothing more once it is recorded', () => {
    expect(outcomeWhenLeft({ won: true, moved: true, dead: false, recorded: true })).toBeNull();
  });
});
