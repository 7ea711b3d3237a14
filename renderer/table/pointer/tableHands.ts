import { paletteOf } from '../art/palette.ts';
import { equalRings, markRings, targetRings } from '../marks.ts';
import type { TableScene } from '../scene/tableScene.ts';
import type { SoundBoard } from '../sound/soundBoard.ts';
import type { Spreading } from '../spreading.ts';
import type { TableMarks, TableQuestions, TableReports, TableSettings } from '../tablePort.ts';
import { coveredPile } from './drop.ts';
import type { GestureEffects } from './gestures.ts';
import { HeldCards } from './heldCards.ts';
import { type Hit, hitTest } from './hit.ts';

const WEAK_RING = 0.55;
const STRONG_RING = 1;

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
  private held: HeldCards | undefined;
  private hovered: Hit | null = null;

  constructor(private readonly around: HandsSurroundings) {}

  get isHolding(): boolean {
    return this.held !== undefined;
  }

  /** Another position lies on the table: nothing is held or hovered over any more. */
  empty(): void {
    this.held = undefined;
    this.hovered = null;
    this.around.scene.letGo();
  }

  /** Draws the rings of what is held, or of what is marked and hovered over. */
  drawRings(): void {
    const { scene, settings, marks } = this.around;
    const view = scene.lay?.rest;
    if (!view) return;
    const palette = paletteOf(settings().theme);
    if (this.held) {
      scene.showRings(targetRings(view, this.held.zones, palette, WEAK_RING));
      scene.setRingStrength(this.held.candidate, STRONG_RING);
      return;
    }
    const equal = settings().highlightRanks && this.hovered ? equalRings(view, this.hovered, palette) : [];
    scene.showRings([...equal, ...markRings(view, marks(), palette)]);
  }

  press(x: number, y: number): Hit | null {
    this.around.interrupt();
    this.around.scene.completeMotion();
    const view = this.around.scene.lay?.rest;
    return view ? hitTest(view, x, y) : null;
  }

  lift(hit: Hit, x: number, y: number): boolean {
    const { scene, questions, reports, sounds, canvas } = this.around;
    const view = scene.lay?.rest;
    if (!view || hit.index < 0) return false;
    if (this.around.marks().choice) reports.choose(null);
    const count = questions.liftable(hit.pile, hit.index);
    if (count === 0) return false;
    this.held = new HeldCards(hit.pile, count, view, questions.targets(hit.pile, count), x, y);
    scene.hold(this.held.cards);
    sounds.play('lift');
    canvas.style.cursor = 'grabbing';
    this.drawRings();
    return true;
  }

  dragTo(x: number, y: number): void {
    const { held } = this;
    const { scene } = this.around;
    if (!held || !scene.lay) return;
    const before = held.candidate;
    held.moveTo(scene.lay.bodies, x, y);
    if (held.candidate !== before) {
      scene.setRingStrength(before, WEAK_RING);
      scene.setRingStrength(held.candidate, STRONG_RING);
    }
    scene.moveHeld();
  }

  drop(): void {
    const { held } = this;
    const { scene, reports, sounds } = this.around;
    const view = scene.lay?.rest;
    if (!held || !view) return;
    const { target, from, count } = held;
    if (target !== null) {
      this.release();
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
    const { scene, settled } = this.around;
    if (!this.held || !scene.lay) return;
    this.release();
    scene.present(scene.lay.rest, 'move');
    settled();
  }

  click(hit: Hit | null): 'single' | 'maybeFirst' {
    const { reports, scene, marks } = this.around;
    const { choice } = marks();
    if (choice) {
      reports.choose(hit && choice.targets.includes(hit.pile) ? hit.pile : null);
      return 'single';
    }
    if (!hit) return 'single';
    reports.click(hit.pile, hit.index);
    return hit.pile === scene.lay?.game.stock ? 'single' : 'maybeFirst';
  }

  doubleClick(hit: Hit): void {
    this.around.reports.doubleClick(hit.pile, hit.index);
  }

  peek(hit: Hit): void {
    this.around.spreading.peek(hit);
  }

  endPeek(): void {
    this.around.spreading.close();
  }

  hover(x: number, y: number): void {
    const view = this.around.scene.lay?.rest;
    if (!view) return;
    const hit = hitTest(view, x, y);
    if (hit?.pile === this.hovered?.pile && hit?.index === this.hovered?.index) return;
    this.hovered = hit;
    this.around.canvas.style.cursor = this.cursorOver(hit);
    if (this.around.settings().highlightRanks) this.drawRings();
  }

  leave(): void {
    if (!this.hovered) return;
    this.hovered = null;
    if (this.around.settings().highlightRanks) this.drawRings();
  }

  private release(): void {
    this.held = undefined;
    this.around.scene.letGo();
    this.around.canvas.style.cursor = 'default';
    this.drawRings();
  }

  private cursorOver(hit: Hit | null): string {
    if (!hit) return 'default';
    if (hit.pile === this.around.scene.lay?.game.stock) return 'pointer';
    return hit.index >= 0 && this.around.questions.liftable(hit.pile, hit.index) > 0 ? 'grab' : 'default';
  }
}
