import type { PileIndex } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { CourtArt } from './art/courtArt.ts';
import { paletteOf } from './art/palette.ts';
import { Cascade } from './motion/cascade.ts';
import { Gestures } from './pointer/gestures.ts';
import { TableHands } from './pointer/tableHands.ts';
import { SizeWatch } from './scene/sizeWatch.ts';
import type { Stage } from './scene/stage.ts';
import { TableScene } from './scene/tableScene.ts';
import { SoundBoard } from './sound/soundBoard.ts';
import { Spreading } from './spreading.ts';
import {
  noMarks,
  type Table,
  type TableMarks,
  type TableOptions,
  type TableSettings,
  type Transition,
} from './tablePort.ts';

/** After a resize the textures are drawn anew when the size has been the same for this long, in ms. */
const RASTER_DELAY = 60;

/** The table as the session sees it: joins picture, hands and sound. */
export class TableController implements Table {
  readonly #options: TableOptions;
  readonly #stage: Stage;

  readonly scene: TableScene;
  readonly #hands: TableHands;
  readonly #gestures: Gestures;
  readonly #cascade: Cascade;
  readonly #spreading: Spreading;
  readonly #sounds = new SoundBoard();
  readonly #sizeWatch: SizeWatch;
  #settings: TableSettings;
  #marks: TableMarks = noMarks;
  #rasterTimer = 0;
  #waiting: (() => void)[] = [];

  constructor(options: TableOptions, stage: Stage, courts: CourtArt) {
    this.#options = options;
    this.#stage = stage;
    const { parent, settings, questions, reports } = options;
    this.#settings = settings;
    this.scene = new TableScene(stage, courts, settings, {
      width: parent.clientWidth,
      height: parent.clientHeight,
    });
    this.#cascade = new Cascade(this.scene, stage);
    this.#spreading = new Spreading(this.scene);
    this.#hands = new TableHands({
      canvas: stage.canvas,
      scene: this.scene,
      sounds: this.#sounds,
      spreading: this.#spreading,
      questions,
      reports,
      settings: () => this.#settings,
      marks: () => this.#marks,
      interrupt: () => this.#cascade.end(),
      settled: () => this.#settleIfStill(),
    });
    this.#gestures = new Gestures(stage.canvas, this.#hands);
    this.#sizeWatch = new SizeWatch(parent, (width, height) => this.#resized(width, height));
    this.#applyManners();
  }

  show(game: CompiledGame, position: Position, transition: Transition): void {
    this.#quieten();
    const before = this.scene.lay?.position;
    this.scene.show(game, position, transition);
    if (transition === 'deal') this.#sounds.play('deal');
    else if (before !== undefined && before !== position) this.#sounds.play('place');
    this.#viewChanged();
    if (before === undefined) markFirstPicture();
    this.#settleIfStill();
  }

  configure(settings: TableSettings): void {
    if (sameSettings(settings, this.#settings)) return;
    this.#settings = settings;
    this.#quieten();
    this.#applyManners();
    this.scene.configure(settings);
    this.#viewChanged();
  }

  mark(marks: TableMarks): void {
    this.#marks = marks;
    this.#hands.drawRings();
  }

  async celebrate(): Promise<void> {
    this.scene.completeMotion();
    this.#sounds.play('win');
    if (this.#settings.animationSpeed === 'off') return;
    this.scene.showRings([]);
    await this.#cascade.run();
    if (this.scene.lay) this.scene.present(this.scene.lay.rest, 'none');
    this.#hands.drawRings();
  }

  spread(pile: PileIndex | null): void {
    if (pile === null) this.#spreading.close();
    else this.#spreading.open(pile);
  }

  scrollTo(x: number, y: number): void {
    this.scene.scrollTo(x, y);
    this.#hands.scrolled();
  }

  settled(): Promise<void> {
    if (this.#isStill) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  destroy(): void {
    this.#quieten();
    this.#gestures.destroy();
    this.#sounds.close();
    this.#sizeWatch.stop();
    window.clearTimeout(this.#rasterTimer);
    this.scene.destroy();
    this.#stage.destroy();
    this.#settleIfStill();
  }

  /** One frame: moves what moves to this moment (ms); answers whether there has to be another. */
  frame(now: number): boolean {
    const cascading = this.#cascade.step(now);
    const moving = this.scene.step(now);
    const pushing = this.#hands.pushAtEdge();
    if (!moving && !cascading) this.#settleIfStill();
    return moving || cascading || pushing;
  }

  get #isStill(): boolean {
    return !this.scene.isMoving && !this.#hands.isHolding && !this.#cascade.isRunning;
  }

  #settleIfStill(): void {
    if (!this.#isStill) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Ends whatever the player or the table was in the middle of. */
  #quieten(): void {
    this.#cascade.end();
    this.#gestures.abort();
    this.#spreading.close(true);
    this.#hands.empty();
  }

  #applyManners(): void {
    const { theme, sound, volume } = this.#settings;
    const [middle, edge] = paletteOf(theme).surface;
    this.#options.parent.style.background = `radial-gradient(ellipse 90% 90% at 50% 40%, ${middle}, ${edge})`;
    this.#sounds.configure(sound, volume);
  }

  #resized(width: number, height: number): void {
    const request = this.scene.lay?.layout.request;
    const same = request?.width === width && request.height === height;
    if (same && request.pixelRatio === window.devicePixelRatio) return;
    this.#quieten();
    this.scene.resize(width, height);
    this.#viewChanged();
    this.#stage.resize(width, height);
    this.#settleIfStill();
    window.clearTimeout(this.#rasterTimer);
    this.#rasterTimer = window.setTimeout(() => {
      if (!this.scene.isStale) return;
      this.scene.rasterise();
      this.#hands.drawRings();
    }, RASTER_DELAY);
  }

  #viewChanged(): void {
    this.#hands.drawRings();
    if (this.scene.lay) this.#options.reports.viewChanged(this.scene.lay.rest);
  }
}

/** Whether two settings say the same; a drag in progress must not end for news that are none. */
function sameSettings(a: TableSettings, b: TableSettings): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Tells the browser's timeline when the first picture of the table is on the screen; the benchmark reads it. */
function markFirstPicture(): void {
  // The first frame draws the picture; the one after it comes when that has been presented.
  requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('table presented')));
}
