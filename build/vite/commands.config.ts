import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * The command lines that search and measure. They run bundled like the app itself: the engine's hot loops are two to
 * three times slower as separate modules translated when loaded. All lie in one folder, so that a worker thread's
 * file is beside whichever chunk starts it.
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  ssr: { target: 'node' },
  build: {
    ssr: true,
    outDir: at('dist/commands'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        solve: at('build/solve.ts'),
        solveWorker: at('build/solving/solveWorker.ts'),
        winnability: at('build/winnability.ts'),
        tune: at('build/tune.ts'),
        engineFigures: at('test/bench/engineFigures.ts'),
        solverFigures: at('test/bench/solverFigures.ts'),
      },
      external: [/^node:/, ...builtinModules],
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
