import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { DealNumber } from '../../shared/cards/dealNumber.ts';
import { dealOfTheDay } from '../../shared/deals/dealOfTheDay.ts';
import { DealPool } from '../../shared/deals/dealPool.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { Grade } from '../../shared/solver/difficulty.ts';
import type { WinnableDeal } from '../../shared/solver/protocol.ts';
import { localDateOf } from '../../shared/statistics/localDate.ts';
import type { GameLibrary } from '../session/gameLibrary.ts';
import type { Session } from '../session/session.ts';
import type { SolverClient } from '../workers/solverClient.ts';
import type { Adviser } from './adviser.ts';

/** Each candidate is searched so long; what takes longer is hardly a deal to be promised. */
const CANDIDATE_MS = 1500;
/** Smaller than the table's own search, which may run at the same time. */
const MEGABYTES = 128;
/** The pool is filled when the table has been still for so long. */
const IDLE_MS = 4000;
/** So much searching a game's pool is worth. */
const FILLING_MS = 45_000;
/** After the opening's automatic moves a promised deal is searched so long, where its proof does not carry over. */
const OPENING_MS = 2000;
/** So many deals whose openings spoil them are thrown away before that is said. */
const MOST_SPOILT = 5;

export interface DealFinderParts {
  readonly session: Session;
  readonly library: GameLibrary;
  readonly adviser: Adviser;
  /** A client of its own: filling the pool must not keep a hint waiting. */
  readonly solver: Pick<SolverClient, 'findDeal' | 'dispose'>;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly now: () => Date;
  /** Told when no winnable deal was found. */
  readonly noneFound: () => void;
  readonly failed: (error: unknown) => void;
}

/** Deals that are promised to be winnable, of any difficulty or one grade, and the deal of the day. */
export class DealFinder {
  readonly #parts: DealFinderParts;
  readonly #pool: DealPool;
  readonly #searching = signal(false);
  #search: AbortController | null = null;
  #filling: Promise<void> | null = null;
  #fillSearch = new AbortController();
  /** Games whose pool took too long to fill: that is not tried again until a deal is asked for. */
  readonly #tired = new Set<string>();

  constructor(parts: DealFinderParts) {
    this.#parts = parts;
    this.#pool = new DealPool({
      random: parts.random,
      find: (game, candidates, grade) => this.#find(game, candidates, grade),
    });
  }

  /** Whether the player waits for a deal. */
  get searching(): ReadonlySignal<boolean> {
    return this.#searching;
  }

  /**
   * Fills the pool while nothing happens on the table; another deal there ends a search for one. Returns what ends
   * that.
   */
  start(): () => void {
    const { session } = this.#parts;
    let shown = session.table.peek().deal;
    return effect(() => {
      const { deal } = session.table.value;
      if (deal !== shown) {
        shown = deal;
        this.cancel();
      }
      if (this.#searching.value) return;
      const timer = setTimeout(() => this.#fill(deal.compiled), IDLE_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Deals a winnable deal of the game on the table, of one grade if that is asked for. */
  async dealWinnable(grade?: Grade): Promise<void> {
    const { session, failed, noneFound } = this.#parts;
    const { compiled } = session.table.peek().deal;
    this.cancel();
    this.#fillSearch.abort();
    this.#tired.delete(compiled.id);
    const search = new AbortController();
    this.#search = search;
    this.#searching.value = true;
    try {
      for (let spoilt = 0; spoilt < MOST_SPOILT; spoilt++) {
        const found = await this.#pool.take(compiled.id, grade);
        if (search.signal.aborted) return;
        if (found === undefined) break;
        if (!(await this.#staysWinnable(compiled, found, search.signal))) continue;
        // The player may have gone on to another deal meanwhile.
        if (!search.signal.aborted) this.#deal(compiled, found);
        return;
      }
      noneFound();
    } catch (error) {
      if (!search.signal.aborted) failed(error);
    } finally {
      if (this.#search === search) {
        this.#search = null;
        this.#searching.value = false;
      }
    }
  }

  /** Ends a search that the player waits for. */
  cancel(): void {
    this.#search?.abort();
    this.#search = null;
    this.#searching.value = false;
  }

  /** Today's deal of a game, the same for everyone; undefined where the game has none. */
  ofToday(game: string): DealNumber | undefined {
    return dealOfTheDay(game, localDateOf(this.#parts.now()));
  }

  /** Deals today's deal of the game on the table; false where the game has none. */
  dealOfToday(): boolean {
    const { session } = this.#parts;
    const { compiled } = session.table.peek().deal;
    const number = this.ofToday(compiled.id);
    if (number === undefined) return false;
    session.dealAgain(number, true);
    return true;
  }

  #deal(compiled: CompiledGame, found: WinnableDeal): void {
    const { session, adviser } = this.#parts;
    // Learnt before the table shows it, so that nobody searches for what is known.
    const deal = session.prepare(compiled, found.deal, true);
    adviser.knowledgeOf(deal).learnProof(found.line);
    session.beginInstead(deal);
  }

  /** Automatic moves of the opening are not the player's choice: the deal must still be winnable after them. */
  async #staysWinnable(compiled: CompiledGame, found: WinnableDeal, signal: AbortSignal): Promise<boolean> {
    const { session, adviser } = this.#parts;
    const deal = session.prepare(compiled, found.deal, true);
    const knowledge = adviser.knowledgeOf(deal);
    knowledge.learnProof(found.line);
    if (knowledge.of(deal.game.position)?.verdict === 'winnable') return true;
    const known = await adviser.ask(deal, deal.game.position, { milliseconds: OPENING_MS, signal });
    return known.verdict === 'winnable';
  }

  #find(
    gameId: string,
    candidates: readonly DealNumber[],
    grade: Grade | undefined,
  ): Promise<WinnableDeal | undefined> {
    const game = this.#parts.library.find(gameId);
    if (game === undefined) throw new RangeError(`There is no game “${gameId}” to find deals of.`);
    const budget = { milliseconds: CANDIDATE_MS, megabytes: MEGABYTES };
    return this.#parts.solver.findDeal(
      { game, candidates, budget, ...(grade === undefined ? {} : { grade }) },
      { signal: (this.#search ?? this.#fillSearch).signal },
    );
  }

  #fill({ id }: CompiledGame): void {
    if (this.#filling !== null || this.#tired.has(id) || this.#pool.isFull(id)) return;
    this.#filling = this.#fillUp(id).finally(() => {
      this.#filling = null;
    });
  }

  async #fillUp(id: string): Promise<void> {
    const search = new AbortController();
    const late = setTimeout(() => search.abort(), FILLING_MS);
    this.#fillSearch = search;
    try {
      while (!this.#pool.isFull(id)) await this.#pool.fill(id);
    } catch {
      // Nobody waits for the pool: what fails here fails again, and is told, when a deal is asked for.
      this.#tired.add(id);
    } finally {
      clearTimeout(late);
      // A pool at rest needs no worker and no memory; a search that the player waits for goes on.
      if (this.#search === null) this.#parts.solver.dispose();
    }
  }
}
