import { expect, test } from 'vitest';
import { killAgainAndAgain } from '../../bench/kills.ts';

// `npm run bench -- durability` does it 500 times.
test('a host that is killed 50 times in the midst of work loses and doubles nothing', async () => {
  const report = await killAgainAndAgain(50);
  expect(report).toMatchObject({ lost: 0, doubled: 0, behind: 0 });
  expect(report.results).toBeGreaterThan(50);
});
