import { signal } from '@preact/signals';

/** Where the window over the table stands, where the table is larger; the page's own scrolling moves it. */
export class TableScroll {
  /** The window's top left corner on the table, in CSS px. */
  readonly origin = signal({ x: 0, y: 0 });
  #element: HTMLElement | null = null;

  /** The element that scrolls, when it comes into the page; null when it leaves. */
  readonly attach = (element: HTMLElement | null): void => {
    this.#element = element;
  };

  /** The element was scrolled. */
  readonly follow = (): void => {
    if (this.#element === null) return;
    const { scrollLeft: x, scrollTop: y } = this.#element;
    this.origin.value = { x, y };
  };

  /** Where the table begins in the element that the window over it lies in, in CSS px; read it where `origin` is read. */
  offset(): { readonly x: number; readonly y: number } {
    const { x, y } = this.origin.value;
    return { x: (this.#element?.offsetLeft ?? 0) - x, y: (this.#element?.offsetTop ?? 0) - y };
  }

  /** Scrolls by this way, as far as the table goes. */
  by(x: number, y: number): void {
    this.#element?.scrollBy({ left: x, top: y, behavior: 'instant' });
  }
}
