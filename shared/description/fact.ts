import type { Colour, Rank, Suit } from '../cards/card.ts';
import type {
  Autoplay,
  Build,
  Difficulty,
  GroupKind,
  PileKind,
  Refill,
  Skill,
  Unit,
} from '../rules/definition.ts';

/** The headings of a game's rules, in reading order. */
export const sectionKeys = [
  'object',
  'layout',
  'foundations',
  'tableau',
  'reserve',
  'stock',
  'stockAndWaste',
  'moves',
  'automatic',
  'passes',
  'about',
] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** Piles of one kind that a sentence is about, and how many they are: grammar asks for no more. */
export interface Piles {
  readonly kind: GroupKind;
  readonly count: number;
}

/** Numbers of piles within their kind, from 1. */
export interface Numbers {
  readonly first: number;
  readonly last: number;
}

/** How the cards of a dealt group lie. `lower` cards face down below `upper` cards face up, where all piles agree. */
export type Facing =
  | { readonly face: 'up' | 'down' | 'topUp' }
  | { readonly face: 'mixed'; readonly lower: number; readonly upper: number }
  | { readonly face: 'varied'; readonly down: readonly number[] };

/** Where cards may go: any pile of the kind that accepts them, or only its empty ones. */
export interface Destination extends Piles {
  readonly emptyOnly: boolean;
}

/** Who owns the piles of a group: each suit or colour so many, or whoever comes first. */
export type Ownership =
  | { readonly by: 'nobody' }
  | {
      readonly by: 'suit';
      readonly owners: readonly { readonly suit: Suit; readonly count: number }[];
      /** Only the first card must be of that suit; the build does not keep it. */
      readonly firstOnly: boolean;
    }
  | {
      readonly by: 'colour';
      readonly owners: readonly { readonly colour: Colour; readonly count: number }[];
      readonly firstOnly: boolean;
    };

/**
 * One thing that is true of a game, ready to be put into words: what is left of a definition when its data are
 * read as a player reads them. Each language has one phrase for each of these, and no other.
 */
