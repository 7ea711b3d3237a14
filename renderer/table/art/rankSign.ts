import { CAP_HEIGHT, signFont } from './cardFont.ts';

/** The tail of a Q: from the middle of the bowl to its lower right, as shares of the bowl's width and of `cap`. */
const TAIL = { fromX: 0.46, fromY: 0.5, toX: 0.95, toY: -0.03, thickness: 0.165 } as const;

/**
 * Writes the sign of a rank with its left edge at `x`, in the canvas's fill colour, and returns its width. A Q gets
 * a tail that begins within the bowl: the typeface's own hangs below the line, where the next card of a fan covers it,
 * and what is left reads as a nought.
 * @param cap height of the sign, in the units of the context.
 */
export function fillRank(
  context: CanvasRenderingContext2D,
  sign: string,
  x: number,
  baseline: number,
  cap: number,
): number {
  context.font = signFont(cap / CAP_HEIGHT);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const drawn = sign === 'Q' ? 'O' : sign;
  context.fillText(drawn, x, baseline);
  const { width } = context.measureText(drawn);
  if (sign === 'Q') {
    context.save();
    context.strokeStyle = context.fillStyle;
    context.lineWidth = cap * TAIL.thickness;
    context.lineCap = 'butt';
    context.beginPath();
    context.moveTo(x + width * TAIL.fromX, baseline - cap * TAIL.fromY);
    context.lineTo(x + width * TAIL.toX, baseline - cap * TAIL.toY);
    context.stroke();
    context.restore();
  }
  return width;
}

/** Width of the sign of a rank, as `fillRank` draws it. */
export function rankWidth(context: CanvasRenderingContext2D, sign: string, cap: number): number {
  context.font = signFont(cap / CAP_HEIGHT);
  return context.measureText(sign === 'Q' ? 'O' : sign).width;
}
