import { CARDS_PER_DECK } from '../cards/card.ts';
import { dealProblems } from './dealProblems.ts';
import type { GameDefinition, PileGroup, PileKind } from './definition.ts';
import { type DefinitionProblem, problem } from './definitionProblem.ts';

/** More piles than this no table can show, and no move list was made for. */
export const MAX_PILES = 64;

/** What the values of a well-formed definition say together that cannot be: empty if it may be compiled. */
export function consistencyProblems(definition: GameDefinition): DefinitionProblem[] {
  return [
    ...Object.entries(definition.piles).flatMap(([name, group]) => groupProblems(definition, name, group)),
    ...wholeProblems(definition),
    ...dealProblems(definition),
    ...layoutProblems(definition),
  ];
}

function groupProblems(definition: GameDefinition, name: string, group: PileGroup): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const path = `piles.${name}`;
  for (const key of ['suits', 'colours'] as const) {
    const values = group.accepts?.[key];
    if (values && group.count % values.length !== 0) {
      problems.push(problem(`${path}.accepts.${key}`, 'unevenSpread', group.count, values.length));
    }
  }
  const releases = group.releases;
  if (releases?.unit === 'run' && !releases.run)
    problems.push(problem(`${path}.releases.run`, 'runWithoutBuild', 'run', ''));
  if (releases?.run && releases.unit !== 'run') {
    problems.push(problem(`${path}.releases.unit`, 'buildWithoutRun', 'run', releases.unit));
  }
  const kinds = kindsOf(definition);
  group.accepts?.from?.forEach((kind, i) => {
    if (!kinds.has(kind))
      problems.push(problem(`${path}.accepts.from.${i}`, 'noSuchKind', [...kinds].join(', '), kind));
  });
  if (group.refill && !definition.stock) problems.push(problem(`${path}.refill`, 'noStock', 'stock', ''));
  if (group.refill?.from === 'waste' && !hasWaste(definition))
    problems.push(problem(`${path}.refill`, 'noWaste', 'waste', ''));
  return problems;
}

/** The kinds of pile that the game has. */
function kindsOf({ piles, stock }: GameDefinition): Set<PileKind> {
  return new Set([...(stock ? (['stock'] as const) : []), ...Object.values(piles).map(({ kind }) => kind)]);
}

function hasWaste(definition: GameDefinition): boolean {
  return groupsOf(definition, 'waste').length > 0;
}

function groupsOf(definition: GameDefinition, kind: PileGroup['kind']): PileGroup[] {
  return Object.values(definition.piles).filter((group) => group.kind === kind);
}

function wholeProblems(definition: GameDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const cards = definition.decks * CARDS_PER_DECK;
  const groups = Object.values(definition.piles);
  const piles = groups.reduce((sum, { count }) => sum + count, 0);
  if (piles > MAX_PILES) problems.push(problem('piles', 'tooManyPiles', MAX_PILES, piles));
  const foundations = groupsOf(definition, 'foundation');
  const room = foundations.reduce(
    (sum, { count, accepts }) => sum + (accepts ? count * (accepts.max ?? cards) : 0),
    0,
  );
  if (foundations.length === 0) problems.push(problem('piles', 'noFoundation', 'foundation', ''));
  else if (room < cards) problems.push(problem('piles', 'foundationRoom', cards, room));
  const wastes = groupsOf(definition, 'waste').reduce((sum, { count }) => sum + count, 0);
  if (wastes > 1) problems.push(problem('piles', 'twoWastes', 1, wastes));
  if (wastes > 0 && definition.stock?.to !== 'waste') problems.push(problem('stock', 'noStock', 'stock', ''));
  if (definition.stock?.to === 'waste' && wastes === 0)
    problems.push(problem('stock.to', 'noWaste', 'waste', ''));
  if (definition.stock?.to === 'tableau' && groupsOf(definition, 'tableau').length === 0)
    problems.push(problem('stock.to', 'noTableau', 'tableau', ''));
  return problems;
}

function layoutProblems(definition: GameDefinition): DefinitionProblem[] {
  const expected = [...Object.keys(definition.piles), ...(definition.stock ? ['stock'] : [])];
  const laidOut = definition.layout.join(' ').split(/\s+/).filter(Boolean);
  return [
    ...laidOut
      .filter((name) => !expected.includes(name))
      .map((name) => problem('layout', 'noSuchGroup', expected.join(', '), name)),
    ...expected
      .filter((name) => !laidOut.includes(name))
      .map((name) => problem('layout', 'notLaidOut', name, '')),
    ...expected
      .filter((name) => laidOut.indexOf(name) !== laidOut.lastIndexOf(name))
      .map((name) => problem('layout', 'laidOutTwice', name, name)),
  ];
}
