import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GestureEffects } from '../../../../renderer/table/pointer/gestureEffects.ts';
import { Gestures } from '../../../../renderer/table/pointer/gestures.ts';
import type { Hit } from '../../../../renderer/table/pointer/hit.ts';

// Node takes eleven listeners with one signal for a leak; browsers do not.
setMaxListeners(20);

/** An event with what the gestures read of it. */
class FakePointer extends Event {
  constructor(type: string, fields: object) {
    super(type, { cancelable: true });
    Object.assign(this, {
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      buttons: 1,
      ctrlKey: false,
      ...fields,
    });
  }
}

/** A canvas of 1000 × 1000 px: card 3 of pile 2 on the left half, the empty pile 5 on the right. */
function table(secondClickMs = 550) {
  const log: string[] = [];
  let top = 3;
  const bare = (): void => {
    top--;
  };
  const name = (hit: Hit | null): string => (hit ? `${hit.pile}/${hit.index}` : 'nothing');
  const effects: GestureEffects = {
    press: (x) => (x < 500 ? { pile: 2, index: top } : { pile: 5, index: -1 }),
    lift: (hit) => {
      log.push(`lift ${name(hit)}`);
      return hit.pile === 2;
    },
    refuseLift: (hit) => log.push(`refuse ${name(hit)}`),
    dragTo: () => undefined,
    isLarger: () => false,
    push: (x, y) => log.push(`push ${x} ${y}`),
    drop: () => log.push('drop'),
    giveBack: () => log.push('give back'),
    click: (hit) => {
      log.push(`click ${name(hit)}`);
      return hit?.pile === 5 ? 'single' : 'maybeFirst';
    },
    secondClickMs: () => secondClickMs,
    doubleClick: () => log.push('double'),
    peek: (hit) => {
      log.push(`peek ${name(hit)}`);
      return hit.pile === 2;
    },
    endPeek: () => log.push('end peek'),
    hover: () => undefined,
    leave: () => undefined,
  };
  const canvas = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  });
  // The gestures use nothing of a canvas but what stands above.
  const gestures = new Gestures(canvas as unknown as HTMLCanvasElement, effects);
  const send = (type: string, x: number, y: number, at: number, fields: object = {}): void => {
    const event = new FakePointer(type, { clientX: x, clientY: y, ...fields });
    Object.defineProperty(event, 'timeStamp', { value: at });
    canvas.dispatchEvent(event);
  };
  return { log, gestures, send, bare };
}

