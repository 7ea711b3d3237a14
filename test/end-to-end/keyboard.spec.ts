import type { Locator } from '@playwright/test';
import { expect, test } from '../support/appTest.ts';
import { runAxe } from '../support/axe.ts';
import { KeyboardHand } from '../support/keyboardHand.ts';
import { chooseGame, dealNumber } from '../support/windowActions.ts';
import { moveOfLine, winningLine } from '../support/winningLines.ts';

const games = [
  { game: 'lucky-piles', name: 'Lucky Piles', deal: 7 },
  { game: 'racing-aces', name: 'Racing Aces', deal: 7 },
] as const;

test.use({
  viewport: { width: 800, height: 600 },
  actionTimeout: 15_000,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { game, name, deal } of games) {
  test(`${name} is chosen, dealt and won by keyboard and by what a screen reader says`, async ({ app }) => {
    test.slow();
    const { page } = app;
    const { keyboard } = page;
    await page.locator('.pile').first().waitFor({ state: 'attached' });
    await keyboard.press('Control+o');
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(page.locator('.status-game')).toHaveText(name);

    // The menu by keyboard: Play, then from its end up to “Off”, the first of the three automatic settings.
    await page.getByRole('menuitem', { name: 'Game' }).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    const off = page.getByRole('menuitemradio', { name: 'Off', exact: true });
    for (let presses = 0; presses < 20 && !(await isFocused(off)); presses++) await keyboard.press('ArrowUp');
    await keyboard.press('Enter');

    await keyboard.press('Control+d');
    await keyboard.type(String(deal));
    await keyboard.press('Enter');
    await expect(page.locator('.status-deal')).toHaveText(`Deal ${deal}`);

    const line = winningLine(game, deal, 'off');
    const hand = new KeyboardHand(page, game, line.deal, 'off');
    // The table's region begins to speak once the dialog has gone.
    await expect.poll(() => hand.heard()).toContain(`deal ${deal}`);
    for (const text of line.moves) {
      await hand.play(moveOfLine(hand.game, text));
      // The dialog of a win has a region of its own, which begins to speak once it is there.
      await expect.poll(() => hand.heard()).not.toBe('');
    }
    await expect(page.getByRole('dialog', { name: 'Won' })).toContainText('1 of 1');
    expect(await hand.heard()).toContain('won');
    expect((await runAxe(page)).violations).toEqual([]);
  });
}

test('arrows walk the piles as they lie, Tab the groups, ranks jump, and Escape lets go of a run', async ({
  app,
}) => {
  const { page } = app;
  const { keyboard } = page;
  await chooseGame(page, 'Forty Bandits');
  // In this deal two cards of one pile go to another as a run.
  await dealNumber(page, '8');
  const [from, to] = [9, 2];
  const focused = async () =>
    page.evaluate(() => {
      const pile = document.activeElement;
      const box = pile?.getBoundingClientRect();
      return {
        pile: Number(pile?.getAttribute('data-pile')),
        group: pile?.closest('fieldset')?.textContent ?? '',
        left: box?.left ?? 0,
        name: pile?.getAttribute('aria-label') ?? '',
      };
    });
  const goTo = async (pile: number): Promise<void> => {
    for (let presses = 0; presses < 20 && (await focused()).pile !== pile; presses++)
      await keyboard.press('t');
    expect((await focused()).pile).toBe(pile);
  };

  await keyboard.press('t');
  const first = await focused();
  await keyboard.press('ArrowRight');
  const second = await focused();
  expect(second.left).toBeGreaterThan(first.left);
  await keyboard.press('ArrowLeft');
  expect((await focused()).pile).toBe(first.pile);
  await keyboard.press('Tab');
  expect((await focused()).group).not.toBe(first.group);
  for (const [key, rank] of [
    ['0', 'ten'],
    ['q', 'queen'],
  ] as const) {
    await keyboard.press(key);
    const heard = (await page.locator('.announcement').allTextContents()).join('');
    expect(heard.includes('No card of this rank') || (await focused()).name.includes(rank)).toBe(true);
  }

  const heard = async (): Promise<string> =>
    (await page.locator('.announcement').allTextContents()).join('').trim();
  const cards = (pile: number) => page.locator(`.pile[data-pile="${pile}"]`);
  await goTo(from);
  const before = Number(await cards(from).getAttribute('data-cards'));
  await keyboard.press('Shift+ArrowUp');
  await keyboard.press('Enter');
  await expect.poll(heard).toMatch(/^Two cards/);
  await expect(cards(from)).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Escape');
  await expect(cards(from)).toHaveAttribute('aria-pressed', 'false');
  await keyboard.press('Shift+ArrowUp');
  await keyboard.press('Enter');
  await goTo(to);
  await keyboard.press('Enter');
  await expect(page.locator('.status-moves')).toHaveAttribute('data-moves', '1');
  await expect(cards(from)).toHaveAttribute('data-cards', String(before - 2));
});

test('answers what is on a pile, what happened, what is possible and how far the game is', async ({
  app,
}) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  const heard = async (): Promise<string> =>
    (await page.locator('.announcement').allTextContents()).join('').trim();
  await page.keyboard.press('t');
  await page.keyboard.press('i');
  await expect.poll(heard).toMatch(/tableau pile/i);
  await page.keyboard.press('p');
  await expect.poll(heard).toMatch(/of .* cards|foundations/i);
  await page.keyboard.press('l');
  await expect.poll(heard).not.toBe('');
  await page.keyboard.press('m');
  await expect.poll(heard).toMatch(/ of /i);
});

test('every key of the table is answered: the row where that changes, and where it leads nowhere', async ({
  app,
}) => {
  const { page } = app;
  await chooseGame(page, 'Racing Aces');
  await dealNumber(page, '7');
  await page.keyboard.press('f');
  const heard = async (): Promise<string> =>
    (await page.locator('.announcement').allTextContents()).join('').trim();
  for (const [key, answer] of [
    ['s', /^Row \d+$/],
    ['s', /^Stock, /],
    ['ArrowDown', /No pile lies further that way/],
    ['w', /./],
    ['w', /^Waste, empty/],
    ['Shift+Enter', /no card to take on the waste/],
    ['Shift+ArrowUp', /^Waste, empty/],
    ['Enter', /no card to take on the waste/],
    ['Control+z', /Not possible now: Undo/],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(heard, { message: `after ${key}` }).toMatch(answer);
  }
});

test('refuses a shortcut that another command has, and keeps one that is free', async ({ app }) => {
  const { page } = app;
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  const button = page.getByRole('button', { name: /^Change the keys of “Undo”/ });
  await button.click();
  await page.keyboard.press('F2');
  await expect(page.getByRole('alert')).toContainText('New deal');
  await page.keyboard.press('Control+u');
  await expect(button).toContainText('U');
});

async function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
