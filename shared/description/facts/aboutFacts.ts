import type { CompiledGame } from '../../rules/compile.ts';
import type { Fact } from '../fact.ts';

/** How many cards there are and what has to become of them. */
export function objectFacts(game: CompiledGame): Fact[] {
  return [
    { say: 'goal', cards: game.cards, foundations: game.foundations.length },
    { say: 'pack', decks: game.definition.decks, cards: game.cards },
  ];
}

/** What a player wants to know before choosing the game. */
export function aboutFacts(game: CompiledGame): Fact[] {
  const { aliases, facts: known } = game.definition;
  const facts: Fact[] = [];
  if (aliases && aliases.length > 0) facts.push({ say: 'aliases', names: aliases });
  if (known.devisedBy !== undefined) facts.push({ say: 'devisedBy', name: known.devisedBy });
  facts.push({ say: 'skill', skill: known.skill, difficulty: known.difficulty });
  facts.push({ say: 'length', minutes: known.minutes });
  if (known.publishedWinRate !== undefined) facts.push({ say: 'winRate', share: known.publishedWinRate });
  return facts;
}
