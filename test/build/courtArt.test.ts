import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractCourtArt, parseTransform } from '../../build/courtArt.ts';

const source = readFileSync(
  new URL('../../node_modules/@letele/playing-cards/dist/index.esm.js', import.meta.url),
  'utf8',
);

describe('the pictures of the court cards', () => {
  const art = extractCourtArt(source);

  test('are twelve, each of some dozen paths', () => {
    expect(Object.keys(art.pictures)).toHaveLength(12);
    for (const strokes of Object.values(art.pictures)) {
      expect(strokes.length).toBeGreaterThan(10);
      for (const { path, fill, stroke } of strokes) {
        expect(art.paths[path]).toMatch(/^[Mm]/);
        expect(fill ?? stroke).not.toBeNull();
      }
    }
  });

  test('stand on their heads as well: every path has a twin turned by half a circle', () => {
    for (const strokes of Object.values(art.pictures)) {
      const uses = new Map<number, number>();
      for (const { path } of strokes) uses.set(path, (uses.get(path) ?? 0) + 1);
      for (const count of uses.values()) expect(count % 2).toBe(0);
    }
  });

  test('mark the suit signs on the clothes', () => {
    expect(art.pictures['JH']?.some(({ pip }) => pip)).toBe(true);
    expect(art.pictures['JC']?.every(({ pip }) => pip)).toBe(false);
  });

  test('are refused where the package is built in another way', () => {
    expect(() => extractCourtArt('export default 1;')).toThrow('list of exports');
  });
});

describe('transforms', () => {
  test('are read one after the other', () => {
    expect(parseTransform('translate(10 20) scale(2)')).toEqual([2, 0, 0, 2, 10, 20]);
    expect(parseTransform('matrix(1 0 0 .972 46-3)')).toEqual([1, 0, 0, 0.972, 46, -3]);
  });

  test('turn around a point', () => {
    const [, , , , e, f] = parseTransform('rotate(180 5 7)');
    expect(e).toBeCloseTo(10);
    expect(f).toBeCloseTo(14);
  });

  test('that are not known are an error', () => {
    expect(() => parseTransform('skewX(3)')).toThrow('skewX');
  });
});
