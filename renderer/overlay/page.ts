import { effect } from '@preact/signals';
import type { SystemLooks } from '../session/systemLooks.ts';
import { themeInForce } from '../session/tableLooks.ts';
import type { App } from './app.ts';

/** Keeps the page in step with the settings: colours, language and its direction, size of text, title. */
export function followPage(document: Document, app: App, system: SystemLooks): void {
  const root = document.documentElement;
  effect(() => {
    const settings = app.settings.value.value;
    root.dataset['theme'] = themeInForce(settings.theme, system);
    root.style.fontSize = `${settings.textSize}%`;
  });
  effect(() => {
    const { translator } = app.words.value;
    root.lang = translator.tag;
    root.dir = translator.direction;
    const game = translator.gameName(app.session.table.value.deal.compiled.definition);
    document.title = `${game} – ${translator.text('app.name')}`;
  });
}
