import type { PlainGame } from './plainGame.ts';
import { PlainRules } from './plainRules.ts';
import { type PlainState, parsePlainState, plainKey } from './plainState.ts';

export interface BruteForceResult {
  /** 'open': more than the limit of states can be reached and none of those seen is won. */
  readonly verdict: 'winnable' | 'unwinnable' | 'open';
  /** Different states seen. */
  readonly states: number;
}

/**
 * Looks at every position that can be reached from `key`, one after the other, until one is won or none is left.
 * No pruning, no order, no symmetry: slow and easy to believe. Twins alone are not told apart.
 * @param limit give up after this many different states.
 */
export function bruteForce(game: PlainGame, key: string, limit: number): BruteForceResult {
  const rules = new PlainRules(game);
  const start = parsePlainState(key, rules.piles);
  const seen = new Set<string>([plainKey(start)]);
  const open: PlainState[] = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (rules.isWon(state)) return { verdict: 'winnable', states: seen.size };
    for (const move of rules.legalMoves(state)) {
      const next = rules.after(state, move);
      const nextKey = plainKey(next);
      if (seen.has(nextKey)) continue;
      if (seen.size >= limit) return { verdict: 'open', states: seen.size };
      seen.add(nextKey);
      open.push(next);
    }
  }
  return { verdict: 'unwinnable', states: seen.size };
}
