import { assertNever } from '../assertNever.ts';
import type { Card } from '../cards/card.ts';
import type { Effect } from '../engine/effect.ts';
import type { CardMove, PileIndex } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame } from '../rules/compile.ts';
import { finished, type Phrases } from './phrases.ts';
import { pileNameOf } from './pileNames.ts';
import { cardName } from './pileSpeech.ts';
import type { CardsWent, Happening, Target } from './speech.ts';

/** How a turn came about: by a move, or by a step through the history. */
export type TurnKind = 'played' | 'undone' | 'redone';

/**
 * What a turn did, said once: the move, what followed from it, and automatic moves summed up.
 * @param before the position in which the effects began.
 */
export function turnAnnouncement(
  game: CompiledGame,
  before: Position,
  effects: readonly Effect[],
  kind: TurnKind,
  language: Phrases,
): string {
  const happenings =
    kind === 'undone' ? takenBack(game, before, effects) : happeningsOf(game, before, effects);
  const what = happenings.map((happening) => language.speech.happening(happening)).join(' ');
  switch (kind) {
    case 'played':
      return finished(what, language);
    case 'undone':
      return finished(language.speech.undone(what), language);
    case 'redone':
      return finished(language.speech.redone(what), language);
    default:
      return assertNever(kind, 'kind of turn');
  }
}

/** Where a card can go, by the piles that take it and the cards on them. */
export function targetsAnnouncement(
  game: CompiledGame,
  position: Position,
  card: Card,
  targets: readonly PileIndex[],
  language: Phrases,
): string {
  const name = cardName(card, language);
  if (targets.length === 0) return finished(language.speech.nowhere(name), language);
  const piles = targets.map((pile): Target => {
    const top = position.piles[pile]?.at(-1);
    return { pile: pileNameOf(game, pile), top: top === undefined ? null : cardName(top, language) };
  });
  return finished(language.speech.targets(name, piles), language);
}

/** How far the game is: cards on the foundations, and the win when it is there. */
export function progressAnnouncement(game: CompiledGame, position: Position, language: Phrases): string {
  const done = game.foundations.reduce((sum, pile) => sum + (position.piles[pile]?.length ?? 0), 0);
  const { speech } = language;
  return finished(done === game.cards ? speech.won : speech.progress(done, game.cards), language);
}

type Transfer = Extract<Effect, { type: 'transfer' }>;

/** The cards on the move, while effects are followed one by one. */
class Follower {
  readonly #piles: Card[][];
  constructor(before: Position) {
    this.#piles = before.piles.map((pile) => [...pile]);
  }
  /** Carries a transfer out and returns its cards as they lie afterwards, bottom first. */
  move({ from, to, count, turned }: Transfer): Card[] {
    const source = this.#piles[from] ?? [];
    const cards = source.splice(source.length - count, count);
    if (turned) cards.reverse();
    this.#piles[to]?.push(...cards);
    return cards;
  }
  topOf(pile: PileIndex): Card | undefined {
    return this.#piles[pile]?.at(-1);
  }
}

function happeningsOf(game: CompiledGame, before: Position, effects: readonly Effect[]): Happening[] {
  const follower = new Follower(before);
  const happenings: Happening[] = [];
  const automatic: CardsWent[] = [];
  let pass = before.pass;
  for (const effect of effects) {
    if (effect.type === 'transfer') {
      const cards = follower.move(effect);
      if (effect.cause === 'automatic') automatic.push(went(game, 'automatic', effect, cards));
      else addTransfer(happenings, game, effect, cards);
    } else if (effect.type === 'flip') {
      const card = follower.topOf(effect.pile);
      if (effect.faceUp && card !== undefined) happenings.push({ what: 'turnedUp', card });
    } else if (effect.type === 'pass') {
      pass += effect.by;
      happenings.push({ what: 'redealt', pass, passes: game.definition.stock?.passes ?? 1 });
    }
  }
  return [...happenings, ...summedUp(automatic), ...uncovered(effects, follower)];
}

/** The card that the player's move left open; one that was turned up, or another in its place, is said already. */
function uncovered(effects: readonly Effect[], follower: Follower): Happening[] {
  const moved = effects.find((effect) => effect.type === 'transfer' && effect.cause === 'player');
  if (moved?.type !== 'transfer') return [];
  const isSaid = effects.some(
    (effect) =>
      (effect.type === 'flip' && effect.pile === moved.from) ||
      (effect.type === 'transfer' && effect.to === moved.from),
  );
  const card = follower.topOf(moved.from);
  return isSaid || card === undefined ? [] : [{ what: 'uncovered', card }];
}

/** The automatic moves of a deal, summed up; empty where there were none. */
export function openingAnnouncement(opening: readonly CardMove[], language: Phrases): string {
  if (opening.length === 0) return '';
  const count = opening.reduce((sum, move) => sum + move.count, 0);
  return finished(language.speech.happening({ what: 'automaticMany', count }), language);
}

function went(
  game: CompiledGame,
  what: CardsWent['what'],
  { from, to }: Transfer,
  cards: readonly Card[],
): CardsWent {
  return { what, cards, from: pileNameOf(game, from), to: pileNameOf(game, to) };
}

/** Cards dealt one after the other are one happening. */
function addTransfer(
  happenings: Happening[],
  game: CompiledGame,
  effect: Transfer,
  cards: readonly Card[],
): void {
  if (effect.cause === 'player') happenings.push(went(game, 'moved', effect, cards));
  if (effect.cause === 'refill') happenings.push(went(game, 'refilled', effect, cards));
  if (effect.cause !== 'deal') return;
  const last = happenings.at(-1);
  if (effect.to === game.waste) {
    if (last?.what === 'dealt') happenings.pop();
    happenings.push({ what: 'dealt', cards: [...(last?.what === 'dealt' ? last.cards : []), ...cards] });
  } else {
    if (last?.what === 'dealtRow') happenings.pop();
    happenings.push({ what: 'dealtRow', count: (last?.what === 'dealtRow' ? last.count : 0) + cards.length });
  }
}

/** Of a turn taken back only the player's own move is worth hearing. */
function takenBack(game: CompiledGame, before: Position, effects: readonly Effect[]): Happening[] {
  const follower = new Follower(before);
  const happenings: Happening[] = [];
  let returned = 0;
  let to: PileIndex | undefined;
  for (const effect of effects) {
    if (effect.type !== 'transfer') continue;
    const cards = follower.move(effect);
    if (effect.cause === 'player') {
      happenings.push({
        what: 'moved',
        cards,
        from: pileNameOf(game, effect.from),
        to: pileNameOf(game, effect.to),
      });
    } else if (effect.cause === 'deal' || effect.cause === 'redeal') {
      returned += cards.length;
      to = effect.to;
    }
  }
  if (to !== undefined) happenings.push({ what: 'returned', count: returned, to: pileNameOf(game, to) });
  return happenings;
}

function summedUp(automatic: readonly CardsWent[]): Happening[] {
  if (automatic.length <= 1) return [...automatic];
  return [{ what: 'automaticMany', count: automatic.reduce((sum, { cards }) => sum + cards.length, 0) }];
}
