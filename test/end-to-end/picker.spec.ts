import type { Page } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { changeSettings, chooseGame } from '../support/windowActions.ts';

test.use({ viewport: { width: 1366, height: 690 } });
test.describe.configure({ mode: 'parallel' });

async function openPicker(page: Page): Promise<void> {
  await page.locator('.status-game').click();
  await page.getByRole('searchbox').waitFor();
}

/** What lies over something else or is cut off in the picker. */
function troubles(page: Page): Promise<string[]> {
  return page.locator('.picker').evaluate((picker) => {
    const found: string[] = [];
    const parts = [...picker.querySelectorAll('.game-details > *')];
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      const below = next?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const { bottom, height } = part.getBoundingClientRect();
      if (bottom > below + 0.5 || height < 1) found.push(`${part.tagName}.${part.className} over the next`);
    }
    for (const line of picker.querySelectorAll('.game-line')) {
      if (line.scrollWidth > line.clientWidth) found.push(`${line.textContent} is cut off`);
    }
    const hint = picker.querySelector('input');
    if (hint !== null && hint.scrollWidth > hint.clientWidth) found.push('the search is cut off');
    return found;
  });
}

for (const textSize of [100, 125, 150, 200]) {
  test(`the picker has all in its place with texts at ${textSize} %`, async ({ app: { page } }) => {
    await changeSettings(page, { textSize, tourSeen: true, language: 'de' });
    await openPicker(page);
    await page.getByRole('searchbox').fill('Vierzig Räuber');
    await expect(page.locator('.game-details h3')).toHaveText('Vierzig Räuber');
    expect(await troubles(page)).toEqual([]);
    await expect(page.locator('.game-details .button-main')).toBeInViewport({ ratio: 0.9 });
    const picture = await page.locator('.layout-picture').boundingBox();
    expect(picture?.height).toBeGreaterThan(80);
  });
}

test('a game is found and played by keys alone, and the picker stays closed', async ({ app: { page } }) => {
  await chooseGame(page, 'Racing Aces');
  await openPicker(page);
  await page.keyboard.type('lucky piles');
  await expect(page.getByRole('status').filter({ hasText: 'first: Lucky Piles' })).toBeVisible();
  // A slow finger: the key repeats.
  for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('.status-game')).toHaveText('Lucky Piles');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.locator('.status-game').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('racing');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.game-line').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-game')).toHaveText('Racing Aces');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** The roles that Chromium tells screen readers, which are not always those that are written. */
async function rolesForReaders(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value);
}

test('the games found are one stop for Tab, walked by arrows, Home and End, and named in full', async ({
  app: { page },
}) => {
  const { keyboard } = page;
  await chooseGame(page, 'Racing Aces');
  await openPicker(page);
  const list = page.getByRole('listbox', { name: 'Games' });
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(list.locator('.game-line[tabindex="0"]')).toHaveCount(1);
  expect(await rolesForReaders(page)).toEqual(expect.arrayContaining(['listbox', 'group', 'option']));
  await keyboard.press('Tab');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/^Racing Aces \d decks? · \w+/);
  await keyboard.press('End');
  const lines = list.getByRole('option');
  await expect(lines.last()).toBeFocused();
  await expect(chosen).toBeFocused();
  await keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await expect(lines.first()).toBeFocused();
  // What is typed on a line is meant for the search.
  await keyboard.type('lucky');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('lucky');
  await expect(list.getByRole('group').first()).toHaveAccessibleName('Lucky Thirteen');
});

test('Enter plays nothing where nothing is found', async ({ app: { page } }) => {
  await chooseGame(page, 'Racing Aces');
  await openPicker(page);
  await page.keyboard.type('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No game is called' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a game' })).toBeVisible();
  await expect(page.locator('.status-game')).toHaveText('Racing Aces');
});
