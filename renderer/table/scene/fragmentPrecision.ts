/**
 * Stands in for a module of Pixi's (build/vite/renderer.config.ts): the finest numbers that a fragment shader can
 * reckon with. WebGL 2 has them everywhere (OpenGL ES Shading Language 3.00, 4.5.4).
 */
export function getMaxFragmentPrecision(): 'highp' {
  return 'highp';
}
