import { dealPosition } from '../../shared/engine/deal.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import { type Plan, planFor } from '../../shared/solver/plans.ts';
import { searchSpace } from '../../shared/solver/searchSpace.ts';
import { Solver } from '../../shared/solver/solver.ts';
import type { Weights } from '../../shared/solver/weights.ts';

export interface Fitness {
  /** Decided deals, and up to half a point for each that is decided with little effort. */
  readonly points: number;
  readonly decided: number;
}

/** Measures weights on deals of one game, by positions made rather than by time, so that it can be repeated. */
export class FitnessMeasure {
  readonly #game: CompiledGame;
  readonly #positions: readonly Position[];
  readonly #nodes: number;
  readonly #plan: Plan;

  constructor(game: CompiledGame, deals: readonly number[], nodes: number) {
    this.#game = game;
    this.#positions = deals.map((deal) => dealPosition(game, String(deal)));
    this.#nodes = nodes;
    this.#plan = planFor(searchSpace(game));
  }

  /** The weights that the game is searched with now. */
  get current(): Weights {
    return this.#plan.weights[0];
  }

  /** How well these weights do; stops early, with what it has, once `enough` points are out of reach. */
  of(weights: Weights, enough = 0): Fitness {
    const solver = new Solver(
      this.#game,
      { clock: () => 0 },
      { plan: { ...this.#plan, weights: [weights] } },
    );
    let points = 0;
    let decided = 0;
    for (const [i, position] of this.#positions.entries()) {
      if (points + 1.5 * (this.#positions.length - i) < enough) break;
      const verdict = solver.solve(position, { milliseconds: 1, nodes: this.#nodes });
      if (verdict.verdict === 'unknown') continue;
      decided++;
      points += 1.5 - 0.5 * (Math.log1p(verdict.nodes / 1000) / Math.log1p(this.#nodes / 1000));
    }
    return { points, decided };
  }
}
