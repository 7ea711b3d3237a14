import type { Page } from 'playwright';
import { launchTestBrowser } from '../support/chromium.ts';
import { startTestHost } from '../support/host.ts';
import type { Measurement } from './measurement.ts';
import { median } from './measurement.ts';

const OPENINGS = 7;

/**
 * How long the window takes from the key to the figures, over a data folder with a long history: the request, the
 * reckoning, the answer and the page.
 * @param played how many games the page must show.
 */
export async function* statisticsPage(dataFolder: string, played: number): AsyncGenerator<Measurement> {
  const host = await startTestHost(dataFolder);
  const browser = await launchTestBrowser();
  try {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1920, height: 1080 } });
    await page.goto(host.address);
    await page.locator('.status-moves').waitFor();
    const times: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++) times.push(await openOnce(page, played));
    yield { name: 'statistics page, first opening', value: times[0] ?? Number.NaN, unit: 'ms' };
    yield { name: 'statistics page', value: median(times), unit: 'ms' };
  } finally {
    await browser.close();
    await host.dispose();
  }
}

async function openOnce(page: Page, played: number): Promise<number> {
  await page.evaluate((text) => {
    const times = { pressed: Number.NaN, shown: Number.NaN };
    Object.assign(window, { times });
    addEventListener(
      'keydown',
      () => {
        times.pressed = performance.now();
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open], [role="dialog"]');
      if (!dialog?.textContent.includes(text)) return;
      observer.disconnect();
      // After the frame in which the figures are seen.
      requestAnimationFrame(() =>
        setTimeout(() => {
          times.shown = performance.now();
        }),
      );
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, played.toLocaleString('en-US'));
  await page.keyboard.press('F3');
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'times'), 'shown')) > 0);
  const time = await page.evaluate(() => {
    const times: unknown = Reflect.get(window, 'times');
    if (typeof times !== 'object' || times === null) return Number.NaN;
    return Number(Reflect.get(times, 'shown')) - Number(Reflect.get(times, 'pressed'));
  });
  await page.keyboard.press('Escape');
  await page.locator('dialog[open], [role="dialog"]').waitFor({ state: 'detached' });
  return time;
}
