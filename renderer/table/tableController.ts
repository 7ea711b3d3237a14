import { nextPacketTops } from '../../shared/board/packets.ts';
import { spreadView } from '../../shared/board/spreadView.ts';
import { isCramped } from '../../shared/board/viewOf.ts';
import type { Card } from '../../shared/cards/card.ts';
import type { PileIndex } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';
import type { CourtArt } from './art/courtArt.ts';
import { paletteOf } from './art/palette.ts';
import { equalRings, markRings, targetRings } from './marks.ts';
import { Cascade } from './motion/cascade.ts';
import { coveredPile } from './pointer/drop.ts';
import { type GestureEffects, Gestures } from './pointer/gestures.ts';
import { HeldCards } from './pointer/heldCards.ts';
import { type Hit, hitTest } from './pointer/hit.ts';
import type { Stage } from './scene/stage.ts';
import { TableScene } from './scene/tableScene.ts';
import { SoundBoard } from './sound/soundBoard.ts';
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
const WEAK_RING = 0.55;
const STRONG_RING = 1;

/** Joins pointer, picture and the seam: what a gesture means, and what is shown of it. */
export class TableController implements Table, GestureEffects {
  private readonly scene: TableScene;
  private readonly gestures: Gestures;
  private readonly cascade: Cascade;
  private readonly sounds = new SoundBoard();
  private readonly observer: ResizeObserver;
  private settings: TableSettings;
  private marks: TableMarks = noMarks;
  private held: HeldCards | undefined;
  private hovered: Hit | null = null;
  private spreadPile: PileIndex | null = null;
  private rasterTimer = 0;
  private pixelRatio: MediaQueryList | undefined;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly options: TableOptions,
    private readonly stage: Stage,
    courts: CourtArt,
  ) {
    const { parent, settings } = options;
    this.settings = settings;
    this.scene = new TableScene(stage, courts, settings, {
      width: parent.clientWidth,
      height: parent.clientHeight,
    });
    this.cascade = new Cascade(this.scene, stage);
    this.gestures = new Gestures(stage.canvas, this);
    this.observer = new ResizeObserver(() => this.resized());
    this.observer.observe(parent);
    this.watchPixelRatio();
    this.paintSurface();
    this.sounds.configure(settings.sound, settings.volume);
  }

  // The table as the session sees it

  show(game: CompiledGame, position: Position, transition: Transition): void {
    this.cascade.end();
    this.closeSpread();
    this.held = undefined;
    this.scene.letGo();
    this.gestures.abort();
    this.hovered = null;
    const before = this.scene.position;
    this.scene.show(game, position, transition);
    if (transition === 'deal') this.sounds.play('deal');
    else if (before !== undefined && before !== position) this.sounds.play('place');
    this.drawRings();
    this.reportView();
    this.settleIfStill();
  }

  configure(settings: TableSettings): void {
    if (settings === this.settings) return;
    this.settings = settings;
    this.gestures.abort();
    this.paintSurface();
    this.sounds.configure(settings.sound, settings.volume);
    this.scene.configure(settings);
    this.drawRings();
    this.reportView();
  }

  mark(marks: TableMarks): void {
    this.marks = marks;
    this.drawRings();
  }

  async celebrate(): Promise<void> {
    this.scene.completeMotion();
    this.sounds.play('win');
    if (this.settings.animationSpeed === 'off') return;
    this.scene.showRings([]);
    await this.cascade.run();
    const { view } = this.scene;
    if (view) this.scene.present(view, 'none');
  }

  spread(pile: PileIndex | null): void {
    if (pile === null) this.closeSpread();
    else this.openSpread(pile);
  }

  settled(): Promise<void> {
    if (!this.scene.isMoving && !this.held && !this.cascade.isRunning) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  destroy(): void {
    this.cascade.end();
    this.gestures.destroy();
    this.sounds.close();
    this.observer.disconnect();
    window.clearTimeout(this.rasterTimer);
    this.pixelRatio?.removeEventListener('change', this.pixelRatioChanged);
    this.scene.destroy();
    this.stage.destroy();
  }

  /** One frame: moves what moves; answers whether there has to be another. */
  frame(now: number): boolean {
    const cascading = this.cascade.step(now);
    const moving = this.scene.step(now);
    if (!moving && !cascading) this.settleIfStill();
    return moving || cascading;
  }

  // What gestures mean

  press(x: number, y: number): Hit | null {
    this.cascade.end();
    this.scene.completeMotion();
    const { view } = this.scene;
    return view ? hitTest(view, x, y) : null;
  }

  lift(hit: Hit, x: number, y: number): boolean {
    const { view } = this.scene;
    if (!view || hit.index < 0) return false;
    if (this.marks.choice) this.options.reports.choose(null);
    const count = this.options.questions.liftable(hit.pile, hit.index);
    if (count === 0) return false;
    const targets = this.options.questions.targets(hit.pile, count);
    this.held = new HeldCards(hit.pile, count, view, targets, x, y);
    this.scene.hold(this.held.cards);
    this.sounds.play('lift');
    this.stage.canvas.style.cursor = 'grabbing';
    this.drawRings();
    return true;
  }

  dragTo(x: number, y: number): void {
    const { held } = this;
    const { bodies } = this.scene;
    if (!held || !bodies) return;
    const before = held.candidate;
    held.moveTo(bodies, x, y);
    if (held.candidate !== before) {
      this.scene.setRingStrength(before, WEAK_RING);
      this.scene.setRingStrength(held.candidate, STRONG_RING);
    }
    this.scene.moveHeld();
  }

  drop(): void {
    const { held } = this;
    const { view } = this.scene;
    if (!held || !view) return;
    const { target, from, count } = held;
    if (target !== null) {
      this.held = undefined;
      this.scene.letGo();
      this.drawRings();
      this.options.reports.play({ type: 'move', from, to: target, count });
      return;
    }
    const covered = coveredPile(view, held.lead, from);
    this.giveBack();
    if (covered !== null) this.sounds.play('refuse');
    if (covered !== null) this.options.reports.refused({ type: 'move', from, to: covered, count });
  }

  giveBack(): void {
    const { view } = this.scene;
    if (!this.held || !view) return;
    this.held = undefined;
    this.scene.letGo();
    this.drawRings();
    this.scene.present(view, 'move');
    this.settleIfStill();
  }

  click(hit: Hit | null): void {
    const { choice } = this.marks;
    if (choice) {
      this.options.reports.choose(hit && choice.targets.includes(hit.pile) ? hit.pile : null);
      return;
    }
    if (!hit) return;
    if (hit.pile === this.scene.game?.stock) this.gestures.forgetClick();
    this.options.reports.click(hit.pile, hit.index);
  }

  doubleClick(hit: Hit): void {
    this.options.reports.doubleClick(hit.pile, hit.index);
  }

  peek(hit: Hit): void {
    const { view, layout, position, game } = this.scene;
    if (!view || !layout || !position || !game || hit.index < 0 || hit.pile === game.stock) return;
    if (isCramped(layout, position, hit.pile)) {
      this.openSpread(hit.pile);
      return;
    }
    const place = view.cards.find((card) => card.pile === hit.pile && card.index === hit.index);
    if (place?.faceUp) this.scene.present(view, 'none', (card) => card === place.card);
  }

  endPeek(): void {
    const { view } = this.scene;
    if (this.spreadPile !== null) this.closeSpread();
    else if (view) this.scene.present(view, 'none');
  }

  hover(x: number, y: number): void {
    const { view } = this.scene;
    if (!view) return;
    const hit = hitTest(view, x, y);
    if (hit?.pile === this.hovered?.pile && hit?.index === this.hovered?.index) return;
    this.hovered = hit;
    this.stage.canvas.style.cursor = this.cursorOver(hit);
    if (this.settings.highlightRanks) this.drawRings();
  }

  leave(): void {
    if (!this.hovered) return;
    this.hovered = null;
    if (this.settings.highlightRanks) this.drawRings();
  }

  // Inside

  private cursorOver(hit: Hit | null): string {
    if (!hit) return 'default';
    if (hit.pile === this.scene.game?.stock) return 'pointer';
    return hit.index >= 0 && this.options.questions.liftable(hit.pile, hit.index) > 0 ? 'grab' : 'default';
  }

  private drawRings(): void {
    const { view } = this.scene;
    if (!view) return;
    const palette = paletteOf(this.settings.theme);
    if (this.held) {
      this.scene.showRings(targetRings(view, this.held.zones, palette, WEAK_RING));
      this.scene.setRingStrength(this.held.candidate, STRONG_RING);
      return;
    }
    const equal = this.settings.highlightRanks && this.hovered ? equalRings(view, this.hovered, palette) : [];
    this.scene.showRings([...equal, ...markRings(view, this.marks, palette)]);
  }

  private openSpread(pile: PileIndex): void {
    const { view, layout, position, game } = this.scene;
    if (!view || !layout || (position?.piles[pile]?.length ?? 0) < 2) return;
    this.scene.completeMotion();
    this.spreadPile = pile;
    const cards = new Set(position?.piles[pile]);
    this.scene.dimmed(true);
    const tops = game && position && pile === game.waste ? nextPacketTops(game, position) : new Set<Card>();
    this.scene.present(spreadView(layout, view, pile, tops), 'move', (card) => cards.has(card));
  }

  private closeSpread(): void {
    const { view } = this.scene;
    if (this.spreadPile === null || !view) return;
    this.spreadPile = null;
    this.scene.dimmed(false);
    this.scene.completeMotion();
    this.scene.present(view, 'move');
  }

  private resized(): void {
    const { clientWidth: width, clientHeight: height } = this.options.parent;
    const { request } = this.scene.layout ?? {};
    if (
      width === 0 ||
      height === 0 ||
      (request?.width === width && request.height === height && !this.scene.isStale)
    )
      return;
    this.gestures.abort();
    this.cascade.end();
    this.spreadPile = null;
    this.scene.dimmed(false);
    this.scene.resize(width, height);
    this.drawRings();
    this.reportView();
    window.clearTimeout(this.rasterTimer);
    this.rasterTimer = window.setTimeout(() => {
      if (!this.scene.isStale) return;
      this.scene.rasterise();
      this.drawRings();
    }, RASTER_DELAY);
  }

  /** A media query answers only for the ratio it names, so it is asked anew after every change. */
  private watchPixelRatio(): void {
    this.pixelRatio?.removeEventListener('change', this.pixelRatioChanged);
    this.pixelRatio = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.pixelRatio.addEventListener('change', this.pixelRatioChanged);
  }

  private readonly pixelRatioChanged = (): void => {
    this.watchPixelRatio();
    this.resized();
  };

  private paintSurface(): void {
    const [middle, edge] = paletteOf(this.settings.theme).surface;
    this.options.parent.style.background = `radial-gradient(ellipse 90% 90% at 50% 40%, ${middle}, ${edge})`;
  }

  private reportView(): void {
    const { view } = this.scene;
    if (view) this.options.reports.viewChanged(view);
  }

  private settleIfStill(): void {
    if (this.scene.isMoving || this.held || this.cascade.isRunning) return;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
