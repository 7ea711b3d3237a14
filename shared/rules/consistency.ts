import { CARDS_PER_DECK } from '../cards/card.ts';
import type { GameDefinition, PileGroup } from './definition.ts';
import type { DefinitionProblem, ProblemKind } from './definitionProblem.ts';

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

function problem(
  path: string,
  what: ProblemKind,
  expected: string | number,
  received: string | number,
): DefinitionProblem {
  return { path, what, expected: String(expected), received: String(received) };
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
  if (group.refill && !definition.stock) problems.push(problem(`${path}.refill`, 'noStock', 'stock', ''));
  if (group.refill?.from === 'waste' && !hasWaste(definition))
    problems.push(problem(`${path}.refill`, 'noWaste', 'waste', ''));
  return problems;
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
  const room = foundations.reduce((sum, { count, accepts }) => sum + count * (accepts?.max ?? cards), 0);
  if (foundations.length === 0) problems.push(problem('piles', 'noFoundation', 'foundation', ''));
  else if (room < cards) problems.push(problem('piles', 'foundationRoom', cards, room));
  const wastes = groupsOf(definition, 'waste').reduce((sum, { count }) => sum + count, 0);
  if (wastes > 1) problems.push(problem('piles', 'twoWastes', 1, wastes));
  if (wastes > 0 && definition.stock?.to !== 'waste') problems.push(problem('stock', 'noStock', 'stock', ''));
  if (definition.stock?.to === 'waste' && wastes === 0)
    problems.push(problem('stock.to', 'noWaste', 'waste', ''));
  return problems;
}

function dealProblems(definition: GameDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  let dealt = 0;
  definition.deal.forEach((step, i) => {
    const path = `deal.${i}`;
    const group = definition.piles[step.to];
    if (!group) {
      problems.push(problem(`${path}.to`, 'noSuchGroup', Object.keys(definition.piles).join(', '), step.to));
      return;
    }
    if (group.kind === 'waste')
      problems.push(problem(`${path}.to`, 'dealToWaste', 'tableau, reserve, foundation', step.to));
    if (step.step === 'rows') dealt += step.rows * group.count;
    if (step.step === 'start') {
      dealt += group.count;
      if (group.count % 4 !== 0) problems.push(problem(`${path}.to`, 'startNeedsSuits', 4, group.count));
      if (group.count > 4 * definition.decks) {
        problems.push(problem(`${path}.to`, 'startOverDecks', 4 * definition.decks, group.count));
      }
      if (group.accepts && group.accepts.empty !== 'any' && group.accepts.empty !== step.rank) {
        problems.push(problem(`${path}.rank`, 'startRank', group.accepts.empty, step.rank));
      }
    }
    if (step.step === 'counts') {
      dealt += step.counts.reduce((sum, count) => sum + count, 0);
      if (step.counts.length !== group.count) {
        problems.push(problem(`${path}.counts`, 'countsDiffer', group.count, step.counts.length));
      }
    }
  });
  const cards = definition.decks * CARDS_PER_DECK;
  if (dealt > cards) problems.push(problem('deal', 'cardsDealt', cards, dealt));
  if (dealt < cards && !definition.stock) problems.push(problem('deal', 'cardsLeft', cards, dealt));
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
