import { describe, expect, it } from 'vitest';
import { arrangementOf, besideWindow, placeWindow } from '../../../main/electron/windowBounds.ts';

const main = { x: 0, y: 25, width: 1920, height: 1055 };
const left = { x: -1280, y: 0, width: 1280, height: 1024 };

describe('the place of a window', () => {
  it('is the middle of the main display at first', () => {
    expect(placeWindow(null, [main])).toEqual({ x: 320, y: 152, width: 1280, height: 800 });
  });

  it('is where it was left, on whichever display', () => {
    const bounds = { x: 100, y: 100, width: 900, height: 700 };
    expect(placeWindow(bounds, [main])).toEqual(bounds);
    const other = { x: -1200, y: 50, width: 900, height: 700 };
    expect(placeWindow(other, [main, left])).toEqual(other);
  });

  it('is moved and shrunk until the window is whole on its display', () => {
    expect(placeWindow({ x: 1500, y: 900, width: 900, height: 700 }, [main])).toEqual({
      x: 1020,
      y: 380,
      width: 900,
      height: 700,
    });
    expect(placeWindow({ x: 0, y: 25, width: 4000, height: 3000 }, [main])).toEqual(main);
  });

  it('is the middle of the main display where its own is gone', () => {
    const gone = { x: -1200, y: 50, width: 900, height: 700 };
    expect(placeWindow(gone, [main])).toEqual({ x: 510, y: 202, width: 900, height: 700 });
  });

  it('exists even where no display is known', () => {
    expect(placeWindow(null, [])).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  });
});

describe('an arrangement of displays', () => {
  const one = { id: 1, bounds: main, scaleFactor: 1 };
  const two = { id: 2, bounds: left, scaleFactor: 2 };

  it('is the same in whatever order the displays are listed', () => {
    expect(arrangementOf([one, two])).toBe(arrangementOf([two, one]));
  });

  it('is another one with another display, another place of it, or another scale', () => {
    const names = [
      [one],
      [one, two],
      [one, { ...two, id: 3 }],
      [one, { ...two, bounds: { ...left, y: 100 } }],
      [one, { ...two, scaleFactor: 1.5 }],
    ].map(arrangementOf);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('a window beside another one is as large and does not hide it', () => {
  expect(besideWindow({ x: 10, y: 20, width: 900, height: 700 })).toEqual({
    x: 42,
    y: 52,
    width: 900,
    height: 700,
  });
});
