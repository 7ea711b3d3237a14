/** Equal tiles in a sheet. */
export interface Sheet {
  readonly columns: number;
  readonly rows: number;
}

/**
 * The sheet for `count` tiles of this size that wastes the fewest pixels among those no side of which is longer
 * than `limit`; the squarer one of equals.
 * @throws RangeError if no sheet fits the limit.
 */
export function packSheet(count: number, width: number, height: number, limit: number): Sheet {
  let best: Sheet | undefined;
  let bestWaste = Number.POSITIVE_INFINITY;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const longer = Math.max(columns * width, rows * height);
    if (longer > limit) continue;
    const empty = columns * rows - count + longer / (limit * 2);
    if (empty < bestWaste) {
      bestWaste = empty;
      best = { columns, rows };
    }
  }
  if (!best)
    throw new RangeError(`${count} tiles of ${width} × ${height} px do not fit a sheet of ${limit} px.`);
  return best;
}
