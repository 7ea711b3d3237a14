import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { BRIDGE_NAME, REQUEST_PATH, TOKEN_HEADER } from '../../shared/ipc/bridge.ts';
import type { SettingsChange } from '../../shared/settings/settings.ts';
import { menuHandOf } from './menuHand.ts';

/** What a player does in the window beside the table, by what is written there. */

/** Opens a menu, the page's or the system's, and chooses one of its items. */
export async function chooseFromMenu(page: Page, menu: string, item: string): Promise<void> {
  await menuHandOf(page)(menu, item);
}

/** Chooses a game in the picker by its name. */
export async function chooseGame(page: Page, name: string): Promise<void> {
  await page.locator('.status-game').click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Play ${name}`, exact: true }).click();
  await expect(page.locator('.status-game')).toHaveText(name);
}

/** Deals a number of the game on the table. */
export async function dealNumber(page: Page, number: string): Promise<void> {
  await page.locator('.status-deal').click();
  await page.getByRole('textbox', { name: 'Number of the deal' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.locator('.status-deal')).toHaveText(`Deal ${number}`);
}

/** Changes settings by the host, as another window on the same data would; the window follows by itself. */
export async function changeSettings(page: Page, change: SettingsChange): Promise<void> {
  await page.evaluate(
    async ({ settings, bridgeName, path, header }) => {
      const bridge: unknown = Reflect.get(window, bridgeName);
      if (typeof bridge === 'object' && bridge !== null) {
        const request: unknown = Reflect.get(bridge, 'request');
        if (typeof request === 'function') await request.call(bridge, 'settings.change', settings);
        return;
      }
      await fetch(`${path}settings.change`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [header]: sessionStorage.getItem('grandPatienceToken') ?? '',
        },
        body: JSON.stringify(settings),
      });
    },
    { settings: change, bridgeName: BRIDGE_NAME, path: REQUEST_PATH, header: TOKEN_HEADER },
  );
}
