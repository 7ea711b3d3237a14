import type { DealNumber } from '../../shared/cards/dealNumber.ts';
import type { GameDefinition } from '../../shared/rules/definition.ts';
import type { KeptGame } from '../../shared/saves/keptGame.ts';
import type { HostClient } from '../host/hostClient.ts';
import type { GameLibrary } from './gameLibrary.ts';
import type { Keeper } from './keeper.ts';
import { keptFrom, localDateOf, restoreDeal } from './playedDeal.ts';
import { randomDealNumber } from './randomDeal.ts';
import type { Session } from './session.ts';
import type { SettingsStore } from './settingsStore.ts';

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
}

/** Changes the game on the table. Each game remembers its own unfinished deal. */
export class GameSwitch {
  readonly #parts: GameSwitchParts;

  constructor(parts: GameSwitchParts) {
    this.#parts = parts;
  }

  /** Goes on with the game's unfinished deal, or deals anew where there is none. */
  async play(game: GameDefinition): Promise<void> {
    const { session, library } = this.#parts;
    session.endView();
    this.#remember(game);
    if (session.table.peek().deal.compiled.id === game.id) return;
    if (!(await this.resume(game))) {
      session.deal(library.compiled(game), randomDealNumber(crypto));
    }
  }

  /** Deals a number of any game. The unfinished deal of that game is left for good, and counted as such. */
  async deal(game: GameDefinition, number: DealNumber): Promise<void> {
    await this.#change(game);
    this.#parts.session.deal(this.#parts.library.compiled(game), number);
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
    await this.#change(game);
    await this.#putAside(game);
    session.takeUp(opened, kept.clockMs);
  }

  /** Goes on with the game's unfinished deal; false where there is none that can be gone on with. */
  async resume(game: GameDefinition): Promise<boolean> {
    const { host, keeper, library, session, notResumed } = this.#parts;
    let kept: KeptGame | null = null;
    try {
      await keeper.idle();
      kept = await host.request('running.read', { game: game.id });
      if (kept === null || kept.recorded) return false;
      session.resume(library.compiled(game), kept);
      return true;
    } catch (error) {
      if (kept !== null) await this.#setAside(game, kept);
      notResumed(error);
      return false;
    }
  }

  /** Takes up what a backup brought back for the game on the table; nothing where that is the deal on the table. */
  async takeUpRestored(): Promise<void> {
    const { host, library, session } = this.#parts;
    session.endView();
    const { deal } = session.table.peek();
    const kept = await host.request('running.read', { game: deal.compiled.id });
    if (kept === null || kept.record === deal.counts.record) return;
    session.resume(library.compiled(deal.compiled.definition), kept);
  }

  /** Brings the game's unfinished deal to the table, if it has one: what takes its place has to leave it. */
  async #change(game: GameDefinition): Promise<void> {
    const { session } = this.#parts;
    session.endView();
    this.#remember(game);
    if (session.table.peek().deal.compiled.id !== game.id) await this.resume(game);
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

  /** A kept deal that cannot be played here stays among the named saves; a later version may read it. */
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
