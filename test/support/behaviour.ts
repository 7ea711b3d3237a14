import { CARDS_PER_DECK, type Card } from '../../shared/cards/card.ts';
import { faceText } from '../../shared/cards/notation.ts';
import { Board } from '../../shared/engine/board.ts';
import { canRedeal, runLength } from '../../shared/engine/legalMoves.ts';
import { packMove } from '../../shared/engine/packedMove.ts';
import { whyNot } from '../../shared/engine/whyNot.ts';
import type { CompiledGame, CompiledPile } from '../../shared/rules/compile.ts';
import { packetSize } from '../../shared/rules/packetSize.ts';

/**
 * What a game's piles do in constructed positions, as text: what an empty pile takes and from where, what goes on
 * each rank, how far a foundation is built, what holds together, what fills an emptied pile, how the stock is dealt.
 * Random play seldom comes to the ends of these; a change of any rule shows here.
 */
export function behaviourText(game: CompiledGame): string {
  const piles = distinctPiles(game);
  return [
    ...piles.flatMap((pile) => pileLines(game, pile)),
    ...piles.filter(({ rules }) => rules?.refill).map((pile) => refillLine(game, pile)),
    ...stockLines(game),
    '',
  ].join('\n');
}

const faces = Array.from({ length: CARDS_PER_DECK }, (_, face) => face);
const spades = faces.slice(13, 26);

/** One pile of each group, or one of each suit or colour where the piles of a group have their own. */
function distinctPiles(game: CompiledGame): CompiledPile[] {
  const seen = new Set<string>();
  return game.piles.filter(({ group, suit, colour }) => {
    const key = `${group} ${suit} ${colour}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function pileLines(game: CompiledGame, pile: CompiledPile): string[] {
  const sources = game.piles.filter(({ group, index }, i, all) => {
    return (
      index !== pile.index &&
      all.findIndex((other) => other.group === group && other.index !== pile.index) === i
    );
  });
  const lines = sources.map((source) => {
    const taken = faces.filter((face) => takes(game, pile, [], source, [face]));
    return `${pile.name} empty takes from ${source.group}: ${listed(taken)}`;
  });
  const source = game.piles.find(({ kind, index }) => kind === 'tableau' && index !== pile.index);
  if (!source || pile.kind === 'stock') return lines;
  if (pile.kind === 'foundation') return [...lines, ...sequenceLines(game, pile, source)];
  for (const below of spades) {
    const on = faces.filter((face) => takes(game, pile, [below], source, [face]));
    const runs = faces.filter((face) => holds(game, pile, below, face));
    lines.push(
      `${pile.name} on ${faceText(below)}: ${listed(on)}; holds ${listed(runs)}; ${pairLine(game, pile, source, below)}`,
    );
  }
  return [...lines, ...roomLines(game, pile, source)];
}

/** Which pairs that begin with this face move as one to the empty pile, and to the card above it. */
function pairLine(game: CompiledGame, pile: CompiledPile, source: CompiledPile, first: Card): string {
  const pairs = (held: Card[]): string =>
    listed(faces.filter((second) => takes(game, pile, held, source, [first, second])));
  return `pairs to empty ${pairs([])}, to ${faceText(first + 1)} ${pairs([first + 1])}`;
}

/** The foundation from empty to where it ends: at each length what it takes, going on with the first of these. */
function sequenceLines(game: CompiledGame, pile: CompiledPile, source: CompiledPile): string[] {
  const held: Card[] = [];
  const lines: string[] = [];
  for (let length = 0; length <= game.cards; length++) {
    const taken = faces.filter((face) => takes(game, pile, held, source, [face]));
    const back = held.length > 0 && takes(game, source, [], pile, held.slice(-1), held);
    lines.push(
      `${pile.name} with ${length}${held.length > 0 ? ` on ${faceText(held.at(-1) ?? 0)}` : ''}: ${listed(taken)}; gives ${back}`,
    );
    const next = taken[0];
    if (next === undefined) break;
    held.push(next);
  }
  const run = [25, 37, 23, 35, 21, 33, 19, 31, 17, 29, 15, 27, 13];
  return [...lines, `${pile.name} empty takes a complete run: ${takes(game, pile, [], source, run)}`];
}

/** How many cards fit, for piles that take a card on a card. */
function roomLines(game: CompiledGame, pile: CompiledPile, source: CompiledPile): string[] {
  const held: Card[] = [];
  while (held.length < 14) {
    const next = faces.find((face) => !held.includes(face) && takes(game, pile, held, source, [face]));
    if (next === undefined) break;
    held.push(next);
  }
  return [`${pile.name} built to ${held.length}`];
}

/** Whether `pile`, holding `held`, takes the unit `cards` from `source`, which holds `under` (the unit by default). */
function takes(
  game: CompiledGame,
  pile: CompiledPile,
  held: Card[],
  source: CompiledPile,
  cards: Card[],
  under = cards,
): boolean {
  const board = boardWith(game, { [pile.index]: held, [source.index]: under });
  return whyNot(board, { type: 'move', from: source.index, to: pile.index, count: cards.length }) === null;
}

function holds(game: CompiledGame, pile: CompiledPile, below: Card, card: Card): boolean {
  return runLength(boardWith(game, { [pile.index]: [below, card] }), pile.index) === 2;
}

function boardWith(game: CompiledGame, piles: Readonly<Record<number, Card[]>>, pass = 1): Board {
  const board = new Board(game);
  board.load({ piles: game.piles.map(({ index }) => piles[index] ?? []), faceDown: [], pass, exempt: [] });
  return board;
}

/** What lies on an emptied pile, with cards on stock and waste, on the stock only, on the waste only. */
function refillLine(game: CompiledGame, pile: CompiledPile): string {
  const foundation = game.foundations.find((to) => takesAce(game, to, pile));
  const tried = [
    { [game.stock]: [5, 6, 7, 8], [game.waste]: [9] },
    { [game.stock]: [5, 6, 7, 8], [game.waste]: [] },
    { [game.stock]: [], [game.waste]: [9] },
  ].map((piles) => {
    const board = boardWith(game, { ...piles, [pile.index]: [25] });
    board.make(packMove({ type: 'move', from: pile.index, to: foundation ?? pile.index + 1, count: 1 }));
    return listed(board.position().piles[pile.index] ?? []);
  });
  return `${pile.name} emptied is filled with ${tried.join(', ')}`;
}

function takesAce(game: CompiledGame, to: number, from: CompiledPile): boolean {
  return (
    whyNot(boardWith(game, { [from.index]: [25] }), { type: 'move', from: from.index, to, count: 1 }) === null
  );
}

function stockLines(game: CompiledGame): string[] {
  if (game.stock < 0) return ['no stock'];
  return [1, 2, 3, 4, 5].map((pass) => {
    const board = boardWith(game, game.waste < 0 ? {} : { [game.waste]: [5] }, pass);
    return `pass ${pass}: ${packetSize(board.game, board.pass)} at a time, another pass ${canRedeal(board)}`;
  });
}

function listed(cards: readonly Card[]): string {
  return cards.length === 0 ? '-' : cards.length === CARDS_PER_DECK ? 'all' : cards.map(faceText).join(' ');
}
