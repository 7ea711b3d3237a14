import type { GameDefinition } from '../rules/definition.ts';
import * as acesAndKings from './acesAndKings.ts';
import * as fortyThieves from './fortyThieves.ts';
import * as fortyThievesVariants from './fortyThievesVariants.ts';
import * as klondike from './klondike.ts';
import * as luckyThirteen from './luckyThirteen.ts';
import * as thievesOfEgypt from './thievesOfEgypt.ts';

/** Every game that is part of the program, by name. A file's exports are its games. */
export const catalogue: readonly GameDefinition[] = [
  acesAndKings,
  fortyThieves,
  fortyThievesVariants,
  klondike,
  luckyThirteen,
  thievesOfEgypt,
]
  .flatMap((file): GameDefinition[] => Object.values(file))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The game of the catalogue with this id, if there is one. */
export function findGame(id: string): GameDefinition | undefined {
  return catalogue.find((game) => game.id === id);
}

/** The game of the catalogue with exactly this name, if there is one. */
export function findGameByName(name: string): GameDefinition | undefined {
  return catalogue.find((game) => game.name === name);
}
