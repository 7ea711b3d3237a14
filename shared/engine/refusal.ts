import type { Card, Colour, Rank, Suit } from '../cards/card.ts';
import type { Build, PileKind, Refill } from '../rules/definition.ts';

/**
 * Why a move is refused: the one condition that failed, with what its words need. There is one record per rule
 * atom, so that the description can say "why not" in the phrases in which it states the rule.
 */
export type Refusal =
  // What the pile that the cards come from does not give.
  /** Dropped where it was picked up. */
  | { readonly reason: 'samePile' }
  /** The pile is empty, or has fewer cards than were asked for. */
  | { readonly reason: 'nothingThere'; readonly kind: PileKind }
  /** This pile never gives a card by hand: no `releases`, unit 'none', or the stock. */
  | { readonly reason: 'givesNothing'; readonly kind: PileKind }
  /** A card of the unit lies face down. */
  | { readonly reason: 'faceDown' }
  /** `releases.unit` is 'top' and more than the top card was asked for. */
  | { readonly reason: 'topCardOnly'; readonly kind: PileKind }
  /** The cards asked for do not hold together by `releases.run`. */
  | { readonly reason: 'notARun'; readonly kind: PileKind; readonly run: Build }
  // What the pile that the cards should go to does not take.
  /** No `accepts`, or the stock. */
  | { readonly reason: 'takesNothing'; readonly kind: PileKind }
  /** `accepts.from` names other kinds only. */
  | {
      readonly reason: 'wrongSource';
      readonly kind: PileKind;
      readonly from: PileKind;
      readonly allowed: readonly PileKind[];
    }
  /** `accepts.max` cards would be exceeded. */
  | { readonly reason: 'full'; readonly kind: PileKind; readonly max: number }
  /** `accepts.unit` is 'card' and more were asked for, on a pile with cards. */
  | { readonly reason: 'oneCardOnly'; readonly kind: PileKind }
  /** `accepts.emptyUnit` (or `unit`, where that is absent) is 'card' and more were asked for, on an empty pile. */
  | { readonly reason: 'oneCardOnEmpty'; readonly kind: PileKind }
  /** The unit is 'completeRun' and the cards are not all thirteen ranks in build order. */
  | { readonly reason: 'completeRunOnly'; readonly kind: PileKind; readonly build: Build | undefined }
  /** `accepts.empty` is another rank. */
  | { readonly reason: 'emptyRank'; readonly kind: PileKind; readonly rank: Rank }
  /** `accepts.empty` is 'none'. */
  | { readonly reason: 'emptyNever'; readonly kind: PileKind }
  /** The emptied pile waits for its refill; nothing else may fill it while that source lasts. */
  | { readonly reason: 'emptyWhileRefill'; readonly kind: PileKind; readonly source: Refill['from'] }
  /** `accepts.suits` gives this pile another suit. */
  | { readonly reason: 'wrongSuit'; readonly kind: PileKind; readonly suit: Suit }
  /** `accepts.colours` wants another colour for the first card. */
  | { readonly reason: 'wrongColour'; readonly kind: PileKind; readonly colour: Colour }
  /** No `accepts.build`: nothing is ever put on a card here. */
  | { readonly reason: 'neverBuilt'; readonly kind: PileKind }
  /** The card does not follow the pile's top card, `below`. */
  | { readonly reason: 'build'; readonly kind: PileKind; readonly build: Build; readonly below: Card }
  // Why the stock is not dealt or redealt.
  /** The game has no stock. */
  | { readonly reason: 'noStock' }
  /** A deal with no card left in the stock. */
  | { readonly reason: 'stockEmpty' }
  /** A redeal while the stock still has cards. */
  | { readonly reason: 'stockNotEmpty' }
  /** A redeal with no card on the waste. */
  | { readonly reason: 'wasteEmpty' }
  /** A redeal after the last pass. */
  | { readonly reason: 'noPassLeft'; readonly passes: number };

export type RefusalReason = Refusal['reason'];
