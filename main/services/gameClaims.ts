import { join } from 'node:path';
import { systemCode } from './storage/fileSystem.ts';
import { isDead } from './storage/owner.ts';
import { Queue } from './storage/queue.ts';
import type { Surroundings } from './storage/surroundings.ts';

const CLAIM_END = '.open';
/** How far the clock may have been put right since the machine was started, in ms. */
const CLOCK_SLACK_MS = 60_000;

/** A claim as its file's name tells it. */
interface Claim {
  readonly name: string;
  readonly game: string;
  readonly machine: string;
  readonly pid: number;
  /** When it was made, in seconds since 1970. */
  readonly made: number;
}

/**
 * Tells the processes on one data folder which games the others have open, by an empty file a game,
 * `GAME.MACHINE.PID.TIME.open`. Nobody writes another's file, so that none can be torn from its owner; what a dead
 * process has left counts for nothing and is cleared away. Of two that claim at the same moment both may be refused.
 * Processes of another machine cannot be asked whether they live, so their claims are not heeded.
 */
export class GameClaims {
  readonly #folder: string;
  readonly #surroundings: Surroundings;
  /** The file of each game claimed here. */
  readonly #own = new Map<string, string>();
  readonly #queue = new Queue();

  /** @param folder where the claims lie: that of the unfinished deals. */
  constructor(folder: string, surroundings: Surroundings) {
    this.#folder = folder;
    this.#surroundings = surroundings;
  }

  /**
   * Resolves to whether this process has the game now. Where claims cannot be read or written it has: nobody can keep
   * a deal there either, and that is told by what keeps it.
   */
  claim(game: string): Promise<boolean> {
    return this.#queue.run(() => this.#claim(game));
  }

  /** Lets a game go. Never rejects. */
  release(game: string): Promise<void> {
    return this.#queue.run(() => this.#release(game));
  }

  /** Lets all games go. */
  close(): Promise<void> {
    return this.#queue.run(async () => {
      for (const game of [...this.#own.keys()]) await this.#release(game);
    });
  }

  async #claim(game: string): Promise<boolean> {
    if (this.#own.has(game)) return true;
    const { fs, owner, now } = this.#surroundings;
    const made = Math.floor(now().getTime() / 1000);
    const own = `${game}.${owner.machine}.${owner.pid}.${made}${CLAIM_END}`;
    this.#own.set(game, own);
    let others: Claim[];
    try {
      await this.#write(own);
      others = (await fs.list(this.#folder)).flatMap((name) => claimOf(name) ?? []);
    } catch {
      return true;
    }
    for (const claim of others) {
      if (claim.name === own || claim.game !== game || claim.machine !== owner.machine) continue;
      if (this.#isGone(claim)) await this.#remove(claim.name);
      else {
        await this.#release(game);
        return false;
      }
    }
    return true;
  }

  async #release(game: string): Promise<void> {
    const own = this.#own.get(game);
    this.#own.delete(game);
    if (own !== undefined) await this.#remove(own);
  }

  /** Whether its process is gone: by its number, or because the machine was started after it was made. */
  #isGone({ machine, pid, made }: Claim): boolean {
    const { owner, booted } = this.#surroundings;
    return made * 1000 < booted.getTime() - CLOCK_SLACK_MS || isDead(owner, machine, pid);
  }

  async #write(name: string): Promise<void> {
    try {
      await (await this.#surroundings.fs.create(join(this.#folder, name))).close();
    } catch (error) {
      // An earlier process with this number has left it within the same second.
      if (systemCode(error) !== 'EEXIST') throw error;
    }
  }

  async #remove(name: string): Promise<void> {
    try {
      await this.#surroundings.fs.remove(join(this.#folder, name));
    } catch {
      // What is left behind counts for nothing once this process has ended.
    }
  }
}

function claimOf(name: string): Claim | null {
  const parts = /^([a-z0-9-]+)\.([a-z0-9-]+)\.(\d+)\.(\d+)\.open$/.exec(name);
  if (parts === null) return null;
  const [, game = '', machine = '', pid, made] = parts;
  return { name, game, machine, pid: Number(pid), made: Number(made) };
}
