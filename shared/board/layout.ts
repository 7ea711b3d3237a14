import type { PileIndex } from '../engine/move.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { Fan } from '../rules/definition.ts';
import { arrangementsOf, type Candidate } from './arrange.ts';
import { type Arrangement, type Gaps, heightOf, leastGaps, usefulWidthOf, widthOf } from './arrangement.ts';
import type { Rect } from './boardView.ts';
import { CARD_RATIO, GAP_ACROSS, GAP_DOWN, type IndexMetrics, indexMetrics, MARGIN } from './metrics.ts';
import { placeArrangement } from './placeArrangement.ts';

/** What a layout is made for. */
export interface LayoutRequest {
  /** The room on the table, in CSS px. */
  readonly width: number;
  readonly height: number;
  /** Device pixels by CSS px: cards and places lie on whole device pixels. */
  readonly pixelRatio: number;
  readonly largeIndex: boolean;
  readonly leftHanded: boolean;
  /** Size of the cards against the largest that fit, 0.5–2; above 1 the table may become larger than the room. */
  readonly cardScale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One pile's place. A card at the base; `area` is what its fan may use, and nobody else. */
export interface Slot {
  readonly pile: PileIndex;
  readonly base: Rect;
  readonly area: Rect;
  readonly fan: Fan;
}

/** Where the piles of a game lie on a table of one size; slots in canonical order of the piles. */
export interface Layout {
  readonly request: LayoutRequest;
  /** The table's size in CSS px: the room asked for, or more where the cards are larger than fit. */
  readonly extent: Size;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly index: IndexMetrics;
  /** The pile whose cards all lie face down, -1 for none. */
  readonly stock: PileIndex;
  readonly slots: readonly Slot[];
}

/** Cards never get smaller than this, in CSS px; a table that small cannot be played on anyway. */
const LEAST_CARD_WIDTH = 8;
const LEAST_SCALE = 0.5;
const MOST_SCALE = 2;
const HALVINGS = 18;
/** What counts as no difference, in CSS px. */
const HAIR = 1e-6;

const cache = new WeakMap<CompiledGame, Map<boolean, Candidate[]>>();

/**
 * The arrangement with the largest cards for this room, looks considered, and every pile's place in it. Where the
 * cards are to be larger still, the arrangement that reaches least beyond the room, rather below it than beside it.
 */
export function layoutOf(game: CompiledGame, request: LayoutRequest): Layout {
  const index = indexMetrics(request.largeIndex);
  const candidates = candidatesOf(game, request.largeIndex);
  const fitting = bestFor(candidates, request);
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, request.cardScale));
  const cardWidth = wholePixels(
    Math.max(LEAST_CARD_WIDTH, cardWidthOf(fitting, request) * scale),
    request.pixelRatio,
  );
  const cardHeight = wholePixels(cardWidth * CARD_RATIO, request.pixelRatio);
  const candidate = scale > 1 ? leastBeyond(candidates, request, cardWidth) : fitting;
  const needed = sizeOf(candidate, cardWidth);
  const extent = {
    width: Math.max(request.width, Math.ceil(needed.width - HAIR)),
    height: Math.max(request.height, Math.ceil(needed.height - HAIR)),
  };
  const slots = slotsOf(candidate.arrangement, request, extent, cardWidth, cardHeight);
  const inOrder = game.piles.map(
    (pile) => slots.get(pile.index) ?? nowhere(pile.index, cardWidth, cardHeight),
  );
  return { request, extent, cardWidth, cardHeight, index, stock: game.stock, slots: inOrder };
}

function candidatesOf(game: CompiledGame, largeIndex: boolean): Candidate[] {
  const known = cache.get(game) ?? new Map<boolean, Candidate[]>();
  cache.set(game, known);
  const candidates = known.get(largeIndex) ?? arrangementsOf(game, indexMetrics(largeIndex));
  known.set(largeIndex, candidates);
  return candidates;
}

function bestFor(candidates: readonly Candidate[], request: LayoutRequest): Candidate {
  const value = (candidate: Candidate): number => cardWidthOf(candidate, request) * (1 - candidate.cost);
  const [first, ...others] = candidates;
  if (!first) throw new RangeError('A game without piles cannot be laid out: its layout names no group.');
  return others.reduce((best, candidate) => (value(candidate) > value(best) ? candidate : best), first);
}

