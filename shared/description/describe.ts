import type { Refusal, RefusalReason } from '../engine/refusal.ts';
import type { GameDefinition } from '../rules/definition.ts';
import type { FactKind, FactOf, SectionKey } from './fact.ts';
import { gameFacts } from './facts/gameFacts.ts';
import { finished, type Phrases, type RefusalOf } from './phrases.ts';

/** A heading of a game's rules and the sentences under it. */
export interface RuleSection {
  readonly key: SectionKey;
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** The complete rules of a game in a language, made from its data alone. */
export function describe(definition: GameDefinition, language: Phrases): RuleSection[] {
  return gameFacts(definition).map(({ key, facts }) => ({
    key,
    heading: finished(language.headings[key], language),
    sentences: facts
      .map((fact) => sentence(fact.say, fact, language))
      .filter((text) => text !== '')
      .map((text) => finished(text, language)),
  }));
}

/** Why a move is refused, as a sentence in the words of the rules. */
export function explainRefusal(refusal: Refusal, language: Phrases): string {
  return whyNot(refusal.reason, refusal, language);
}

function whyNot<R extends RefusalReason>(reason: R, refusal: RefusalOf<R>, language: Phrases): string {
  return finished(language.refusals[reason](refusal), language);
}

function sentence<K extends FactKind>(say: K, fact: FactOf<K>, language: Phrases): string {
  return language.rules[say](fact);
}
