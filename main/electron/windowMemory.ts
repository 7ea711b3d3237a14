import ElectronStore from 'electron-store';
import * as v from 'valibot';
import type { WindowState } from './windowBounds.ts';

/** Remembers how the window was left. It may be lost without harm, so a plain store is enough. */
export interface WindowMemory {
  read(): WindowState | null;
  write(state: WindowState): void;
}

const length = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const place = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const stateSchema = v.object({
  bounds: v.object({ x: place, y: place, width: length, height: length }),
  maximised: v.boolean(),
});

/** The memory in a file `window.json` of the data folder; a damaged one counts as none. */
export function windowMemory(dataFolder: string): WindowMemory {
  const store = new ElectronStore<{ window?: unknown }>({
    cwd: dataFolder,
    name: 'window',
    clearInvalidConfig: true,
  });
  return {
    read() {
      const kept = v.safeParse(stateSchema, store.get('window'));
      return kept.success ? kept.output : null;
    },
    write(state) {
      store.set('window', state);
    },
  };
}
