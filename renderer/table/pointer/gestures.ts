import type { GestureEffects } from './gestureEffects.ts';
import type { Hit } from './hit.ts';

/** A pointer that moved less than this is still clicking, in px. A finger is less steady than a mouse. */
const STEADY: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 11 };
/** A drag that never went further than this from where it began, in px, was meant as a click, however long it took. */
const SHAKY = 16;
const HOLD = 480;
/** Two clicks of a pair are no further from each other than this, in px. */
const DOUBLE = 14;

type State =
  | { readonly phase: 'idle' }
  /** Down, and not yet known whether it will be a click, a drag or a hold. */
  | {
      readonly phase: 'pressed';
      readonly id: number;
      readonly hit: Hit | null;
      readonly x: number;
      readonly y: number;
    }
  /** `wasFar`: the cards were further from where they lay than a shaky click takes them. */
  | {
      readonly phase: 'dragging';
      readonly id: number;
      readonly hit: Hit;
      readonly x: number;
      readonly y: number;
      readonly wasFar: boolean;
    }
  /** Nothing under the pointer can be lifted: it takes hold of the table itself. */
  | {
      readonly phase: 'pushing';
      readonly id: number;
      readonly hit: Hit | null;
      readonly x: number;
      readonly y: number;
      readonly lastX: number;
      readonly lastY: number;
      readonly wasFar: boolean;
    }
  | {
      readonly phase: 'peeking';
      readonly id: number;
      readonly hit: Hit;
      readonly x: number;
      readonly y: number;
    }
  /** Ended by Escape, a second finger or the like: nothing counts until every pointer is up. */
  | { readonly phase: 'spent' };

/** Turns pointer events into gestures: one pointer at a time, with every way out returning the cards. */
export class Gestures {
  readonly #canvas: HTMLCanvasElement;
  readonly #effects: GestureEffects;

