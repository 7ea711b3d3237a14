import { signal } from '@preact/signals';
import type { Grade } from '../../shared/solver/difficulty.ts';
import type { GameLibrary } from '../session/gameLibrary.ts';
import type { Session } from '../session/session.ts';
import type { SettingsStore } from '../session/settingsStore.ts';
import { SolverClient, type SolverPort } from '../workers/solverClient.ts';
import { Adviser } from './adviser.ts';
import { DealFinder } from './dealFinder.ts';
import { Hints } from './hints.ts';
import { lastWinnablePlace } from './lastWinnable.ts';
import { PlayOut } from './playOut.ts';
import { Watch } from './watch.ts';

/** What the assistant has to say to the player; the words are the overlay's. */
export type Notice =
  /** Playing out: the position is lost, or no solution was found in time. */
  | 'lost'
  | 'noSolution'
  /** No place on the way here is known to be winnable; or the one on the table is. */
  | 'noWinnablePlace'
  | 'atWinnablePlace'
  | 'noWinnableDeal'
  | 'noDealOfTheDay';

export interface AssistantParts {
  readonly session: Session;
  readonly settings: SettingsStore;
  readonly library: GameLibrary;
  readonly startSolver: () => SolverPort;
  readonly random: () => number;
  readonly now: () => Date;
  readonly say: (notice: Notice) => void;
  /** Told when the solver cannot work. */
  readonly failed: (error: unknown) => void;
}

/** The solver at the player's side: verdict, hints, playing out, and deals that can be won. */
export class Assistant {
  readonly watch: Watch;
  readonly hints: Hints;
  readonly playOut: PlayOut;
  readonly deals: DealFinder;
  /** Whether the way back to the last winnable place is being searched. */
  readonly goingBack = signal(false);
  readonly #parts: AssistantParts;
  readonly #adviser: Adviser;
  #search: AbortController | null = null;

  constructor(parts: AssistantParts) {
    this.#parts = parts;
    const { session, settings, library, failed, say } = parts;
    const adviser = new Adviser(new SolverClient(parts.startSolver));
    this.#adviser = adviser;
    session.judgeDealsBy((deal) => adviser.knowledgeOf(deal).ofDeal());
    this.watch = new Watch({ session, settings, adviser, failed });
    const learned = (): void => this.watch.refresh();
    this.hints = new Hints({ session, adviser, failed, learned });
    const noLine = (verdict: 'unwinnable' | 'unknown'): void =>
      say(verdict === 'unwinnable' ? 'lost' : 'noSolution');
    this.playOut = new PlayOut({ session, adviser, noLine, failed, learned });
    this.deals = new DealFinder({
      session,
      library,
      adviser,
      solver: new SolverClient(parts.startSolver),
      random: parts.random,
      now: parts.now,
      noneFound: () => say('noWinnableDeal'),
      failed,
    });
  }

  /** Follows the game from now on; returns what ends that. */
  start(): () => void {
    const stops = [this.watch.start(), this.deals.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Shows a hint, or another one; what else the player waits for or watches ends. */
  askHint(): void {
    this.#endOthers();
    void this.hints.ask();
  }

  /** Looks for a solution and plays it; what else the player waits for ends. */
  startPlayOut(): void {
    this.#endOthers();
    this.hints.dismiss();
    void this.playOut.start();
  }

  /** Goes back to the last place that is proven to be winnable; what else the player waits for or watches ends. */
  async goBack(): Promise<void> {
    const { session, say, failed } = this.#parts;
    const { deal } = session.table.peek();
    this.#endOthers();
    this.hints.dismiss();
    const search = new AbortController();
    this.#search = search;
    this.goingBack.value = true;
    try {
      const place = await lastWinnablePlace(this.#adviser, deal, search.signal);
      if (search.signal.aborted || session.table.peek().deal !== deal) return;
      session.helped('solver');
      if (place === undefined) say('noWinnablePlace');
      else if (place.node === deal.game.history.cursor) say('atWinnablePlace');
      else session.goTo(place.node);
    } catch (error) {
      if (!search.signal.aborted) failed(error);
    } finally {
      if (this.#search === search) this.cancelGoingBack();
    }
  }

  /** The foot of the table has room for one thing at a time, and so has the ear. */
  #endOthers(): void {
    this.deals.cancel();
    this.cancelGoingBack();
    this.playOut.stop();
  }

  /** Ends the search of the way back. */
  cancelGoingBack(): void {
    this.#search?.abort();
    this.#search = null;
    this.goingBack.value = false;
  }

  /** Deals a winnable deal of the game on the table, of one grade if that is asked for. */
  dealWinnable(grade?: Grade): void {
    this.#endOthers();
    this.hints.dismiss();
    void this.deals.dealWinnable(grade);
  }

  /** Deals today's deal of the game on the table. */
  dealOfToday(): void {
    if (!this.deals.dealOfToday()) this.#parts.say('noDealOfTheDay');
  }
}
