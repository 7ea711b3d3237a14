import { paletteOf } from '../art/palette.ts';
import { equalRings, markRings, targetRings } from '../marks.ts';
import type { TableScene } from '../scene/tableScene.ts';
import type { SoundBoard } from '../sound/soundBoard.ts';
import type { Spreading } from '../spreading.ts';
import type { TableMarks, TableQuestions, TableReports, TableSettings } from '../tablePort.ts';
import { coveredPile } from './drop.ts';
import type { GestureEffects } from './gestureEffects.ts';
import { HeldCards } from './heldCards.ts';
import { type Hit, hitTest } from './hit.ts';

const WEAK_RING = 0.55;
const STRONG_RING = 1;
/** A card held this close to the window's edge takes the table along, by so much a frame at most; in CSS px. */
const EDGE = 36;
const EDGE_STEP = 14;

/** What the hands need of the rest of the table. */
export interface HandsSurroundings {
  readonly canvas: HTMLCanvasElement;
  readonly scene: TableScene;
  readonly sounds: SoundBoard;
  readonly spreading: Spreading;
  readonly questions: TableQuestions;
  readonly reports: TableReports;
  readonly settings: () => TableSettings;
  readonly marks: () => TableMarks;
  /** The player did something: whatever shows itself off ends. */
  readonly interrupt: () => void;
  /** Something came to rest. */
  readonly settled: () => void;
}

/** What gestures mean on this table: lifting, dropping, clicking, looking. */
export class TableHands implements GestureEffects {
  readonly #around: HandsSurroundings;

  #held: HeldCards | undefined;
  #hovered: Hit | null = null;
  /** Where the pointer is that holds the cards, in the window. */
  #pointerX = 0;
  #pointerY = 0;

  constructor(around: HandsSurroundings) {
    this.#around = around;
  }

  get isHolding(): boolean {
    return this.#held !== undefined;
  }

  /** Another position lies on the table: nothing is held or hovered over any more. */
  empty(): void {
    this.#held = undefined;
    this.#hovered = null;
    this.#around.scene.letGo();
  }

