import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '../../build/setup/paths.mjs';
import type { Game } from '../../shared/engine/game.ts';
import type { Move } from '../../shared/engine/move.ts';
import { parseMove } from '../../shared/engine/positionText.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';

/** A recorded winning line: single player moves in text, with automatic moves off. */
export interface WinningLine {
  readonly deal: string;
  readonly moves: readonly string[];
}

/**
 * The recorded winning line of a deal; with automatic moves, one made for them where there is such a line.
 * @throws Error if the fixtures have none for it.
 */
export function winningLine(gameId: string, deal: number, autoplay: Autoplay): WinningLine {
  return automaticLine(gameId, deal, autoplay) ?? recordedLine(gameId, deal);
}

function automaticLine(gameId: string, deal: number, autoplay: Autoplay): WinningLine | undefined {
  const lines = readFileSync(join(projectRoot, 'test/fixtures/automaticLines.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return lines
    .map((line): WinningLine & { game: string; autoplay: string } => JSON.parse(line))
    .find((line) => line.game === gameId && line.deal === String(deal) && line.autoplay === autoplay);
}

function recordedLine(gameId: string, deal: number): WinningLine {
  for (const { deal: number, moves } of entries(gameId)) {
    if (String(number) === String(deal) && Array.isArray(moves))
      return { deal: String(deal), moves: moves.map(String) };
  }
  throw new Error(`There is no recorded winning line for deal ${deal} of ${gameId}.`);
}

type Entry = { readonly [Member in 'deal' | 'moves' | 'position' | 'verdict' | 'states']?: unknown };

function entries(gameId: string): readonly Entry[] {
  const file = join(projectRoot, 'test/fixtures/recordings', `${gameId}.wins.jsonl.gz`);
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): Entry => JSON.parse(line));
}

/** The move of a line, here and now: a recorded `deal` on an empty stock turns the waste over. */
export function moveOfLine({ compiled, position }: Game, text: string): Move {
  const move = parseMove(compiled, text);
  const stock = position.piles[compiled.stock] ?? [];
  return move.type === 'deal' && stock.length === 0 ? { type: 'redeal' } : move;
}

/** A recorded position from which no win can be reached, and how many positions prove it. */
export interface DeadPosition {
  readonly position: string;
  readonly states: number;
}

/** The recorded dead positions of a game, each proven by an exhaustive search elsewhere. */
export function deadPositions(gameId: string): readonly DeadPosition[] {
  return entries(gameId).flatMap(({ verdict, position, states }) =>
    verdict === 'unwinnable' && typeof position === 'string' && typeof states === 'number'
      ? [{ position, states }]
      : [],
  );
}
