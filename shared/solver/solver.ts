import type { PackedMove } from '../engine/packedMove.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';
import { Beam, type Budget } from './beam.ts';
import { ExhaustiveSearch } from './exhaustive.ts';
import { LevelSearch } from './levels.ts';
import { type Plan, planFor, type Stage } from './plans.ts';
import { replay } from './replay.ts';
import { SafeMoves } from './safeMoves.ts';
import type { SearchObserver } from './searchObserver.ts';
import { type SearchSpace, searchSpace } from './searchSpace.ts';
import { SearchTables } from './searchTables.ts';
import type { SearchBudget, UnknownReason, Verdict } from './verdict.ts';

/** What the solver needs of the machine it runs on. */
export interface SolverHost {
  /** Milliseconds since some moment; only differences matter. */
  readonly clock: () => number;
  /** Whether the answer is no longer wanted; asked every few dozen expansions. */
  readonly cancelled?: () => boolean;
  /** Told now and then: positions made, and the share of the budget used (0–1). */
  readonly progress?: (nodes: number, share: number) => void;
}

/** For tests and for tuning: what is usually chosen by the structure of the game. */
export interface SolverOptions {
  readonly plan?: Plan;
  /** Lets a test make hashes of the exhaustive search collide. */
  readonly hashMask?: number;
  readonly observer?: SearchObserver;
}

const DEFAULT_MEGABYTES = 256;
/** How often the host is asked whether time is up: a clock of processor time can cost more than an expansion. */
const NODES_BETWEEN_LOOKS = 8000;
const CALLS_BETWEEN_LOOKS = 256;

/** Searches positions of one game. Its tables are made once and used for one position after the other. */
export class Solver {
  readonly #game: CompiledGame;
  readonly #host: SolverHost;
  readonly #space: SearchSpace;
  readonly #safe: SafeMoves;
  readonly #plan: Plan;
  readonly #hashMask: number;
  readonly #observer: SearchObserver | undefined;
  #tables: SearchTables | undefined;

  constructor(game: CompiledGame, host: SolverHost, options: SolverOptions = {}) {
    this.#game = game;
    this.#host = host;
    this.#space = searchSpace(game);
    this.#safe = new SafeMoves(this.#space);
    this.#plan = options.plan ?? planFor(this.#space);
    this.#hashMask = options.hashMask ?? -1;
    this.#observer = options.observer;
  }

  /** The verdict on a position, within the budget. */
  solve(position: Position, limits: SearchBudget): Verdict {
    const tables = this.#tablesFor(limits.megabytes ?? DEFAULT_MEGABYTES);
    return new Search(
      this.#game,
      this.#host,
      this.#plan,
      this.#safe,
      tables,
      this.#hashMask,
      position,
      limits,
      this.#observer,
    ).run();
  }

  #tablesFor(megabytes: number): SearchTables {
    if (this.#tables?.megabytes !== megabytes)
      this.#tables = new SearchTables(this.#space, this.#safe, this.#plan, megabytes);
    return this.#tables;
  }
}

/** The search of one position. */
class Search {
  readonly #game: CompiledGame;
  readonly #host: SolverHost;
  readonly #plan: Plan;
  readonly #safe: SafeMoves;
  readonly #tables: SearchTables;
  readonly #hashMask: number;
  readonly #position: Position;
  readonly #limits: SearchBudget;

  readonly #started: number;
  readonly #budget: Budget;
  #stageEnd = Number.POSITIVE_INFINITY;
  /** The most hopeful position met, and the single moves to it. */
  #best: { readonly up: number; readonly line: readonly PackedMove[] } = { up: -1, line: [] };
  #memory = false;
  #nextLook = NODES_BETWEEN_LOOKS;
  #callsSinceLook = 0;
  /** Stages begun: each draws its chance anew. */
  #stages = 0;

