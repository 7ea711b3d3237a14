import { racingAces } from '../../shared/games/acesAndKings.ts';
import { compile } from '../../shared/rules/compile.ts';
import { expect, test } from '../support/appTest.ts';
import { runAxe } from '../support/axe.ts';
import { picture, pictureAsItIs, pictureIs, untilStill, watchFrames } from '../support/tableView.ts';
import { changeSettings, chooseGame, dealNumber } from '../support/windowActions.ts';

test.describe.configure({ mode: 'parallel' });

test('without WebGL the window says what to do, and the keyboard plays on', async ({ app: { page } }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const without = function (this: HTMLCanvasElement, kind: string, ...others: unknown[]): unknown {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...others]);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: without });
  });
  const address = new URL(page.url());
  address.searchParams.set('game', racingAces.id);
  await page.goto(address.href);
  const notice = page.getByRole('alert').filter({ hasText: 'The table cannot be drawn' });
  await expect(notice).toContainText('hardware acceleration');
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
  await expect(page.locator('.status-game')).toHaveText(racingAces.name);
  await page.locator('[data-pile="0"]').focus();
  await page.keyboard.press('s');
  await expect(page.locator('[data-pile="0"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-moves')).toHaveText('1 move');
});

test('a key held on a pile lays it open until it is let go', async ({ app: { page } }) => {
  await chooseGame(page, racingAces.name);
  await dealNumber(page, '1');
  await changeSettings(page, { tourSeen: true });
  await watchFrames(page);
  await page.locator('[data-pile="0"]').focus();
  await page.keyboard.press('s');
  for (let packet = 0; packet < 3; packet++) await page.keyboard.press('Enter');
  await page.keyboard.press('w');
  const before = await picture(page);
  await page.keyboard.down('i');
  await untilStill(page);
  expect(await pictureAsItIs(page)).not.toBe(before);
  await page.keyboard.up('i');
  await pictureIs(page, before);
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 800, height: 600 } });

  test('what the solver says lies on no card', async ({ app: { page } }) => {
    await chooseGame(page, racingAces.name);
    await dealNumber(page, '1');
    await page.keyboard.press('h');
    await expect(page.locator('.assistant-bar strong')).toBeVisible();
    const bar = page.locator('.assistant-bar');
    const { piles } = compile(racingAces);
    await expect
      .poll(async () => {
        const over = await bar.boundingBox();
        const covered: string[] = [];
        for (const { index, name } of piles) {
          const pile = await page.locator(`[data-pile="${index}"]`).boundingBox();
          if (!over || !pile) return ['nothing there'];
          const apart =
            pile.x >= over.x + over.width ||
            over.x >= pile.x + pile.width ||
            pile.y >= over.y + over.height ||
            over.y >= pile.y + pile.height;
          if (!apart) covered.push(name);
        }
        return covered;
      })
      .toEqual([]);
    await expect(page.locator('.toast-error')).toHaveCount(0);
  });
});
