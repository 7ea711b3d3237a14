import { expect, test } from '../support/appTest.ts';
import { chooseFromMenu, chooseGame } from '../support/windowActions.ts';

test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

test('a part of the window that fails says so, offers a report, and the game goes on', async ({ app }) => {
  const { page } = app;
  await chooseGame(page, 'Thieves Rush');
  await page.keyboard.press('d');
  await expect(page.locator('.status-moves')).toHaveText('1 move');

  // The settings list the languages by their own names, which the browser is made to refuse once.
  await page.evaluate(() => {
    const { DisplayNames } = Intl;
    Reflect.set(Intl, 'DisplayNames', function refuse() {
      Reflect.set(Intl, 'DisplayNames', DisplayNames);
      throw new Error('a failure made by a test');
    });
  });
  await page.keyboard.press('Control+,');
  const crash = page.getByRole('alertdialog');
  await expect(crash).toContainText('a failure made by a test');
  await expect(crash.getByRole('button', { name: 'Copy the report' })).toBeVisible();
  await crash.getByRole('button', { name: 'Go on' }).click();
  await expect(crash).toBeHidden();

  await page.keyboard.press('d');
  await expect(page.locator('.status-moves')).toHaveText('2 moves');
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('errors that nothing caught are in the log, which the Help menu shows without the player’s folders', async ({
  app,
}) => {
  const { page } = app;
  await page.evaluate((folder) => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(`lost in ${folder}/saves`) }));
  }, app.dataFolder);
  await chooseFromMenu(page, 'Help', 'Report a problem');
  const report = page.getByRole('textbox');
  await expect(report).toHaveValue(/lost in …\/saves/);
  expect(await report.inputValue()).not.toContain(app.dataFolder);
  expect(await report.inputValue()).not.toContain('token');
});
