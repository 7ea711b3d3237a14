import { assertNever } from '../assertNever.ts';
import { type Card, deckOf, rankIndex, rankOf, suitOf, suits } from '../cards/card.ts';
import { type DealNumber, dealOrder } from '../cards/dealNumber.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { DealStep } from '../rules/definition.ts';
import { startingSuits } from '../rules/spread.ts';
import type { Position } from './position.ts';

/** The position after the opening deal of this number, before any automatic move. */
export function dealPosition(game: CompiledGame, number: DealNumber): Position {
  return openingPosition(game, dealOrder(number, game.definition.decks));
}

/**
 * Deals a shuffled pack, its last card first, by the game's steps. What is left is the stock.
 * @throws RangeError if the steps ask for more cards than there are, or leave some where no stock is.
 */
export function openingPosition(game: CompiledGame, order: readonly Card[]): Position {
  const rest = [...order];
  const piles: Card[][] = game.piles.map(() => []);
  const faceDown: Card[] = [];
  const put = (pile: number, face: 'up' | 'down'): void => {
    const card = rest.pop();
    if (card === undefined)
      throw new RangeError(`${game.id}: the opening deal asks for more cards than there are.`);
    piles[pile]?.push(card);
    if (face === 'down') faceDown.push(card);
  };
  const putOutBefore = new Map<number, number>();
  for (const step of game.definition.deal) putOut(game, step, rest, piles, putOutBefore);
  for (const step of game.definition.deal) deal(game, step, put);
  if (game.stock >= 0) piles[game.stock]?.push(...rest);
  else if (rest.length > 0)
    throw new RangeError(`${game.id}: the opening deal leaves ${rest.length} cards and no stock.`);
  return { piles, faceDown: faceDown.sort((a, b) => a - b), pass: 1, exempt: [] };
}

/**
 * Takes a step's starting cards out of the pack: those of the first decks that earlier steps have left, in the order of
 * dealing. `before` counts the decks of each rank that are used up, and is brought up to date.
 */
function putOut(
  game: CompiledGame,
  step: DealStep,
  rest: Card[],
  piles: readonly Card[][],
  before: Map<number, number>,
): void {
  const group = game.definition.piles[step.to];
  if (step.step !== 'start' || !group) return;
  const rank = rankIndex(step.rank);
  const used = before.get(rank) ?? 0;
  const decks = used + group.count / suits.length;
  before.set(rank, decks);
  const wanted = startingSuits(group);
  game.groups[step.to]?.forEach((pile, i) => {
    const at = rest.findLastIndex(
      (card) =>
        suitOf(card) === wanted[i] && rankOf(card) === rank && deckOf(card) >= used && deckOf(card) < decks,
    );
    const [card] = at >= 0 ? rest.splice(at, 1) : [];
    if (card === undefined)
      throw new RangeError(`${game.id}: there are not enough cards to start ${step.to}.`);
    piles[pile]?.push(card);
  });
}

function deal(game: CompiledGame, step: DealStep, put: (pile: number, face: 'up' | 'down') => void): void {
  const targets = game.groups[step.to] ?? [];
  switch (step.step) {
    case 'start':
      return;
    case 'rows':
      for (let row = 0; row < step.rows; row++) {
        for (const pile of step.from === 'right' ? targets.toReversed() : targets) put(pile, step.face);
      }
      return;
    case 'counts':
      dealCounts(step, targets, put);
      return;
    default:
      assertNever(step, 'deal step');
  }
}

function dealCounts(
  step: Extract<DealStep, { step: 'counts' }>,
  targets: readonly number[],
  put: (pile: number, face: 'up' | 'down') => void,
): void {
  const counts = targets.map((pile, i) => ({ pile, count: step.counts[i] ?? 0 }));
  if (step.order === 'piles') {
    for (const { pile, count } of counts) for (let k = 0; k < count; k++) put(pile, step.face);
    return;
  }
  const row = step.order === 'rowsFromRight' ? counts.toReversed() : counts;
  const rows = Math.max(0, ...step.counts);
  for (let k = 0; k < rows; k++) for (const { pile, count } of row) if (k < count) put(pile, step.face);
}
