import type { DealNumber } from '../../shared/cards/dealNumber.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import type { GameLibrary } from './gameLibrary.ts';
import { Session, type SessionParts } from './session.ts';
import { type TakenGame, takeFirstFree } from './takeGame.ts';

/** A game that could not be dealt, the one on the table instead of it, and why. */
export interface FailedDeal {
  readonly game: GameDefinition;
  readonly instead: GameDefinition;
  readonly error: unknown;
}

/** A session and the game that it begins with, which is open in this window. */
export interface BegunSession extends TakenGame {
  readonly session: Session;
  readonly failedDeal: FailedDeal | undefined;
}

/**
 * Begins with the game played last, or a newcomer's, that no other window has. Where it cannot be dealt the next one is
 * on the table, since without a table nothing can be seen, said or chosen.
 * @throws Error where no game is left that could be dealt and that no other window has.
 */
export async function beginSession(
  parts: SessionParts,
  library: GameLibrary,
  number: DealNumber,
): Promise<BegunSession> {
  let left = library.toBeginWith(parts.settings.value.peek().lastPlayed);
  let first: Omit<FailedDeal, 'instead'> | undefined;
  for (;;) {
    const { game, taken } = await takeFirstFree(parts.keeper, left);
    try {
      const session = new Session(parts, library.compiled(game), number);
      return { session, game, taken, failedDeal: first && { ...first, instead: game } };
    } catch (error) {
      first ??= { game, error };
      left = left.filter((other) => other !== game);
    }
  }
}
