import { useApp, useWords } from '../app.ts';
import { MenuBar } from './MenuBar.tsx';
import { Status } from './Status.tsx';
import { ToolButton } from './ToolButton.tsx';

/** The one bar above the table: menus (where the system shows none), the deal, and what is used at every move. */
export function TopBar() {
  const { about } = useApp();
  const words = useWords();
  return (
    <header class="top-bar">
      {about.host === 'browser' ? <MenuBar /> : <span />}
      <Status />
      <div class="tools" role="toolbar" aria-label={words.text('bar.tools')}>
        <ToolButton id="hint" icon="bulb" />
        <ToolButton id="undo" icon="undo" />
        <ToolButton id="redo" icon="redo" />
        <ToolButton id="rules" icon="book" />
        <ToolButton id="newDeal" icon="cards" />
      </div>
    </header>
  );
}
