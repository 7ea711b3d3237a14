import { rankOf, ranks, type SuitIndex, suitOf } from '../../../shared/cards/card.ts';
import { COURT_RATIO, type CourtArt } from './courtArt.ts';
import { type Palette, suitColour } from './palette.ts';
import { pips } from './pips.ts';
import { fillRank } from './rankSign.ts';
import { fillSuit, suitWidths } from './suitPaths.ts';

/** What decides how the faces look. */
export interface DeckStyle {
  readonly palette: Palette;
  readonly fourColours: boolean;
  readonly largeIndex: boolean;
  /** Signs by rank, 0–12. */
  readonly rankSigns: readonly string[];
}

/** A card is drawn in these units, whatever its size in px. */
export const ART_WIDTH = 240;
export const ART_HEIGHT = 336;
export const ART_RADIUS = 15;

/**
 * Index: rank and suit side by side, so that a narrow strip of a covered card tells both.
 * `cap` is the height of the rank's sign, `suit` that of the suit's.
 */
const normalIndex = { left: 14, top: 11, cap: 45, suit: 39 };
const largeIndex = { left: 13, top: 12, cap: 70, suit: 58 };

const FIRST_COURT = 10;

/** Draws the face of a card (0–51) over the blank paper; the context is scaled to art units. */
export function drawFace(
  context: CanvasRenderingContext2D,
  face: number,
  style: DeckStyle,
  courts: CourtArt,
): void {
  const rank = rankOf(face);
  const suit = suitOf(face);
  const colour = suitColour(style.palette, suit, style.fourColours);
  context.fillStyle = colour;
  drawIndex(context, rank, suit, style);
  if (style.largeIndex) {
    drawLargeBody(context, rank, suit, style, courts);
    return;
  }
  context.save();
  context.translate(ART_WIDTH, ART_HEIGHT);
  context.rotate(Math.PI);
  drawIndex(context, rank, suit, style);
  context.restore();
  if (rank >= FIRST_COURT) {
    drawCourt(context, rank, suit, style, courts, { x: 51, y: 62, width: 138 });
    return;
  }
  for (const [across, down] of pips[rank] ?? []) {
    const height = rank === 0 ? 122 : 47;
    fillSuit(context, suit, ART_WIDTH / 2 + across * 49, ART_HEIGHT / 2 + down * 77, height, down > 0);
  }
}

function drawIndex(context: CanvasRenderingContext2D, rank: number, suit: SuitIndex, style: DeckStyle): void {
  const index = style.largeIndex ? largeIndex : normalIndex;
  const sign = style.rankSigns[rank] ?? ranks[rank] ?? '';
  const width = fillRank(context, sign, index.left, index.top + index.cap, index.cap);
  const x = index.left + width + index.suit * (0.14 + suitWidths[suit] / 2);
  fillSuit(context, suit, x, index.top + index.cap / 2, index.suit);
}

/** Below a large index there is one large sign, or the picture: nothing small. */
function drawLargeBody(
  context: CanvasRenderingContext2D,
  rank: number,
  suit: SuitIndex,
  style: DeckStyle,
  courts: CourtArt,
): void {
  if (rank >= FIRST_COURT) drawCourt(context, rank, suit, style, courts, { x: 50, y: 96, width: 140 });
  else fillSuit(context, suit, ART_WIDTH / 2, 212, 156);
}

function drawCourt(
  context: CanvasRenderingContext2D,
  rank: number,
  suit: SuitIndex,
  style: DeckStyle,
  courts: CourtArt,
  place: { x: number; y: number; width: number },
): void {
  const height = place.width / COURT_RATIO;
  const name = `${'JQK'[rank - FIRST_COURT] ?? ''}${'CSHD'[suit] ?? ''}`;
  const paint = { colours: style.palette.court, suit: suitColour(style.palette, suit, style.fourColours) };
  courts.draw(context, name, place.x, place.y, place.width, height, paint);
  context.strokeStyle = style.palette.court['#44F'] ?? '#000';
  context.lineWidth = 1.4;
  context.strokeRect(place.x, place.y, place.width, height);
}
