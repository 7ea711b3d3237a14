import type { LabelKey } from '../messages/keys.ts';
import type { CommandId } from './commands.ts';

/** A line of a menu: a command, a dividing line, or a menu of its own. */
export type MenuItem = CommandId | '-' | Menu;

export interface Menu {
  readonly label: LabelKey;
  /** What the systems call this menu, so that the native one gets its place and manners. */
  readonly role: 'game' | 'play' | 'view' | 'help' | 'submenu';
  readonly items: readonly MenuItem[];
}

/** The menu bar, in both hosts. */
export const menuBar: readonly Menu[] = [
  {
    label: 'menu.game',
    role: 'game',
    items: [
      'newDeal',
      'winnableDeal',
      'dealOfToday',
      'deals',
      'restart',
      'dealNumber',
      '-',
      'chooseGame',
      'newWindow',
      'saves',
      'finishedGames',
      'statistics',
      '-',
      'settings',
      'data',
      '-',
      'quit',
    ],
  },
  {
    label: 'menu.play',
    role: 'play',
    items: [
      'undo',
      'redo',
      'historyMap',
      '-',
      'hint',
      'verdict',
      'goBack',
      'playOut',
      '-',
      'dealStock',
      'finish',
      '-',
      { label: 'menu.autoplay', role: 'submenu', items: ['autoplayOff', 'autoplaySafe', 'autoplayAll'] },
    ],
  },
  {
    label: 'menu.view',
    role: 'view',
    items: [
      'fourColourDeck',
      'largeIndex',
      'leftHanded',
      'hideClock',
      'needed',
      '-',
      'largerCards',
      'smallerCards',
      'usualCards',
      '-',
      'toTable',
      'fullScreen',
    ],
  },
  { label: 'menu.help', role: 'help', items: ['rules', 'manual', 'shortcuts', '-', 'report', 'about'] },
];
