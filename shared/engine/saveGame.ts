import { CARDS_PER_DECK } from '../cards/card.ts';
import { cardText, NotationError, parseCard } from '../cards/notation.ts';
import type { CompiledGame } from '../rules/compile.ts';
import { Game, IllegalMoveError } from './game.ts';
import type { CardMove } from './move.ts';
import { moveText, parseMove } from './positionText.ts';
import { type SavedGame, SavedGameError } from './savedGame.ts';

/** The game as a value that JSON keeps. */
export function saveGame(game: Game): SavedGame {
  const { compiled, history } = game;
  const texts = (moves: readonly CardMove[]): string[] => moves.map((move) => moveText(compiled, move));
  return {
    game: compiled.id,
    rulesVersion: compiled.definition.rulesVersion,
    deal: game.number,
    order: game.order.map(cardText),
    opening: texts(game.opening),
    nodes: history.nodes.map(({ parent, move, automatic }) => ({
      parent,
      move: moveText(compiled, move),
      automatic: texts(automatic),
    })),
    cursor: history.cursor,
    bookmarks: history.bookmarks,
  };
}

/**
 * The saved game, at its cursor. It is replayed from the dealt order, move by move and branch by branch, so a
 * save from before a change of rules or shuffles either plays on exactly or is refused.
 * @throws SavedGameError saying which move or card stands in the way.
 */
export function restoreGame(compiled: CompiledGame, saved: SavedGame): Game {
  if (saved.game !== compiled.id) {
    const message = `The save is of the game “${saved.game}”, not of “${compiled.id}”.`;
    throw new SavedGameError(message, { problem: 'otherGame', game: saved.game });
  }
  const order = packOf(compiled, saved);
  const game = replaying(0, saved.opening.join(' '), () => {
    return new Game(compiled, saved.deal, order, cardMoves(compiled, saved.opening));
  });
  saved.nodes.forEach(({ parent, move, automatic }, i) => {
    replaying(i + 1, move, () => {
      const node = { parent, move: parseMove(compiled, move), automatic: cardMoves(compiled, automatic) };
      game.goTo(game.history.append(node));
    });
  });
  replaying(saved.cursor + 1, 'the place reached', () => game.goTo(saved.cursor));
  for (const { node, name } of saved.bookmarks)
    replaying(node + 1, name, () => game.history.bookmark(node, name));
  return game;
}

function cardMoves(compiled: CompiledGame, texts: readonly string[]): CardMove[] {
  return texts.map((text) => {
    const move = parseMove(compiled, text);
    if (move.type !== 'move') throw new NotationError(`“${text}” is no automatic move.`);
    return move;
  });
}

function packOf(compiled: CompiledGame, saved: SavedGame): number[] {
  const wrong = (detail: string): SavedGameError =>
    new SavedGameError(`The save's pack is not one of this game: ${detail}`, { problem: 'pack', detail });
  const order = saved.order.map((text) => {
    try {
      return parseCard(text);
    } catch (error) {
      if (error instanceof NotationError) throw wrong(error.message);
      throw error;
    }
  });
  const expected = compiled.definition.decks * CARDS_PER_DECK;
  if (order.length !== expected) throw wrong(`${order.length} cards instead of ${expected}.`);
  const twice = order.find((card, i) => order.indexOf(card) !== i);
  if (twice !== undefined) throw wrong(`${cardText(twice)} is there twice.`);
  const strange = order.find((card) => card >= expected);
  if (strange !== undefined) throw wrong(`${cardText(strange)} is of a deck that is not used.`);
  return order;
}

/** Runs one step of the replay and says which move failed, if it does. */
function replaying<T>(move: number, text: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof IllegalMoveError || error instanceof NotationError) {
      const message = `Move ${move} of the save (${text}) cannot be made by the rules of this version: ${error.message}`;
      throw new SavedGameError(message, { problem: 'illegalMove', move, text });
    }
    if (error instanceof RangeError) {
      throw new SavedGameError(`The save's moves do not hold together at move ${move}: ${error.message}`, {
        problem: 'tree',
        move,
      });
    }
    throw error;
  }
}