/** The widest card with which the candidate fits into the room, in CSS px. */
function cardWidthOf(candidate: Candidate, { width, height }: LayoutRequest): number {
  return Math.min(width / (candidate.width + 2 * MARGIN), height / (candidate.height + 2 * MARGIN));
}

/** What a candidate needs with cards of this width, in CSS px. */
function sizeOf(candidate: Candidate, cardWidth: number): Size {
  return {
    width: (candidate.width + 2 * MARGIN) * cardWidth,
    height: (candidate.height + 2 * MARGIN) * cardWidth,
  };
}

/** The candidate that reaches least beyond the room with cards of this width; what is beside it counts double. */
function leastBeyond(candidates: readonly Candidate[], room: Size, cardWidth: number): Candidate {
  const beyond = (candidate: Candidate): number => {
    const { width, height } = sizeOf(candidate, cardWidth);
    const across = Math.max(0, width / room.width - 1);
    const down = Math.max(0, height / room.height - 1);
    return 2 * across + down + candidate.cost;
  };
  return candidates.reduce((best, candidate) => (beyond(candidate) < beyond(best) ? candidate : best));
}

function slotsOf(
  arrangement: Arrangement,
  request: LayoutRequest,
  extent: Size,
  cardWidth: number,
  cardHeight: number,
): Map<PileIndex, Slot> {
  const room = {
    width: extent.width / cardWidth - 2 * MARGIN,
    height: extent.height / cardWidth - 2 * MARGIN,
  };
  const gaps = widestGaps(arrangement, room);
  const width = Math.max(widthOf(arrangement, gaps), Math.min(room.width, usefulWidthOf(arrangement, gaps)));
  const start = MARGIN + (room.width - width) / 2;
  const slots = new Map<PileIndex, Slot>();
  const px = (value: number): number => wholePixels(value * cardWidth, request.pixelRatio);
  const rect = { x: start, y: MARGIN, width, height: room.height };
  for (const cell of placeArrangement(arrangement, rect, gaps)) {
    const left = px(cell.x);
    const area = {
      x: left,
      y: px(cell.y),
      width: Math.max(cardWidth, px(cell.width)),
      height: Math.max(cardHeight, px(cell.height)),
    };
    const placed = request.leftHanded ? { ...area, x: mirrored(area, extent, request.pixelRatio) } : area;
    const base = { x: placed.x, y: placed.y, width: cardWidth, height: cardHeight };
    slots.set(cell.pile, { pile: cell.pile, base, area: placed, fan: cell.fan });
  }
  return slots;
}

/** A fan to the right stays one in the mirror, since a card's index is on its left: only the areas are mirrored. */
function mirrored(area: Rect, extent: Size, pixelRatio: number): number {
  return wholePixels(extent.width - area.x - area.width, pixelRatio);
}

/** The most air between piles that still fits the room. */
function widestGaps(arrangement: Arrangement, room: { width: number; height: number }): Gaps {
  const across = widest(
    GAP_ACROSS,
    (gap) => widthOf(arrangement, { ...leastGaps, across: gap }) <= room.width,
  );
  const down = widest(GAP_DOWN, (gap) => heightOf(arrangement, { across, down: gap }) <= room.height);
  return { across, down };
}

/** The largest value between two that fits, to a thousandth of a pixel; the least where none does. */
function widest({ least, most }: { least: number; most: number }, fits: (value: number) => boolean): number {
  if (fits(most)) return most;
  let [low, high] = [least, most];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Rounded down to whole device pixels, in CSS px. */
export function wholePixels(value: number, pixelRatio: number): number {
  return Math.floor(value * pixelRatio + HAIR) / pixelRatio;
}

/** A pile that the definition's layout does not name has no place: it is kept out of sight. */
function nowhere(pile: PileIndex, cardWidth: number, cardHeight: number): Slot {
  const base = { x: -2 * cardWidth, y: -2 * cardHeight, width: cardWidth, height: cardHeight };
  return { pile, base, area: base, fan: 'none' };
}
