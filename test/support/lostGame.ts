import { luckierThirteen } from '../../shared/games/luckyThirteen.ts';

/**
 * A game that the last of its moves loses. Both are found within a thousand positions (the win before it, and that
 * nothing wins after it), so that no change of the search's plan turns one of them into "unknown".
 */
export const lostGame = {
  id: luckierThirteen.id,
  deal: '36',
  moves: ['P12>P2:1', 'P4>P0:1', 'P1>P2:1', 'P3>P2:1', 'P2>P3:1', 'P10>P6:1'],
} as const;