beforeEach(() => {
  vi.useFakeTimers();
  const window = Object.assign(new EventTarget(), {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
  });
  vi.stubGlobal('window', window);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('gestures', () => {
  test('a press and a release in place are a click', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointerup', 100, 100, 80);
    expect(log).toEqual(['click 2/3']);
  });

  test('a shaky click is a click', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointermove', 108, 104, 40);
    send('pointerup', 107, 103, 90);
    expect(log).toEqual(['lift 2/3', 'give back', 'click 2/3']);
  });

  test('a shaky click is a click however long the button is down', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointermove', 110, 105, 300);
    send('pointerup', 112, 108, 1400);
    expect(log).toEqual(['lift 2/3', 'give back', 'click 2/3']);
  });

  test('cards that were carried away and back are put down, not clicked', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointermove', 300, 100, 40);
    send('pointermove', 104, 100, 900);
    send('pointerup', 104, 100, 1000);
    expect(log).toEqual(['lift 2/3', 'drop']);
  });

  test('a wide one is a drag', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointermove', 300, 100, 40);
    send('pointerup', 300, 100, 90);
    expect(log).toEqual(['lift 2/3', 'drop']);
  });

  test('a drag on what cannot be lifted says so once, pushes the table by all of its way, and is no click', () => {
    const { log, send } = table();
    send('pointerdown', 700, 100, 0);
    send('pointermove', 690, 100, 40);
    send('pointermove', 660, 130, 60);
    send('pointerup', 660, 130, 90);
    send('pointerdown', 700, 100, 500);
    send('pointermove', 760, 100, 540);
    send('pointermove', 790, 100, 560);
    send('pointerup', 790, 100, 590);
    const pushed = ['push 40 -30', 'refuse 5/-1'];
    expect(log).toEqual(['lift 5/-1', ...pushed, 'lift 5/-1', 'refuse 5/-1', 'push -90 0']);
  });

  test('a shaky click on what cannot be lifted is a click', () => {
    const { log, send } = table();
    send('pointerdown', 700, 100, 0);
    send('pointermove', 708, 104, 40);
    send('pointerup', 707, 103, 90);
    expect(log).toEqual(['lift 5/-1', 'click 5/-1']);
  });

  test('two clicks in one place are a double click on what was clicked first', () => {
    const { log, send } = table();
    for (const at of [0, 200]) {
      send('pointerdown', 100, 100, at);
      send('pointerup', 100, 100, at + 50);
    }
    expect(log).toEqual(['click 2/3', 'double']);
  });

  test('those of a slow hand are, half a second apart', () => {
    const { log, send } = table();
    for (const at of [0, 500]) {
      send('pointerdown', 100, 100, at);
      send('pointerup', 100, 100, at + 50);
    }
    expect(log).toEqual(['click 2/3', 'double']);
  });

  test('a second click on what the first one laid bare belongs to what was clicked first', () => {
    const { log, send, bare } = table();
    send('pointerdown', 100, 100, 0);
    send('pointerup', 100, 100, 50);
    bare();
    send('pointerdown', 100, 100, 500);
    send('pointerup', 100, 100, 550);
    expect(log).toEqual(['click 2/3', 'double']);
  });

  test('as slow as the player wants it, two clicks are one', () => {
    for (const [ms, second] of [
      [550, 'click 2/3'],
      [2000, 'double'],
    ] as const) {
      const { log, send } = table(ms);
      for (const at of [0, 1800]) {
        send('pointerdown', 100, 100, at);
        send('pointerup', 100, 100, at + 50);
      }
      expect(log).toEqual(['click 2/3', second]);
    }
  });

  test('as slow as the system counts them, too', () => {
    const { log, send } = table();
    for (const [at, detail] of [
      [0, 1],
      [850, 2],
      [1700, 3],
    ] as const) {
      send('pointerdown', 100, 100, at);
      send('mousedown', 100, 100, at, { detail });
      send('pointerup', 100, 100, at + 50);
    }
    expect(log).toEqual(['click 2/3', 'double', 'click 2/3']);
  });

  test('with a finger after a mouse, the count of the mouse says nothing', () => {
    const { log, send } = table();
    send('mousedown', 100, 100, 0, { detail: 2 });
    for (const at of [1000, 2000]) {
      send('pointerdown', 100, 100, at, { pointerType: 'touch' });
      send('pointerup', 100, 100, at + 50, { pointerType: 'touch' });
    }
    expect(log).toEqual(['click 2/3', 'click 2/3']);
  });

  test.each([
    ['a key is pressed', () => window.dispatchEvent(new Event('keydown'))],
    ['something beside the table is pressed', () => window.dispatchEvent(new Event('pointerdown'))],
    [
      'cards are dragged',
      ({ send }: ReturnType<typeof table>) => {
        send('pointerdown', 100, 100, 300);
        send('pointermove', 300, 300, 350);
        send('pointerup', 300, 300, 400);
      },
    ],
  ] as const)('where %s between them, two clicks are two', (_, happens) => {
    const at = table(2000);
    at.send('pointerdown', 100, 100, 0);
    at.send('pointerup', 100, 100, 50);
    happens(at);
    at.send('pointerdown', 100, 100, 900);
    at.send('pointerup', 100, 100, 950);
    expect(at.log.filter((what) => /click|double/.test(what))).toEqual(['click 2/3', 'click 2/3']);
  });

  test('where every click is to count by itself, no two are one', () => {
    const { log, send } = table(0);
    for (const [at, detail] of [
      [0, 1],
      [0, 2],
      [150, 3],
    ] as const) {
      send('pointerdown', 100, 100, at);
      send('mousedown', 100, 100, at, { detail });
      send('pointerup', 100, 100, at);
    }
    expect(log).toEqual(['click 2/3', 'click 2/3', 'click 2/3']);
  });

  test('clicks on a stock in quick succession all count', () => {
    const { log, send } = table();
    for (const at of [0, 150, 300]) {
      send('pointerdown', 700, 100, at);
      send('pointerup', 700, 100, at + 50);
    }
    expect(log).toEqual(['click 5/-1', 'click 5/-1', 'click 5/-1']);
  });

  test('a second finger returns the cards, and nothing counts until both are up', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointermove', 300, 100, 40);
    send('pointerdown', 600, 600, 60, { pointerId: 2 });
    send('pointermove', 400, 100, 80);
    send('pointerup', 400, 100, 90);
    send('pointerup', 600, 600, 95, { pointerId: 2 });
    expect(log).toEqual(['lift 2/3', 'give back']);
    send('pointerdown', 100, 100, 1000);
    send('pointerup', 100, 100, 1050);
    expect(log.at(-1)).toBe('click 2/3');
  });

  test.each(['pointercancel', 'lostpointercapture'])('a %s returns the cards', (type) => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointermove', 300, 100, 40);
    send(type, 300, 100, 60);
    expect(log).toEqual(['lift 2/3', 'give back']);
  });

  test('Escape and a window that loses the focus return the cards', () => {
    for (const event of [Object.assign(new Event('keydown'), { key: 'Escape' }), new Event('blur')]) {
      const { log, send, gestures } = table();
      send('pointerdown', 100, 100, 0);
      send('pointermove', 300, 100, 40);
      window.dispatchEvent(event);
      expect(log).toEqual(['lift 2/3', 'give back']);
      gestures.destroy();
    }
  });

  test('a button that went up unseen returns the cards', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0);
    send('pointermove', 300, 100, 40);
    send('pointermove', 320, 100, 60, { buttons: 0 });
    expect(log).toEqual(['lift 2/3', 'give back']);
  });

  test('the right button shows what is covered while it is down', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0, { button: 2, buttons: 2 });
    send('pointerup', 100, 100, 900, { button: 2, buttons: 0 });
    expect(log).toEqual(['peek 2/3', 'end peek']);
  });

  test('a long press does as well, and going on from there is a drag', () => {
    const { log, send } = table();
    send('pointerdown', 100, 100, 0, { pointerType: 'touch' });
    vi.advanceTimersByTime(600);
    send('pointermove', 300, 100, 700, { pointerType: 'touch' });
    send('pointerup', 300, 100, 800, { pointerType: 'touch' });
    expect(log).toEqual(['peek 2/3', 'end peek', 'lift 2/3', 'drop']);
  });

  test('a long press on what nothing covers is the click of a slow hand', () => {
    const { log, send } = table();
    send('pointerdown', 700, 100, 0);
    vi.advanceTimersByTime(900);
    send('pointerup', 700, 100, 900);
    expect(log).toEqual(['peek 5/-1', 'click 5/-1']);
  });

  test('the right button never clicks', () => {
    const { log, send } = table();
    send('pointerdown', 700, 100, 0, { button: 2, buttons: 2 });
    send('pointerup', 700, 100, 90, { button: 2, buttons: 0 });
    expect(log).toEqual(['peek 5/-1']);
  });

  test('a drag from what cannot be lifted moves no card', () => {
    const { log, send } = table();
    send('pointerdown', 700, 100, 0);
    send('pointermove', 900, 100, 40);
    send('pointerup', 900, 100, 90);
    expect(log).toEqual(['lift 5/-1', 'refuse 5/-1']);
  });
});
