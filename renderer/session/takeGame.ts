import type { GameDefinition } from '../../shared/rules/definition.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import { isElsewhere, type Keeper } from './keeper.ts';

/** What came of opening a game in this window. */
export type Taken =
  /** It is open here; its unfinished deal, if it has one that can be gone on with. */
  | { readonly type: 'here'; readonly kept: KeptGame | null }
  /** Another window has it. */
  | { readonly type: 'elsewhere' }
  /** Its unfinished deal cannot be read; whatever is played now takes its place. */
  | { readonly type: 'unreadable'; readonly error: unknown };

/** Opens a game in this window. */
export async function takeGame(keeper: Keeper, { id }: GameDefinition): Promise<Taken> {
  try {
    const kept = await keeper.take(id);
    return { type: 'here', kept: kept === null || kept.recorded ? null : kept };
  } catch (error) {
    if (isElsewhere(error)) return { type: 'elsewhere' };
    return { type: 'unreadable', error };
  }
}

/** A game that is open in this window. */
export interface TakenGame {
  readonly game: GameDefinition;
  readonly taken: Taken;
}

/**
 * Opens the first of these games that no other window has.
 * @throws Error where there is no game, or other windows have them all.
 */
export async function takeFirstFree(keeper: Keeper, games: readonly GameDefinition[]): Promise<TakenGame> {
  for (const game of games) {
    const taken = await takeGame(keeper, game);
    if (taken.type !== 'elsewhere') return { game, taken };
  }
  throw new Error('No game is left that no other window has open.');
}
