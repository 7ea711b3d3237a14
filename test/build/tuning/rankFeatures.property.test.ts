import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../build/tuning/mutate.ts';
import { RankFeatures } from '../../../build/tuning/rankFeatures.ts';
import { dealPosition } from '../../../shared/engine/deal.ts';
import { racingAces } from '../../../shared/games/acesAndKings.ts';
import { fortyBandits } from '../../../shared/games/fortyThieves.ts';
import { compile } from '../../../shared/rules/compile.ts';
import { Evaluation } from '../../../shared/solver/evaluation.ts';
import { PileScorer, scoreRoles } from '../../../shared/solver/pileScorer.ts';
import { PileStore } from '../../../shared/solver/pileStore.ts';
import { searchSpace } from '../../../shared/solver/searchSpace.ts';
import { SearchState } from '../../../shared/solver/searchState.ts';
import { zeroWeights } from '../../../shared/solver/weights.ts';

describe.each([racingAces, fortyBandits])('what is counted in a position of $name', (definition) => {
  const game = compile(definition);
  const space = searchSpace(game);
  const features = new RankFeatures(space);

  it('times the weights is what the evaluation says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(150), (seed, steps) => {
        const random = seededRandom(seed);
        const values = Float64Array.from({ length: features.length }, () => Math.floor(random() * 41) - 20);
        const weights = { ...zeroWeights, ranks: features.weights(values) };
        const store = new PileStore(1 << 16, space.runs, new PileScorer(space, weights));
        const state = new SearchState(space, store, scoreRoles(space));
        state.load(dealPosition(game, String(seed)));
        const moves = new Int32Array(game.maxMoves);
        for (let i = 0; i < steps; i++) {
          const count = state.moves(moves);
          if (count === 0) break;
          state.make(moves[Math.floor(random() * count)] ?? 0);
        }
        const counts = features.of(state);
        const worth = counts.reduce((sum, count, i) => sum + count * (values[i] ?? 0), 0);
        expect(new Evaluation(space, weights).of(state)).toBeCloseTo(worth, 6);
      }),
      { numRuns: 40 },
    );
  });

  it('can be written as weights and read again', () => {
    const values = Float64Array.from({ length: features.length }, (_, i) => (i % 7) - 3);
    expect(features.values(features.weights(values))).toEqual(values);
    expect(features.values()).toEqual(new Float64Array(features.length));
  });
});
