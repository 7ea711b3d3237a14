import type {
  Accepts,
  Build,
  GameDefinition,
  PileGroup,
  Refill,
  Releases,
  Unit,
} from '../rules/definition.ts';

/** Phrases that many games share. They are plain data like everything else in a definition. */

/** A game with an id and name of its own, whose rules are those of another game but for these changes. */
type Changes = Partial<GameDefinition> & Pick<GameDefinition, 'id' | 'name'>;

/** The other game with these changes; what it is called besides its name, and whose variant it is, stays its own. */
export function basedOn(game: GameDefinition, changes: Changes): GameDefinition {
  const { aliases: _aliases, variantOf: _variantOf, ...rules } = game;
  return { ...rules, ...changes };
}

export const upInSuit: Build = { rank: 'up', suit: 'same' };
export const upAnySuit: Build = { rank: 'up', suit: 'any' };
export const downInSuit: Build = { rank: 'down', suit: 'same' };
export const downAnySuit: Build = { rank: 'down', suit: 'any' };
export const downAlternating: Build = { rank: 'down', suit: 'alternateColour' };
export const downOtherSuit: Build = { rank: 'down', suit: 'other' };

export const fourSuits = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

export const givesTop: Releases = { unit: 'top' };

/** Gives a run, or part of one from any of its cards down to the top one. */
export function givesRuns(run: Build): Releases {
  return { unit: 'run', run };
}

/** One foundation a suit and deck, ace to king in suit, twins side by side. */
export function suitFoundations(decks: number): PileGroup {
  return {
    kind: 'foundation',
    count: 4 * decks,
    accepts: { empty: 'A', suits: fourSuits, build: upInSuit, unit: 'card', max: 13 },
    releases: givesTop,
  };
}

/** A waste that gives its top card. */
export const waste: PileGroup = { kind: 'waste', count: 1, releases: givesTop };

/** A stock of one pass to the waste, one card at a time. */
export const onePass = { to: 'waste', packets: [1], passes: 1 } as const;

interface TableauRules {
  readonly build: Build;
  /** What moves as a unit: one card, or runs of this build. */
  readonly run?: Build;
  readonly empty: Accepts['empty'];
  readonly emptyUnit?: Unit;
  readonly refill?: Refill;
}

/** Tableau piles fanned downwards, with these rules. */
export function tableau(count: number, rules: TableauRules): PileGroup {
  const { build, run, empty, emptyUnit, refill } = rules;
  return {
    kind: 'tableau',
    count,
    accepts: { empty, build, unit: run ? 'run' : 'card', ...(emptyUnit && { emptyUnit }) },
    releases: run ? givesRuns(run) : givesTop,
    ...(refill && { refill }),
    fan: 'down',
  };
}

/** Rows dealt face up to a group. */
export function rowsUp(to: string, rows: number) {
  return { step: 'rows', to, rows, face: 'up' } as const;
}

/** Rows dealt face down to a group. */
export function rowsDown(to: string, rows: number) {
  return { step: 'rows', to, rows, face: 'down' } as const;
}
