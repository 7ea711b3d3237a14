/** Tells when an element's size or the screen's pixel ratio changes. */
export class SizeWatch {
  readonly #element: HTMLElement;
  readonly #changed: (width: number, height: number) => void;

  readonly #observer: ResizeObserver;
  #query: MediaQueryList | undefined;

  /** @param changed is told the element's size in CSS px. */
  constructor(element: HTMLElement, changed: (width: number, height: number) => void) {
    this.#element = element;
    this.#changed = changed;
    this.#observer = new ResizeObserver(() => this.#tell());
    this.#observer.observe(element);
    this.#watchPixelRatio();
  }

  stop(): void {
    this.#observer.disconnect();
    this.#query?.removeEventListener('change', this.#pixelRatioChanged);
  }

  #tell(): void {
    const { clientWidth, clientHeight } = this.#element;
    // A hidden table has no size: there is nothing to lay out.
    if (clientWidth > 0 && clientHeight > 0) this.#changed(clientWidth, clientHeight);
  }

  /** A media query answers only for the ratio it names, so it is asked anew after every change. */
  #watchPixelRatio(): void {
    this.#query?.removeEventListener('change', this.#pixelRatioChanged);
    this.#query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.#query.addEventListener('change', this.#pixelRatioChanged);
  }

  readonly #pixelRatioChanged = (): void => {
    this.#watchPixelRatio();
    this.#tell();
  };
}
