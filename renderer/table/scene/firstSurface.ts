/** As Pixi asks for it: a canvas gives one surface only, and whoever asks again gets that one. */
const attributes: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  antialias: false,
  stencil: true,
  powerPreference: 'low-power',
};

/**
 * The canvas for the first table. main.tsx imports this module before all others: the graphics process makes the
 * surface ready while they are read, and nobody has to wait for it afterwards.
 */
let first: HTMLCanvasElement | undefined = canvasWithSurface();

/** A canvas that nobody has yet, with a WebGL surface where the window offers any. */
export function takeSurface(): HTMLCanvasElement {
  const canvas = first ?? canvasWithSurface();
  first = undefined;
  return canvas;
}

function canvasWithSurface(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.getContext('webgl2', attributes);
  return canvas;
}
