import { CARDS_PER_DECK, RANKS } from '../cards/card.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { GameDefinition } from '../rules/definition.ts';
import { HIDDEN_SHARE } from './metrics.ts';

/** Cards that a player may put on a dealt pile before the arrangement has to compress it below its design. */
const GROWTH = 8;

/**
 * How long a pile of this group is expected to get, in cards that show (a face-down card counts as
 * `HIDDEN_SHARE`): what an arrangement keeps room for. Longer piles compress further.
 */
export function designLength(game: CompiledGame, group: string): number {
  const rules = game.definition.piles[group];
  if (!rules) return 1;
  if (rules.kind === 'waste') return game.definition.stock ? Math.max(3, ...game.packets) : 3;
  const { up, down } = dealtTo(game.definition, group);
  const hidden = down * HIDDEN_SHARE;
  if (!rules.accepts?.build) return Math.max(1, hidden + up);
  const length = hidden + Math.max(RANKS, up + fromStock(game) + GROWTH);
  return Math.min(length, rules.accepts.max ?? length);
}

/** The most cards that the opening deal puts on one pile of the group, face up and face down. */
function dealtTo(definition: GameDefinition, group: string): { up: number; down: number } {
  let up = 0;
  let down = 0;
  for (const step of definition.deal) {
    if (step.to !== group) continue;
    const cards = step.step === 'start' ? 1 : step.step === 'rows' ? step.rows : Math.max(...step.counts);
    if (step.step === 'start' || step.face === 'up') up += cards;
    else down += cards;
  }
  return { up, down };
}

/** Cards that one pile gets when the stock is dealt onto the tableau. */
function fromStock(game: CompiledGame): number {
  const { definition } = game;
  if (definition.stock?.to !== 'tableau') return 0;
  return Math.ceil((definition.decks * CARDS_PER_DECK) / Math.max(1, game.dealTargets.length)) / 2;
}
