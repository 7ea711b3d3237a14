/**
 * npm run screenshots: takes the pictures in docs/images/ anew, of games as they look after the deal; games named on
 * the command line are taken instead, and join them. The window is the built app in the browser host on an empty data
 * folder.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { catalogue } from '../shared/games/catalogue.ts';
import { withScratchHost } from './screenshots/scratchHost.ts';
import { ensureTestBrowser, runsAsRoot } from './setup/chromium.mjs';
import { projectRoot } from './setup/paths.mjs';

const size = { width: 1280, height: 800 };

/** The deal shown: the first that every game has. */
const deal = '1';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !catalogue.some((game) => game.id === id));
if (unknown.length > 0) {
  console.error(`There is no game ${unknown.join(', ')}; npm run games lists them.`);
  process.exit(2);
}

const folder = join(projectRoot, 'docs', 'images');
mkdirSync(folder, { recursive: true });
const pictureOf = (id: string): string => join(folder, `${id}.jpg`);
const games = catalogue.filter(({ id }) =>
  wanted.length > 0 ? wanted.includes(id) : existsSync(pictureOf(id)),
);
const browser = await chromium.launch({
  executablePath: await ensureTestBrowser(projectRoot),
  args: [
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    ...(runsAsRoot() ? ['--no-sandbox'] : []),
  ],
});
try {
  await withScratchHost(async (address) => {
    for (const { id } of games) {
      const context = await browser.newContext({ viewport: size, locale: 'en', reducedMotion: 'reduce' });
      const page = await context.newPage();
      const url = new URL(address);
      url.searchParams.set('game', id);
      url.searchParams.set('deal', deal);
      await page.goto(url.href);
      // The page is quiet once the deal has flown to its places.
      await page.waitForTimeout(4000);
      const tour = page.getByRole('button', { name: 'Close' });
      if (await tour.isVisible()) await tour.click();
      await page.screenshot({ path: pictureOf(id), quality: 85 });
      console.log(`docs/images/${id}.jpg`);
      await context.close();
    }
  });
} finally {
  await browser.close();
}
