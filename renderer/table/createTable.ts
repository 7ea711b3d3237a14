import { loadCardFont } from './art/cardFont.ts';
import { CourtArt } from './art/courtArt.ts';
import { Stage } from './scene/stage.ts';
import { TableController } from './tableController.ts';
import type { Table, TableOptions } from './tablePort.ts';

interface Prepared {
  readonly stage: Promise<Stage>;
  readonly courts: Promise<CourtArt>;
  readonly font: Promise<void>;
}

let prepared: Prepared | undefined;

/**
 * Starts what a table needs and what takes time: the renderer, the pictures, the typeface. To be called as early as
 * may be; `createTable` does it otherwise. What goes wrong is told by `createTable`.
 */
export function prepareTable(): void {
  prepared ??= startPreparing();
}

/**
 * Makes a table that fills `parent`, ready for its first `show`.
 * @throws Error where WebGL is not available or the app's own pictures cannot be read.
 */
export async function createTable(options: TableOptions): Promise<Table> {
  const { stage: stageMade, courts, font } = prepared ?? startPreparing();
  prepared = undefined;
  const [stage, art] = await Promise.all([stageMade, courts, font]);
  stage.enter(options.parent);
  const controller = new TableController(options, stage, art);
  stage.onFrame = (now) => controller.frame(now);
  return controller;
}

function startPreparing(): Prepared {
  const parts = { stage: Stage.create(), courts: CourtArt.load(), font: loadCardFont() };
  // A failure is reported where the parts are awaited; until then it is not to count as unhandled.
  for (const part of Object.values(parts)) part.catch(() => undefined);
  return parts;
}
