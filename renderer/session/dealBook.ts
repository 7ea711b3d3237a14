import type { GameRecord, Outcome } from '../../shared/statistics/record.ts';
import type { Keeper } from './keeper.ts';
import { outcomeWhenLeft } from './outcome.ts';
import { type DealMoment, keptFrom, type PlayedDeal, recordOf } from './playedDeal.ts';

/** Says what the solver knows of a deal as it was dealt, for the record; undefined where it was not asked. */
export type DealJudge = (deal: PlayedDeal) => GameRecord['verdict'];

/** What becomes of deals: they are kept as they stand, and their results recorded, each once. */
export class DealBook {
  readonly #keeper: Keeper;
  readonly #moment: DealMoment;
  #judge: DealJudge = () => undefined;

  constructor(keeper: Keeper, moment: DealMoment) {
    this.#keeper = keeper;
    this.#moment = moment;
  }

  /** From now on records say of a deal what this judge says. */
  judgeBy(judge: DealJudge): void {
    this.#judge = judge;
  }

  /** Hands a deal to the host as it stands, with its playing time in milliseconds. */
  keep(deal: PlayedDeal, playingMs: number): void {
    this.#keeper.keep(deal.compiled.id, () => keptFrom(deal, playingMs));
  }

  /** Records a result. The record goes out before the state that says so, and its id makes a second one harmless. */
  record(deal: PlayedDeal, outcome: Outcome, playingMs: number): void {
    if (deal.counts.recorded) return;
    this.#keeper.record(recordOf(deal, outcome, playingMs, this.#moment.now(), this.#judge(deal)));
    deal.counts.recorded = true;
    this.keep(deal, playingMs);
  }

  /** A deal is left for good: it counts by the rules of `outcomeWhenLeft`. `dead`: it could be won no more. */
  leave(deal: PlayedDeal, dead: boolean, playingMs: number): void {
    const outcome = outcomeWhenLeft({
      won: deal.game.isWon,
      moved: deal.game.history.nodes.length > 0,
      dead,
      recorded: deal.counts.recorded,
    });
    if (outcome !== null) this.record(deal, outcome, playingMs);
  }
}
