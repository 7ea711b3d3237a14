import type { Colour, Rank, Suit } from '../cards/card.ts';

/**
 * The vocabulary in which a game is written: plain JSON data. Absent means forbidden: the defaults are the
 * strictest rules, and a variant is a spread of its parent. Nothing here is code, so the same data is played,
 * searched, drawn and put into words.
 */

/** How a card may follow another: `rank` says where it stands to the card below it, `suit` how their suits relate. */
export interface Build {
  readonly rank: 'up' | 'down' | 'upOrDown' | 'any';
  readonly suit: 'any' | 'same' | 'other' | 'sameColour' | 'alternateColour';
  /** The sequence goes round: an ace follows a king. */
  readonly wrap?: true;
}

export type PileKind = 'stock' | 'waste' | 'reserve' | 'tableau' | 'foundation';

/** The kinds that a definition lists as groups; the stock has a record of its own. */
export type GroupKind = Exclude<PileKind, 'stock'>;

/** How many cards a move may put down at once. A complete run is all thirteen ranks in build order. */
export type Unit = 'card' | 'run' | 'completeRun';

/** What a pile takes. */
export interface Accepts {
  /** What may start an empty pile. */
  readonly empty: 'any' | 'none' | Rank;
  /** By pile, spread evenly over the group: the first card must be of this suit. */
  readonly suits?: readonly Suit[];
  /** By pile, spread evenly over the group: the first card must have this colour. */
  readonly colours?: readonly Colour[];
  /** What may be put on a card; absent: nothing is ever built here. */
  readonly build?: Build;
  /** How many cards at once may be put on a card. */
  readonly unit: Unit;
  /** How many cards at once may start an empty pile; absent: as `unit`. */
  readonly emptyUnit?: Unit;
  /** The kinds of pile that cards may come from; absent: any. */
  readonly from?: readonly PileKind[];
  /** The most cards that may lie here; absent: no limit. */
  readonly max?: number;
}

/** What a pile gives. */
export interface Releases {
  readonly unit: 'none' | 'top' | 'run';
  /** What holds a run together, where runs may be taken. */
  readonly run?: Build;
}

/** What fills an emptied pile at once. While that source lasts nothing else may; then `accepts.empty` speaks. */
export interface Refill {
  readonly from: 'stock' | 'waste';
}

export type Fan = 'none' | 'down' | 'right';

/** Piles with the same rules. */
export interface PileGroup {
  readonly kind: GroupKind;
  readonly count: number;
  /** Absent: no card may be put here by hand. */
  readonly accepts?: Accepts;
  /** Absent: no card may be taken from here. */
  readonly releases?: Releases;
  readonly refill?: Refill;
  /** How covered cards show; absent: 'none', squared up. */
  readonly fan?: Fan;
}

/** Where the stock goes and how often. */
export type Stock =
  | {
      readonly to: 'waste';
      /** Cards dealt at a time, by pass; the last entry holds for the passes after it. */
      readonly packets: readonly number[];
      readonly passes: number | 'unlimited';
    }
  | {
      /** One card to each tableau pile a time, left to right; a last row may be short. */
      readonly to: 'tableau';
      readonly passes: 1;
    };

/**
 * One step of the opening deal, in the order of the list. What is left is the stock. Cards are dealt to the tableau and
 * the reserves; a foundation gets starting cards only. Face-down cards lie beneath the face-up ones of their pile and
 * never on top, where nothing would turn them.
 */
export type DealStep =
  /**
   * Cards of this rank are taken out of the shuffled pack first and put out, one a pile, evenly over the suits: on a
   * pile with a suit or colour of its own a card that it takes, otherwise suit by suit. They are those of the first
   * decks, twins in the order in which they would have been dealt. A group is started once.
   */
  | { readonly step: 'start'; readonly to: string; readonly rank: Rank }
  /** Whole rows, one card to each pile a row, from the left unless it says otherwise. */
  | {
      readonly step: 'rows';
      readonly to: string;
      readonly rows: number;
      readonly face: 'up' | 'down';
      readonly from?: 'right';
    }
  /** This many cards by pile, dealt pile by pile or row by row. */
  | {
      readonly step: 'counts';
      readonly to: string;
      readonly counts: readonly number[];
      readonly face: 'up' | 'down';
      readonly order: 'piles' | 'rows' | 'rowsFromRight';
    };

export type Autoplay = 'off' | 'safe' | 'all';
export type Skill = 'luck' | 'mostlyLuck' | 'balanced' | 'mostlySkill' | 'skill';
export type Difficulty = 'easy' | 'medium' | 'hard' | 'veryHard';

/** What a player wants to know before choosing a game. */
export interface Facts {
  readonly skill: Skill;
  readonly difficulty: Difficulty;
  /** Typical length of a game. */
  readonly minutes: number;
  readonly devisedBy?: string;
  /** Share of games won by people, 0–1, as published. */
  readonly publishedWinRate?: number;
}

export interface GameDefinition {
  /** kebab-case; never shown. */
  readonly id: string;
  /** The game's proper name, shown where a language has none of its own. */
  readonly name: string;
  readonly aliases?: readonly string[];
  /** The family's name, by which the picker groups games. */
  readonly family: string;
  readonly variantOf?: string;
  /** Raised whenever the same moves could lead elsewhere. */
  readonly rulesVersion: number;
  readonly facts: Facts;
  readonly decks: number;
  /** Groups by name, in canonical order: wastes, reserves, tableau, foundations. */
  readonly piles: Readonly<Record<string, PileGroup>>;
  readonly stock?: Stock;
  readonly deal: readonly DealStep[];
  /** Rows of group names (and `stock`) that belong together, separated by blanks. */
  readonly layout: readonly string[];
  readonly goal: 'allOnFoundations';
  /** What holds until the player chooses; `safe` does nothing where no safe moves are proven. */
  readonly autoplay: { readonly default: Autoplay };
}
