import type { SuitIndex } from '../../../shared/cards/card.ts';

/**
 * The four suits as outlines in a box of height 1 around the origin. They are drawn rather than taken from a font,
 * so that they look the same on every system.
 */
const outlines: readonly [string, string, string, string] = [
  'M.045 .22C.055 .36 .1 .45 .19 .5H-.19C-.1 .45 -.055 .36 -.045 .22C-.085 .3 -.16 .345 -.245 .345A.235 .235 0 1 1 -.175 -.115A.235 .235 0 1 1 .175 -.115A.235 .235 0 1 1 .245 .345C.16 .345 .085 .3 .045 .22Z',
  'M0 -.5C.1 -.3 .46 -.08 .46 .15C.46 .29 .36 .375 .245 .375C.16 .375 .085 .33 .045 .25C.055 .37 .1 .455 .18 .5H-.18C-.1 .455 -.055 .37 -.045 .25C-.085 .33 -.16 .375 -.245 .375C-.36 .375 -.46 .29 -.46 .15C-.46 -.08 -.1 -.3 0 -.5Z',
  'M0 .5C-.1 .3 -.48 .08 -.48 -.21C-.48 -.37 -.37 -.47 -.245 -.47C-.13 -.47 -.04 -.4 0 -.28C.04 -.4 .13 -.47 .245 -.47C.37 -.47 .48 -.37 .48 -.21C.48 .08 .1 .3 0 .5Z',
  'M0 -.52C.09 -.33 .22 -.15 .38 0C.22 .15 .09 .33 0 .52C-.09 .33 -.22 .15 -.38 0C-.22 -.15 -.09 -.33 0 -.52Z',
];

/** Widths of the outlines at height 1. */
export const suitWidths: readonly [number, number, number, number] = [0.94, 0.92, 0.96, 0.76];

const paths = new Map<SuitIndex, Path2D>();

/** Fills a suit's sign of this height around a point, in the canvas's fill colour. */
export function fillSuit(
  context: CanvasRenderingContext2D,
  suit: SuitIndex,
  x: number,
  y: number,
  height: number,
  upsideDown = false,
): void {
  const path = paths.get(suit) ?? new Path2D(outlines[suit]);
  paths.set(suit, path);
  context.save();
  context.translate(x, y);
  context.scale(upsideDown ? -height : height, upsideDown ? -height : height);
  context.fill(path);
  context.restore();
}
