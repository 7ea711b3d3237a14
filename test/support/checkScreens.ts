import type { Page } from '@playwright/test';
import { expect } from './appTest.ts';
import { type Finding, runAxe } from './axe.ts';
import { visitScreens } from './screens.ts';

/**
 * What axe-core cannot decide by itself, judged by people: text over the table's canvas has a sheet of its own as
 * background, and the surface behind the bar is opaque; and a pile that an open menu covers partly has its size back
 * when the menu closes.
 */
const isJudged = ({ rule, targets }: Finding, name: string): boolean =>
  rule === 'color-contrast' ||
  (rule === 'target-size' && name.startsWith('menu ') && targets.every((each) => each.includes('data-pile')));

/** Lets axe-core look at every screen of the window. */
export async function checkScreens(page: Page): Promise<void> {
  await visitScreens(page, async (name) => {
    const { violations, incomplete } = await runAxe(page);
    expect(violations, `violations on “${name}”`).toEqual([]);
    expect(
      incomplete.filter((finding) => !isJudged(finding, name)),
      `undecided on “${name}”`,
    ).toEqual([]);
  });
}
