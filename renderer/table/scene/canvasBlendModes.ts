/**
 * Stands in for a module of Pixi's (build/vite/renderer.config.ts): whether a 2D canvas can blend by multiplication.
 * Every browser that runs the app can, and only Pixi's canvas renderer asks, which the app does not use.
 */
export function canUseNewCanvasBlendModes(): boolean {
  return true;
}
