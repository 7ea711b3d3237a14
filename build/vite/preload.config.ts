import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A sandboxed preload script must be one CommonJS file that requires nothing but `electron`. */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  build: {
    outDir: at('dist/preload'),
    emptyOutDir: true,
    target: 'chrome120',
    minify: false,
    lib: { entry: at('main/electron/preload.ts'), formats: ['cjs'], fileName: () => 'preload.cjs' },
    rolldownOptions: { external: ['electron'], output: { codeSplitting: false } },
  },
});
