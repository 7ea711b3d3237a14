import { loadCardFont } from './art/cardFont.ts';
import { CourtArt } from './art/courtArt.ts';
import { Stage } from './scene/stage.ts';
import { TableController } from './tableController.ts';
import type { Table, TableOptions } from './tablePort.ts';

/**
 * Makes a table that fills `parent`, ready for its first `show`.
 * @throws Error where WebGL is not available or the app's own pictures cannot be read.
 */
export async function createTable(options: TableOptions): Promise<Table> {
  // The pictures and the typeface load while the renderer starts.
  const courts = CourtArt.load();
  const font = loadCardFont();
  let controller: TableController | undefined;
  const stage = await Stage.create(options.parent, (now) => controller?.frame(now) ?? false);
  await font;
  controller = new TableController(options, stage, await courts);
  return controller;
}
