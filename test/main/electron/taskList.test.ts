import { expect, test } from 'vitest';
import { parseCommandLine } from '../../../main/electron/commandLine.ts';
import { taskList } from '../../../main/electron/taskList.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { language as german } from '../../../shared/languages/de.ts';
import { createTranslator } from '../../../shared/messages/translator.ts';

const translator = createTranslator(german);
const program = 'C:\\Programme\\Grand Patience.exe';
const [game] = catalogue;

test('the task bar offers a new deal, the game played last and another window, in words that the program knows', () => {
  const id = game?.id ?? '';
  const tasks = taskList({ translator, recent: [{ id, name: 'A game' }] }, program);
  expect(tasks.map(({ title }) => title)).toEqual([
    translator.text('command.newDeal'),
    translator.text('menu.continue'),
    translator.text('command.newWindow'),
  ]);
  expect(tasks.map((task) => parseCommandLine([task.arguments], '/here'))).toMatchObject([
    { commands: ['newDeal'], mistake: null },
    { game: id, mistake: null },
    { commands: ['newWindow'], mistake: null },
  ]);
  for (const task of tasks) expect(task).toMatchObject({ program, iconPath: program, iconIndex: 0 });
});

test('without a game played last there is nothing to go on with', () => {
  expect(taskList({ translator, recent: [] }, program)).toHaveLength(2);
});
