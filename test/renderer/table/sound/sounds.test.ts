import { expect, test } from 'vitest';
import { sounds } from '../../../../renderer/table/sound/sounds.ts';

test('every sound is short and quiet', () => {
  for (const notes of Object.values(sounds)) {
    expect(notes.length).toBeGreaterThan(0);
    for (const { at, length, strength, frequency } of notes) {
      expect(at + length).toBeLessThanOrEqual(1.2);
      expect(strength).toBeLessThanOrEqual(0.5);
      expect(frequency).toBeGreaterThan(20);
    }
  }
});
