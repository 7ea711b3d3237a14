/** A pile's number in canonical order: stock, waste, reserves, tableau, foundations. */
export type PileIndex = number;

/** What a player does. `count` cards move as one unit from the top of `from` to `to`. */
export type Move =
  | { readonly type: 'move'; readonly from: PileIndex; readonly to: PileIndex; readonly count: number }
  | { readonly type: 'deal' }
  | { readonly type: 'redeal' };

/** A move of cards between piles. */
export type CardMove = Extract<Move, { type: 'move' }>;

/** Whether two moves are the same. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.type !== 'move' || b.type !== 'move') return a.type === b.type;
  return a.from === b.from && a.to === b.to && a.count === b.count;
}
