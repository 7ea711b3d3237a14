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
  /** Size of the cards against the largest that fit, 0.5–1. */
  readonly cardScale: number;
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
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly index: IndexMetrics;
  /** The pile whose cards all lie face down, -1 for none. */
  readonly stock: PileIndex;
  readonly slots: readonly Slot[];
}

/** Cards never get smaller than this, in CSS px; a table that small cannot be played on anyway. */
const LEAST_CARD_WIDTH = 8;
const GAP_STEPS = 16;

const cache = new WeakMap<CompiledGame, Map<boolean, Candidate[]>>();

/** The arrangement with the largest cards for this room, looks considered, and every pile's place in it. */
export function layoutOf(game: CompiledGame, request: LayoutRequest): Layout {
  const index = indexMetrics(request.largeIndex);
  const candidate = bestFor(candidatesOf(game, request.largeIndex), request);
  const scale = Math.min(1, Math.max(0.5, request.cardScale));
  const cardWidth = wholePixels(
    Math.max(LEAST_CARD_WIDTH, cardWidthOf(candidate, request) * scale),
    request.pixelRatio,
  );
  const cardHeight = wholePixels(cardWidth * CARD_RATIO, request.pixelRatio);
  const slots = slotsOf(candidate.arrangement, request, cardWidth, cardHeight);
  const inOrder = game.piles.map(
    (pile) => slots.get(pile.index) ?? nowhere(pile.index, cardWidth, cardHeight),
  );
  return { request, cardWidth, cardHeight, index, stock: game.stock, slots: inOrder };
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

function slotsOf(
  arrangement: Arrangement,
  request: LayoutRequest,
  cardWidth: number,
  cardHeight: number,
): Map<PileIndex, Slot> {
  const room = {
    width: request.width / cardWidth - 2 * MARGIN,
    height: request.height / cardWidth - 2 * MARGIN,
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
    const placed = request.leftHanded ? { ...area, x: mirrored(area, request) } : area;
    const base = { x: placed.x, y: placed.y, width: cardWidth, height: cardHeight };
    slots.set(cell.pile, { pile: cell.pile, base, area: placed, fan: cell.fan });
  }
  return slots;
}

/** A fan to the right stays one in the mirror, since a card's index is on its left: only the areas are mirrored. */
function mirrored(area: Rect, request: LayoutRequest): number {
  return wholePixels(request.width - area.x - area.width, request.pixelRatio);
}

/** The most air between piles that still fits the room. */
function widestGaps(arrangement: Arrangement, room: { width: number; height: number }): Gaps {
  let { across, down } = leastGaps;
  for (let step = GAP_STEPS; step >= 0; step--) {
    const share = step / GAP_STEPS;
    const wider = GAP_ACROSS.least + share * (GAP_ACROSS.most - GAP_ACROSS.least);
    if (widthOf(arrangement, { across: wider, down }) <= room.width) {
      across = wider;
      break;
    }
  }
  for (let step = GAP_STEPS; step >= 0; step--) {
    const share = step / GAP_STEPS;
    const taller = GAP_DOWN.least + share * (GAP_DOWN.most - GAP_DOWN.least);
    if (heightOf(arrangement, { across, down: taller }) <= room.height) {
      down = taller;
      break;
    }
  }
  return { across, down };
}

/** Rounded down to whole device pixels, in CSS px. */
export function wholePixels(value: number, pixelRatio: number): number {
  return Math.floor(value * pixelRatio + 1e-6) / pixelRatio;
}

/** A pile that the definition's layout does not name has no place: it is kept out of sight. */
function nowhere(pile: PileIndex, cardWidth: number, cardHeight: number): Slot {
  const base = { x: -2 * cardWidth, y: -2 * cardHeight, width: cardWidth, height: cardHeight };
  return { pile, base, area: base, fan: 'none' };
}
