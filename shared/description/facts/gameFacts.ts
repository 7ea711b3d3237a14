import { compile } from '../../rules/compile.ts';
import type { GameDefinition } from '../../rules/definition.ts';
import type { FactSection } from '../fact.ts';
import { aboutFacts, objectFacts } from './aboutFacts.ts';
import { foundationFacts } from './foundationFacts.ts';
import { layoutFacts } from './layoutFacts.ts';
import { automaticFacts, moveFacts } from './moveFacts.ts';
import { reserveFacts, tableauFacts } from './pileFacts.ts';
import { passFacts, stockFacts } from './stockFacts.ts';

/** A definition never changes, and its tables take longer to make than its words. */
const known = new WeakMap<GameDefinition, readonly FactSection[]>();

/** Everything worth saying about a game, by heading; headings about what the game does not have are left out. */
export function gameFacts(definition: GameDefinition): readonly FactSection[] {
  const before = known.get(definition);
  if (before) return before;
  const sections = factsOf(definition);
  known.set(definition, sections);
  return sections;
}

function factsOf(definition: GameDefinition): FactSection[] {
  const game = compile(definition);
  const sections: FactSection[] = [
    { key: 'object', facts: objectFacts(game) },
    { key: 'layout', facts: layoutFacts(game) },
    { key: 'foundations', facts: foundationFacts(game) },
    { key: 'tableau', facts: tableauFacts(game) },
    { key: 'reserve', facts: reserveFacts(game) },
    { key: game.waste < 0 ? 'stock' : 'stockAndWaste', facts: stockFacts(game) },
    { key: 'moves', facts: moveFacts(game) },
    { key: 'automatic', facts: automaticFacts(game) },
    { key: 'passes', facts: passFacts(game) },
    { key: 'about', facts: aboutFacts(game) },
  ];
  return sections.filter((section) => section.facts.length > 0);
}
