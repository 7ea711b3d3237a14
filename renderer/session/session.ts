import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DealNumber } from '../../shared/cards/dealNumber.ts';
import { OPENING } from '../../shared/engine/history.ts';
import type { Move, PileIndex } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { Refusal } from '../../shared/engine/refusal.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { Autoplay } from '../../shared/rules/definition.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import type { Transition } from '../table/tablePort.ts';
import { chosenAutoplay } from './chosenAutoplay.ts';
import type { DeadEnd } from './deadEnd.ts';
import { DealBook, type DealJudge } from './dealBook.ts';
import type { GameClock } from './gameClock.ts';
import type { Happening } from './happening.ts';
import type { Keeper } from './keeper.ts';
import { toOwnFoundation } from './ownFoundation.ts';
import { type DealMoment, dealAnew, keptFrom, type PlayedDeal, restoreDeal } from './playedDeal.ts';
import type { SettingsStore } from './settingsStore.ts';
import { type Choice, standingReasons, stateOf, type TableState } from './tableState.ts';
import { Viewing, type WaitingDeal } from './viewing.ts';

export interface SessionParts {
  readonly keeper: Keeper;
  readonly clock: GameClock;
  readonly settings: SettingsStore;
  readonly moment: DealMoment;
}

/**
 * The game being played: what is on the table, what the player may do with it, and what becomes of it. All
 * changes go through here, are kept at once, and show in `table`.
 */
export class Session {
  readonly clock: GameClock;
  readonly #parts: SessionParts;
  readonly #book: DealBook;
  readonly #table: Signal<TableState>;
  readonly #choice = signal<Choice | null>(null);
  readonly #deadEnd = signal<DeadEnd>('open');
  readonly #listeners = new Set<(happening: Happening) => void>();
  readonly #viewing = new Viewing();
  /** The unfinished deal that has given way to the one on the table, while that can be taken back. */
  #left: WaitingDeal | null = null;

  /** Begins with a new deal of this game. */
  constructor(parts: SessionParts, compiled: CompiledGame, number: DealNumber) {
    this.#parts = parts;
    this.clock = parts.clock;
    this.#book = new DealBook(parts.keeper, parts.moment);
    const deal = dealAnew(compiled, number, this.autoplayOf(compiled), false, parts.moment);
    this.#table = signal(stateOf(deal, 'deal'));
    this.clock.reset(0, ['notStarted']);
  }

  /** What is on the table now. */
  get table(): ReadonlySignal<TableState> {
    return this.#table;
  }

  /** The question in the air, if there is one. */
  get choice(): ReadonlySignal<Choice | null> {
    return this.#choice;
  }

  /** What is known of this position's end; whoever finds out says so by `foundDeadEnd`. */
  get deadEnd(): ReadonlySignal<DeadEnd> {
    return this.#deadEnd;
  }

  /** Whether the deal on the table is only looked at: nothing of it is kept or counted, and no move is made. */
  get viewing(): ReadonlySignal<boolean> {
    return this.#viewing.shown;
  }

  /** Calls back for everything that happens on the table; returns what ends that. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** From now on records say of a deal what this judge says. */
  judgeDealsBy(judge: DealJudge): void {
    this.#book.judgeBy(judge);
  }

