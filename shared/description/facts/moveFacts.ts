import type { CompiledGame } from '../../rules/compile.ts';
import type { Fact } from '../fact.ts';
import { hasFaceDownCards } from './layoutFacts.ts';
import { groupsOfKind, type OutlinedGroup } from './outline.ts';
import { byGroup, destinationsOf, releaseFacts } from './pileFacts.ts';

/** Which cards may be moved, how many at once, and where from the tableau. */
export function moveFacts(game: CompiledGame): Fact[] {
  const facts: Fact[] = [{ say: 'available', faceDown: hasFaceDownCards(game) }];
  const runs = Object.values(game.definition.piles).some((group) => group.releases?.unit === 'run');
  if (!runs) facts.push({ say: 'oneCardMoves' });
  return [...facts, ...byGroup(groupsOfKind(game, 'tableau'), (group) => tableauReleases(game, group, runs))];
}

/** Where no run moves anywhere, one sentence has said so for all piles. */
function tableauReleases(game: CompiledGame, group: OutlinedGroup, runs: boolean): Fact[] {
  if (runs || (group.rules.releases?.unit ?? 'none') === 'none') return releaseFacts(game, group);
  const to = destinationsOf(game, group);
  return to.length > 0 ? [{ say: 'goes', from: group.kind, count: group.count, to }] : [];
}

/** What the game does without being asked. */
export function automaticFacts(game: CompiledGame): Fact[] {
  const foundations = groupsOfKind(game, 'foundation');
  const cardByCard = foundations.filter(
    (group) => group.rules.accepts && group.rules.accepts.unit !== 'completeRun',
  );
  const facts: Fact[] = [];
  if (hasFaceDownCards(game)) facts.push({ say: 'turnUp' });
  facts.push({ say: 'autoplay', default: game.definition.autoplay.default });
  if (cardByCard.length > 1) facts.push({ say: 'neverChosen' });
  if (foundations.some((group) => (group.rules.releases?.unit ?? 'none') !== 'none'))
    facts.push({ say: 'exempt' });
  facts.push({ say: 'oneUndo' });
  return facts;
}
