import { assertNever } from '../../../shared/assertNever.ts';
import type { Card } from '../../../shared/cards/card.ts';
import { cardName, pileName } from '../../../shared/description/pileSpeech.ts';
import type { Position } from '../../../shared/engine/position.ts';
import type { CompiledGame } from '../../../shared/rules/compile.ts';
import type { HintReason } from '../../../shared/solver/hint.ts';
import type { Idea } from '../../assistant/ideas.ts';
import type { Words } from '../app.ts';

/** A hint in words: what to do, and why where a reason can be given. */
export interface HintText {
  readonly move: string;
  readonly why: string | null;
}

/**
 * How a hint is put: with the signs of cards and an arrow for the eye, with names and words for the ear, which needs to
 * be told where the card lies too.
 */
interface Manner {
  readonly name: (card: Card) => string;
  readonly move: 'assistant.hint.move' | 'assistant.hint.sayMove';
  readonly run: 'assistant.hint.run' | 'assistant.hint.sayRun';
}

/** A hint in one sentence for the ear. */
export function hintForEar(game: CompiledGame, position: Position, idea: Idea, words: Words): string {
  const { move, why } = hintText(game, position, idea, words, {
    name: (card) => cardName(card, words.spoken),
    move: 'assistant.hint.sayMove',
    run: 'assistant.hint.sayRun',
  });
  const kind = words.translator.text(idea.proven ? 'assistant.hint.proven' : 'assistant.hint.suggestion');
  return `${kind}: ${why === null ? move : `${move}, ${why}`}.`;
}

/** A hint for the eye. @param name how a card is written as a sign. */
export function hintForEye(
  game: CompiledGame,
  position: Position,
  idea: Idea,
  words: Words,
  name: (card: Card) => string,
): HintText {
  return hintText(game, position, idea, words, {
    name,
    move: 'assistant.hint.move',
    run: 'assistant.hint.run',
  });
}

function hintText(
  game: CompiledGame,
  position: Position,
  idea: Idea,
  words: Words,
  manner: Manner,
): HintText {
  return {
    move: moveWords(game, position, idea, words, manner),
    why: reasonWords(idea.why, words, manner.name),
  };
}

function moveWords(
  game: CompiledGame,
  position: Position,
  { move }: Idea,
  { translator, spoken }: Words,
  manner: Manner,
): string {
  switch (move.type) {
    case 'deal':
      return translator.text('assistant.hint.deal');
    case 'redeal':
      return translator.text('assistant.hint.redeal');
    case 'move': {
      const card = position.piles[move.from]?.at(-move.count);
      const values = {
        card: card === undefined ? '' : manner.name(card),
        from: pileName(game, move.from, spoken),
        pile: pileName(game, move.to, spoken),
      };
      return translator.text(move.count > 1 ? manner.run : manner.move, values);
    }
    default:
      return assertNever(move, 'move');
  }
}

function reasonWords(why: HintReason, { translator }: Words, name: (card: Card) => string): string | null {
  switch (why.reason) {
    case 'opens':
      return translator.text('assistant.hint.opens', { card: name(why.card) });
    case 'builds':
      return translator.text('assistant.hint.builds', { card: name(why.onto) });
    case 'goesUp':
      return translator.text('assistant.hint.goesUp');
    case 'empties':
      return translator.text('assistant.hint.empties');
    case 'usesEmpty':
      return translator.text('assistant.hint.usesEmpty');
    case 'deals':
    case 'redeals':
      return null;
    default:
      return assertNever(why, 'reason');
  }
}
