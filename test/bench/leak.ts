import type { Browser, CDPSession } from 'playwright';
import { racingAces } from '../../shared/games/acesAndKings.ts';
import { startTestHost } from '../support/host.ts';
import type { Measurement } from './measurement.ts';

const GAMES = 20;
const CLICKS = 8;

/** The window's script heap after ten and after twenty games begun in one session, with moves in each. */
export async function* leakFigures(browser: Browser): AsyncGenerator<Measurement> {
  const host = await startTestHost();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const address = new URL(host.address);
    address.searchParams.set('game', racingAces.id);
    await page.goto(address.href);
    // The canvas is there before the game is.
    await page.locator('[data-pile="0"]').waitFor();
    const devtools = await page.context().newCDPSession(page);
    const heap: number[] = [];
    for (let game = 1; game <= GAMES; game++) {
      const stock = await page.locator('[data-pile="0"]').boundingBox();
      if (stock === null) throw new Error('The game on the table has no stock.');
      for (let click = 0; click < CLICKS; click++) {
        await page.mouse.click(stock.x + stock.width / 2, stock.y + stock.height / 2);
      }
      await page.keyboard.press('F2');
      const confirm = page.getByRole('dialog').getByRole('button').first();
      await page.waitForTimeout(300);
      if (await confirm.isVisible()) await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      if (game === GAMES / 2 || game === GAMES) heap.push(await heapSize(devtools));
    }
    const [half = Number.NaN, end = Number.NaN] = heap;
    yield { name: 'script heap after 20 games', value: end, unit: 'MB' };
    yield { name: 'script heap grown from game 10 to 20', value: Math.max(0, end - half), unit: 'MB' };
    await page.close();
  } finally {
    await host.dispose();
  }
}

/** Bytes in use after a collection, in MB. */
async function heapSize(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e4) / 100;
}
