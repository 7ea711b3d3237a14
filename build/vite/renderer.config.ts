import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The window: one page with its scripts, styles and workers, served by either host from any address. */
export default defineConfig({
  root: at('renderer'),
  base: './',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  resolve: {
    // Pixi's canvas renderer, which comes along unused, tries out the browser's blending when it is loaded, and the
    // first script would stand still until the graphics process has started and answered.
    alias: [
      {
        find: /^\.\/canUseNewCanvasBlendModes\.mjs$/,
        replacement: at('renderer/table/scene/canvasBlendModes.ts'),
      },
      {
        // Pixi asks for it on a second drawing surface, which takes as long to make as the first.
        find: /^\.\/(program\/)?getMaxFragmentPrecision\.mjs$/,
        replacement: at('renderer/table/scene/fragmentPrecision.ts'),
      },
    ],
  },
  build: {
    outDir: at('dist/renderer'),
    emptyOutDir: true,
    target: 'chrome120',
    // The content security policy allows no data: addresses for scripts and fonts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The renderer of Pixi and the plots are large by nature and read from the disk.
    chunkSizeWarningLimit: 3000,
  },
});
