import { CARDS_PER_DECK, colourOf, rankOf, suitOf } from '../cards/card.ts';
import { type CompiledGame, EMPTY_ROW } from '../rules/compile.ts';

/**
 * For each face the lowest face that no rule of the game can tell from it: itself where suits matter, the same
 * rank in the first suit of its colour where only colours matter, the club of its rank where not even they do.
 * It is read off the compiled tables, which are all that a search asks.
 */
export function canonicalFaces(game: CompiledGame): Uint8Array {
  const byRank = Uint8Array.from({ length: CARDS_PER_DECK }, (_, face) => rankOf(face));
  if (respects(game, byRank)) return byRank;
  const byColour = Uint8Array.from({ length: CARDS_PER_DECK }, (_, face) => face - suitShift(face));
  if (respects(game, byColour)) return byColour;
  return Uint8Array.from({ length: CARDS_PER_DECK }, (_, face) => face);
}

/** How far a face lies above the same rank in the first suit of its colour. */
function suitShift(face: number): number {
  const firstOfColour = colourOf(face) * 2;
  return (suitOf(face) - firstOfColour) * (CARDS_PER_DECK / 4);
}

function respects(game: CompiledGame, canonical: Uint8Array): boolean {
  for (const start of new Set(game.acceptOf)) {
    if (!tableRespects(game.accept, start, EMPTY_ROW + 1, canonical)) return false;
  }
  for (const start of new Set(game.runsOf)) {
    if (start >= 0 && !tableRespects(game.runs, start, CARDS_PER_DECK, canonical)) return false;
  }
  return true;
}

function tableRespects(table: Uint8Array, start: number, rows: number, canonical: Uint8Array): boolean {
  for (let row = 0; row < rows; row++) {
    const canonicalRow = row === EMPTY_ROW ? row : (canonical[row] ?? 0);
    for (let face = 0; face < CARDS_PER_DECK; face++) {
      const value = table[start + row * CARDS_PER_DECK + face];
      if (value !== table[start + canonicalRow * CARDS_PER_DECK + (canonical[face] ?? 0)]) return false;
    }
  }
  return true;
}
