import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { assertNever } from '../../../shared/assertNever.ts';
import { explainRefusal } from '../../../shared/description/describe.ts';
import { cardName, openCard, pileContents, pileSummary } from '../../../shared/description/pileSpeech.ts';
import {
  openingAnnouncement,
  progressAnnouncement,
  targetsAnnouncement,
  turnAnnouncement,
} from '../../../shared/description/turnSpeech.ts';
import type { PileIndex } from '../../../shared/engine/move.ts';
import type { Happening } from '../../session/happening.ts';
import type { Session } from '../../session/session.ts';
import type { Words } from '../app.ts';
import type { FocusEvent } from './tableFocus.ts';

/** An announcement. The number makes one that says the same again a new one. */
export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** Says once what happened on the table, and on request what is there. */
export class Announcer {
  readonly #session: Session;
  readonly #words: ReadonlySignal<Words>;
  readonly #current = signal<Announcement>({ number: 0, text: '' });
  #heard = 0;
  /** What happened last, in the language that is in force when it is asked for. */
  #last: (() => string) | null = null;

  constructor(session: Session, words: ReadonlySignal<Words>) {
    this.#session = session;
    this.#words = words;
    session.listen((happening) => this.#happened(happening));
    // What was said in another language is not to be met by a reader who walks the page.
    effect(() => {
      void words.value;
      this.#current.value = { number: this.#current.peek().number, text: '' };
    });
  }

  /** What a screen reader is to say now. */
  get current(): ReadonlySignal<Announcement> {
    return this.#current;
  }

  /** The number of the last announcement that has stood long enough to be heard. */
  get heard(): number {
    return this.#heard;
  }

  /** The announcement of this number has stood long enough to be heard. */
  wasHeard(number: number): void {
    this.#heard = number;
  }

  /** Says this. */
  say(text: string): void {
    if (text === '') return;
    this.#current.value = { number: this.#current.peek().number + 1, text };
  }

  /** Says what has happened, and keeps it for whoever asks again. */
  tellOf(happened: () => string): void {
    this.#last = happened;
    this.say(happened());
  }

  /** Says which deal is on the table, and what moved by itself when it was dealt. */
  opened(how: 'dealt' | 'restored'): void {
    const { deal } = this.#session.table.peek();
    const { compiled, game } = deal;
    this.tellOf(() => {
      const { spoken, translator } = this.#words.peek();
      const key = how === 'dealt' ? 'table.dealt' : 'table.restored';
      const values = { game: translator.gameName(compiled.definition), number: game.number };
      const automatic = how === 'dealt' ? openingAnnouncement(game.opening, spoken) : '';
      return `${translator.text(key, values)} ${automatic}`.trim();
    });
  }

  /** What the keyboard did on the table. */
  focusEvent(event: FocusEvent): void {
    const { spoken } = this.#words.peek();
    switch (event.type) {
      case 'letGo':
        this.say(spoken.speech.letGo);
        return;
      case 'notChosen':
        this.say(this.#words.peek().translator.text('choice.none'));
        return;
      case 'picked':
      case 'selected': {
        const pile = event.type === 'picked' ? event.from : event.pile;
        const { deal, position } = this.#session.table.peek();
        const card = openCard(deal.compiled, position, pile, event.count);
        if (card === undefined) {
          this.tellSummary(pile);
          return;
        }
        const name = cardName(card, spoken);
        const { translator } = this.#words.peek();
        if (event.type === 'picked') this.say(spoken.speech.picked(name, event.count));
        else this.say(translator.text('table.selected', { card: name, count: event.count }));
      }
    }
  }

  /** Says what the name of a pile says, for a key that leads to where one is or asks about cards that are not there. */
  tellSummary(pile: PileIndex): void {
    const { deal, position } = this.#session.table.peek();
    this.say(pileSummary(deal.compiled, position, pile, this.#words.peek().spoken));
  }

  /** Answers a question about the table. */
  tell(what: 'pile' | 'last' | 'targets' | 'progress', pile: PileIndex, count: number): void {
    const { spoken, translator } = this.#words.peek();
    const { deal, position } = this.#session.table.peek();
    switch (what) {
      case 'pile':
        this.say(pileContents(deal.compiled, position, pile, spoken));
        return;
      case 'last':
        this.say(this.#last === null ? translator.text('table.nothingYet') : this.#last());
        return;
      case 'targets': {
        const card = openCard(deal.compiled, position, pile, count);
        if (card === undefined) this.tellSummary(pile);
        else
          this.say(
            targetsAnnouncement(deal.compiled, position, card, deal.game.targets(pile, count), spoken),
          );
        return;
      }
      case 'progress':
        this.say(progressAnnouncement(deal.compiled, position, spoken));
    }
  }

  #happened(happening: Happening): void {
    const { spoken, translator } = this.#words.peek();
    const { deal, position } = this.#session.table.peek();
    const { compiled } = deal;
    switch (happening.type) {
      case 'played':
      case 'undone':
      case 'redone':
        this.tellOf(() =>
          turnAnnouncement(
            compiled,
            happening.before,
            happening.effects,
            happening.type,
            this.#words.peek().spoken,
          ),
        );
        return;
      case 'refused':
        this.say(explainRefusal(happening.refusal, spoken));
        return;
      case 'noTarget': {
        const card = position.piles[happening.from]?.at(-happening.count);
        if (card !== undefined) this.say(spoken.speech.nowhere(cardName(card, spoken)));
        return;
      }
      case 'onlyViewed':
        this.say(translator.text('replay.onlyViewed'));
        return;
      case 'won': {
        const last = this.#last;
        this.tellOf(() => `${last?.() ?? ''} ${this.#words.peek().spoken.speech.won}`.trim());
        return;
      }
      case 'dealt':
      case 'restored':
        this.opened(happening.type);
        return;
      case 'viewed':
        // The replay says where in it one is.
        return;
      case 'jumped':
        if (!this.#session.viewing.peek()) this.say(progressAnnouncement(compiled, position, spoken));
        return;
      default:
        assertNever(happening, 'happening');
    }
  }
}
