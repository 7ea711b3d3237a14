import { Evaluation } from './evaluation.ts';
import { LevelSearch } from './levels.ts';
import { normalFormOf } from './normalForm.ts';
import { NormalState } from './normalState.ts';
import { OpenPositions } from './openPositions.ts';
import { PileScorer, scoreRoles } from './pileScorer.ts';
import { PileStore } from './pileStore.ts';
import type { Plan } from './plans.ts';
import { RankScorer } from './rankScorer.ts';
import type { SafeMoves } from './safeMoves.ts';
import type { SearchSpace } from './searchSpace.ts';
import { SearchState } from './searchState.ts';
import { SeenPositions } from './seenPositions.ts';
import type { Weights } from './weights.ts';

const MEBIBYTE = 1 << 20;
/** What the program itself takes of the memory. */
const OWN_MEGABYTES = 72;

/** The tables that searches of one game share. */
export class SearchTables {
  readonly store: PileStore;
  readonly state: SearchState;
  /** The same where the game's positions have a normal form. */
  readonly normal: NormalState | undefined;
  readonly seen: SeenPositions;
  readonly open: OpenPositions;
  readonly exhaustiveBytes: number;
  weights: Weights;

  constructor(
    readonly space: SearchSpace,
    safe: SafeMoves,
    plan: Plan,
    readonly megabytes: number,
  ) {
    const bytes = Math.max(16, megabytes - OWN_MEGABYTES) * MEBIBYTE;
    this.weights = plan.weights[0];
    const scorer = new PileScorer(space, this.weights);
    const words =
      scorer.roles.length + 2 + (plan.weights.some(({ ranks }) => ranks) ? RankScorer.wordsPerContent : 0);
    this.store = new PileStore(
      Math.floor((bytes * 0.25) / PileStore.bytesPerContent(words)),
      space.runs,
      scorer,
    );
    const form = normalFormOf(space);
    const roles = scoreRoles(space);
    this.normal = form && new NormalState(space, this.store, roles, form, safe);
    this.state = this.normal ?? new SearchState(space, this.store, roles);
    this.seen = new SeenPositions(Math.floor(Math.log2((bytes * 0.1) / 8)));
    this.open = new OpenPositions(
      space.game.piles.length,
      Math.floor((bytes * 0.25) / LevelSearch.bytesPerPosition(space, plan)),
    );
    // It takes half as much again while it grows.
    this.exhaustiveBytes = bytes * 0.25;
  }

  /** Scores contents by these weights from now on. */
  use(weights: Weights): Evaluation {
    if (weights !== this.weights) {
      this.weights = weights;
      this.store.clear();
      this.store.rescore(new PileScorer(this.space, weights));
    }
    return new Evaluation(this.space, weights);
  }
}
