import type { Effect } from '../../shared/engine/effect.ts';
import type { Move, PileIndex } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { Refusal } from '../../shared/engine/refusal.ts';

/** What just happened on the table, for those who tell it: the spoken announcements and the messages. */
export type Happening =
  | { readonly type: 'dealt' }
  | { readonly type: 'restored' }
  /** `before` is the position that the move was made in, which names the cards that moved. */
  | {
      readonly type: 'played';
      readonly move: Move;
      readonly effects: readonly Effect[];
      readonly before: Position;
    }
  | {
      readonly type: 'undone' | 'redone';
      readonly move: Move;
      readonly effects: readonly Effect[];
      readonly before: Position;
    }
  /** To another place of the history; `made` is the one move that it went on by, where it was one. */
  | {
      readonly type: 'jumped';
      readonly made: { readonly effects: readonly Effect[]; readonly before: Position } | null;
    }
  /** A deal came to the table only to be looked at. */
  | { readonly type: 'viewed' }
  /** A move was tried on a deal that is only looked at. */
  | { readonly type: 'onlyViewed' }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly move: Move }
  /** A click on cards that no pile takes. */
  | { readonly type: 'noTarget'; readonly from: PileIndex; readonly count: number }
  | { readonly type: 'won' };
