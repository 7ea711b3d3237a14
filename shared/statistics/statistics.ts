import { Collector, FirstAttempts, Groups } from './collector.ts';
import { selects } from './filter.ts';
import type { CountedGame } from './record.ts';
import type { Family, StatisticsQuestion, StatisticsReport } from './report.ts';
import { Counter, histogram } from './tally.ts';
import { RECENT_GAMES, timeline } from './timeline.ts';

/**
 * All figures over the finished games that the filter selects. Every finished game counts, with or without help,
 * first attempt or replay; a deal counts as played before by any finished game, selected or not.
 * @param latestFirst the whole history, latest first.
 */
export function statisticsOf(
  latestFirst: readonly CountedGame[],
  { families = [], ...filter }: StatisticsQuestion,
): StatisticsReport {
  const wanted = selects(filter);
  const attempts = new FirstAttempts();
  const figures = new Figures(families);
  const games: CountedGame[] = [];
  for (let at = latestFirst.length - 1; at >= 0; at--) {
    const game = latestFirst[at];
    if (game === undefined) continue;
    const isFirst = attempts.isFirst(game);
    if (!wanted(game)) continue;
    games.push(game);
    figures.add(game, isFirst);
  }
  return { ...figures.report(), overTime: timeline(games), recentGames: RECENT_GAMES };
}

/** Everything that is gathered in one pass over the games, earliest first. */
class Figures {
  readonly #all = new Collector();
  #lost = 0;
  #givenUp = 0;
  #playingMs = 0;
  readonly #months = new Groups<string, Counter>(() => new Counter());
  readonly #days = new Groups<string, Counter>(() => new Counter());
  readonly #firstAttempts = new Counter();
  readonly #replays = new Counter();
  readonly #verdicts = { winnable: new Counter(), unwinnable: new Counter(), unknown: new Counter() };
  readonly #helped = new Counter();
  readonly #games = new Groups<string, Collector>(() => new Collector());
  readonly #families = new Groups<string, Collector>(() => new Collector());
  /** By game, the family that was asked for. */
  readonly #familyOf: ReadonlyMap<string, string>;

  constructor(families: readonly Family[]) {
    this.#familyOf = new Map(families.flatMap(({ family, games }) => games.map((game) => [game, family])));
  }

  add(game: CountedGame, isFirst: boolean): void {
    const won = game.outcome === 'won';
    this.#all.add(game);
    this.#games.at(game.game).add(game);
    const family = this.#familyOf.get(game.game);
    if (family !== undefined) this.#families.at(family).add(game);
    if (game.outcome === 'lost') this.#lost++;
    if (game.outcome === 'givenUp') this.#givenUp++;
    this.#playingMs += game.playingMs;
    this.#months.at(game.localDate.slice(0, 7)).add(won);
    this.#days.at(game.localDate).add(won);
    (isFirst ? this.#firstAttempts : this.#replays).add(won);
    if (game.verdict) this.#verdicts[game.verdict].add(won);
    if (game.hints > 0 || game.solverHelped) this.#helped.add(won);
  }

  report(): Omit<StatisticsReport, 'overTime' | 'recentGames'> {
    const { winnable, unwinnable, unknown } = this.#verdicts;
    return {
      ...this.#all.figures,
      lost: this.#lost,
      givenUp: this.#givenUp,
      playingMs: this.#playingMs,
      byMonth: this.#months.sorted().map(([month, counter]) => ({ month, ...counter.tally() })),
      byWeekday: this.#byWeekday(),
      winTimes: histogram(this.#all.winTimes),
      firstAttempts: this.#firstAttempts.tally(),
      replays: this.#replays.tally(),
      byVerdict: { winnable: winnable.tally(), unwinnable: unwinnable.tally(), unknown: unknown.tally() },
      helped: this.#helped.tally(),
      byGame: this.#games
        .sorted()
        .map(([game, collector]) => ({ game, ...collector.figures }))
        .sort((a, b) => b.played - a.played),
      byFamily: this.#byFamily(),
    };
  }

  /** What there is of one game only, that game's own figures say. */
  #byFamily(): StatisticsReport['byFamily'] {
    const played = [...this.#familyOf].filter(([game]) => this.#games.has(game)).map(([, family]) => family);
    return this.#families
      .sorted()
      .filter(([family]) => played.indexOf(family) !== played.lastIndexOf(family))
      .map(([family, collector]) => ({ family, ...collector.figures }))
      .sort((a, b) => b.played - a.played);
  }

  #byWeekday(): StatisticsReport['byWeekday'] {
    const weekdays = Array.from({ length: 7 }, () => new Counter());
    for (const [day, counter] of this.#days.sorted()) weekdays[weekdayOf(day) - 1]?.include(counter);
    return weekdays.map((counter, day) => ({ weekday: day + 1, ...counter.tally() }));
  }
}

/** Monday (1) to Sunday (7) of a day `YYYY-MM-DD`. */
export function weekdayOf(localDate: string): number {
  return new Date(`${localDate}T00:00:00Z`).getUTCDay() || 7;
}
