import { assertNever } from '../../../shared/assertNever.ts';
import type { Card } from '../../../shared/cards/card.ts';
import { pileName } from '../../../shared/description/pileSpeech.ts';
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

/** @param name how a card is written: as a sign on the screen, as a name for the ear. */
export function hintText(
  game: CompiledGame,
  position: Position,
  idea: Idea,
  words: Words,
  name: (card: Card) => string,
): HintText {
  return { move: moveWords(game, position, idea, words, name), why: reasonWords(idea.why, words, name) };
}

function moveWords(
  game: CompiledGame,
  position: Position,
  { move }: Idea,
  { translator, spoken }: Words,
  name: (card: Card) => string,
): string {
  switch (move.type) {
    case 'deal':
      return translator.text('assistant.hint.deal');
    case 'redeal':
      return translator.text('assistant.hint.redeal');
    case 'move': {
      const card = position.piles[move.from]?.at(-move.count);
      const values = { card: card === undefined ? '' : name(card), pile: pileName(game, move.to, spoken) };
      return translator.text(move.count > 1 ? 'assistant.hint.run' : 'assistant.hint.move', values);
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
