import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../build/setup/paths.mjs';
import config from '../../build/vite/renderer.config.ts';

/** What is stood in for, and a module of Pixi's that imports it. */
const stoodInFor = [
  {
    name: 'canUseNewCanvasBlendModes',
    importer: 'rendering/renderers/canvas/utils/mapCanvasBlendModesToPixi.mjs',
  },
  { name: 'getMaxFragmentPrecision', importer: 'rendering/renderers/gl/shader/GlProgram.mjs' },
] as const;

test.each(stoodInFor)('Pixi’s $name has our module in its place', async ({ name, importer }) => {
  const source = await readFile(join(projectRoot, 'node_modules/pixi.js/lib', importer), 'utf8');
  const specifier = new RegExp(`import \\{ ${name} \\} from '([^']+)'`).exec(source)?.[1] ?? '';
  const aliases = config.resolve?.alias;
  const alias = Array.isArray(aliases)
    ? aliases.find(({ find }) => find instanceof RegExp && find.test(specifier))
    : undefined;
  expect(await readFile(alias?.replacement ?? '', 'utf8')).toContain(`export function ${name}(`);
});