  #state: State = { phase: 'idle' };
  readonly #down = new Set<number>();
  #holdTimer = 0;
  /** The click that another one may belong to, until the player does something else. */
  #lastClick: {
    readonly x: number;
    readonly y: number;
    readonly at: number;
  } | null = null;
  /** How many clicks in a row the system counts, by the player's own setting there; 0 for a finger, which it counts late. */
  #counted = 0;
  #bounds = { left: 0, top: 0 };
  readonly #listening = new AbortController();

  constructor(canvas: HTMLCanvasElement, effects: GestureEffects) {
    this.#canvas = canvas;
    this.#effects = effects;
    const { signal } = this.#listening;
    const on = (
      type: 'pointerdown' | 'pointermove' | 'pointerup',
      handler: (event: PointerEvent) => void,
    ): void => canvas.addEventListener(type, handler, { signal });
    on('pointerdown', (event) => this.#pointerDown(event));
    on('pointermove', (event) => this.#pointerMove(event));
    on('pointerup', (event) => this.#pointerUp(event));
    canvas.addEventListener(
      'mousedown',
      (event) => {
        this.#counted = event.detail;
      },
      { signal },
    );
    canvas.addEventListener('pointercancel', (event) => this.#pointerLost(event), { signal });
    canvas.addEventListener('lostpointercapture', (event) => this.#pointerLost(event), { signal });
    canvas.addEventListener('pointerleave', () => this.#effects.leave(), { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    // A wheel or pinch would scroll or zoom the page from under the cards; a table larger than its window it moves.
    canvas.addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey || !effects.isLarger()) event.preventDefault();
      },
      { signal, passive: false },
    );
    window.addEventListener('blur', () => this.abort(), { signal });
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target !== canvas) this.#lastClick = null;
      },
      { signal, capture: true },
    );
    window.addEventListener(
      'keydown',
      (event) => {
        this.#lastClick = null;
        if (event.key === 'Escape' && this.busy) {
          event.stopPropagation();
          this.abort();
        }
      },
      { signal, capture: true },
    );
  }

  /** Whether cards are held or shown: the table is not at rest. */
  get busy(): boolean {
    return this.#state.phase === 'dragging' || this.#state.phase === 'peeking';
  }

  /** Ends what is going on and returns the cards; the pointers that are down do nothing more. */
  abort(): void {
    const { phase } = this.#state;
    this.#state = this.#down.size > 0 ? { phase: 'spent' } : { phase: 'idle' };
    window.clearTimeout(this.#holdTimer);
    if (phase === 'dragging') this.#effects.giveBack();
    if (phase === 'peeking') this.#effects.endPeek();
  }

  destroy(): void {
    this.abort();
    this.#listening.abort();
  }

  #pointerDown(event: PointerEvent): void {
    this.#down.add(event.pointerId);
    this.#counted = 0;
    if (this.#state.phase !== 'idle') {
      this.abort();
      return;
    }
    const { left, top } = this.#canvas.getBoundingClientRect();
    this.#bounds = { left, top };
    const { x, y } = this.#at(event);
    const hit = this.#effects.press(x, y);
    this.#canvas.setPointerCapture(event.pointerId);
    if (event.button !== 0 || event.ctrlKey) {
      this.#state = { phase: 'spent' };
      if (hit && (event.button === 2 || event.ctrlKey)) this.#startPeek({ id: event.pointerId, hit, x, y });
      return;
    }
    this.#state = { phase: 'pressed', id: event.pointerId, hit, x, y };
    window.clearTimeout(this.#holdTimer);
    if (hit) {
      this.#holdTimer = window.setTimeout(() => {
        if (this.#state.phase === 'pressed') this.#startPeek({ id: event.pointerId, hit, x, y });
      }, HOLD);
    }
  }

  #pointerMove(event: PointerEvent): void {
    const state = this.#state;
    if (state.phase === 'idle') {
      this.#effects.hover(event.offsetX, event.offsetY);
      return;
    }
    if (state.phase === 'spent' || state.id !== event.pointerId) return;
    if (event.buttons === 0) {
      // The button went up where nobody saw it.
      this.#down.delete(event.pointerId);
      this.abort();
      return;
    }
    const x = event.clientX - this.#bounds.left;
    const y = event.clientY - this.#bounds.top;
    const distance = Math.hypot(x - state.x, y - state.y);
    const isFar = distance > SHAKY;
    if (state.phase === 'dragging') {
      this.#effects.dragTo(x, y);
      if (isFar && !state.wasFar) this.#state = { ...state, wasFar: true };
      return;
    }
    if (state.phase === 'pushing') {
      this.#effects.push(state.lastX - x, state.lastY - y);
      if (isFar && !state.wasFar && state.hit) this.#effects.refuseLift(state.hit);
      this.#state = { ...state, lastX: x, lastY: y, wasFar: state.wasFar || isFar };
      return;
    }
    if (distance <= (STEADY[event.pointerType] ?? 5)) return;
    window.clearTimeout(this.#holdTimer);
    if ((event.buttons & 1) === 0) return;
    if (state.phase === 'peeking') this.#effects.endPeek();
    if (state.hit && this.#effects.lift(state.hit, state.x, state.y)) {
      const { id, hit, x: startX, y: startY } = state;
      this.#state = { phase: 'dragging', id, hit, x: startX, y: startY, wasFar: isFar };
      this.#effects.dragTo(x, y);
    } else if (state.phase === 'peeking') this.#state = { phase: 'spent' };
    else {
      if (isFar && state.hit) this.#effects.refuseLift(state.hit);
      this.#state = { ...state, phase: 'pushing', lastX: state.x, lastY: state.y, wasFar: isFar };
    }
  }

  #pointerUp(event: PointerEvent): void {
    const state = this.#state;
    this.#down.delete(event.pointerId);
    if (state.phase === 'spent' && this.#down.size === 0) this.#state = { phase: 'idle' };
    if (state.phase === 'idle' || state.phase === 'spent' || state.id !== event.pointerId) return;
    window.clearTimeout(this.#holdTimer);
    this.#state = { phase: 'idle' };
    const { x, y } = this.#at(event);
    const distance = Math.hypot(x - state.x, y - state.y);
    if (state.phase === 'peeking') this.#effects.endPeek();
    else if (state.phase === 'dragging') {
      if (distance <= SHAKY && !state.wasFar) {
        this.#effects.giveBack();
        this.#clicked(state.hit, x, y, event.timeStamp);
      } else {
        this.#lastClick = null;
        this.#effects.drop();
      }
    } else if (distance <= SHAKY) this.#clicked(state.hit, x, y, event.timeStamp);
  }

  /** A second click in the same place soon after belongs to the first one, whatever lies there by now. */
  #clicked(hit: Hit | null, x: number, y: number, at: number): void {
    const last = this.#lastClick;
    this.#lastClick = null;
    const within = this.#effects.secondClickMs();
    const isSoon = last !== null && (at - last.at <= within || this.#counted > 1);
    if (within > 0 && isSoon && Math.hypot(x - last.x, y - last.y) <= DOUBLE) {
      this.#effects.doubleClick();
      return;
    }
    if (this.#effects.click(hit) === 'maybeFirst') this.#lastClick = { x, y, at };
  }

  #pointerLost(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    const state = this.#state;
    if (state.phase === 'spent' && this.#down.size === 0) this.#state = { phase: 'idle' };
    if (state.phase !== 'idle' && state.phase !== 'spent' && state.id === event.pointerId) this.abort();
  }

  /** Where nothing is covered the press stays what it was: the click of a slow hand. */
  #startPeek(press: { id: number; hit: Hit; x: number; y: number }): void {
    if (this.#effects.peek(press.hit)) this.#state = { phase: 'peeking', ...press };
  }

  #at(event: PointerEvent): { x: number; y: number } {
    return { x: event.clientX - this.#bounds.left, y: event.clientY - this.#bounds.top };
  }
}
