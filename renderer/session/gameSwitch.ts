import { assertNever } from '../../shared/assertNever.ts';
import type { DealNumber } from '../../shared/cards/dealNumber.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import { localDateOf } from '../../shared/statistics/localDate.ts';
import type { HostClient } from '../host/hostClient.ts';
import type { GameLibrary } from './gameLibrary.ts';
import type { Keeper } from './keeper.ts';
import { keptFrom, restoreDeal } from './playedDeal.ts';
import { randomDealNumber } from './randomDeal.ts';
import type { Session } from './session.ts';
import type { SettingsStore } from './settingsStore.ts';
import { type Taken, takeFirstFree, takeGame } from './takeGame.ts';

const REMEMBERED_GAMES = 12;

export interface GameSwitchParts {
  readonly host: HostClient;
  readonly library: GameLibrary;
  readonly session: Session;
  readonly keeper: Keeper;
  readonly settings: SettingsStore;
  /** What the player calls a game. */
  readonly gameName: (game: GameDefinition) => string;
  /** Told when a kept deal could not be taken up; it was set aside as a named save. */
  readonly notResumed: (error: unknown) => void;
  /** Told under which name an unfinished deal waits that has given way to another one. */
  readonly putAside: (name: string) => void;
  /** Told when a game cannot be played here because another window has it open. */
  readonly openElsewhere: (game: GameDefinition) => void;
  /** Told when another window took the game away that was on the table. */
  readonly takenAway: (game: GameDefinition) => void;
}

/**
 * Changes the game on the table. Each game remembers its own unfinished deal, and is open in one window at a time:
 * what is asked for of a game that another window has is told to be there, and the table stays as it is.
 */
export class GameSwitch {
  readonly #parts: GameSwitchParts;

  constructor(parts: GameSwitchParts) {
    this.#parts = parts;
  }

  /** Goes on with the game's unfinished deal, or deals anew where there is none. */
  async play(game: GameDefinition): Promise<void> {
    const { session, library } = this.#parts;
    session.endView();
    if (this.#isOnTable(game)) return;
    const taken = await this.#take(game);
    if (taken === null || this.takeUp(game, taken)) return;
    this.#put(() => session.deal(library.compiled(game), randomDealNumber(crypto)));
  }

  /** Deals a number of any game. The unfinished deal of that game can be taken up again until the first move. */
  async deal(game: GameDefinition, number: DealNumber): Promise<void> {
    const { session, library } = this.#parts;
    if (!(await this.#change(game))) return;
    this.#put(() => session.beginInstead(session.prepare(library.compiled(game), number)));
  }

  /**
   * Goes on with a saved game, or from a place of one that was watched. The unfinished deal of its game gives way: it
   * waits among the named saves, and is not counted, since it can be gone on with.
   * @throws SavedGameError if the save cannot be played; nothing has changed then.
   * @throws HostError if the unfinished deal cannot be saved; it is on the table then.
   */
  async open(game: GameDefinition, kept: KeptGame): Promise<void> {
    const { session, library } = this.#parts;
    const opened = restoreDeal(library.compiled(game), kept);
    if (!(await this.#change(game))) return;
    await this.#putAside(game);
    this.#put(() => session.takeUp(opened, kept.clockMs));
  }

  /** Puts the unfinished deal of a taken game on the table; false where there is none that can be gone on with. */
  takeUp(game: GameDefinition, taken: Taken): boolean {
    const { session, library, notResumed } = this.#parts;
    switch (taken.type) {
      case 'elsewhere':
        return false;
      case 'unreadable':
        notResumed(taken.error);
        return false;
      case 'here': {
        const { kept } = taken;
        if (kept === null) return false;
        try {
          this.#put(() => session.resume(library.compiled(game), kept));
          return true;
        } catch (error) {
          // A kept deal that cannot be played here stays among the named saves; a later version may read it.
          void this.#setAside(game, kept);
          notResumed(error);
          return false;
        }
      }
      default:
        return assertNever(taken, 'taken');
    }
  }

  /** Takes up what a backup brought back for the game on the table; nothing where that is the deal on the table. */
  async takeUpRestored(): Promise<void> {
    const { host, library, session } = this.#parts;
    session.endView();
    const { deal } = session.table.peek();
    const kept = await host.request('running.take', { game: deal.compiled.id });
    if (kept === null || kept.record === deal.counts.record) return;
    session.resume(library.compiled(deal.compiled.definition), kept);
  }

  /** Another window has taken a game away: what was played here is set aside, and another game comes to the table. */
  async giveUp(kept: KeptGame): Promise<void> {
    const { session, library, keeper, settings, takenAway } = this.#parts;
    const lost = library.find(kept.saved.game);
    if (lost === undefined) return;
    if (kept.saved.nodes.length > 0 && !kept.recorded) await this.#setAside(lost, kept);
    takenAway(lost);
    session.endView();
    if (!this.#isOnTable(lost)) return;
    const others = library.toBeginWith(settings.value.peek().lastPlayed).filter(({ id }) => id !== lost.id);
    const { game, taken } = await takeFirstFree(keeper, others);
    if (this.takeUp(game, taken)) return;
    this.#put(() => session.deal(library.compiled(game), randomDealNumber(crypto)));
  }

  /** Brings the game's unfinished deal to the table, if it has one: what takes its place has to leave it. */
  async #change(game: GameDefinition): Promise<boolean> {
    this.#parts.session.endView();
    if (this.#isOnTable(game)) return true;
    const taken = await this.#take(game);
    if (taken === null) return false;
    this.takeUp(game, taken);
    return true;
  }

  /** Opens a game in this window; null where another window has it, which is told. */
  async #take(game: GameDefinition): Promise<Taken | null> {
    const taken = await takeGame(this.#parts.keeper, game);
    if (taken.type !== 'elsewhere') {
      this.#remember(game);
      return taken;
    }
    this.#parts.openElsewhere(game);
    return null;
  }

  #isOnTable({ id }: GameDefinition): boolean {
    return this.#parts.session.table.peek().deal.compiled.id === id;
  }

  /** Changes what is on the table, and lets other windows have the game that was there. */
  #put(change: () => void): void {
    const { session, keeper } = this.#parts;
    const onTable = (): string => session.table.peek().deal.compiled.id;
    const before = onTable();
    change();
    if (onTable() !== before) keeper.leave(before);
  }

  async #putAside(game: GameDefinition): Promise<void> {
    const { session, putAside } = this.#parts;
    const { deal } = session.table.peek();
    const isUnfinished = !deal.counts.recorded && deal.game.history.nodes.length > 0;
    if (deal.compiled.id !== game.id || !isUnfinished) return;
    putAside(await this.#save(game, keptFrom(deal, session.clock.elapsed())));
  }

  /** Saves a deal under its game's name and number, which it returns. */
  async #save(game: GameDefinition, kept: KeptGame): Promise<string> {
    const { host, gameName } = this.#parts;
    const name = `${gameName(game)}, ${kept.saved.deal}`;
    await host.request('saves.add', { name, localDate: localDateOf(new Date()), kept });
    return name;
  }

  /** Saves a deal that cannot stay where it is; a failure is told. */
  async #setAside(game: GameDefinition, kept: KeptGame): Promise<void> {
    try {
      await this.#save(game, kept);
    } catch (error) {
      this.#parts.notResumed(error);
    }
  }

  #remember(game: GameDefinition): void {
    const { settings } = this.#parts;
    const others = settings.value.peek().lastPlayed.filter((id) => id !== game.id);
    settings.change({ lastPlayed: [game.id, ...others].slice(0, REMEMBERED_GAMES) });
  }
}
