import type { Card } from '../cards/card.ts';
import type { PileIndex } from './move.ts';

/** What happened on the table. The inverses, last first, undo it. */
export type Effect =
  /** `count` cards left the top of `from` for `to`; `turned`: as a packet turned over, order and faces reversed. */
  | {
      readonly type: 'transfer';
      readonly from: PileIndex;
      readonly to: PileIndex;
      readonly count: number;
      readonly turned: boolean;
      readonly cause: Cause;
    }
  /** The card at the top of `pile` turned face up (or down again). */
  | { readonly type: 'flip'; readonly pile: PileIndex; readonly faceUp: boolean }
  | { readonly type: 'pass'; readonly by: 1 | -1 }
  /** The card became exempt from automatic moves, or ceased to be. */
  | { readonly type: 'exempt'; readonly card: Card; readonly exempt: boolean };

/** Why cards moved, for the words and the motion; rules do not ask. */
export type Cause = 'player' | 'deal' | 'redeal' | 'refill' | 'automatic';
