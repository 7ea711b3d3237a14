import { effect } from '@preact/signals';
import { findDeadEnd } from './deadEnd.ts';
import type { Session } from './session.ts';

/** Positions visited at most: some milliseconds of work, done when the cards have come to rest. */
const POSITIONS = 1500;
const DELAY_MS = 400;

/** Looks after every move whether the game has come to a dead end. Returns what ends that. */
export function watchForDeadEnds(session: Session, scope: Window): () => void {
  return effect(() => {
    const { deal, position, won } = session.table.value;
    if (won) return;
    const timer = scope.setTimeout(() => {
      session.foundDeadEnd(position, findDeadEnd(deal.compiled, position, POSITIONS));
    }, DELAY_MS);
    return () => scope.clearTimeout(timer);
  });
}
