import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SizeWatch } from '../../../../renderer/table/scene/sizeWatch.ts';

/** A media query as a page has it, whose change the test decides. */
class Query extends EventTarget {
  constructor(readonly media: string) {
    super();
  }
}

let queries: Query[];
let observed: (() => void)[];

beforeEach(() => {
  queries = [];
  observed = [];
  vi.stubGlobal('window', {
    devicePixelRatio: 1,
    matchMedia(media: string) {
      const query = new Query(media);
      queries.push(query);
      return query;
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observed.push(callback);
      }
      observe(): void {}
      disconnect(): void {
        observed.length = 0;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The window moves to a screen of this scale. */
function moveTo(ratio: number): void {
  Reflect.set(window, 'devicePixelRatio', ratio);
  queries.at(-1)?.dispatchEvent(new Event('change'));
}

it('tells every change of the scale, at any size, and of the size', () => {
  const told: string[] = [];
  const element = { clientWidth: 800, clientHeight: 600 };
  const watch = new SizeWatch(element as HTMLElement, (width, height) => {
    told.push(`${width}×${height} at ${window.devicePixelRatio}`);
  });
  for (const ratio of [2, 1.5, 1]) moveTo(ratio);
  expect(told).toEqual(['800×600 at 2', '800×600 at 1.5', '800×600 at 1']);
  expect(queries.map(({ media }) => media)).toEqual(
    [1, 2, 1.5, 1].map((ratio) => `(resolution: ${ratio}dppx)`),
  );
  element.clientWidth = 900;
  for (const callback of observed) callback();
  expect(told.at(-1)).toBe('900×600 at 1');
  element.clientHeight = 0;
  for (const callback of observed) callback();
  watch.stop();
  moveTo(3);
  expect(told).toHaveLength(4);
});
