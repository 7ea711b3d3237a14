import type { PlaceSign } from '../../../shared/board/placeSigns.ts';
import { ranks, type SuitIndex } from '../../../shared/cards/card.ts';
import { ART_HEIGHT, ART_RADIUS, ART_WIDTH } from './faceArt.ts';
import type { Palette } from './palette.ts';
import { fillRank, rankWidth } from './rankSign.ts';
import { fillSuit } from './suitPaths.ts';

const CENTRE = ART_WIDTH / 2;
const MIDDLE = ART_HEIGHT / 2;
/** Thickness of the outline in art units, before it is rounded. */
const OUTLINE = 3;

/** How an empty place looks, at which scale. */
export interface PlaceLook {
  readonly palette: Palette;
  readonly rankSigns: readonly string[];
  /** Device pixels by art unit. */
  readonly scale: number;
}

/** Draws the empty place of a pile; the context is scaled to art units. */
export function drawPlace(context: CanvasRenderingContext2D, sign: PlaceSign, look: PlaceLook): void {
  const { palette, scale } = look;
  // Whole device pixels: a calm, even line at every size.
  const line = Math.max(1, Math.round(OUTLINE * scale)) / scale;
  context.beginPath();
  context.roundRect(line / 2, line / 2, ART_WIDTH - line, ART_HEIGHT - line, ART_RADIUS);
  context.fillStyle = palette.placeFill;
  context.fill();
  context.lineWidth = line;
  context.strokeStyle = palette.place;
  if (sign.kind === 'blank' || sign.kind === 'waste') context.setLineDash([11, 9]);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = palette.placeSign;
  context.strokeStyle = palette.placeSign;
  context.lineWidth = 9;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (sign.kind === 'stock') drawStockSign(context, sign.again === true);
  if (sign.kind === 'closed') drawCross(context);
  if (sign.kind === 'starts') drawStart(context, sign, look.rankSigns);
}

/** Round again, or the end. */
function drawStockSign(context: CanvasRenderingContext2D, again: boolean): void {
  if (!again) {
    drawCross(context);
    return;
  }
  const radius = 46;
  const end = Math.PI * 1.5;
  context.beginPath();
  context.arc(CENTRE, MIDDLE, radius, -Math.PI * 0.18, end);
  context.stroke();
  // The head follows the circle's tangent at its end.
  arrowHead(context, CENTRE + radius * Math.cos(end), MIDDLE + radius * Math.sin(end), end + Math.PI / 2);
}

function drawCross(context: CanvasRenderingContext2D): void {
  const reach = 26;
  context.beginPath();
  context.moveTo(CENTRE - reach, MIDDLE - reach);
  context.lineTo(CENTRE + reach, MIDDLE + reach);
  context.moveTo(CENTRE + reach, MIDDLE - reach);
  context.lineTo(CENTRE - reach, MIDDLE + reach);
  context.stroke();
}

/** The rank it starts with, the suit it belongs to, the way it goes. */
function drawStart(context: CanvasRenderingContext2D, sign: PlaceSign, rankSigns: readonly string[]): void {
  const suited = sign.suit !== undefined || sign.colour !== undefined;
  const rank = sign.rank === undefined ? '' : (rankSigns[sign.rank] ?? ranks[sign.rank] ?? '');
  const cap = 78;
  const top = suited ? 62 : 84;
  fillRank(context, rank, CENTRE - rankWidth(context, rank, cap) / 2, top + cap, cap);
  if (sign.suit !== undefined)
    fillSuit(context, sign.suit, CENTRE, rank === '' ? MIDDLE : 190, rank === '' ? 96 : 72);
  else if (sign.colour !== undefined) drawColourSuits(context, sign.colour === 'red' ? [2, 3] : [0, 1]);
  if (sign.direction) drawDirection(context, sign.direction, suited ? 264 : 226, sign.completeRun === true);
}

function drawColourSuits(context: CanvasRenderingContext2D, suits: readonly [SuitIndex, SuitIndex]): void {
  fillSuit(context, suits[0], CENTRE - 36, 190, 60);
  fillSuit(context, suits[1], CENTRE + 36, 190, 60);
}

/** An arrow up or down, both for either way; doubled where a whole run goes at once. */
function drawDirection(
  context: CanvasRenderingContext2D,
  direction: 'up' | 'down' | 'upOrDown',
  y: number,
  doubled: boolean,
): void {
  const centres = doubled
    ? [CENTRE - 24, CENTRE + 24]
    : direction === 'upOrDown'
      ? [CENTRE - 20, CENTRE + 20]
      : [CENTRE];
  centres.forEach((x, i) => {
    const down = direction === 'down' || (direction === 'upOrDown' && i === 1);
    const reach = down ? 21 : -21;
    context.beginPath();
    context.moveTo(x, y - reach);
    context.lineTo(x, y + reach);
    context.moveTo(x - 16, y + reach * 0.3);
    context.lineTo(x, y + reach);
    context.lineTo(x + 16, y + reach * 0.3);
    context.stroke();
  });
}

function arrowHead(context: CanvasRenderingContext2D, x: number, y: number, angle: number): void {
  context.beginPath();
  for (const side of [-0.75, 0.75]) {
    context.moveTo(x, y);
    context.lineTo(x - 26 * Math.cos(angle + side), y - 26 * Math.sin(angle + side));
  }
  context.stroke();
}
