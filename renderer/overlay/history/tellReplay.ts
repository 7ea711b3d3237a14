import { turnAnnouncement } from '../../../shared/description/turnSpeech.ts';
import type { Announcer } from '../accessibleTable/announcer.ts';
import type { App } from '../app.ts';

/** A replay that goes on by itself faster than this many milliseconds a move is not spoken along with. */
const SPOKEN_MS = 700;

/** Says that a game is shown again, each step of it, and the game that is back on the table afterwards. */
export function tellReplay(
  { session, replay, words }: Pick<App, 'session' | 'replay' | 'words'>,
  announcer: Announcer,
): void {
  const progress = (): string => {
    const { translator } = words.peek();
    const { deal } = session.table.peek();
    const total = (replay.showing.peek()?.places.length ?? 1) - 1;
    return translator.text('replay.progress', {
      game: translator.gameName(deal.compiled.definition),
      number: deal.game.number,
      at: replay.at(),
      total,
    });
  };
  let wasShown = false;
  replay.showing.subscribe((shown) => {
    if (shown !== null)
      announcer.tellOf(() => `${words.peek().translator.text('replay.label')}: ${progress()}.`);
    else if (wasShown) announcer.opened('restored');
    wasShown = shown !== null;
  });
  session.listen((happening) => {
    if (happening.type !== 'jumped' || replay.showing.peek() === null) return;
    if (replay.playing.peek() && replay.pace.peek() < SPOKEN_MS) return;
    const { made } = happening;
    const { compiled } = session.table.peek().deal;
    const place = progress();
    announcer.tellOf(() => {
      if (made === null) return `${place}.`;
      return `${turnAnnouncement(compiled, made.before, made.effects, 'played', words.peek().spoken)} ${place}.`;
    });
  });
}
