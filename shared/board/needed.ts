import { CARDS_PER_DECK, type Card, cardOf, faceOf, RANKS, rankOf } from '../cards/card.ts';
import type { PileIndex } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { type CompiledGame, EMPTY_ROW } from '../rules/compile.ts';

/** How many foundations wait for a rank, and how many cards of it are not on the foundations yet. */
export interface NeededRank {
  /** 0 (ace) to 12 (king). */
  readonly rank: number;
  /** Foundations that take a card of this rank next. */
  readonly waiting: readonly PileIndex[];
  /** Cards of this rank that still have to go up. */
  readonly left: number;
}

/** What is still needed, rank by rank, ace first: for games in which many foundations go on at once. */
export function neededRanks(game: CompiledGame, position: Position): NeededRank[] {
  const up = new Array<number>(RANKS).fill(0);
  const waiting: PileIndex[][] = Array.from({ length: RANKS }, () => []);
  for (const pile of game.foundations) {
    const cards = position.piles[pile] ?? [];
    for (const card of cards) up[rankOf(card)] = (up[rankOf(card)] ?? 0) + 1;
    if (cards.length >= (game.max[pile] ?? 0)) continue;
    for (const rank of acceptedRanks(game, pile, cards.at(-1))) waiting[rank]?.push(pile);
  }
  const ofEachRank = game.cards / RANKS;
  return up.map((count, rank) => ({ rank, waiting: waiting[rank] ?? [], left: ofEachRank - count }));
}

/** The ranks of which some card may go onto this top card, or start the pile. */
function acceptedRanks(game: CompiledGame, pile: PileIndex, top: Card | undefined): number[] {
  const row = top === undefined ? EMPTY_ROW : faceOf(top);
  const start = (game.acceptOf[pile] ?? 0) + row * CARDS_PER_DECK;
  const ranks: number[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    const accepted = [0, 1, 2, 3].some((suit) => game.accept[start + cardOf(rank, suit)] === 1);
    if (accepted) ranks.push(rank);
  }
  return ranks;
}
