import type { DealNumber } from '../../shared/cards/dealNumber.ts';
import { Game } from '../../shared/engine/game.ts';
import type { Move } from '../../shared/engine/move.ts';
import { moveText } from '../../shared/engine/positionText.ts';
import { restoreGame, saveGame } from '../../shared/engine/saveGame.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import { localDateOf } from '../../shared/statistics/localDate.ts';
import type { GameRecord, Outcome } from '../../shared/statistics/record.ts';

/** What the session counts of one deal beside the engine's moves; all of it goes into the record. */
export interface Counts {
  /** The id of the record, given when the deal begins, so that recording it twice counts once. */
  readonly record: string;
  /** ISO 8601, UTC. */
  readonly started: string;
  undos: number;
  hints: number;
  solverHelped: boolean;
  readonly promisedWinnable: boolean;
  /** The result is in the history; playing on changes it no more. */
  recorded: boolean;
}

/** One deal on the table: the engine's game and what is counted of it. */
export interface PlayedDeal {
  readonly compiled: CompiledGame;
  readonly game: Game;
  readonly counts: Counts;
}

/** What a new deal needs to know of the world. */
export interface DealMoment {
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Deals this number anew. */
export function dealAnew(
  compiled: CompiledGame,
  number: DealNumber,
  autoplay: Autoplay,
  promisedWinnable: boolean,
  moment: DealMoment,
): PlayedDeal {
  return {
    compiled,
    game: Game.deal(compiled, number, autoplay),
    counts: {
      record: moment.newId(),
      started: moment.now().toISOString(),
      undos: 0,
      hints: 0,
      solverHelped: false,
      promisedWinnable,
      recorded: false,
    },
  };
}

/**
 * Takes up a kept deal where it was left.
 * @throws SavedGameError saying which move or card stands in the way.
 */
export function restoreDeal(compiled: CompiledGame, kept: KeptGame): PlayedDeal {
  const { saved, clockMs: _clock, ...counts } = kept;
  return { compiled, game: restoreGame(compiled, saved), counts: { ...counts } };
}

/** The deal as it is kept. */
export function keptFrom({ game, counts }: PlayedDeal, clockMs: number): KeptGame {
  return { ...counts, saved: copyOf(game), clockMs };
}

/** The save's lists are read-only for the engine and not for the store; messages are copies anyway. */
function copyOf(game: Game): KeptGame['saved'] {
  const saved = saveGame(game);
  return {
    ...saved,
    order: [...saved.order],
    opening: [...saved.opening],
    nodes: saved.nodes.map((node) => ({ ...node, automatic: [...node.automatic] })),
    bookmarks: saved.bookmarks.map((bookmark) => ({ ...bookmark })),
  };
}

/** The record of a deal that ended like this. @param verdict what the solver said of the deal, if it was asked. */
export function recordOf(
  deal: PlayedDeal,
  outcome: Outcome,
  playingMs: number,
  ended: Date,
  verdict: GameRecord['verdict'],
): GameRecord {
  const { compiled, game, counts } = deal;
  return {
    id: counts.record,
    game: compiled.id,
    rulesVersion: compiled.definition.rulesVersion,
    deal: game.number,
    outcome,
    started: counts.started,
    ended: ended.toISOString(),
    localDate: localDateOf(ended),
    playingMs,
    moves: game.moveCount,
    undos: counts.undos,
    hints: counts.hints,
    solverHelped: counts.solverHelped,
    promisedWinnable: counts.promisedWinnable,
    ...(verdict === undefined ? {} : { verdict }),
    line: lineOf(game),
  };
}

/** Every single move from the opening to here in text, automatic ones included. */
function lineOf({ compiled, opening, history }: Game): string[] {
  const later = history.lineTo(history.cursor).flatMap((index): readonly Move[] => {
    const node = history.node(index);
    return node === undefined ? [] : [node.move, ...node.automatic];
  });
  return [...opening, ...later].map((move) => moveText(compiled, move));
}
