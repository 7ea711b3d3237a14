import { catalogue } from '../../shared/games/catalogue.ts';
import { test } from '../support/appTest.ts';
import { gestureAtRandom } from '../support/randomGestures.ts';
import { untilStill, watchFrames } from '../support/tableView.ts';
import { chooseGame, dealNumber } from '../support/windowActions.ts';

test.use({ viewport: { width: 1024, height: 720 } });

for (const { name } of catalogue) {
  test(`${name}: 200 random gestures leave every card in its place and nothing moving`, async ({ app }) => {
    const { page } = app;
    await chooseGame(page, name);
    await dealNumber(page, '1');
    await watchFrames(page);
    await untilStill(page);
    await gestureAtRandom(page, 200);
  });
}
