import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { HintState } from '../../renderer/assistant/hints.ts';
import type { PlayOutState } from '../../renderer/assistant/playOut.ts';
import type { Standing } from '../../renderer/assistant/watch.ts';
import type { Toast } from '../../renderer/overlay/overlayState.ts';
import type { DeadEnd } from '../../renderer/session/deadEnd.ts';
import type { Game } from '../../shared/engine/game.ts';
import { racingAces } from '../../shared/games/acesAndKings.ts';
import { fortyBandits, thievesRush } from '../../shared/games/fortyThieves.ts';
import { luckyPiles } from '../../shared/games/luckyThirteen.ts';
import { askingPlace, beforeTheEnd, deadPlace, saveText } from './savedPlaces.ts';
import { replaceableSolver, type SolverManner, solverBehaves } from './solverStandIn.ts';
import { changeSettings } from './windowActions.ts';

/**
 * What lies over the table or beside it and is no dialog, panel or menu, in every state that the program knows of. A
 * state that is new is missed by the compiler in `bars`.
 */
export type Bar =
  | 'tour'
  | 'choice'
  | 'finish'
  | 'won'
  | 'replay'
  | 'deals searched'
  | 'way back searched'
  | 'crash'
  | `hint ${Exclude<HintState['state'], 'none'>}`
  | `play out ${Exclude<PlayOutState['state'], 'idle'>}`
  | `dead end ${Exclude<DeadEnd, 'open'>}`
  | `message ${Toast['kind']}`
  | `verdict ${Standing['state']}`;

/** How a bar is brought about, from a table that was loaded anew. */
interface Way {
  readonly solver?: SolverManner;
  /** The game that is opened first; else a deal of Thieves Rush with one move made lies there. */
  readonly game?: () => Game;
  readonly tour?: true;
  readonly open: (page: Page) => Promise<void>;
  /** What is there then. */
  readonly shows: string;
}

const press =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
const nothing = async (): Promise<void> => undefined;
const asking = askingPlace(racingAces.id, 7);
const nearlyWon = (): Game => beforeTheEnd(racingAces.id, 7, 2);
const winnable = (): Game => beforeTheEnd(luckyPiles.id, 3, 40);
const dead = (): Game => deadPlace(fortyBandits.id, 'searched');

export const bars: Readonly<Record<Bar, Way>> = {
  tour: { tour: true, open: nothing, shows: '.tour' },
  choice: {
    game: () => asking.game,
    open: async (page) => {
      await page.locator(`.pile[data-pile="${asking.pile}"]`).focus();
      await page.keyboard.press('Shift+Enter');
    },
    shows: '.choice',
  },
  finish: { game: nearlyWon, open: nothing, shows: '.finish-button' },
  won: { game: nearlyWon, open: press('Control+Enter'), shows: '.won-game' },
  replay: {
    open: async (page) => {
      await page.keyboard.press('Control+s');
      await page.locator('dialog .form button[type=submit]').click();
      await page.locator('.save .button').nth(1).click();
    },
    shows: '.replay-place',
  },
  'deals searched': { solver: 'silent', open: press('F4'), shows: '.assistant-bar' },
  'way back searched': { solver: 'silent', open: press('b'), shows: '.assistant-bar' },
  crash: {
    open: async (page) => {
      // The settings list the languages by their own names, which the browser is made to refuse once.
      await page.evaluate(() => {
        const { DisplayNames } = Intl;
        Reflect.set(Intl, 'DisplayNames', function refuse() {
          Reflect.set(Intl, 'DisplayNames', DisplayNames);
          throw new Error('a failure made by a test');
        });
      });
      await page.keyboard.press('Control+,');
    },
    shows: '.crash',
  },
  'hint thinking': { solver: 'silent', open: press('h'), shows: '.assistant-bar' },
  'hint shown': { game: winnable, open: press('h'), shows: '.assistant-bar strong' },
  'hint lost': { game: dead, open: press('h'), shows: '.assistant-bar' },
  'play out thinking': { solver: 'silent', open: press('Shift+H'), shows: '.assistant-bar' },
  'play out running': { game: winnable, open: press('Shift+H'), shows: '.assistant-figures' },
  'dead end noMove': { game: () => deadPlace(fortyBandits.id, 'noMove'), open: nothing, shows: '.banner' },
  'dead end searched': { game: dead, open: nothing, shows: '.banner' },
  'message refusal': { open: press('f', 'Enter'), shows: '.toast-refusal' },
  'message info': { open: press('F2'), shows: '.toast-info .button' },
  'message error': {
    open: async (page) => {
      await page.evaluate(() => {
        window.dispatchEvent(new ErrorEvent('error', { error: new Error('a failure made by a test') }));
      });
    },
    shows: '.toast-error',
  },
  'verdict notAsked': { open: nothing, shows: '.verdict-ask' },
  'verdict searching': { solver: 'silent', open: press('v'), shows: '.verdict-searching' },
  'verdict winnable': { game: winnable, open: press('v'), shows: '.verdict-winnable' },
  'verdict unwinnable': { game: dead, open: press('v'), shows: '.verdict-unwinnable' },
  'verdict unknown': { solver: 'unsure', open: press('v'), shows: '.verdict-unknown' },
};

/** Brings every bar about, each over a table that was loaded anew. */
export async function visitBars(page: Page, visit: (name: string) => Promise<void>): Promise<void> {
  await replaceableSolver(page);
  for (const [index, [name, way]] of Object.entries(bars).entries()) {
    await bringAbout(page, way, `7770${index + 1}`);
    await visit(name);
  }
}

/**
 * Brings a bar about over a table that was loaded anew; the solver has to be replaceable.
 * @param number the deal to do it in, where the way names none; one that is not on the table yet.
 */
export async function bringAbout(page: Page, way: Way, number: string): Promise<void> {
  await solverBehaves(page, way.solver ?? 'itself');
  await changeSettings(page, { tourSeen: way.tour !== true });
  await page.reload();
  await page.locator('.pile').first().waitFor({ state: 'attached' });
  if (way.game === undefined) await dealAnother(page, number);
  else await openGame(page, way.game());
  await way.open(page);
  await page.locator(way.shows).first().waitFor();
}

/** Deals a number of Thieves Rush that is not on the table yet, and makes one move. */
async function dealAnother(page: Page, number: string): Promise<void> {
  await page.keyboard.press('Control+Shift+D');
  await page.locator('dialog form input').first().fill(`${thievesRush.id}:${number}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  // The dialog goes first; a key pressed before the deal is there would be about the old one.
  await expect(page.locator('.status-deal')).toContainText(number);
  await page.keyboard.press('d');
  await expect(page.locator('.status-moves')).toHaveAttribute('data-moves', '1');
}

async function openGame(page: Page, game: Game): Promise<void> {
  await page.keyboard.press('Control+s');
  const buffer = Buffer.from(saveText(game));
  await page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'a.patience', mimeType: 'application/json', buffer });
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.status-moves')).toHaveAttribute('data-moves', String(game.moveCount));
}
