import { app } from 'electron';
import { commandLineHelp, parseCommandLine } from './commandLine.ts';
import { startApp } from './startApp.ts';

// Run from a folder, Electron's own words are the program and that folder; packaged, the program alone.
const words = process.argv.slice(app.isPackaged ? 1 : 2);
const commandLine = parseCommandLine(words, process.cwd());

if (commandLine.mistake !== null) {
  console.error(`${commandLine.mistake}\n\n${commandLineHelp}`);
  app.exit(2);
} else if (commandLine.help) {
  console.log(commandLineHelp);
  app.exit(0);
} else if (commandLine.version) {
  console.log(app.getVersion());
  app.exit(0);
} else {
  startApp(commandLine);
}
