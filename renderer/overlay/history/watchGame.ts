import type { KeptGame } from '../../../shared/saves/keptGame.ts';
import type { GameRecord } from '../../../shared/statistics/record.ts';
import { keptFromRecord } from '../../replay/recordedDeal.ts';
import type { App } from '../app.ts';
import { troubleTeller } from '../toasts/troubleTeller.ts';

/** Shows a finished game again; where it cannot be shown that is said, and nothing changes. */
export async function watchRecord(app: App, id: string): Promise<void> {
  await told(app, async () => {
    const record: GameRecord = await app.host.request('history.read', { id });
    const compiled = compiledGame(app, record.game);
    if (compiled !== undefined) show(app, keptFromRecord(compiled, record, app.moment));
  });
}

/** Shows a saved game from its beginning. */
export async function watchSave(app: App, id: string): Promise<void> {
  await told(app, async () => show(app, await app.host.request('saves.read', { id })));
}

/** Goes on with a saved game. The save stays as it is; what is played on is a game of its own. */
export async function openSave(app: App, id: string): Promise<void> {
  await told(app, async () => {
    await goOn(app, await app.host.request('saves.read', { id }));
  });
}

/** Goes on with the game in the text of a `.patience` file. */
export async function openSaveText(app: App, text: string): Promise<void> {
  await told(app, async () => {
    await goOn(app, await app.host.request('saves.open', { text }));
  });
}

/** Goes on from the place of the replay that is on the table, as an attempt of its own. */
export async function continueReplay(app: App): Promise<void> {
  const attempt = app.replay.attemptHere();
  if (attempt !== null) await told(app, async () => open(app, attempt));
}

async function goOn(app: App, kept: KeptGame): Promise<void> {
  await open(app, { ...kept, record: app.moment.newId() });
}

async function open(app: App, kept: KeptGame): Promise<void> {
  const compiled = compiledGame(app, kept.saved.game);
  if (compiled === undefined) return;
  await app.switcher.open(compiled.definition, kept);
  app.overlay.close();
}

function show(app: App, kept: KeptGame): void {
  const compiled = compiledGame(app, kept.saved.game);
  if (compiled === undefined) return;
  app.replay.show(compiled, kept);
  app.overlay.close();
}

function compiledGame({ library, overlay }: App, id: string) {
  const game = library.find(id);
  if (game !== undefined) return library.compiled(game);
  overlay.say('error', ({ translator }) =>
    translator.text('replay.failed', { reason: translator.text('saves.unknownGame', { game: id }) }),
  );
  return undefined;
}

async function told({ overlay }: App, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    troubleTeller(overlay)('replay.failed', error);
  }
}
