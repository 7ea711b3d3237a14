import type { Page } from '@playwright/test';
import { expect } from './appTest.ts';
import { type Finding, runAxe } from './axe.ts';
import { visitBars } from './bars.ts';
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
  await visitScreens(page, (name) => check(page, name));
}

/** Lets axe-core look at everything else that can lie over the table. */
export async function checkBars(page: Page): Promise<void> {
  await visitBars(page, (name) => check(page, name));
}

async function check(page: Page, name: string): Promise<void> {
  const { violations, incomplete } = await runAxe(page);
  expect.soft(violations, `violations on “${name}”`).toEqual([]);
  expect
    .soft(
      incomplete.filter((finding) => !isJudged(finding, name)),
      `undecided on “${name}”`,
    )
    .toEqual([]);
}
