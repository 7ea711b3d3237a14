import { catalogue } from '../../shared/games/catalogue.ts';
import { type CompiledGame, compile } from '../../shared/rules/compile.ts';
import type { Difficulty, GameDefinition } from '../../shared/rules/definition.ts';
import type { FileProblem, PlayerGames } from '../../shared/rules/playerGames.ts';
import type { HostClient } from '../host/hostClient.ts';

const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard', 'veryHard'];

function effort({ facts }: GameDefinition): number {
  return difficulties.indexOf(facts.difficulty);
}

/**
 * The games of the catalogue and those that the player added as files. Where the latter cannot be read `failed`
 * is told, and the catalogue is there alone.
 */
export async function loadLibrary(host: HostClient, failed: (error: unknown) => void): Promise<GameLibrary> {
  try {
    return new GameLibrary(await host.request('games.read', null));
  } catch (error) {
    failed(error);
    return new GameLibrary({ games: [], problems: [] });
  }
}

/** The games that can be played, compiled when first needed. */
export class GameLibrary {
  /** Every game, the player's own last. */
  readonly games: readonly GameDefinition[];
  /** What is wrong with files that should have been games. */
  readonly problems: readonly FileProblem[];
  readonly #compiled = new Map<string, CompiledGame>();

  constructor(own: PlayerGames) {
    this.games = [...catalogue, ...own.games];
    this.problems = own.problems;
  }

  /** The game of this id, or undefined. */
  find(id: string): GameDefinition | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The game's tables. */
  compiled(definition: GameDefinition): CompiledGame {
    const known = this.#compiled.get(definition.id) ?? compile(definition);
    this.#compiled.set(definition.id, known);
    return known;
  }

  /**
   * All games in the order in which to begin with one: those played last, then for a newcomer the easiest and shortest of
   * the catalogue. A player's own games come by themselves only when nothing else is left.
   */
  toBeginWith(lastPlayed: readonly string[]): readonly GameDefinition[] {
    const known = lastPlayed.flatMap((id) => this.find(id) ?? []);
    const easiest = [...catalogue].sort(
      (a, b) => effort(a) - effort(b) || a.facts.minutes - b.facts.minutes || a.decks - b.decks,
    );
    return [...new Set([...known, ...easiest, ...this.games])];
  }

  /** Games of the same family, without the game itself; its variants and parent first. */
  relatives(game: GameDefinition): readonly GameDefinition[] {
    const root = game.variantOf ?? game.id;
    const closeness = (other: GameDefinition): number =>
      other.id === root || other.variantOf === root ? 0 : 1;
    return this.games
      .filter((other) => other.family === game.family && other.id !== game.id)
      .sort((a, b) => closeness(a) - closeness(b));
  }
}
