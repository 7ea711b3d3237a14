import { CARDS_PER_DECK, RANKS } from '../cards/card.ts';
import type { CompiledGame } from '../rules/compile.ts';
import type { GameDefinition } from '../rules/definition.ts';
import { HIDDEN_SHARE } from './metrics.ts';

/** Cards that a player commonly puts on a dealt pile, and how many more an arrangement keeps room for. */
const COMMON_GROWTH = 4;
const LARGE_GROWTH = 8;

/** Lengths of a pile in cards that show; a face-down card counts as `HIDDEN_SHARE`. */
export interface PileLengths {
  /** The whole index of every card shows up to this length. */
  readonly common: number;
  /** The least of every index shows up to this length; longer piles compress further. */
  readonly large: number;
}

/** How long piles of this group are expected to get: what an arrangement keeps room for. */
export function pileLengths(game: CompiledGame, group: string): PileLengths {
  const rules = game.definition.piles[group];
  if (!rules) return { common: 1, large: 1 };
  if (rules.kind === 'waste') {
    const shown = Math.max(3, ...game.packets);
    return { common: shown, large: shown };
  }
  const { up, down } = dealtTo(game.definition, group);
  const hidden = down * HIDDEN_SHARE;
  const dealt = Math.max(1, hidden + up + fromStock(game));
  if (!rules.accepts?.build) return { common: dealt, large: dealt };
  const most = rules.accepts.max ?? Number.POSITIVE_INFINITY;
  return {
    common: Math.min(most, dealt + COMMON_GROWTH),
    large: Math.min(most, Math.max(hidden + RANKS, dealt + LARGE_GROWTH)),
  };
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
