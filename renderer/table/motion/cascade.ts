import type { Card } from '../../../shared/cards/card.ts';
import type { Stage } from '../scene/stage.ts';
import type { TableScene } from '../scene/tableScene.ts';

/** Times in ms; lengths in card heights, speeds in card heights a second. */
const STAGGER = 55;
const LONGEST = 5200;
const GRAVITY = 14;
const BOUNCE = 0.72;
const AWAY = 2.6;
const UP = 4.2;

/** The win: the cards leap off the foundations one after the other, bounce on the table's edge and leave. */
export class Cascade {
  readonly #scene: TableScene;
  readonly #stage: Stage;

  #cards: readonly Card[] = [];
  #speedX = new Float64Array(0);
  #speedY = new Float64Array(0);
  #startedAt = 0;
  #before = 0;
  #done: (() => void) | undefined;

  constructor(scene: TableScene, stage: Stage) {
    this.#scene = scene;
    this.#stage = stage;
  }

  get isRunning(): boolean {
    return this.#done !== undefined;
  }

  /** Resolves when the last card has left, or when it is ended. */
  run(): Promise<void> {
    this.end();
    const { lay } = this.#scene;
    if (!lay) return Promise.resolve();
    // Top cards first, one from each pile in turn.
    const inOrder = [...lay.rest.cards].sort((a, b) => b.index - a.index || a.pile - b.pile);
    this.#cards = inOrder.map(({ card }) => card);
    const { length } = this.#cards;
    this.#speedX = Float64Array.from(
      { length },
      (_, i) => (i % 2 === 0 ? 1 : -1) * AWAY * (0.35 + 0.65 * scatter(i)),
    );
    this.#speedY = Float64Array.from({ length }, (_, i) => -UP * (0.35 + 0.65 * scatter(i + length)));
    lay.cards.revealAll(lay.rest);
    this.#startedAt = performance.now();
    this.#before = this.#startedAt;
    this.#stage.requestFrame();
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  end(): void {
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }

  /** Moves the cards to this moment; answers whether the cascade goes on. */
  step(now: number): boolean {
    if (!this.#done) return false;
    const { lay } = this.#scene;
    const seconds = Math.min(0.05, Math.max(0, now - this.#before) / 1000);
    this.#before = now;
    const elapsed = now - this.#startedAt;
    if (!lay || elapsed > LONGEST) {
      this.end();
      return false;
    }
    const { bodies, cards, layout } = lay;
    const height = layout.cardHeight;
    const floor = this.#scene.origin.y + layout.request.height - height;
    const stagger = Math.min(STAGGER, LONGEST / 2 / Math.max(1, this.#cards.length));
    const leaving = Math.min(this.#cards.length, Math.floor(elapsed / stagger) + 1);
    for (let i = 0; i < leaving; i++) {
      const card = this.#cards[i] ?? 0;
      cards.raise(card);
      const speed = (this.#speedY[i] ?? 0) + GRAVITY * seconds;
      const y = (bodies.y[card] ?? 0) + speed * seconds * height;
      const bounces = y > floor && speed > 0;
      this.#speedY[i] = bounces ? -speed * BOUNCE : speed;
      bodies.y[card] = bounces ? floor : y;
      bodies.x[card] = (bodies.x[card] ?? 0) + (this.#speedX[i] ?? 0) * seconds * height;
    }
    cards.syncAll();
    return true;
  }
}

/** A fixed, uneven spread over 0–1: the same win looks the same twice. */
function scatter(i: number): number {
  const value = Math.sin(i * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}
