import type { Task } from 'electron';
import { NEW_DEAL_FLAG, NEW_WINDOW_FLAG } from './commandLine.ts';
import type { MenuSetting } from './nativeMenu.ts';

/**
 * What Windows offers at the app's icon in its task bar: a new deal, to go on with the game played last where there is
 * one, and another window. A task starts the program once more; the instance that runs is handed its words.
 * @param program the path of the app's program.
 */
export function taskList(
  { translator, recent }: Pick<MenuSetting, 'translator' | 'recent'>,
  program: string,
): Task[] {
  const task = (title: string, words: string): Task => ({
    program,
    arguments: words,
    iconPath: program,
    iconIndex: 0,
    title,
    description: title,
  });
  const [latest] = recent;
  return [
    task(translator.text('command.newDeal'), NEW_DEAL_FLAG),
    ...(latest === undefined ? [] : [task(translator.text('menu.continue'), `--game=${latest.id}`)]),
    task(translator.text('command.newWindow'), NEW_WINDOW_FLAG),
  ];
}
