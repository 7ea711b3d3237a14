import { readFile, stat } from 'node:fs/promises';
import type { CommandId } from '../../shared/commands/commands.ts';
import type { Emit } from '../../shared/ipc/answer.ts';
import { LINK_SCHEME } from './commandLine.ts';

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

/**
 * Hands links, files and deals of the command line to the window, which may not be there yet: until it listens, they
 * wait in order.
 */
export class OpenRequests {
  readonly #emit: Emit;
  readonly #waiting: (() => void)[] = [];
  #listening = false;

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** The window listens from now on: everything that waited is sent. */
  windowListens(): void {
    this.#listening = true;
    for (const send of this.#waiting.splice(0)) send();
  }

  /** The window is gone or loads again: what comes next waits. */
  windowGone(): void {
    this.#listening = false;
  }

  /** Asks for a deal of a game. */
  openDeal(game: string, deal: string | null): void {
    this.#send(() => this.#emit('open.deal', { game, deal }));
  }

  /** Chooses a command, as a menu of the window would. */
  choose(id: CommandId): void {
    this.#send(() => this.#emit('command.chosen', { id }));
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
      if ((await stat(what)).size > LARGEST_SAVE)
        throw new RangeError('The file is too large for a saved game.');
      const text = await readFile(what, 'utf8');
      this.#send(() => this.#emit('open.save', { text }));
    } catch {
      // Why a file cannot be read matters less to the player than which one.
      this.#fail(what);
    }
  }

  #fail(what: string): void {
    this.#send(() => this.#emit('open.failed', { what: what.slice(0, 2000) }));
  }

  #send(send: () => void): void {
    if (this.#listening) send();
    else this.#waiting.push(send);
  }
}
