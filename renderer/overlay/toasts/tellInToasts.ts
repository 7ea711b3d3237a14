import { explainRefusal } from '../../../shared/description/describe.ts';
import { cardName } from '../../../shared/description/pileSpeech.ts';
import type { App } from '../app.ts';

/** Shows what the table says without words: why a move was refused, and that a game is won. */
export function tellInToasts({ session, overlay, words }: App): void {
  // A refusal in another language is no news either.
  words.subscribe(() => overlay.dismissRefusals());
  session.listen((happening) => {
    const { spoken } = words.peek();
    switch (happening.type) {
      case 'refused':
        overlay.say('refusal', explainRefusal(happening.refusal, spoken));
        return;
      case 'noTarget': {
        const card = session.table.peek().position.piles[happening.from]?.at(-happening.count);
        if (card !== undefined) overlay.say('refusal', spoken.speech.nowhere(cardName(card, spoken)));
        return;
      }
      case 'onlyViewed':
        overlay.say('refusal', words.peek().translator.text('replay.onlyViewed'));
        return;
      case 'won':
        overlay.open('won');
        return;
      default:
        overlay.dismissRefusals();
    }
  });
}
