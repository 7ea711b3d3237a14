/** One sign on the face of a number card: across −1…1, down −1…1 from the middle; lower ones stand on their heads. */
export type Pip = readonly [across: number, down: number];

const pair = (down: number): Pip[] => [
  [-1, down],
  [1, down],
];
const third = 1 / 3;

const corners: readonly Pip[] = [...pair(-1), ...pair(1)];
const rows = (...downs: number[]): Pip[] => downs.flatMap(pair);

/** The traditional places of the signs by rank, ace (0) to ten (9). */
export const pips: readonly (readonly Pip[])[] = [
  [[0, 0]],
  [
    [0, -1],
    [0, 1],
  ],
  [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  corners,
  [...corners, [0, 0]],
  rows(-1, 0, 1),
  [...rows(-1, 0, 1), [0, -0.5]],
  [...rows(-1, 0, 1), [0, -0.5], [0, 0.5]],
  [...rows(-1, -third, third, 1), [0, 0]],
  [...rows(-1, -third, third, 1), [0, -2 * third], [0, 2 * third]],
];
