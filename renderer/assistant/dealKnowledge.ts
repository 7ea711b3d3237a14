import { Board } from '../../shared/engine/board.ts';
import { openingPosition } from '../../shared/engine/deal.ts';
import { OPENING } from '../../shared/engine/history.ts';
import type { Move } from '../../shared/engine/move.ts';
import { packMove } from '../../shared/engine/packedMove.ts';
import type { Position } from '../../shared/engine/position.ts';
import { type KnownVerdict, KnownVerdicts } from '../../shared/solver/knownVerdicts.ts';
import type { Verdict } from '../../shared/solver/verdict.ts';
import type { PlayedDeal } from '../session/playedDeal.ts';
import { adaptLine } from './adaptLine.ts';

/** A place on the line that is being played, from the opening to the move last made. */
export interface LinePlace {
  /** The number of the move in the history, -1 for the opening. */
  readonly node: number;
  readonly position: Position;
}

/** What the record of a game says of its deal. */
export type DealVerdict = Verdict['verdict'];

/** What the solver has said of one deal, and what follows from it. Looking something up costs no search. */
export class DealKnowledge {
  readonly #deal: PlayedDeal;
  readonly #verdicts: KnownVerdicts;

  constructor(deal: PlayedDeal) {
    this.#deal = deal;
    this.#verdicts = new KnownVerdicts(deal.compiled);
  }

  /** What is known of a position of this deal, or undefined where it has to be searched. */
  of(position: Position): KnownVerdict | undefined {
    return this.#verdicts.of(position);
  }

  /** Takes note of a verdict, and of how long a search was allowed to take that found none. */
  learn(position: Position, verdict: Verdict, searchedMs: number): void {
    this.#verdicts.learn(position, verdict, searchedMs);
  }

  /** Takes note of a line that wins from the deal as it lay before any automatic move. */
  learnProof(line: readonly Move[]): void {
    const { compiled, game } = this.#deal;
    const from = openingPosition(compiled, game.order);
    this.#learnLine(from, line);
    const opening = this.places()[0]?.position ?? from;
    const carried = adaptLine(
      compiled,
      { from, moves: line },
      { position: opening, moves: game.opening },
      'off',
    );
    if (carried !== undefined) this.#learnLine(opening, carried);
  }

  /**
   * What is known of a position that was reached from another by single moves. A winning line is carried over
   * where it can be; what cannot be won before a move cannot be won after it.
   */
  after(before: Position, moves: readonly Move[], position: Position): KnownVerdict | undefined {
    const known = this.of(position);
    if (known?.verdict === 'winnable' || known?.verdict === 'unwinnable') return known;
    const earlier = this.of(before);
    if (earlier?.verdict === 'unwinnable') {
      this.#verdicts.learn(position, { verdict: 'unwinnable', nodes: 0, milliseconds: 0 });
    }
    if (earlier?.verdict === 'winnable') {
      const line = adaptLine(
        this.#deal.compiled,
        { from: before, moves: earlier.line },
        { position, moves },
        'off',
      );
      if (line !== undefined) this.#learnLine(position, line);
    }
    return this.of(position);
  }

  /** The places from the opening to the move last made, in order. */
  places(): LinePlace[] {
    const { compiled, game } = this.#deal;
    const board = new Board(compiled);
    board.load(openingPosition(compiled, game.order));
    for (const move of game.opening) board.make(packMove(move));
    const places: LinePlace[] = [{ node: OPENING, position: board.position() }];
    for (const node of game.history.lineTo(game.history.cursor)) {
      const made = game.history.node(node);
      if (made === undefined) break;
      for (const move of [made.move, ...made.automatic]) board.make(packMove(move));
      places.push({ node, position: board.position() });
    }
    return places;
  }

  /** Whether some place on the way here is known to be winnable. */
  wasWinnable(): boolean {
    return this.places().some(({ position }) => this.of(position)?.verdict === 'winnable');
  }

  /** What is known of the deal as it was dealt: a win from any place on the way is a win from there. */
  ofDeal(): DealVerdict | undefined {
    const places = this.places();
    if (places.some(({ position }) => this.of(position)?.verdict === 'winnable')) return 'winnable';
    const opening = places[0] === undefined ? undefined : this.of(places[0].position);
    // Automatic moves of the opening were not the player's to leave out; the deal itself may be better.
    const isAsDealt = this.#deal.game.opening.length === 0;
    if (opening?.verdict === 'unwinnable') return isAsDealt ? 'unwinnable' : undefined;
    return opening === undefined ? undefined : 'unknown';
  }

  #learnLine(position: Position, line: readonly Move[]): void {
    this.#verdicts.learn(position, { verdict: 'winnable', line, nodes: 0, milliseconds: 0 });
  }
}
