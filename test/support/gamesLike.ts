import { catalogue } from '../../shared/games/catalogue.ts';
import { type CompiledGame, compile, REFILL } from '../../shared/rules/compile.ts';

/**
 * The first game of the catalogue whose structure fits, so that a test can ask for what it needs without naming one.
 * @throws Error where none fits.
 */
export function gameLike(fits: (game: CompiledGame) => boolean): CompiledGame {
  for (const definition of catalogue) {
    const game = compile(definition);
    if (fits(game)) return game;
  }
  throw new Error('No game of the catalogue fits');
}

const tableauBuilds = (game: CompiledGame): string | undefined =>
  Object.values(game.definition.piles).find((group) => group.kind === 'tableau')?.accepts?.build?.suit;

/** All cards in sight, built up or down regardless of suit. */
export const openGame = (): CompiledGame =>
  gameLike(
    (game) =>
      game.stock < 0 &&
      game.piles.length === 17 &&
      game.definition.autoplay.default === 'all' &&
      tableauBuilds(game) === 'any' &&
      game.unitOnEmpty.includes(0) &&
      Object.values(game.definition.piles).some(
        (group) => group.kind === 'tableau' && group.accepts?.empty === 'K',
      ),
  );

/** Two decks, tableau down in suit one card at a time, one pass through the stock. */
export const stockGame = (): CompiledGame =>
  gameLike(
    (game) =>
      game.cards === 104 && game.passes === 1 && tableauBuilds(game) === 'same' && !game.releases.includes(2),
  );

/** The same, with runs that move as units and nothing that fills an empty pile by itself. */
export const runGame = (): CompiledGame =>
  gameLike(
    (game) =>
      game.cards === 104 &&
      game.passes === 1 &&
      tableauBuilds(game) === 'same' &&
      game.releases.includes(2) &&
      game.refill.every((source) => source === REFILL.none),
  );

/** A waste that may be turned over for ever, three cards at a time, some cards face down. */
export const cycleGame = (): CompiledGame => gameLike((game) => game.passes < 0 && game.packets[0] === 3);

/** No rule looks at suits. */
export const suitlessGame = (): CompiledGame =>
  gameLike((game) => game.cards === 156 && tableauBuilds(game) === undefined);
