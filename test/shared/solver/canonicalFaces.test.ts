import { describe, expect, it } from 'vitest';
import { canonicalFaces } from '../../../shared/solver/canonicalFaces.ts';
import { gameLike, openGame, suitlessGame } from '../../support/gamesLike.ts';

describe('faces that no rule tells apart', () => {
  it('are all of a rank where suits do not matter', () => {
    expect(new Set(canonicalFaces(suitlessGame())).size).toBe(13);
  });

  it('are none where foundations are built in suit', () => {
    expect([...canonicalFaces(openGame())]).toEqual(Array.from({ length: 52 }, (_, face) => face));
  });

  it('are those of a colour where only colours matter', () => {
    const byColour = gameLike((game) => game.waste < 0 && game.stock >= 0);
    expect(new Set(canonicalFaces(byColour)).size).toBe(26);
  });
});
