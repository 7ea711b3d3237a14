import type { Rect } from '../../../shared/board/boardView.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a tip and what it belongs to, and between it and the edge of the window, in CSS px. */
const GAP = 6;

/**
 * Where the top left corner of a tip lies in a window, in CSS px: below the middle of what it belongs to, above it where
 * there is no room below, and never over the edge of the window as far as it fits there.
 */
export function tipSpot(
  window: Size,
  anchor: Rect,
  tip: Size,
): { readonly left: number; readonly top: number } {
  const below = anchor.y + anchor.height + GAP;
  const above = anchor.y - GAP - tip.height;
  const isRoomBelow = below + tip.height + GAP <= window.height;
  const wanted = isRoomBelow || above < GAP ? below : above;
  return {
    left: within(anchor.x + (anchor.width - tip.width) / 2, window.width - tip.width),
    top: within(wanted, window.height - tip.height),
  };
}

function within(wanted: number, room: number): number {
  return Math.max(Math.min(wanted, room - GAP), GAP);
}

/** Whether a point is on a tip, on what it belongs to, or on the way from one to the other. */
export function isAtTip(x: number, y: number, anchor: Rect, tip: Rect): boolean {
  const left = Math.min(anchor.x, tip.x);
  const top = Math.min(anchor.y, tip.y);
  const right = Math.max(anchor.x + anchor.width, tip.x + tip.width);
  const bottom = Math.max(anchor.y + anchor.height, tip.y + tip.height);
  const isBetween = x >= left && x <= right && y >= top && y <= bottom;
  return isBetween && (isIn(anchor, x, y) || isIn(tip, x, y) || !isBeside(anchor, tip, y));
}

function isIn({ x: left, y: top, width, height }: Rect, x: number, y: number): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** Whether a height is one that either of them has, so that a point there which is in neither is beside it. */
function isBeside(anchor: Rect, tip: Rect, y: number): boolean {
  return [anchor, tip].some((rect) => y >= rect.y && y <= rect.y + rect.height);
}
