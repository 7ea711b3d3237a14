import { CARDS_PER_DECK, suits } from '../cards/card.ts';
import type { DealStep, GameDefinition, PileGroup } from './definition.ts';
import { type DefinitionProblem, problem } from './definitionProblem.ts';
import { startingSuits } from './spread.ts';

type Face = 'up' | 'down';

/** What the steps of the opening deal ask for that cannot be, or that nobody could play: empty if all is well. */
export function dealProblems(definition: GameDefinition): DefinitionProblem[] {
  const unknown = definition.deal.flatMap((step, i) =>
    Object.hasOwn(definition.piles, step.to)
      ? []
      : [problem(`deal.${i}.to`, 'noSuchGroup', Object.keys(definition.piles).join(', '), step.to)],
  );
  if (unknown.length > 0) return unknown;
  return [
    ...definition.deal.flatMap((step, i) => stepProblems(definition, step, i)),
    ...startProblems(definition),
    ...sumProblems(definition),
    ...pileProblems(definition),
  ];
}

function stepProblems({ piles }: GameDefinition, step: DealStep, index: number): DefinitionProblem[] {
  const group = piles[step.to];
  if (!group) return [];
  const problems: DefinitionProblem[] = [];
  const path = `deal.${index}`;
  const { kind, count } = group;
  if (kind === 'waste') {
    problems.push(problem(`${path}.to`, 'dealToWaste', 'tableau, reserve, foundation', step.to));
  }
  if (kind === 'foundation' && step.step !== 'start') {
    problems.push(problem(`${path}.to`, 'dealToFoundation', 'start', step.to));
  }
  if (step.step === 'counts' && step.counts.length !== count) {
    problems.push(problem(`${path}.counts`, 'countsDiffer', count, step.counts.length));
  }
  return problems;
}

function startProblems({ deal, piles, decks }: GameDefinition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  const started = new Set<string>();
  const ofRank = new Map<string, number>();
  deal.forEach((step, i) => {
    const group = piles[step.to];
    if (step.step !== 'start' || !group) return;
    const path = `deal.${i}`;
    if (started.has(step.to)) problems.push(problem(`${path}.to`, 'startTwice', 1, step.to));
    started.add(step.to);
    if (group.count % suits.length !== 0) {
      problems.push(problem(`${path}.to`, 'startNeedsSuits', suits.length, group.count));
    } else if (!isEven(group)) problems.push(problem(`${path}.to`, 'startSuits', suits.length, step.to));
    const asked = (ofRank.get(step.rank) ?? 0) + group.count;
    ofRank.set(step.rank, asked);
    if (asked > suits.length * decks) {
      problems.push(problem(`${path}.to`, 'startOverDecks', suits.length * decks, asked));
    }
    const first = group.accepts?.empty ?? 'any';
    if (first !== 'any' && first !== step.rank) {
      problems.push(problem(`${path}.rank`, 'startRank', first, step.rank));
    }
  });
  return problems;
}

/** Whether the starting cards of a group are as many of each suit. */
function isEven(group: PileGroup): boolean {
  const wanted = startingSuits(group);
  return suits.every(
    (_, suit) => wanted.filter((each) => each === suit).length * suits.length === group.count,
  );
}

function sumProblems(definition: GameDefinition): DefinitionProblem[] {
  const cards = definition.decks * CARDS_PER_DECK;
  const dealt = Object.keys(definition.piles)
    .flatMap((name) => dealtTo(definition, name))
    .reduce((sum, faces) => sum + faces.length, 0);
  if (dealt > cards) return [problem('deal', 'cardsDealt', cards, dealt)];
  return dealt < cards && !definition.stock ? [problem('deal', 'cardsLeft', cards, dealt)] : [];
}

function pileProblems(definition: GameDefinition): DefinitionProblem[] {
  return Object.entries(definition.piles).flatMap(([name, { accepts }]) => {
    const piles = dealtTo(definition, name);
    const problems: DefinitionProblem[] = [];
    const most = Math.max(0, ...piles.map((faces) => faces.length));
    if (accepts?.max !== undefined && most > accepts.max) {
      problems.push(problem(`piles.${name}.accepts.max`, 'dealtOverMax', accepts.max, most));
    }
    if (piles.some((faces) => faces.some((face, i) => face === 'down' && faces[i - 1] === 'up'))) {
      problems.push(problem('deal', 'hiddenOnOpen', 'down, up', name));
    } else if (piles.some((faces) => faces.at(-1) === 'down')) {
      problems.push(problem('deal', 'topFaceDown', 'up', name));
    }
    return problems;
  });
}

/** How the cards lie that the opening deal puts on each pile of a group, bottom first. */
function dealtTo({ deal, piles }: GameDefinition, name: string): Face[][] {
  const dealt = Array.from({ length: piles[name]?.count ?? 0 }, (): Face[] => []);
  // Starting cards are put out before anything is dealt.
  for (const step of deal)
    if (step.to === name && step.step === 'start') for (const pile of dealt) pile.push('up');
  for (const step of deal) {
    if (step.to !== name || step.step === 'start') continue;
    dealt.forEach((pile, i) => {
      const cards = step.step === 'rows' ? step.rows : (step.counts[i] ?? 0);
      for (let k = 0; k < cards; k++) pile.push(step.face);
    });
  }
  return dealt;
}
