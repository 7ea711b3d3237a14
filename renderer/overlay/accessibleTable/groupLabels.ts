import type { LabelKey } from '../../../shared/messages/keys.ts';
import type { Translator } from '../../../shared/messages/translator.ts';
import type { CompiledGame, CompiledPile } from '../../../shared/rules/compile.ts';
import type { PileKind } from '../../../shared/rules/definition.ts';

/** Piles of one group of the game, which Tab treats as one stop. */
export interface LabelledGroup {
  readonly group: string;
  readonly label: string;
  readonly piles: readonly CompiledPile[];
}

const kindKeys: Readonly<Record<PileKind, LabelKey>> = {
  stock: 'table.stock',
  waste: 'table.waste',
  reserve: 'table.reserves',
  tableau: 'table.tableau',
  foundation: 'table.foundations',
};

/** The groups of a game in canonical order, each with the name of its kind. */
export function groupLabels(game: CompiledGame, words: Translator): readonly LabelledGroup[] {
  const groups = new Map<string, CompiledPile[]>();
  for (const pile of game.piles) groups.set(pile.group, [...(groups.get(pile.group) ?? []), pile]);
  return [...groups].flatMap(([group, piles]) => {
    const [first] = piles;
    return first === undefined ? [] : [{ group, label: words.text(kindKeys[first.kind]), piles }];
  });
}
