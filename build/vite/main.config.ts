import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * What runs outside the window: the Electron host, the browser host, and the services that both share, each with an
 * entry of its own. Everything but Electron and Node's own modules goes into the bundle, so that the installed app
 * carries no node_modules.
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  ssr: { noExternal: true, external: ['electron'], target: 'node' },
  build: {
    ssr: true,
    outDir: at('dist/main'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        electron: at('main/electron/main.ts'),
        browser: at('main/browser/index.ts'),
        services: at('main/services/index.ts'),
      },
      external: ['electron', /^node:/, ...builtinModules],
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