  /** Draws the rings of what is held, or of what is marked and hovered over. */
  drawRings(): void {
    const { scene, settings, marks } = this.#around;
    const view = scene.lay?.rest;
    if (!view) return;
    const palette = paletteOf(settings().theme);
    if (this.#held) {
      scene.showRings(targetRings(view, this.#held.zones, palette, WEAK_RING));
      scene.setRingStrength(this.#held.candidate, STRONG_RING);
      return;
    }
    const equal = settings().highlightRanks && this.#hovered ? equalRings(view, this.#hovered, palette) : [];
    scene.showRings([...equal, ...markRings(view, marks(), palette)]);
  }

  press(x: number, y: number): Hit | null {
    this.#around.interrupt();
    this.#around.scene.completeMotion();
    const { lay, origin } = this.#around.scene;
    return lay ? hitTest(lay.rest, origin.x + x, origin.y + y) : null;
  }

  lift(hit: Hit, x: number, y: number): boolean {
    const { scene, questions, reports, sounds, canvas } = this.#around;
    const view = scene.lay?.rest;
    if (!view || hit.index < 0) return false;
    if (this.#around.marks().choice) reports.choose(null);
    const count = questions.liftable(hit.pile, hit.index);
    if (count === 0) return false;
    this.#held = new HeldCards(
      hit.pile,
      count,
      view,
      questions.targets(hit.pile, count),
      scene.origin.x + x,
      scene.origin.y + y,
    );
    scene.hold(this.#held.cards);
    sounds.play('lift');
    canvas.style.cursor = 'grabbing';
    this.drawRings();
    return true;
  }

  refuseLift(hit: Hit): void {
    // A table larger than its window is pushed about by its cards, and nobody means to lift them.
    if (hit.index < 0 || this.isLarger()) return;
    this.#around.sounds.play('refuse');
    this.#around.reports.liftRefused(hit.pile, hit.index);
  }

  dragTo(x: number, y: number): void {
    const held = this.#held;
    const { scene } = this.#around;
    if (!held || !scene.lay) return;
    this.#pointerX = x;
    this.#pointerY = y;
    const before = held.candidate;
    held.moveTo(scene.lay.bodies, scene.origin.x + x, scene.origin.y + y);
    if (held.candidate !== before) {
      scene.setRingStrength(before, WEAK_RING);
      scene.setRingStrength(held.candidate, STRONG_RING);
    }
    scene.moveHeld();
  }

  /** The table lies elsewhere under its window: what is held stays at the pointer. */
  scrolled(): void {
    if (this.#held) this.dragTo(this.#pointerX, this.#pointerY);
  }

  /** Pushes the table on while a card is held at the window's edge; answers whether it did. */
  pushAtEdge(): boolean {
    const { scene, reports } = this.#around;
    const held = this.#held;
    if (!held || !scene.lay) return false;
    const { origin, size } = scene;
    const { extent } = scene.lay.rest;
    const x = edgeStep(this.#pointerX, size.width, origin.x, extent.width);
    const y = edgeStep(this.#pointerY, size.height, origin.y, extent.height);
    if (x === 0 && y === 0) return false;
    reports.scrollBy(x, y);
    return true;
  }

  isLarger(): boolean {
    const { size, lay } = this.#around.scene;
    return lay !== undefined && (lay.rest.extent.width > size.width || lay.rest.extent.height > size.height);
  }

  push(x: number, y: number): void {
    if (this.isLarger()) this.#around.reports.scrollBy(x, y);
  }

  drop(): void {
    const held = this.#held;
    const { scene, reports, sounds } = this.#around;
    const view = scene.lay?.rest;
    if (!held || !view) return;
    const { target, from, count } = held;
    if (target !== null) {
      this.#release();
      reports.play({ type: 'move', from, to: target, count });
      return;
    }
    const covered = coveredPile(view, held.lead, from);
    this.giveBack();
    if (covered === null) return;
    sounds.play('refuse');
    reports.refused({ type: 'move', from, to: covered, count });
  }

  giveBack(): void {
    const { scene, settled } = this.#around;
    if (!this.#held || !scene.lay) return;
    this.#release();
    scene.present(scene.lay.rest, 'move');
    settled();
  }

  click(hit: Hit | null): 'single' | 'maybeFirst' {
    const { reports, scene, marks } = this.#around;
    const { choice } = marks();
    if (hit && choice && this.#isAskedAbout(hit, choice)) {
      reports.doubleClick();
      return 'single';
    }
    if (choice) {
      reports.choose(hit && choice.targets.includes(hit.pile) ? hit.pile : null);
      return 'single';
    }
    if (!hit) return 'single';
    reports.click(hit.pile, hit.index);
    return hit.pile === scene.lay?.game.stock ? 'single' : 'maybeFirst';
  }

  /** Whether this is the very card that was clicked and that is asked about. */
  #isAskedAbout({ pile, index }: Hit, { from, count }: NonNullable<TableMarks['choice']>): boolean {
    const length = this.#around.scene.lay?.position.piles[from]?.length;
    return pile === from && length !== undefined && index === length - count;
  }

  secondClickMs(): number {
    return this.#around.settings().secondClickMs;
  }

  doubleClick(): void {
    this.#around.reports.doubleClick();
  }

  peek(hit: Hit): boolean {
    return this.#around.spreading.peek(hit);
  }

  endPeek(): void {
    this.#around.spreading.close();
  }

  hover(x: number, y: number): void {
    const { lay, origin } = this.#around.scene;
    if (!lay) return;
    const hit = hitTest(lay.rest, origin.x + x, origin.y + y);
    if (hit?.pile === this.#hovered?.pile && hit?.index === this.#hovered?.index) return;
    this.#hovered = hit;
    this.#around.canvas.style.cursor = this.#cursorOver(hit);
    if (this.#around.settings().highlightRanks) this.drawRings();
  }

  leave(): void {
    if (!this.#hovered) return;
    this.#hovered = null;
    if (this.#around.settings().highlightRanks) this.drawRings();
  }

  #release(): void {
    this.#held = undefined;
    this.#around.scene.letGo();
    this.#around.canvas.style.cursor = 'default';
    this.drawRings();
  }

  #cursorOver(hit: Hit | null): string {
    if (!hit) return 'default';
    if (hit.pile === this.#around.scene.lay?.game.stock) return 'pointer';
    return hit.index >= 0 && this.#around.questions.liftable(hit.pile, hit.index) > 0 ? 'grab' : 'default';
  }
}

/**
 * How far to push along one side: where the pointer is in the window, the window's length, where it begins on the
 * table and the table's length, all in CSS px; negative towards the beginning.
 */
function edgeStep(pointer: number, length: number, origin: number, whole: number): number {
  const atStart = Math.min(1, (EDGE - pointer) / EDGE);
  const atEnd = Math.min(1, (EDGE - (length - pointer)) / EDGE);
  // Less than a pixel is no way to go: it is what rounding leaves over.
  const before = Math.floor(origin);
  const after = Math.max(0, Math.floor(whole - length - origin));
  if (atStart > 0) return -Math.min(before, Math.ceil(EDGE_STEP * atStart));
  return atEnd > 0 ? Math.min(after, Math.ceil(EDGE_STEP * atEnd)) : 0;
}
