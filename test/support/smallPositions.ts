import { CARDS_PER_DECK, type Card } from '../../shared/cards/card.ts';
import type { Position } from '../../shared/engine/position.ts';
import { type CompiledGame, compile, EMPTY_ROW, RELEASES, UNIT } from '../../shared/rules/compile.ts';
import type { GameDefinition, PileGroup } from '../../shared/rules/definition.ts';

/** Whole numbers from 0 to below `limit`, the same for the same seed. */
export type Draw = (limit: number) => number;

/** A small generator of its own, so that what a test sees depends on nothing else. */
export function seededDraw(seed: number): Draw {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
}

/** The game with few piles: the rules stay as they are. */
export function withFewPiles(definition: GameDefinition, draw: Draw): GameDefinition {
  const limits = { waste: 1, reserve: 2, tableau: 2 + draw(3), foundation: 99 };
  const piles: Record<string, PileGroup> = {};
  for (const [name, group] of Object.entries(definition.piles)) {
    piles[name] = { ...group, count: Math.min(group.count, limits[group.kind]) };
  }
  return { ...definition, piles };
}

export interface SmallPosition {
  readonly definition: GameDefinition;
  readonly game: CompiledGame;
  readonly position: Position;
}

/**
 * A small position of a game with few piles: the beginnings of some foundations, shuffled over the table, with
 * some of them up already. So there is always an order in which all cards could go up, and twins occur.
 */
export function smallPosition(definition: GameDefinition, draw: Draw, maxCards: number): SmallPosition {
  const small = withFewPiles(definition, draw);
  const game = compile(small);
  const piles: Card[][] = game.piles.map(() => []);
  const used = new Map<number, number>();
  const loose: Card[] = [];
  const take = (face: number): Card | undefined => {
    const deck = used.get(face) ?? 0;
    if (deck >= definition.decks) return undefined;
    used.set(face, deck + 1);
    return deck * CARDS_PER_DECK + face;
  };
  const suits = new Set([draw(4), draw(4), draw(4)]);
  const length = 2 + draw(4);
  for (const pile of shuffled([...game.foundations], draw)) {
    if (game.unitOnEmpty[pile] !== UNIT.card) continue;
    const wanted = Math.min(1 + draw(length), maxCards - loose.length);
    const up = draw(5) === 0 ? draw(wanted + 1) : 0;
    let row = EMPTY_ROW;
    for (let k = 0; k < wanted; k++) {
      const faces = [...Array(CARDS_PER_DECK).keys()].filter(
        (face) =>
          suits.has(Math.floor(face / 13)) &&
          game.accept[(game.acceptOf[pile] ?? 0) + row * CARDS_PER_DECK + face] === 1,
      );
      const card = faces.length === 0 ? undefined : take(faces[draw(faces.length)] ?? 0);
      if (card === undefined) break;
      if (k < up) piles[pile]?.push(card);
      else loose.push(card);
      row = card % CARDS_PER_DECK;
    }
  }
  const faceDown = spread(game, shuffled(loose, draw), piles, draw);
  const pass = game.passes > 1 ? 1 + draw(game.passes) : 1;
  return { definition: small, game, position: { piles, faceDown, pass, exempt: [] } };
}

/** Lays the cards out over stock, waste, reserves and tableau; returns those that lie face down. */
function spread(game: CompiledGame, cards: readonly Card[], piles: Card[][], draw: Draw): Card[] {
  const places = game.piles.filter((pile) => pile.kind !== 'foundation');
  const hides = game.definition.deal.some((step) => step.step !== 'start' && step.face === 'down');
  const weights = places.map((pile) =>
    pile.kind === 'stock' ? draw(6) : pile.kind === 'waste' ? draw(3) : 1 + draw(3),
  );
  const single = (index: number): boolean => {
    const accepts = game.piles[index]?.rules?.accepts;
    return game.releases[index] !== RELEASES.none && accepts !== undefined && accepts.build === undefined;
  };
  for (const card of cards) {
    let at = draw(weights.reduce((sum, weight) => sum + weight, 0) || 1);
    const place = places.find((_, i) => {
      at -= weights[i] ?? 0;
      return at < 0;
    });
    const fits = place !== undefined && !(single(place.index) && (piles[place.index]?.length ?? 0) > 0);
    const index = fits ? place.index : (places.find((pile) => !single(pile.index))?.index ?? 0);
    piles[index]?.push(card);
  }
  fillAtOnce(game, piles);
  if (!hides) return [];
  const hidden = game.piles.flatMap((pile) => {
    const content = piles[pile.index] ?? [];
    return pile.kind === 'tableau' && content.length > 1 ? content.slice(0, draw(content.length)) : [];
  });
  return hidden.sort((a, b) => a - b);
}

/** Piles that are refilled at once do not stand empty while their source has cards. */
function fillAtOnce(game: CompiledGame, piles: Card[][]): void {
  for (const pile of game.piles) {
    const source = pile.rules?.refill?.from;
    const content = piles[pile.index];
    if (source === undefined || content === undefined || content.length > 0) continue;
    const card = (source === 'waste' ? piles[game.waste]?.pop() : undefined) ?? piles[game.stock]?.pop();
    if (card !== undefined) content.push(card);
  }
}

function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const a = result[i];
    const b = result[j];
    if (a === undefined || b === undefined) continue;
    result[i] = b;
    result[j] = a;
  }
  return result;
}
