import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenHeaps } from '../../../shared/solver/openHeaps.ts';

interface Listed {
  readonly bucket: number;
  readonly position: number;
  readonly value: number;
}

/** Positions numbered from 0, no two of the same worth, so that there is one right order only. */
const listed = fc
  .uniqueArray(fc.record({ bucket: fc.nat(6), value: fc.double({ noNaN: true, min: -1e6, max: 1e6 }) }), {
    maxLength: 200,
    selector: ({ value }) => value,
  })
  .map((entries) => entries.map((entry, position): Listed => ({ ...entry, position })));

function filled(entries: readonly Listed[]): OpenHeaps {
  const heaps = new OpenHeaps();
  for (const { bucket, position, value } of entries) heaps.push(bucket, position, value);
  return heaps;
}

/** The positions of a bucket, the best first. */
function sorted(entries: readonly Listed[], bucket: number): number[] {
  return entries
    .filter((entry) => entry.bucket === bucket)
    .sort((a, b) => b.value - a.value)
    .map(({ position }) => position);
}

function emptied(heaps: OpenHeaps, bucket: number): number[] {
  const positions: number[] = [];
  for (let next = heaps.pop(bucket); next >= 0; next = heaps.pop(bucket)) positions.push(next);
  return positions;
}

describe('heaps of open positions', () => {
  it('give every bucket its own positions, the best first', () => {
    fc.assert(
      fc.property(listed, (entries) => {
        const heaps = filled(entries);
        for (let bucket = 0; bucket < 8; bucket++)
          expect(emptied(heaps, bucket)).toEqual(sorted(entries, bucket));
      }),
    );
  });

  it('keep the best of each bucket and hand out all others, and stay heaps', () => {
    fc.assert(
      fc.property(listed, fc.nat(20), listed, (entries, most, later) => {
        const heaps = filled(entries);
        const dropped: number[] = [];
        heaps.keepBest(
          (size) => Math.min(size, most),
          (position) => dropped.push(position),
        );
        const kept = entries.filter(({ position }) => !dropped.includes(position));
        for (let bucket = 0; bucket < 7; bucket++)
          expect(sorted(kept, bucket)).toEqual(sorted(entries, bucket).slice(0, most));
        const added = later.map((entry) => ({ ...entry, value: entry.value + 0.1234, position: -1 }));
        const both = [...kept, ...added].map((entry, i) => ({
          ...entry,
          position: entry.position < 0 ? 1000 + i : entry.position,
        }));
        for (const entry of both.slice(kept.length)) heaps.push(entry.bucket, entry.position, entry.value);
        const worths = new Map(both.map(({ position, value }) => [position, value]));
        for (let bucket = 0; bucket < 7; bucket++) {
          const popped = emptied(heaps, bucket).map((position) => worths.get(position));
          expect(popped).toEqual(
            both
              .filter((entry) => entry.bucket === bucket)
              .map(({ value }) => value)
              .sort((a, b) => b - a),
          );
        }
      }),
    );
  });
});
