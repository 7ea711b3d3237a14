import { CARDS_PER_DECK, type Card } from '../../shared/cards/card.ts';
import { type CompiledGame, EMPTY_ROW, RELEASES } from '../../shared/rules/compile.ts';

const faces = Array.from({ length: CARDS_PER_DECK }, (_, face) => face);

/**
 * Proves that two games of the same piles allow the same moves in every position that can come about, or returns
 * false where it cannot. What piles release, hold together, refill and take from must be the same. Then it compares
 * what each pile takes at every length and top card that it can have: foundations from empty up by their own rules,
 * other piles with any card on top, since they are dealt. How many cards a pile takes at once matters only where
 * some pile releases runs and a run may begin with a card that the pile takes.
 */
export function provenEqual(a: CompiledGame, b: CompiledGame): boolean {
  const sameTables =
    same(a.releases, b.releases) &&
    same(a.kindOf, b.kindOf) &&
    same(a.fromMask, b.fromMask) &&
    same(a.refill, b.refill) &&
    same(a.packets, b.packets) &&
    a.passes === b.passes &&
    a.piles.every(({ index }) => same(runTable(a, index), runTable(b, index)));
  return sameTables && a.piles.every(({ index }) => samePile(a, b, index));
}

function same(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  return a.length === b.length && Array.from(a).every((value, i) => value === b[i]);
}

function runTable(game: CompiledGame, pile: number): Uint8Array {
  const start = game.runsOf[pile] ?? -1;
  return start < 0 ? new Uint8Array() : game.runs.subarray(start, start + CARDS_PER_DECK * CARDS_PER_DECK);
}

function samePile(a: CompiledGame, b: CompiledGame, pile: number): boolean {
  const states = a.piles[pile]?.kind === 'foundation' ? foundationStates(a, b, pile) : dealtStates(a);
  return (
    states.every(([length, row]) => same(taken(a, pile, length, row), taken(b, pile, length, row))) &&
    sameUnits(a, b, pile)
  );
}

/** The faces that a pile of this length takes, with the face (or the empty row) on top. */
function taken(game: CompiledGame, pile: number, length: number, row: number): Card[] {
  if (length >= (game.max[pile] ?? 0)) return [];
  const start = (game.acceptOf[pile] ?? 0) + row * CARDS_PER_DECK;
  return faces.filter((face) => game.accept[start + face] === 1);
}

type State = readonly [length: number, row: number];

function dealtStates(game: CompiledGame): State[] {
  const lengths = Array.from({ length: game.cards }, (_, i) => i + 1);
  return [[0, EMPTY_ROW], ...lengths.flatMap((length) => faces.map((face): State => [length, face]))];
}

/** Every length and top card to which either game builds this foundation, one card at a time. */
function foundationStates(a: CompiledGame, b: CompiledGame, pile: number): State[] {
  const seen = new Map<string, State>();
  const open: State[] = [[0, EMPTY_ROW]];
  for (let state = open.pop(); state; state = open.pop()) {
    const [length, row] = state;
    if (seen.has(`${state}`) || length > a.cards) continue;
    seen.set(`${state}`, state);
    for (const game of [a, b])
      for (const face of taken(game, pile, length, row)) open.push([length + 1, face]);
  }
  return [...seen.values()];
}

function sameUnits(a: CompiledGame, b: CompiledGame, pile: number): boolean {
  const unchanged = a.unitOnCard[pile] === b.unitOnCard[pile] && a.unitOnEmpty[pile] === b.unitOnEmpty[pile];
  if (unchanged || !a.releases.includes(RELEASES.run)) return true;
  if (a.unitOnCard[pile] !== b.unitOnCard[pile]) return false;
  const starts = taken(a, pile, 0, EMPTY_ROW);
  return a.piles.every(({ index }) => {
    const runs = runTable(a, index);
    return starts.every(
      (face) => !runs.subarray(face * CARDS_PER_DECK, (face + 1) * CARDS_PER_DECK).includes(1),
    );
  });
}
