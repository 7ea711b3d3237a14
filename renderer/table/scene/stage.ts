// Pixi writes shader code with `new Function` unless this comes first; the window's policy forbids that.
import 'pixi.js/unsafe-eval';
import { Container, Ticker, WebGLRenderer } from 'pixi.js';
import { takeSurface } from './firstSurface.ts';

/** The window offers no WebGL: nothing can be drawn, whatever is tried. */
export class NoGraphicsError extends Error {
  override readonly name = 'NoGraphicsError';
}

/** The part of the world that draws: a canvas, the containers on it, and frames only when they are asked for. */
export class Stage {
  readonly root = new Container({ eventMode: 'none' });
  /** How many pictures were drawn; for tests and benchmarks. */
  frames = 0;
  #request = 0;
  /** What Pixi is asked to draw; kept, and told all that it would reckon for every frame. */
  readonly #picture = {
    container: this.root,
    transform: this.root.localTransform,
    clearColor: [0, 0, 0, 0] as [number, number, number, number],
  };

  /** Moves what moves to this moment (ms); answers whether another frame is needed. */
  onFrame: (now: number) => boolean = () => false;

  private constructor(
    readonly renderer: WebGLRenderer,
    readonly canvas: HTMLCanvasElement,
  ) {}

  /**
   * Makes a canvas that is nowhere in the page yet.
   * @throws NoGraphicsError where WebGL is not available.
   */
  static async create(): Promise<Stage> {
    // The shared ticker would run sixty frames a second even when nothing moves.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    const canvas = takeSurface();
    canvas.style.cssText = 'display:block;position:absolute;inset:0;width:100%;height:100%;touch-action:none';
    // The cards have a DOM of their own for keyboards and screen readers; the picture is silent.
    canvas.setAttribute('aria-hidden', 'true');
    const renderer = await rendererOn(canvas);
    Ticker.system.stop();
    if (isSoftware(renderer)) {
      // The shader chooses among sixteen textures by branches, which costs a CPU four times the frame.
      renderer.limits.maxBatchableTextures = 2;
    }
    const stage = new Stage(renderer, canvas);
    // A graphics driver may take the context away and give it back, empty; Pixi fills it again when it draws.
    canvas.addEventListener('webglcontextrestored', stage.requestFrame);
    return stage;
  }

  /** Puts the canvas into the page, as large as the element that takes it. */
  enter(parent: HTMLElement): void {
    parent.append(this.canvas);
    this.renderer.resize(
      Math.max(1, parent.clientWidth),
      Math.max(1, parent.clientHeight),
      window.devicePixelRatio,
    );
  }

  /** Asks for a picture at the next chance; asking again before that changes nothing. */
  readonly requestFrame = (): void => {
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  };

  /** Draws at once: after a resize, so that the canvas is never blank. */
  drawNow(): void {
    this.frames++;
    this.root.updateLocalTransform();
    this.renderer.render(this.#picture);
  }

  /** Another size, drawn at once; the picture that was asked for before is this one. */
  resize(width: number, height: number): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.renderer.resize(Math.max(1, width), Math.max(1, height), window.devicePixelRatio);
    this.drawNow();
  }

  destroy(): void {
    cancelAnimationFrame(this.#request);
    this.root.destroy({ children: true });
    this.renderer.destroy({ removeView: true });
  }

  readonly #frame = (now: number): void => {
    this.#request = 0;
    const again = this.onFrame(now);
    this.drawNow();
    if (again) this.requestFrame();
  };
}

async function rendererOn(canvas: HTMLCanvasElement): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer();
  try {
    await renderer.init({
      canvas,
      width: 1,
      height: 1,
      resolution: window.devicePixelRatio,
      backgroundAlpha: 0,
      antialias: false,
      roundPixels: true,
      skipExtensionImports: true,
      powerPreference: 'low-power',
    });
  } catch (cause) {
    // Asked only now: making a context takes too long to do it twice when all is well.
    if (offersWebGl()) throw cause;
    throw new NoGraphicsError('The window offers no WebGL.', { cause });
  }
  return renderer;
}

/** Whether a context can be had at all, asked on a canvas of its own. */
function offersWebGl(): boolean {
  const probe = document.createElement('canvas');
  return (probe.getContext('webgl2') ?? probe.getContext('webgl')) !== null;
}

/** Whether frames are computed by the processor: SwiftShader or llvmpipe in the renderer's name. */
function isSoftware(renderer: WebGLRenderer): boolean {
  const { gl } = renderer;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|software/i.test(name);
}
