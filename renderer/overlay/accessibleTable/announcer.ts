import { type ReadonlySignal, signal } from '@preact/signals';
import { explainRefusal } from '../../../shared/description/describe.ts';
import { cardName, pileContents } from '../../../shared/description/pileSpeech.ts';
import {
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
  #last = '';

  constructor(session: Session, words: ReadonlySignal<Words>) {
    this.#session = session;
    this.#words = words;
    session.listen((happening) => this.#happened(happening));
  }

  /** What a screen reader is to say now. */
  get current(): ReadonlySignal<Announcement> {
    return this.#current;
  }

  /** Says this. */
  say(text: string): void {
    if (text === '') return;
    this.#current.value = { number: this.#current.peek().number + 1, text };
  }

  /** What the keyboard did on the table. */
  focusEvent(event: FocusEvent): void {
    const { spoken } = this.#words.peek();
    switch (event.type) {
      case 'letGo':
        this.say(spoken.speech.letGo);
        return;
      case 'picked':
      case 'selected': {
        const pile = event.type === 'picked' ? event.from : event.pile;
        const card = this.#session.table.peek().position.piles[pile]?.at(-event.count);
        if (card === undefined) return;
        const name = cardName(card, spoken);
        const { translator } = this.#words.peek();
        if (event.type === 'picked') this.say(spoken.speech.picked(name, event.count));
        else this.say(translator.text('table.selected', { card: name, count: event.count }));
      }
    }
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
        this.say(this.#last === '' ? translator.text('table.nothingYet') : this.#last);
        return;
      case 'targets': {
        const card = position.piles[pile]?.at(-count);
        if (card === undefined) return;
        this.say(targetsAnnouncement(deal.compiled, card, deal.game.targets(pile, count), spoken));
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
        this.#last = turnAnnouncement(compiled, happening.before, happening.effects, happening.type, spoken);
        this.say(this.#last);
        return;
      case 'refused':
        this.say(explainRefusal(happening.refusal, spoken));
        return;
      case 'noTarget': {
        const card = position.piles[happening.from]?.at(-happening.count);
        if (card !== undefined) this.say(spoken.speech.nowhere(cardName(card, spoken)));
        return;
      }
      case 'won':
        this.say(`${this.#last} ${spoken.speech.won}`);
        return;
      case 'dealt':
      case 'restored':
        this.#last = '';
        this.say(
          translator.text(happening.type === 'dealt' ? 'table.dealt' : 'table.restored', {
            game: translator.gameName(compiled.definition),
            number: deal.game.number,
          }),
        );
        return;
      case 'jumped':
        this.say(progressAnnouncement(compiled, position, spoken));
    }
  }
}