  /** The automatic moves of a game: the player's choice, or the game's own default. */
  autoplayOf(compiled: CompiledGame): Autoplay {
    return chosenAutoplay(this.#parts.settings.value.peek(), compiled);
  }

  /**
   * Plays a move if the rules allow it; otherwise the refusal is told and nothing changes. A card that is put on
   * another suit's foundation goes to its own.
   * @param autoplay the automatic moves that follow, where they are not to be the game's.
   */
  play(move: Move, autoplay?: Autoplay): boolean {
    const { deal, position } = this.#table.peek();
    if (this.viewing.peek()) {
      this.#tell({ type: 'onlyViewed' });
      return false;
    }
    const refusal = deal.game.refusal(move);
    if (refusal !== null) {
      const meant = move.type === 'move' ? toOwnFoundation(deal.game, move) : null;
      if (meant !== null) return this.play(meant, autoplay);
      this.refuse(refusal, move);
      return false;
    }
    const { effects } = deal.game.play(move, autoplay ?? this.autoplayOf(deal.compiled));
    this.#changed('move');
    this.#tell({ type: 'played', move, effects, before: position });
    if (deal.game.isWon) this.#win(deal);
    return true;
  }

  /** Tells why something was refused. */
  refuse(refusal: Refusal, move: Move): void {
    this.#choice.value = null;
    this.#tell({ type: 'refused', refusal, move });
  }

  /** Tells that no pile takes these cards. */
  noTarget(from: PileIndex, count: number): void {
    this.#choice.value = null;
    this.#tell({ type: 'noTarget', from, count });
  }

  /** Deals from the stock, or turns the waste over where it is empty. */
  dealStock(): boolean {
    const { deal, position } = this.#table.peek();
    const stock = position.piles[deal.compiled.stock] ?? [];
    return this.play({ type: stock.length > 0 || deal.compiled.stock < 0 ? 'deal' : 'redeal' });
  }

  /** Takes the last move back; nothing at the opening. */
  undo(): void {
    const { deal, position } = this.#table.peek();
    const move = deal.game.history.node(deal.game.history.cursor)?.move;
    const turn = deal.game.undo();
    if (turn === undefined || move === undefined) return;
    deal.counts.undos++;
    this.#changed('move');
    this.#tell({ type: 'undone', move, effects: turn.effects, before: position });
  }

  /** Makes the move again that was taken back last. */
  redo(): void {
    const { deal, position } = this.#table.peek();
    const turn = deal.game.redo();
    const move = deal.game.history.node(deal.game.history.cursor)?.move;
    if (turn === undefined || move === undefined) return;
    this.#changed('move');
    this.#tell({ type: 'redone', move, effects: turn.effects, before: position });
  }

  /**
   * Back to the opening of this deal. Of an unfinished deal that is taking everything back, and the moves stay
   * in the history; one whose result is counted begins as another attempt.
   */
  restart(): void {
    const { deal } = this.#table.peek();
    if (deal.counts.recorded && !this.viewing.peek()) {
      this.deal(deal.compiled, deal.game.number, deal.counts.promisedWinnable);
      return;
    }
    this.goTo(OPENING);
  }

  /** Goes to any place in the history of this deal; it counts as an undo where moves are taken back on the way. */
  goTo(node: number): void {
    const { deal, position } = this.#table.peek();
    const { history } = deal.game;
    if (node === history.cursor) return;
    if (!history.lineTo(node).includes(history.cursor) && history.cursor !== OPENING) deal.counts.undos++;
    const isOneOn = history.node(node)?.parent === history.cursor;
    const { effects } = deal.game.goTo(node);
    this.#changed('move');
    this.#tell({ type: 'jumped', made: isOneOn ? { effects, before: position } : null });
  }

  /** Names a place in the history; an empty name takes the bookmark away. */
  bookmark(node: number, name: string): void {
    this.#table.peek().deal.game.history.bookmark(node, name);
    this.#changed('none');
  }

  /** A new deal that is not on the table yet. */
  prepare(compiled: CompiledGame, number: DealNumber, promisedWinnable = false): PlayedDeal {
    return dealAnew(compiled, number, this.autoplayOf(compiled), promisedWinnable, this.#parts.moment);
  }

  /**
   * Puts a new deal on the table. The one there is left for good if it is of the same game, and waits if it is of
   * another.
   */
  begin(deal: PlayedDeal): void {
    this.#leaveFor(deal);
    this.#show(deal, 0, 'deal');
    this.#tell({ type: 'dealt' });
    if (deal.game.isWon) this.#win(deal);
  }

  /** Deals another number of the game on the table, as `beginInstead` does. */
  dealAgain(number: DealNumber, promisedWinnable = false): void {
    this.endView();
    this.beginInstead(this.prepare(this.#table.peek().deal.compiled, number, promisedWinnable));
  }

  /**
   * Puts a new deal of the game on the table in place of the one there, which may be a slip: an unfinished deal can be
   * taken up again until the first move. Until then it is the one that is kept, so that nothing of it is lost and
   * nothing counted twice. Where there is nothing to take up again, this is `begin`.
   */
  beginInstead(next: PlayedDeal): void {
    this.endView();
    this.confirmLeaving();
    const { compiled, counts, game } = this.#table.peek().deal;
    const isSameGame = compiled.id === next.compiled.id;
    const isUnfinished = !counts.recorded && !game.isWon && game.history.nodes.length > 0;
    if (!isSameGame || !isUnfinished || this.#deadEnd.peek() !== 'open' || next.game.isWon) {
      this.begin(next);
      return;
    }
    this.#left = { deal: this.#table.peek().deal, clockMs: this.clock.elapsed() };
    this.#show(next, 0, 'deal');
    this.#tell({ type: 'dealt' });
  }

  /** The deal that was left by `beginInstead` and can still be taken up again, or null. */
  get left(): PlayedDeal | null {
    return this.#left?.deal ?? null;
  }

  /** Takes the deal up again that `beginInstead` left; nothing where that is decided. */
  takeUpLeft(): void {
    const left = this.#left;
    if (left === null) return;
    this.endView();
    this.#left = null;
    this.#show(left.deal, left.clockMs, 'none');
    this.#tell({ type: 'restored' });
  }

  /** The deal that was left by `beginInstead` is given up and counted, once; the one on the table is kept from now on. */
  confirmLeaving(): void {
    const left = this.#left;
    if (left === null) return;
    this.#left = null;
    this.#book.leave(left.deal, false, left.clockMs);
    this.keep();
  }

  /** Deals anew, as `begin` does. */
  deal(compiled: CompiledGame, number: DealNumber, promisedWinnable = false): void {
    this.begin(this.prepare(compiled, number, promisedWinnable));
  }

  /**
   * Takes up a kept deal as `takeUp` does.
   * @throws SavedGameError if the kept deal cannot be played; nothing has changed then.
   */
  resume(compiled: CompiledGame, kept: KeptGame): void {
    this.takeUp(restoreDeal(compiled, kept), kept.clockMs);
  }

  /**
   * Goes on with a deal that has been played for so many milliseconds. The deal on the table waits if it is of another
   * game; one of the same game gives way uncounted, and whoever wants it has put it aside before (see `GameSwitch`).
   */
  takeUp(deal: PlayedDeal, clockMs: number): void {
    this.endView();
    this.confirmLeaving();
    if (this.#table.peek().deal.compiled.id !== deal.compiled.id) this.keep();
    this.#show(deal, clockMs, 'none');
    this.#tell({ type: 'restored' });
    if (deal.game.isWon) this.#win(deal);
  }

  /** Shows a deal to be looked at; the one that is played waits meanwhile. */
  view(deal: PlayedDeal): void {
    this.confirmLeaving();
    batch(() => {
      if (!this.viewing.peek()) {
        this.keep();
        this.#viewing.begin({ deal: this.#table.peek().deal, clockMs: this.clock.elapsed() });
      }
      this.#show(deal, 0, 'none');
    });
    this.#tell({ type: 'viewed' });
  }

  /** Puts the deal that is played back on the table; nothing where it is there. */
  endView(): void {
    batch(() => {
      const waiting = this.#viewing.end();
      if (waiting !== null) this.#show(waiting.deal, waiting.clockMs, 'none');
    });
  }

  /** Asks the player where cards should go, or (null) stops asking. */
  ask(choice: Choice | null): void {
    this.#choice.value = choice;
  }

  /** Takes note that this position is a dead end. */
  foundDeadEnd(position: Position, found: DeadEnd): void {
    if (position === this.#table.peek().position) this.#deadEnd.value = found;
  }

  /** Takes note of help that goes into the record. */
  helped(by: 'hint' | 'solver'): void {
    this.confirmLeaving();
    const { counts } = this.#table.peek().deal;
    if (by === 'hint') counts.hints++;
    counts.solverHelped = true;
    this.keep();
  }

  /** The host was gone and is there again: the game that is played is opened there anew. */
  async reconnect(): Promise<void> {
    const onTable = { deal: this.#table.peek().deal, clockMs: this.clock.elapsed() };
    const { deal, clockMs } = this.#viewing.waiting ?? this.#left ?? onTable;
    await this.#parts.keeper.takeAgain(() => keptFrom(deal, clockMs));
  }

  /** Hands the deal on the table to the host as it stands. */
  keep(): void {
    // A deal that can still be taken up again is in its place (see `beginInstead`).
    if (this.viewing.peek() || this.#left !== null) return;
    this.#book.keep(this.#table.peek().deal, this.clock.elapsed());
  }

  #show(deal: PlayedDeal, clockMs: number, transition: Transition): void {
    this.clock.reset(clockMs, standingReasons(deal));
    this.#put(deal, transition);
  }

  /** What is on the table gives way: for good to a deal of the same game, and until later to one of another. */
  #leaveFor(next: PlayedDeal): void {
    this.endView();
    this.confirmLeaving();
    const { deal } = this.#table.peek();
    const isDead = this.#deadEnd.peek() !== 'open';
    if (deal.compiled.id === next.compiled.id) this.#book.leave(deal, isDead, this.clock.elapsed());
    else this.keep();
  }

  #changed(transition: Transition): void {
    this.confirmLeaving();
    if (transition !== 'none') this.clock.hold('notStarted', false);
    this.#put(this.#table.peek().deal, transition);
  }

  #put(deal: PlayedDeal, transition: Transition): void {
    batch(() => {
      this.#table.value = stateOf(deal, transition);
      this.#deadEnd.value = 'open';
      this.#choice.value = null;
    });
    this.keep();
  }

  #win(deal: PlayedDeal): void {
    this.clock.hold('over', true);
    this.#book.record(deal, 'won', this.clock.elapsed());
    this.#tell({ type: 'won' });
  }

  #tell(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }
}
