import { dealOrder } from '../../shared/cards/dealNumber.ts';
import { cardText } from '../../shared/cards/notation.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import type { GameRecord } from '../../shared/statistics/record.ts';
import type { DealMoment } from '../session/playedDeal.ts';

/** A finished game as a deal to be looked at: every single move of its record is a step, automatic ones too. */
export function keptFromRecord(compiled: CompiledGame, record: GameRecord, { newId }: DealMoment): KeptGame {
  const { deal, started, undos, hints, solverHelped, promisedWinnable } = record;
  return {
    record: newId(),
    saved: {
      game: record.game,
      rulesVersion: record.rulesVersion,
      deal,
      order: dealOrder(deal, compiled.definition.decks).map(cardText),
      opening: [],
      nodes: record.line.map((move, i) => ({ parent: i - 1, move, automatic: [] })),
      cursor: record.line.length - 1,
      bookmarks: [],
    },
    clockMs: record.playingMs,
    started,
    undos,
    hints,
    solverHelped,
    promisedWinnable,
    recorded: true,
  };
}

/**
 * A new attempt at a deal from a place on the way of another one: the moves up to there, and nothing of what came
 * after or beside it. The time that they took and the help that there was belong to it, so that no record time and no
 * win without help can be had by going on from shortly before the end.
 */
export function attemptFrom(kept: KeptGame, { newId, now }: DealMoment): KeptGame {
  const line: KeptGame['saved']['nodes'][number][] = [];
  for (let at = kept.saved.cursor; at >= 0; ) {
    const node = kept.saved.nodes[at];
    if (node === undefined) break;
    line.push(node);
    at = node.parent;
  }
  const nodes = line.reverse().map((node, i) => ({ ...node, parent: i - 1 }));
  return {
    record: newId(),
    saved: { ...kept.saved, nodes, cursor: nodes.length - 1, bookmarks: [] },
    clockMs: kept.clockMs,
    started: now().toISOString(),
    undos: 0,
    hints: kept.hints,
    solverHelped: kept.solverHelped,
    promisedWinnable: kept.promisedWinnable,
    recorded: false,
  };
}
