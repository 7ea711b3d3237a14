import { faceOf } from '../../shared/cards/card.ts';
import type { CardMove, PileIndex } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';

/** What a click on cards comes to. */
export type ClickOutcome =
  | { readonly type: 'play'; readonly move: CardMove }
  /** Targets that differ: the player is asked. One of each kind is listed, foundations first. */
  | { readonly type: 'ask'; readonly targets: readonly PileIndex[] }
  | { readonly type: 'nowhere' };

/**
 * Where a click sends the top `count` cards of `from`: nowhere, to its one sensible target, or to a choice.
 * Piles that are alike to the player count as one target. With targets both on the foundations and elsewhere
 * the player's preference decides between those two kinds; within a kind nothing is ever chosen silently.
 */
export function clickOutcome(
  game: CompiledGame,
  position: Position,
  from: PileIndex,
  count: number,
  targets: readonly PileIndex[],
  preference: 'foundation' | 'tableau',
): ClickOutcome {
  const distinct = distinctPiles(game, position, targets);
  const isFoundation = (pile: PileIndex): boolean => game.piles[pile]?.kind === 'foundation';
  const foundations = distinct.filter(isFoundation);
  const others = distinct.filter((pile) => !isFoundation(pile));
  const preferred = preference === 'foundation' ? foundations : others;
  const candidates = preferred.length > 0 ? preferred : preference === 'foundation' ? others : foundations;
  const [first] = candidates;
  if (first === undefined) return { type: 'nowhere' };
  if (candidates.length === 1) return { type: 'play', move: { type: 'move', from, to: first, count } };
  return { type: 'ask', targets: [...foundations, ...others] };
}

/**
 * One of each kind of these piles, in their order. Two piles are alike when they follow the same rules and show
 * the same face at the same height, or are both empty.
 */
export function distinctPiles(
  game: CompiledGame,
  position: Position,
  piles: readonly PileIndex[],
): readonly PileIndex[] {
  const seen = new Set<string>();
  return piles.filter((index) => {
    const pile = game.piles[index];
    const cards = position.piles[index] ?? [];
    const top = cards.at(-1);
    const below = pile?.kind === 'foundation' ? cards.length : cards.map(faceOf).join(' ');
    const key = [pile?.group, pile?.suit, pile?.colour, top === undefined ? '' : faceOf(top), below].join(
      '|',
    );
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
