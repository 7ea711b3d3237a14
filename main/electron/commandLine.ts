import { resolve } from 'node:path';
import type { CommandId } from '../../shared/commands/commands.ts';

/** What a command line, of the first start or of a later one, asks for. */
export interface CommandLine {
  /** The folder for all data, or null for the usual one. */
  readonly userData: string | null;
  readonly game: string | null;
  readonly deal: string | null;
  /** What is wished for as from a menu: a new deal of the game on the table, another window. */
  readonly commands: readonly CommandId[];
  readonly version: boolean;
  readonly help: boolean;
  /** Links (`grand-patience://…`) and paths of save files, in their order. */
  readonly opened: readonly string[];
  /** What is wrong with it, in English, or null. */
  readonly mistake: string | null;
}

export const LINK_SCHEME = 'grand-patience';
/** What the menus of task bars and desktops start the app with for a new deal. */
export const NEW_DEAL_FLAG = '--new-deal';
/** What they start it with for another window. */
export const NEW_WINDOW_FLAG = '--new-window';
export const SAVE_EXTENSION = '.patience';

export const commandLineHelp = `Grand Patience: solitaire card games.

Usage: grand-patience [options] [link or ${SAVE_EXTENSION} file]

  --game ID          begin with this game
  --deal NUMBER      begin with this deal
  ${NEW_DEAL_FLAG}         deal anew
  ${NEW_WINDOW_FLAG}       open another window
  --user-data DIR    keep statistics and saved games in this folder
  --version          print the version
  --help             print this text`;

const valued = ['--game', '--deal', '--user-data'] as const;
type Valued = (typeof valued)[number];

function isValued(flag: string): flag is Valued {
  return valued.some((known) => known === flag);
}

/**
 * Reads the words after the program (and, where Electron runs a folder, after that folder). Switches of Chromium and
 * of debuggers are none of the app's and pass unnoticed.
 * @param folder What relative paths are relative to.
 */
export function parseCommandLine(words: readonly string[], folder: string): CommandLine {
  const values: Partial<Record<Valued, string>> = {};
  const opened: string[] = [];
  let version = false;
  let help = false;
  let mistake: string | null = null;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [flag = '', inline] = splitAtEquals(word);
    if (isValued(flag)) {
      const value = inline ?? words[++index];
      if (value === undefined || value === '' || value.startsWith('--'))
        mistake ??= `${flag} needs a value after it.`;
      else values[flag] = value;
    } else if (word === '--version') version = true;
    else if (word === '--help') help = true;
    else if (word.startsWith(`${LINK_SCHEME}:`)) opened.push(word);
    else if (word.endsWith(SAVE_EXTENSION)) opened.push(resolve(folder, word));
  }
  const userData = values['--user-data'];
  return {
    userData: userData === undefined ? null : resolve(folder, userData),
    game: values['--game'] ?? null,
    deal: values['--deal'] ?? null,
    commands: [
      ...(words.includes(NEW_WINDOW_FLAG) ? (['newWindow'] as const) : []),
      ...(words.includes(NEW_DEAL_FLAG) ? (['newDeal'] as const) : []),
    ],
    version,
    help,
    opened,
    mistake,
  };
}

function splitAtEquals(word: string): [flag: string, value?: string] {
  const equals = word.startsWith('--') ? word.indexOf('=') : -1;
  return equals < 0 ? [word] : [word.slice(0, equals), word.slice(equals + 1)];
}
