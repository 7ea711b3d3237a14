import { positionText } from '../../shared/engine/positionText.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import { Solver, type SolverOptions } from '../../shared/solver/solver.ts';
import { bruteForce } from './bruteForce/bruteForce.ts';
import { seededDraw, smallPosition } from './smallPositions.ts';

export interface SoundnessReport {
  /** Small positions on which both searches were asked. */
  compared: number;
  /** Of those, how many the solver left open. */
  undecided: number;
  winnable: number;
  unwinnable: number;
  /** Positions on which they contradict each other, in words. */
  readonly contradictions: string[];
}

/**
 * Compares the solver with the brute-force search on small positions of a game until so many were compared.
 * @param seed positions differ with it.
 * @param mostStates positions from which more can be reached are passed over.
 */
export function compareWithBruteForce(
  definition: GameDefinition,
  wanted: number,
  seed: number,
  mostStates: number,
  options: SolverOptions = {},
): SoundnessReport {
  const report: SoundnessReport = {
    compared: 0,
    undecided: 0,
    winnable: 0,
    unwinnable: 0,
    contradictions: [],
  };
  for (let i = 0; report.compared < wanted && i < wanted * 10; i++) {
    const draw = seededDraw(seed * 1_000_003 + i * 31 + 7);
    const small = smallPosition(definition, draw, 4 + draw(9));
    const key = positionText(small.game, small.position);
    const truth = bruteForce(small.definition, key, mostStates);
    if (truth.verdict === 'open') continue;
    report.compared++;
    const solver = new Solver(small.game, { clock: () => 0 }, options);
    const { verdict } = solver.solve(small.position, { milliseconds: 1, nodes: 1_000_000, megabytes: 100 });
    if (verdict === 'unknown') report.undecided++;
    else if (verdict === truth.verdict) report[verdict]++;
    else report.contradictions.push(`${definition.id}: ${verdict}, but ${truth.verdict}: ${key}`);
  }
  return report;
}
