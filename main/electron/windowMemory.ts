import ElectronStore from 'electron-store';
import * as v from 'valibot';
import type { WindowState } from './windowBounds.ts';

/** So many arrangements of displays are remembered, those used last. */
const MOST_ARRANGEMENTS = 12;

/**
 * Remembers how a window was left, for each arrangement of displays by itself: a laptop at its desk and on the train
 * are two. It may be lost without harm, so a plain store is enough.
 */
export interface WindowMemory {
  /** How a window was left on this arrangement, or else on the one used last; null where there is neither. */
  read(arrangement: string): WindowState | null;
  write(arrangement: string, state: WindowState): void;
}

const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const place = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const leftSchema = v.object({
  arrangement: v.string(),
  bounds: v.object({ x: place, y: place, width: length, height: length }),
  maximised: v.boolean(),
});

/** The memory in a file `window.json` of the data folder; what is damaged in it counts as not there. */
export function windowMemory(dataFolder: string): WindowMemory {
  const store = new ElectronStore<{ windows?: unknown }>({
    cwd: dataFolder,
    name: 'window',
    clearInvalidConfig: true,
  });
  /** Latest first. */
  const all = (): v.InferOutput<typeof leftSchema>[] => {
    const kept = store.get('windows');
    return Array.isArray(kept) ? kept.filter((entry) => v.is(leftSchema, entry)) : [];
  };
  return {
    read(arrangement) {
      const left = all();
      return left.find((entry) => entry.arrangement === arrangement) ?? left[0] ?? null;
    },
    write(arrangement, { bounds, maximised }) {
      const others = all().filter((entry) => entry.arrangement !== arrangement);
      store.set('windows', [{ arrangement, bounds, maximised }, ...others].slice(0, MOST_ARRANGEMENTS));
    },
  };
}
