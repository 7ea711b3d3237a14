/** A rectangle on the desktop, in device-independent pixels. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a window was left. */
export interface WindowState {
  readonly bounds: Bounds;
  readonly maximised: boolean;
}

/** What tells one display from another. */
export interface DisplayFacts {
  readonly id: number;
  readonly bounds: Bounds;
  readonly scaleFactor: number;
}

/** A name for these displays as they stand beside each other: the same for the same ones in the same places. */
export function arrangementOf(displays: readonly DisplayFacts[]): string {
  return displays
    .map(({ id, bounds: { x, y, width, height }, scaleFactor }) =>
      [id, x, y, width, height, scaleFactor].join(','),
    )
    .sort()
    .join(' ');
}

/** Where a window opens beside another one: as large, a little to the right and below. */
export function besideWindow({ x, y, width, height }: Bounds): Bounds {
  return { x: x + CASCADE, y: y + CASCADE, width, height };
}

export const SMALLEST = { width: 800, height: 600 } as const;
const FIRST = { width: 1280, height: 800 } as const;

/** How far a new window lies from the one before, in pixels. */
const CASCADE = 32;

/** How much of the title bar must stay within reach of the pointer, in pixels. */
const REACHABLE = 48;

/**
 * Returns where a window opens: where it was left, moved and shrunk as far as needed to be whole on one of the
 * displays; in the middle of the first display where it was not left anywhere, or its display is gone.
 * @param workAreas What the displays have free of bars and docks, the main one first.
 */
export function placeWindow(left: Bounds | null, workAreas: readonly Bounds[]): Bounds {
  const home = left === null ? undefined : workAreas.find((area) => reachable(left, area));
  if (left !== null && home !== undefined) return inside(left, home);
  const main = workAreas[0];
  const size = left ?? FIRST;
  if (main === undefined) return { x: 0, y: 0, width: size.width, height: size.height };
  const width = Math.min(size.width, main.width);
  const height = Math.min(size.height, main.height);
  return {
    x: main.x + Math.floor((main.width - width) / 2),
    y: main.y + Math.floor((main.height - height) / 2),
    width,
    height,
  };
}

/** Whether enough of the window's top edge lies on a display to take hold of it. */
function reachable(window: Bounds, area: Bounds): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return (
    across >= REACHABLE && window.y >= area.y - REACHABLE && window.y <= area.y + area.height - REACHABLE
  );
}

function inside(window: Bounds, area: Bounds): Bounds {
  const width = Math.min(window.width, area.width);
  const height = Math.min(window.height, area.height);
  return {
    x: Math.max(area.x, Math.min(window.x, area.x + area.width - width)),
    y: Math.max(area.y, Math.min(window.y, area.y + area.height - height)),
    width,
    height,
  };
}
