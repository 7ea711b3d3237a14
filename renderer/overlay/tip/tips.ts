import { type ReadonlySignal, signal } from '@preact/signals';
import { isAtTip } from './tipSpot.ts';

/** A name or an explanation that is shown beside what it belongs to. */
export interface Tip {
  readonly anchor: HTMLElement;
  readonly text: string;
}

/** How long a mouse rests on a button, and a finger on it, until its tip is shown, in ms. */
const REST_MS = 500;
/** A finger that moves further than this does not rest any more, in CSS px. */
const STEADY = 11;

/**
 * Shows what stands in `data-tip` of the element that the mouse rests on, a finger is held on, or the keyboard has come
 * to. A tip stays until that is over, the player goes on to do something else, or presses Escape. A button whose tip a
 * finger has asked for is not pressed when the finger is lifted.
 */
export class Tips {
  readonly #shown = signal<Tip | null>(null);
  readonly #page: Document;
  readonly #hidden: () => void;
  /** Where the tip that is shown lies, in CSS px of the window. */
  place: () => DOMRect | null = () => null;
  #timer = 0;
  /** The element that is waited for, or whose tip was shown or sent away since the pointer came to it. */
  #under: HTMLElement | null = null;
  #finger: { readonly x: number; readonly y: number } | null = null;
  /** A finger has asked for the tip of this element: its click is not meant. */
  #notPressed: HTMLElement | null = null;
  readonly #observer = new MutationObserver(() => this.#follow());

  /** @param hidden called when Escape has taken a tip away: who does not see it is to know what the key did. */
  constructor(page: Document, hidden: () => void) {
    this.#page = page;
    this.#hidden = hidden;
  }

  /** The tip that is shown now. */
  get shown(): ReadonlySignal<Tip | null> {
    return this.#shown;
  }

  /** Begins; returns what ends it. */
  start(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const options = { signal, capture: true };
    const page = this.#page;
    page.addEventListener('pointermove', (event) => this.#moved(event), options);
    page.addEventListener('pointerdown', (event) => this.#pressed(event), options);
    page.addEventListener('pointerup', () => this.#lifted(), options);
    page.addEventListener('pointercancel', () => this.#lifted(), options);
    // Not captured: it would be told of every element that the pointer leaves, also for another part of the same button.
    page.documentElement.addEventListener('pointerleave', (event) => this.#left(event), { signal });
    page.addEventListener('click', (event) => this.#clicked(event), options);
    page.addEventListener('contextmenu', (event) => this.#menuAsked(event), options);
    page.addEventListener('focusin', ({ target }) => this.#focused(target), options);
    page.addEventListener('keydown', (event) => this.#keyed(event), options);
    return () => {
      listening.abort();
      this.#hide();
    };
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType === 'touch') {
      const { x, y } = this.#finger ?? event;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) this.#lifted();
      return;
    }
    const shown = this.#shown.peek();
    const place = this.place();
    const { clientX: x, clientY: y } = event;
    const isOn =
      shown !== null && place !== null && isAtTip(x, y, shown.anchor.getBoundingClientRect(), place);
    if (isOn && shown.anchor === this.#under) return;
    const under = tipped(event.target);
    if (under === this.#under) return;
    if (shown !== null && shown.anchor === this.#under) this.#hide();
    this.#wait(under);
    this.#under = under;
  }

  #pressed(event: PointerEvent): void {
    this.#notPressed = null;
    this.#hide();
    const pressed = tipped(event.target);
    // A mouse that presses a button knows it.
    this.#under = pressed;
    if (event.pointerType !== 'touch' || pressed === null) return;
    this.#finger = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => {
      this.#notPressed = pressed;
      this.#show(pressed);
    }, REST_MS);
  }

  #lifted(): void {
    window.clearTimeout(this.#timer);
    this.#finger = null;
  }

  #left(event: PointerEvent): void {
    // A finger leaves when it is lifted; what it asked for stays to be read.
    if (event.pointerType === 'touch') return;
    if (this.#shown.peek()?.anchor === this.#under) this.#hide();
    window.clearTimeout(this.#timer);
    this.#under = null;
  }

  #clicked(event: MouseEvent): void {
    const notPressed = this.#notPressed;
    this.#notPressed = null;
    // A keyboard's click has no place, and is meant.
    if (notPressed === null || event.detail === 0 || !(event.target instanceof Node)) return;
    if (!notPressed.contains(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #menuAsked(event: MouseEvent): void {
    // What a system shows for a finger that is held would lie over the tip.
    if (this.#finger !== null && tipped(event.target) !== null) event.preventDefault();
  }

  #focused(target: EventTarget | null): void {
    const focused = tipped(target);
    const anchor = this.#shown.peek()?.anchor ?? null;
    if (focused?.matches(':focus-visible') === true) this.#show(focused);
    else if (anchor !== this.#under || isBehindDialog(anchor, target)) this.#hide();
  }

  #keyed(event: KeyboardEvent): void {
    const shown = this.#shown.peek();
    if (event.key !== 'Escape' || shown === null) return;
    this.#hide();
    // Where only the mouse rests on the button, the key is meant for what has the focus: a menu, a dialog, the table.
    if (!shown.anchor.contains(this.#page.activeElement)) return;
    this.#hidden();
    event.preventDefault();
    event.stopPropagation();
  }

  #wait(element: HTMLElement | null): void {
    window.clearTimeout(this.#timer);
    if (element !== null) this.#timer = window.setTimeout(() => this.#show(element), REST_MS);
  }

  #show(anchor: HTMLElement): void {
    window.clearTimeout(this.#timer);
    const text = anchor.dataset['tip'];
    if (text === undefined || !anchor.isConnected) return;
    this.#shown.value = { anchor, text };
    const changes = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-tip'] };
    this.#observer.observe(this.#page.body, changes);
  }

  #hide(): void {
    window.clearTimeout(this.#timer);
    this.#observer.disconnect();
    this.#shown.value = null;
  }

  /** The button may leave the page, and its name may come to be in another language. */
  #follow(): void {
    const shown = this.#shown.peek();
    const text = shown?.anchor.dataset['tip'];
    if (shown === null || !shown.anchor.isConnected || text === undefined) this.#hide();
    else if (text !== shown.text) this.#shown.value = { anchor: shown.anchor, text };
  }
}

function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}

/** Whether what has got the focus is in a dialog that an element is not in. */
function isBehindDialog(element: HTMLElement | null, focused: EventTarget | null): boolean {
  return focused instanceof Element && focused.closest('dialog')?.contains(element) === false;
}
