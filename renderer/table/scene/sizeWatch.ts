/** Tells when an element's size or the screen's pixel ratio changes. */
export class SizeWatch {
  private readonly observer: ResizeObserver;
  private query: MediaQueryList | undefined;

  /** @param changed is told the element's size in CSS px. */
  constructor(
    private readonly element: HTMLElement,
    private readonly changed: (width: number, height: number) => void,
  ) {
    this.observer = new ResizeObserver(() => this.tell());
    this.observer.observe(element);
    this.watchPixelRatio();
  }

  stop(): void {
    this.observer.disconnect();
    this.query?.removeEventListener('change', this.pixelRatioChanged);
  }

  private tell(): void {
    const { clientWidth, clientHeight } = this.element;
    // A hidden table has no size: there is nothing to lay out.
    if (clientWidth > 0 && clientHeight > 0) this.changed(clientWidth, clientHeight);
  }

  /** A media query answers only for the ratio it names, so it is asked anew after every change. */
  private watchPixelRatio(): void {
    this.query?.removeEventListener('change', this.pixelRatioChanged);
    this.query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.query.addEventListener('change', this.pixelRatioChanged);
  }

  private readonly pixelRatioChanged = (): void => {
    this.watchPixelRatio();
    this.tell();
  };
}
