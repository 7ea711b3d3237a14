import type { LabelKey } from '../messages/keys.ts';

/**
 * What a command is before any window exists: its words and its default keys. The menus of both hosts, the
 * keyboard, the toolbar and the help overlay are made from this one table; the window adds whether a command
 * is enabled, whether it is ticked, and what it does (renderer/session/commandActions.ts).
 *
 * Shortcuts are written `Mod+Shift+Z`: Mod is Command on a Mac and Control elsewhere, the last part is a key
 * as KeyboardEvent.key names it, letters in upper case.
 */
export interface Command {
  readonly label: LabelKey;
  readonly shortcut?: string;
  /** The shortcut on a Mac, where another one is usual there. */
  readonly macShortcut?: string;
  /** Shown as on or off: by itself, or as one of those beside it of which one is on. */
  readonly mark?: 'tick' | 'oneOf';
}

export const commands = {
  newDeal: { label: 'command.newDeal', shortcut: 'F2' },
  restart: { label: 'command.restart', shortcut: 'Shift+F2' },
  winnableDeal: { label: 'assistant.command.winnableDeal', shortcut: 'F4' },
  dealOfToday: { label: 'assistant.command.dealOfToday' },
  deals: { label: 'assistant.command.deals', shortcut: 'Mod+Shift+D' },
  dealNumber: { label: 'command.dealNumber', shortcut: 'Mod+D' },
  chooseGame: { label: 'command.chooseGame', shortcut: 'Mod+O' },
  newWindow: { label: 'command.newWindow', shortcut: 'Mod+N' },
  saves: { label: 'saves.command', shortcut: 'Mod+S' },
  finishedGames: { label: 'games.command' },
  settings: { label: 'command.settings', shortcut: 'Mod+,' },
  quit: { label: 'command.quit', shortcut: 'Mod+Q' },

  undo: { label: 'command.undo', shortcut: 'Mod+Z' },
  redo: { label: 'command.redo', shortcut: 'Mod+Y', macShortcut: 'Mod+Shift+Z' },
  // A Mac minimises windows by its M.
  historyMap: { label: 'history.command', shortcut: 'Mod+M', macShortcut: 'Mod+Shift+M', mark: 'tick' },
  dealStock: { label: 'command.dealStock', shortcut: 'D' },
  hint: { label: 'assistant.command.hint', shortcut: 'H' },
  verdict: { label: 'assistant.command.verdict', shortcut: 'V' },
  goBack: { label: 'assistant.command.goBack', shortcut: 'B' },
  playOut: { label: 'assistant.command.playOut', shortcut: 'Shift+H' },
  finish: { label: 'command.finish', shortcut: 'Mod+Enter' },
  autoplayOff: { label: 'command.autoplayOff', mark: 'oneOf' },
  autoplaySafe: { label: 'command.autoplaySafe', mark: 'oneOf' },
  autoplayAll: { label: 'command.autoplayAll', mark: 'oneOf' },

  fourColourDeck: { label: 'command.fourColourDeck', shortcut: 'Mod+4', mark: 'tick' },
  largeIndex: { label: 'command.largeIndex', shortcut: 'Mod+I', mark: 'tick' },
  leftHanded: { label: 'command.leftHanded', mark: 'tick' },
  largerCards: { label: 'command.largerCards', shortcut: 'Mod++' },
  smallerCards: { label: 'command.smallerCards', shortcut: 'Mod+-' },
  usualCards: { label: 'command.usualCards', shortcut: 'Mod+0' },
  hideClock: { label: 'command.hideClock', mark: 'tick' },
  toTable: { label: 'command.toTable', shortcut: 'F6' },
  needed: { label: 'command.needed', mark: 'tick' },
  fullScreen: { label: 'command.fullScreen', shortcut: 'F11', macShortcut: 'Mod+Ctrl+F', mark: 'tick' },
  statistics: { label: 'command.statistics', shortcut: 'F3' },

  rules: { label: 'command.rules', shortcut: 'F1' },
  manual: { label: 'command.manual', shortcut: 'Shift+F1' },
  shortcuts: { label: 'command.shortcuts', shortcut: '?' },
  data: { label: 'command.data' },
  report: { label: 'command.report' },
  about: { label: 'command.about' },
} as const satisfies Record<string, Command>;

export type CommandId = keyof typeof commands;

/** All commands in the order of the table. */
export const commandIds = Object.keys(commands) as readonly CommandId[];

/** The record of a command, with the optional members that the literal table hides. */
export function commandOf(id: CommandId): Command {
  return commands[id];
}

/** The shortcut that a command has unless the player gives it another one; empty where it has none. */
export function usualShortcut(id: CommandId, isMac: boolean): string {
  const { shortcut = '', macShortcut = shortcut } = commandOf(id);
  return isMac ? macShortcut : shortcut;
}
