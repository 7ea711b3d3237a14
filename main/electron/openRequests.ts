import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import type { CommandId } from '../../shared/commands/commands.ts';
import { events } from '../../shared/ipc/contract.ts';
import { LINK_SCHEME } from './commandLine.ts';
import type { Deliver } from './tableWindows.ts';

/** The largest save file that is read, in bytes. */
const LARGEST_SAVE = 16 * 1024 * 1024;

/** A deal that a link names. */
export interface LinkedDeal {
  readonly game: string;
  readonly deal: string | null;
}

/**
 * Returns the deal that a link names: `grand-patience://deal/GAME/NUMBER`, or `grand-patience://deal/GAME` for any
 * deal of that game. Null where it is no such link; whether the game and the number exist is the window's to say.
 */
export function dealOfLink(link: string): LinkedDeal | null {
  if (!URL.canParse(link) || link.length > 500) return null;
  const url = new URL(link);
  if (url.protocol !== `${LINK_SCHEME}:` || url.host !== 'deal') return null;
  const [game = '', deal, ...rest] = url.pathname.split('/').slice(1);
  if (!/^[a-z0-9-]{1,60}$/.test(game) || rest.length > 0) return null;
  if (deal === undefined || deal === '') return { game, deal: null };
  return /^[A-Za-z0-9]{1,40}$/.test(deal) ? { game, deal } : null;
}

/** The windows, as far as requests from outside concern them. */
export interface Receiver {
  readonly deliver: Deliver;
  /** Chooses a command, as a menu would. */
  choose(id: CommandId): void;
  /** Brings a window to the front. */
  show(): void;
}

/** Hands links, files and deals of the command line to the windows; until there are windows they wait in order. */
export class OpenRequests {
  readonly #waiting: ((to: Receiver) => void)[] = [];
  #to: Receiver | null = null;

  /** There are windows from now on: everything that waited is handed over. */
  deliverTo(to: Receiver): void {
    this.#to = to;
    for (const send of this.#waiting.splice(0)) send(to);
  }

  /** Brings a window to the front. */
  show(): void {
    this.#send((to) => to.show());
  }

  /** Asks for a deal, or for a game; without a game, for a deal of the one on the table. */
  openDeal(game: string | null, deal: string | null): void {
    const wish = { game, deal };
    if (v.is(events['open.deal'], wish)) this.#send((to) => to.deliver('open.deal', wish, game));
    else this.#fail([game, deal].filter((part) => part !== null).join(' '));
  }

  /** Chooses a command, as a menu of the window would. */
  choose(id: CommandId): void {
    this.#send((to) => to.choose(id));
  }

  /** Opens a link or a save file; what cannot be opened is told to the player. Never rejects. */
  async open(what: string): Promise<void> {
    if (what.startsWith(`${LINK_SCHEME}:`)) {
      const linked = dealOfLink(what);
      if (linked === null) this.#fail(what);
      else this.openDeal(linked.game, linked.deal);
      return;
    }
    try {
      const facts = await stat(what);
      // A pipe or a device has no size and no end.
      if (!facts.isFile() || facts.size > LARGEST_SAVE)
        throw new RangeError('This is no file, or too large for a saved game.');
      const text = await readFile(what, 'utf8');
      this.#send((to) => to.deliver('open.save', { text }, null));
    } catch {
      // Why a file cannot be read matters less to the player than which one.
      this.#fail(what);
    }
  }

  #fail(what: string): void {
    this.#send((to) => to.deliver('open.failed', { what: what.slice(0, 2000) }, null));
  }

  #send(send: (to: Receiver) => void): void {
    if (this.#to === null) this.#waiting.push(send);
    else send(this.#to);
  }
}
