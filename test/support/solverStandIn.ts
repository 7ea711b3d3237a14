import type { Page } from '@playwright/test';

/**
 * How the window's solver behaves: as it is; never answering, so that what waits for it stays; or never sure of
 * anything.
 */
export type SolverManner = 'itself' | 'silent' | 'unsure';

const MANNER = 'solverInTest';

/** Lets a stand-in take the solver's place, from the next load of the page on. */
export async function replaceableSolver(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const manner = sessionStorage.getItem(key);
    if (manner !== 'silent' && manner !== 'unsure') return;
    class StandIn extends EventTarget {
      postMessage({ job, type }: { readonly job: number; readonly type: string }): void {
        if (manner === 'silent') return;
        const verdict = { verdict: 'unknown', reason: 'time', best: [], states: 0, milliseconds: 0 };
        const data = type === 'solve' ? { type: 'verdict', job, verdict } : { type: 'deal', job };
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate(): void {}
    }
    Reflect.set(window, 'Worker', StandIn);
  }, MANNER);
}

/** Chooses how the solver behaves after the next load of the page. */
export async function solverBehaves(page: Page, manner: SolverManner): Promise<void> {
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [MANNER, manner] as const);
}
