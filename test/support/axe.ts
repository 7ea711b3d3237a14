import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core says of one rule: where it fails, or where it cannot tell. */
export interface Finding {
  readonly rule: string;
  readonly targets: readonly string[];
}

export interface AxeFindings {
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
}

/** Runs axe-core over the page by the rules of WCAG 2.2 A and AA. The canvas is opaque to it. */
export async function runAxe(page: Page): Promise<AxeFindings> {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null) throw new Error('axe-core was not injected.');
    const run: unknown = Reflect.get(axe, 'run');
    if (typeof run !== 'function') throw new Error('axe-core has no run.');
    const results = await run.call(axe, document, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      // The rule of WCAG 2.2 for targets of 24 px, which is off unless it is asked for.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    });
    const findings = (list: { id: string; nodes: { target: unknown[] }[] }[]) =>
      list.map(({ id, nodes }) => ({ rule: id, targets: nodes.map(({ target }) => String(target)) }));
    return { violations: findings(results.violations), incomplete: findings(results.incomplete) };
  });
}