export type Fact =
  // Object
  | { readonly say: 'pack'; readonly decks: number; readonly cards: number }
  | { readonly say: 'goal'; readonly cards: number; readonly foundations: number }
  // Layout
  /** The sentences up to the next scope are about these piles only, numbered within their kind from 1. */
  | { readonly say: 'scope'; readonly kind: GroupKind; readonly first: number; readonly last: number }
  /** Every card of these ranks in the pack, or one of each suit, or just so many. */
  | {
      readonly say: 'startingCards';
      readonly kind: GroupKind;
      readonly cards: readonly { readonly rank: Rank; readonly count: number }[];
      readonly choice: 'all' | 'oneOfEachSuit' | 'some';
    }
  | ({ readonly say: 'dealtEvenly'; readonly each: number; readonly facing: Facing } & Piles)
  | ({ readonly say: 'dealtUnevenly'; readonly counts: readonly number[]; readonly facing: Facing } & Piles)
  /** `others`: more piles of the kind start with cards. */
  | ({ readonly say: 'startsEmpty'; readonly others: boolean } & Piles)
  /** Overlapping cards, so that each shows. */
  | { readonly say: 'spread'; readonly piles: readonly Piles[] }
  | { readonly say: 'stockCards'; readonly cards: number }
  | { readonly say: 'allDealt' }
  // Foundations
  /** A sequence of `size` cards from `start` to `end`, card by card. `some`: there are foundations of other kinds. */
  | {
      readonly say: 'foundation';
      readonly count: number;
      readonly some: boolean;
      readonly start: Rank;
      readonly end: Rank;
      readonly size: number;
      readonly build: Build;
      readonly owners: Ownership;
    }
  | {
      readonly say: 'completeRunFoundation';
      readonly count: number;
      readonly some: boolean;
      readonly start: Rank;
      readonly end: Rank;
      readonly build: Build;
      readonly owners: Ownership;
      readonly from: readonly PileKind[] | undefined;
    }
  /** A card dropped on a foundation of another suit goes to its own. */
  | { readonly say: 'ownFoundation' }
  /** `between`: another foundation may accept it. `only` numbers the foundations, where it is not all of them. */
  | { readonly say: 'takeBack'; readonly count: number; readonly between: boolean; readonly only?: Numbers }
  | { readonly say: 'staysPut'; readonly completeRuns: boolean; readonly only?: Numbers }
  // What piles take
  | ({ readonly say: 'build'; readonly build: Build } & Piles)
  /** Building ends at king and ace. */
  | { readonly say: 'buildEnds' }
  /** Building goes round. */
  | { readonly say: 'buildWraps'; readonly direction: Build['rank'] }
  | ({ readonly say: 'neverBuilt' } & Piles)
  | ({ readonly say: 'takesNothing' } & Piles)
  | ({ readonly say: 'holdsAtMost'; readonly max: number } & Piles)
  | ({ readonly say: 'takesFrom'; readonly from: readonly PileKind[] } & Piles)
  | ({ readonly say: 'takesOneCard' } & Piles)
  | ({ readonly say: 'owned'; readonly owners: Ownership } & Piles)
  /** `runs`: whether any run could come, so that "one card, not a run" is worth saying. */
  | ({
      readonly say: 'empty';
      readonly empty: 'any' | 'none' | Rank;
      readonly unit: Unit;
      readonly runs: boolean;
    } & Piles)
  | ({ readonly say: 'refill'; readonly from: Refill['from'] } & Piles)
  /** What may fill a pile when its refill has run out. */
  | ({
      readonly say: 'afterRefill';
      readonly from: Refill['from'];
      readonly empty: 'any' | 'none' | Rank;
      readonly unit: Unit;
      readonly runs: boolean;
    } & Piles)
  // What piles give
  | { readonly say: 'available'; readonly faceDown: boolean }
  | ({ readonly say: 'topCardOnly' } & Piles)
  | ({ readonly say: 'givesNothing' } & Piles)
  /** One card at a time everywhere. */
  | { readonly say: 'oneCardMoves' }
  | { readonly say: 'runMoves'; readonly run: Build }
  | {
      readonly say: 'goes';
      readonly from: GroupKind;
      readonly count: number;
      readonly to: readonly Destination[];
    }
  // Stock
  | { readonly say: 'dealToWaste'; readonly packet: number }
  /** Other packets by pass; the last holds for all after it. */
  | { readonly say: 'dealByPass'; readonly packets: readonly number[]; readonly passes: number | 'unlimited' }
  | { readonly say: 'shortPacket' }
  /** `rows` whole rows of one card a pile, then a row of `rest` (0: none). */
  | { readonly say: 'dealToTableau'; readonly piles: number; readonly rows: number; readonly rest: number }
  // Passes
  | { readonly say: 'passes'; readonly passes: number | 'unlimited' }
  | { readonly say: 'redeal' }
  // What happens by itself
  | { readonly say: 'turnUp' }
  | { readonly say: 'autoplay'; readonly default: Autoplay }
  | { readonly say: 'neverChosen' }
  | { readonly say: 'exempt' }
  | { readonly say: 'oneUndo' }
  // About
  | { readonly say: 'devisedBy'; readonly name: string }
  | { readonly say: 'aliases'; readonly names: readonly string[] }
  | { readonly say: 'skill'; readonly skill: Skill; readonly difficulty: Difficulty }
  | { readonly say: 'length'; readonly minutes: number }
  | { readonly say: 'winRate'; readonly share: number };

export type FactKind = Fact['say'];
export type FactOf<K extends FactKind> = Extract<Fact, { say: K }>;

/** The facts under one heading. */
export interface FactSection {
  readonly key: SectionKey;
  readonly facts: readonly Fact[];
}
