import { type Card, rankOf, ranks, suitOf, suits } from '../cards/card.ts';
import type { PileIndex } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { CompiledGame, CompiledPile } from '../rules/compile.ts';
import { sequenceOf } from './facts/foundationFacts.ts';
import { groupsOfKind } from './facts/outline.ts';
import { capital, nextRanks } from './grammar.ts';
import { finished, type Phrases } from './phrases.ts';
import { pileNameOf } from './pileNames.ts';

/** A card as it is called inside a sentence: "ten of hearts". */
export function cardName(card: Card, language: Phrases): string {
  return language.card(ranks[rankOf(card)] ?? 'A', suits[suitOf(card)]);
}

/** What a pile is called: "Foundation 3 of 16". */
export function pileName(game: CompiledGame, pile: PileIndex, language: Phrases): string {
  return finished(capital(language.speech.pile(pileNameOf(game, pile)), language.tag), language);
}

/**
 * A pile as it is heard on focus, top first: "Foundation 3 of 16, sevens up, ten of hearts on top, next a jack".
 * @throws RangeError if the game has no such pile.
 */
export function pileSummary(
  game: CompiledGame,
  position: Position,
  index: PileIndex,
  language: Phrases,
): string {
  const name = language.speech.pile(pileNameOf(game, index));
  const pile = game.piles[index];
  const cards = position.piles[index] ?? [];
  const hidden = hiddenOn(game, position, index);
  const parts = pile ? partsOf(game, position, pile, cards, hidden, language) : [];
  return finished(capital([name, ...parts].join(', '), language.tag), language);
}

/** All the cards of a pile that can be read, bottom to top, and how many lie face down: what "read this pile" says. */
export function pileContents(
  game: CompiledGame,
  position: Position,
  index: PileIndex,
  language: Phrases,
): string {
  const hidden = hiddenOn(game, position, index);
  const open = (position.piles[index] ?? []).filter((card) => !hidden.includes(card));
  const names = open.map((card) => cardName(card, language));
  return finished(language.speech.contents(pileNameOf(game, index), names, hidden.length), language);
}

/** The card of a pile that lies so many from its top, 1 for the top itself; undefined where none lies there face up. */
export function openCard(
  game: CompiledGame,
  position: Position,
  index: PileIndex,
  count: number,
): Card | undefined {
  const card = position.piles[index]?.at(-count);
  return card === undefined || hiddenOn(game, position, index).includes(card) ? undefined : card;
}

/** The cards of a pile that lie face down: those of the stock always do. */
function hiddenOn(game: CompiledGame, { piles, faceDown }: Position, index: PileIndex): readonly Card[] {
  const cards = piles[index] ?? [];
  return index === game.stock ? cards : cards.filter((card) => faceDown.includes(card));
}

function partsOf(
  game: CompiledGame,
  position: Position,
  pile: CompiledPile,
  cards: readonly Card[],
  hidden: readonly Card[],
  language: Phrases,
): string[] {
  const { speech } = language;
  const top = cards[cards.length - 1];
  const onTop = top === undefined || hidden.includes(top) ? [] : [speech.onTop(cardName(top, language))];
  switch (pile.kind) {
    case 'stock':
      return [
        top === undefined ? speech.empty : speech.cards(cards.length),
        ...passPart(game, position, language),
      ];
    case 'foundation':
      return foundationParts(game, pile, cards, language);
    default:
      if (top === undefined) return [speech.empty];
      return [
        speech.cards(cards.length),
        ...(hidden.length > 0 ? [speech.faceDown(hidden.length)] : []),
        ...onTop,
      ];
  }
}

/** Where the stock is gone through but once, the pass is no news. */
function passPart(game: CompiledGame, position: Position, language: Phrases): string[] {
  const passes = game.definition.stock?.passes ?? 1;
  return passes === 1 ? [] : [language.speech.pass(position.pass, passes)];
}

function foundationParts(
  game: CompiledGame,
  pile: CompiledPile,
  cards: readonly Card[],
  language: Phrases,
): string[] {
  const { speech } = language;
  const accepts = pile.rules?.accepts;
  const groups = groupsOfKind(game, 'foundation');
  const group = groups.find(({ key }) => key === pile.group);
  const sequence = group && sequenceOf(game, group);
  const direction = accepts?.build?.rank;
  const parts: string[] = [];
  if (accepts?.unit === 'completeRun') parts.push(speech.completeRunOnly);
  else if (groups.length > 1 && sequence && (direction === 'up' || direction === 'down')) {
    parts.push(speech.sequence(sequence.start, direction));
  }
  const top = cards[cards.length - 1];
  if (top === undefined) {
    if (pile.suit !== undefined) parts.push(speech.suit(suits[pile.suit]));
    if (pile.colour !== undefined) parts.push(speech.colour(pile.colour));
    parts.push(speech.empty);
    if (sequence && accepts?.unit !== 'completeRun') parts.push(speech.startsWith(sequence.start));
    return parts;
  }
  parts.push(speech.onTop(cardName(top, language)));
  return [...parts, ...nextParts(game, pile, cards.length, top, language)];
}

function nextParts(
  game: CompiledGame,
  pile: CompiledPile,
  count: number,
  top: Card,
  language: Phrases,
): string[] {
  const { speech } = language;
  const build = pile.rules?.accepts?.build;
  if (count >= (game.max[pile.index] ?? 0)) return [speech.full];
  if (!build || pile.rules?.accepts?.unit === 'completeRun') return [];
  const next = nextRanks(build, ranks[rankOf(top)] ?? 'A');
  if (next === 'any' || next.length === 0) return [];
  if (build.suit === 'same')
    return next.map((rank) => speech.nextCard(language.card(rank, suits[suitOf(top)])));
  return next.map((rank) => speech.nextRank(rank));
}
