import type { Autoplay } from '../../shared/rules/definition.ts';
import { expect, test } from '../support/appTest.ts';
import { TableHand } from '../support/tableHand.ts';
import { chooseFromMenu, chooseGame, dealNumber } from '../support/windowActions.ts';
import { moveOfLine, winningLine } from '../support/winningLines.ts';

interface Won {
  readonly game: string;
  readonly name: string;
  readonly deal: number;
  readonly autoplay: Autoplay;
}

const games: readonly [Won, ...Won[]] = [
  { game: 'racing-aces', name: 'Racing Aces', deal: 7, autoplay: 'off' },
  { game: 'thieves-rush', name: 'Thieves Rush', deal: 1, autoplay: 'off' },
  { game: 'forty-bandits', name: 'Forty Bandits', deal: 11, autoplay: 'off' },
  { game: 'forty-bandits', name: 'Forty Bandits', deal: 27, autoplay: 'all' },
  { game: 'lucky-piles', name: 'Lucky Piles', deal: 3, autoplay: 'off' },
  { game: 'lucky-piles', name: 'Lucky Piles', deal: 11, autoplay: 'all' },
];

const autoplayItems = { off: 'Off', all: 'Every card that fits', safe: 'Only where' } as const;

test.describe.configure({ mode: 'parallel' });
test.use({
  viewport: { width: 800, height: 600 },
  actionTimeout: 15_000,
  // Cards arrive at once: what moves how is another spec's matter, and these lines are long.
  contextOptions: { reducedMotion: 'reduce' },
});

for (const { game, name, deal, autoplay } of games) {
  test(`${name}, deal ${deal}, is won by hand with automatic moves ${autoplay} and counted once`, async ({
    app,
  }) => {
    test.slow();
    await chooseGame(app.page, name);
    await chooseFromMenu(app.page, 'Play', autoplayItems[autoplay]);
    await dealNumber(app.page, String(deal));

    const line = winningLine(game, deal, autoplay);
    const hand = new TableHand(app.page, game, line.deal, autoplay);
    for (const text of line.moves) {
      const move = moveOfLine(hand.game, text);
      // Automatic moves have made some of the line's moves already.
      if (!hand.game.isWon && hand.game.refusal(move) === null) await hand.play(move);
    }
    expect(hand.game.isWon).toBe(true);
    const dialog = app.page.getByRole('dialog', { name: 'Won' });
    await expect(dialog).toContainText('1 of 1');

    await app.restart();
    await chooseFromMenu(app.page, 'Game', 'Statistics');
    const row = app.page.getByRole('dialog').getByRole('row', { name });
    await expect(row.getByRole('cell').nth(0)).toHaveText('1');
    await expect(row.getByRole('cell').nth(1)).toHaveText('1');
    await expect(row.getByRole('cell').nth(2)).toHaveText('100%');
  });
}

test('when every card can go up, one button plays them all', async ({ app }) => {
  test.slow();
  const [{ game, name, deal }] = games;
  await chooseGame(app.page, name);
  await dealNumber(app.page, String(deal));
  const line = winningLine(game, deal, 'off');
  const hand = new TableHand(app.page, game, line.deal, 'off');
  const button = app.page.getByRole('button', { name: 'Play everything up' });
  let left = line.moves.length;
  for (const text of line.moves) {
    await hand.play(moveOfLine(hand.game, text));
    left--;
    const stock = hand.game.position.piles[hand.game.compiled.stock] ?? [];
    if (stock.length === 0 && (await button.isVisible())) break;
  }
  expect(left).toBeGreaterThan(1);
  await button.click();
  await expect(app.page.getByRole('dialog', { name: 'Won' })).toBeVisible();
});
