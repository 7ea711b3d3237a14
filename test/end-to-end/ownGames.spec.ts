import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/setup/paths.mjs';
import { expect, test } from '../support/appTest.ts';
import { runAxe } from '../support/axe.ts';
import { chooseFromMenu, chooseGame, dealNumber } from '../support/windowActions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A game file that names a group of piles it does not have. */
function damaged(): string {
  return JSON.stringify({
    id: 'half-done',
    name: 'Half Done',
    family: 'Half Done',
    rulesVersion: 1,
    facts: { skill: 'luck', difficulty: 'easy', minutes: 1 },
    decks: 1,
    piles: { up: { kind: 'foundation', count: 4, accepts: { empty: 'A', unit: 'card' } } },
    deal: [{ step: 'rows', to: 'nowhere', rows: 13, face: 'up' }],
    layout: ['up'],
    goal: 'allOnFoundations',
    autoplay: { default: 'off' },
  });
}

test('games in the player’s folder are played like any other, and a bad file is explained', async ({
  app,
}) => {
  const folder = join(app.dataFolder, 'games');
  mkdirSync(folder, { recursive: true });
  cpSync(join(projectRoot, 'docs/games/meeting-houses.json'), join(folder, 'meeting-houses.json'));
  writeFileSync(join(folder, 'half-done.json'), damaged());
  await app.restart();

  await chooseGame(app.page, 'Meeting Houses');
  await dealNumber(app.page, '1');
  await app.page.keyboard.press('h');
  await expect(app.page.locator('.status-deal')).toHaveText('Deal 1');
  await chooseFromMenu(app.page, 'Help', 'Rules of this game');
  await expect(
    app.page.getByText('built up regardless of suit from the ace to the six').first(),
  ).toBeVisible();

  await app.page.locator('.status-game').click();
  await app.page.getByText('1 file in your folder of games cannot be used as it is').click();
  const problem = app.page.getByRole('listitem').filter({ hasText: 'half-done.json' }).first();
  await expect(problem).toContainText('nowhere');
  expect((await runAxe(app.page)).violations).toEqual([]);
});