  constructor(
    game: CompiledGame,
    host: SolverHost,
    plan: Plan,
    safe: SafeMoves,
    tables: SearchTables,
    hashMask: number,
    position: Position,
    limits: SearchBudget,
    observer: SearchObserver | undefined,
  ) {
    this.#game = game;
    this.#host = host;
    this.#plan = plan;
    this.#safe = safe;
    this.#tables = tables;
    this.#hashMask = hashMask;
    this.#position = position;
    this.#limits = limits;
    this.#started = host.clock();
    this.#budget = {
      nodes: 0,
      exhausted: () => this.#budget.nodes >= this.#stageEnd || this.#isOverByNow(),
      observer,
    };
  }

  run(): Verdict {
    for (let round = 0; ; round++) {
      for (const stage of round === 0 ? this.#plan.opening : this.#plan.rounds) {
        const verdict = this.#runStage(stage, round);
        if (verdict) return verdict;
        if (this.#isOver()) return this.#unknown(this.#host.cancelled?.() === true ? 'cancelled' : 'time');
      }
      // Every stage of a round gave up for want of room: more time would change nothing.
      if (round > 40) return this.#unknown(this.#memory ? 'memory' : 'time');
    }
  }

  #runStage(stage: Stage, round: number): Verdict | undefined {
    const tables = this.#tables;
    const evaluation = tables.use(
      this.#plan.weights[(stage.weights ?? 0) % this.#plan.weights.length] ?? this.#plan.weights[0],
    );
    if (tables.normal) {
      tables.normal.forgetChains();
      tables.normal.returns = stage.search === 'exhaustive' || this.#plan.returns;
    }
    tables.store.clear();
    tables.state.load(this.#position);
    if (tables.state.isWon) return this.#winnable([]);
    const growth = round < 2 ? 1 : 2 ** (round - 1);
    this.#stageEnd = this.#budget.nodes + stage.nodes * growth;
    const noise = stage.noise ?? 0;
    const seed = ++this.#stages * 7919;
    switch (stage.search) {
      case 'beam': {
        const beam = new Beam(tables.state, evaluation, this.#safe, tables.seen);
        const line = beam.search(
          { width: Math.min(65536, stage.width * growth), noise, seed, depth: 2000 },
          this.#budget,
        );
        return this.#lineOrBest(line, beam.best);
      }
      case 'levels': {
        const levels = new LevelSearch(tables.state, evaluation, this.#safe, tables.seen, tables.open);
        const line = levels.search({ batch: stage.batch, apart: stage.apart, noise, seed }, this.#budget);
        return this.#lineOrBest(line, levels.best);
      }
      case 'exhaustive': {
        const search = new ExhaustiveSearch(tables.state, evaluation, this.#safe, this.#hashMask);
        const result = search.search(tables.exhaustiveBytes, stage.positions * growth, this.#budget);
        if (result.end === 'exhausted') return { verdict: 'unwinnable', ...this.#effort() };
        if (result.end === 'memory') this.#memory = true;
        return result.end === 'won' ? this.#winnable(result.line) : undefined;
      }
    }
  }

  #lineOrBest(
    line: readonly PackedMove[] | undefined,
    best: { readonly up: number; readonly line: readonly PackedMove[] },
  ): Verdict | undefined {
    if (line === undefined && best.up > this.#best.up)
      this.#best = { up: best.up, line: this.#writtenOut(best.line) };
    return line === undefined ? undefined : this.#winnable(line);
  }

  /** The verdict, if the board bears the line out. */
  #winnable(line: readonly PackedMove[]): Verdict | undefined {
    const played = replay(this.#game, this.#position, this.#writtenOut(line));
    if (played?.won !== true) return undefined;
    return { verdict: 'winnable', line: played.moves, ...this.#effort() };
  }

  /** The line of the search that has just ended as single moves. */
  #writtenOut(line: readonly PackedMove[]): PackedMove[] {
    // The search may have left no room.
    this.#tables.store.clear();
    return this.#tables.state.writtenOut(this.#position, line);
  }

  #unknown(reason: UnknownReason): Verdict {
    const played = replay(this.#game, this.#position, this.#best.line);
    return { verdict: 'unknown', reason, best: played?.moves ?? [], ...this.#effort() };
  }

  #effort(): { nodes: number; milliseconds: number } {
    return { nodes: this.#budget.nodes, milliseconds: this.#host.clock() - this.#started };
  }

  /** `#isOver`, asked now and then only. */
  #isOverByNow(): boolean {
    const { nodes } = this.#budget;
    if (nodes >= (this.#limits.nodes ?? Number.POSITIVE_INFINITY)) return true;
    if (nodes < this.#nextLook && ++this.#callsSinceLook < CALLS_BETWEEN_LOOKS) return false;
    this.#nextLook = nodes + NODES_BETWEEN_LOOKS;
    this.#callsSinceLook = 0;
    return this.#isOver();
  }

  #isOver(): boolean {
    const { milliseconds, nodes } = this.#limits;
    const used = this.#host.clock() - this.#started;
    this.#host.progress?.(this.#budget.nodes, Math.min(1, used / milliseconds));
    return (
      used >= milliseconds ||
      (nodes !== undefined && this.#budget.nodes >= nodes) ||
      this.#host.cancelled?.() === true
    );
  }
}
