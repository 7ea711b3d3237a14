import { app, dialog } from 'electron';
import { prepareChosenFolder } from '../services/index.ts';
import { commandLineHelp, parseCommandLine } from './commandLine.ts';
import { startApp } from './startApp.ts';

// Run from a folder, Electron's own words are the program and that folder; packaged, the program alone.
const words = process.argv.slice(app.isPackaged ? 1 : 2);
const commandLine = parseCommandLine(words, process.cwd());

/** Says why the app does not start. Programs with windows have no terminal on Windows and from a Mac's dock. */
function refuse(message: string, status: number): void {
  if (process.platform === 'linux') console.error(message);
  else dialog.showErrorBox('Grand Patience', message);
  app.exit(status);
}

/** Says what is wrong with the folder that the player named for the data, or null. */
function troubleWithFolder(userData: string | null): string | null {
  try {
    if (userData !== null) prepareChosenFolder(userData);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const { mistake, help, version, userData } = commandLine;
if (mistake !== null) refuse(`${mistake}\n\n${commandLineHelp}`, 2);
else if (help || version) {
  console.log(help ? commandLineHelp : app.getVersion());
  app.exit(0);
} else {
  const trouble = troubleWithFolder(userData);
  if (trouble === null) startApp(commandLine);
  else refuse(trouble, 1);
}
