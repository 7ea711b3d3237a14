import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { untilStill, watchFrames } from '../support/tableView.ts';
import { changeSettings } from '../support/windowActions.ts';

test.use({ viewport: { width: 1024, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

/** Counts the textures that the page has at the graphics card, from its next load on. */
async function watchTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const alive = new Set<WebGLTexture>();
    const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.createTexture = function () {
      const texture = createTexture.call(this);
      alive.add(texture);
      return texture;
    };
    WebGL2RenderingContext.prototype.deleteTexture = function (texture) {
      if (texture) alive.delete(texture);
      deleteTexture.call(this, texture);
    };
    Object.assign(window, { texturesAlive: () => alive.size });
  });
  await page.reload();
  await page.locator('canvas').waitFor();
  await watchFrames(page);
}

/** How many there are once nothing moves. */
async function texturesAlive(page: Page): Promise<number> {
  await untilStill(page);
  return page.evaluate(() => Reflect.get(window, 'texturesAlive')());
}

test('textures that others replace are destroyed, whatever replaces them', async ({ app: { page } }) => {
  await watchTextures(page);
  const before = await texturesAlive(page);
  expect(before).toBeGreaterThan(1);
  for (const theme of ['dark', 'highContrast', 'light'] as const) {
    for (const largeIndex of [true, false]) await changeSettings(page, { theme, largeIndex });
  }
  for (const width of [900, 1000, 1100, 1024]) await page.setViewportSize({ width, height: 720 });
  for (let deal = 0; deal < 3; deal++) await page.keyboard.press('F2');
  expect(await texturesAlive(page)).toBe(before);
});
