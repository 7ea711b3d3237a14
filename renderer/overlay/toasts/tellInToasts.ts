import { explainRefusal } from '../../../shared/description/describe.ts';
import { cardName } from '../../../shared/description/pileSpeech.ts';
import type { App } from '../app.ts';

/** Shows what the table says without words: why a move was refused, and that a game is won. */
export function tellInToasts({ session, overlay }: Pick<App, 'session' | 'overlay'>): void {
  session.listen((happening) => {
    switch (happening.type) {
      case 'refused':
        overlay.say('refusal', ({ spoken }) => explainRefusal(happening.refusal, spoken));
        return;
      case 'noTarget': {
        const card = session.table.peek().position.piles[happening.from]?.at(-happening.count);
        if (card !== undefined)
          overlay.say('refusal', ({ spoken }) => spoken.speech.nowhere(cardName(card, spoken)));
        return;
      }
      case 'onlyViewed':
        overlay.say('refusal', ({ translator }) => translator.text('replay.onlyViewed'));
        return;
      case 'won':
        overlay.open('won');
        return;
      default:
        overlay.dismissRefusals();
    }
  });
}
