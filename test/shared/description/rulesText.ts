import { describe as describeRules } from '../../../shared/description/describe.ts';
import type { Phrases } from '../../../shared/description/phrases.ts';
import type { GameDefinition } from '../../../shared/rules/definition.ts';

/** The rules of a game as a page of text, the way the golden files keep them. */
export function rulesText(definition: GameDefinition, language: Phrases): string {
  const sections = describeRules(definition, language).map(
    ({ heading, sentences }) => `${heading}\n${sentences.map((sentence) => `  ${sentence}\n`).join('')}`,
  );
  return `${definition.name}\n\n${sections.join('\n')}`;
}
