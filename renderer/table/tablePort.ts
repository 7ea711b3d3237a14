import type { BoardView } from '../../shared/board/boardView.ts';
import type { CardMove, PileIndex } from '../../shared/engine/move.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { CompiledGame } from '../../shared/rules/compile.ts';

/**
 * The seam between the table and the rest. The table knows cards, piles and pointers, but no rules: what may
 * be lifted and where it may go it asks; what the player did it reports; what lies where it is told.
 */

/** The looks and manners of the table, resolved: no 'system' is left here. */
export interface TableSettings {
  readonly theme: TableTheme;
  /** One of `cardBacks`; any other name shows the first. */
  readonly cardBack: string;
  /** Clubs green and diamonds blue, so that four suits have four colours. */
  readonly fourColourDeck: boolean;
  readonly largeIndex: boolean;
  /** The signs on the cards by rank 0–12; 'A', '2' … 'K' in the international deck. */
  readonly rankSigns: readonly string[];
  /** 'off' also stands for a system that asks for less motion. */
  readonly animationSpeed: AnimationSpeed;
  readonly leftHanded: boolean;
  /** Size of the cards against the largest that fit, 0.5–2; above 1 the table may be larger than its window. */
  readonly cardScale: number;
  /** Resting the pointer on a card lights up its equals and the cards that follow it. */
  readonly highlightRanks: boolean;
  /** How soon a second click in the same place belongs to the one before it, in ms; 0: each counts by itself. */
  readonly secondClickMs: number;
  readonly sound: boolean;
  /** 0–1. */
  readonly volume: number;
}

export const tableThemes = ['light', 'dark', 'highContrast'] as const;
export type TableTheme = (typeof tableThemes)[number];

export const cardBacks = ['lattice', 'waves', 'stars', 'plain', 'classicBlue', 'classicRed'] as const;
export type CardBack = (typeof cardBacks)[number];

export const animationSpeeds = ['off', 'fast', 'normal', 'slow'] as const;
export type AnimationSpeed = (typeof animationSpeeds)[number];

/** What the table asks. All answers are about the position shown last; the table never changes it. */
export interface TableQuestions {
  /** How many cards come along when the player takes hold of card `index` of `pile`; 0: it stays where it is. */
  liftable(pile: PileIndex, index: number): number;
  /** The piles on which the top `count` cards of `from` may be put down, best first. */
  targets(from: PileIndex, count: number): readonly PileIndex[];
}

/** What the table reports. It shows nothing of what follows until `show` says so. */
export interface TableReports {
  /** Cards were dropped on a legal target. The answer is a call of `show`, at once or later. */
  play(move: CardMove): void;
  /** Cards were dropped on a pile that does not take them; they are on their way back already. */
  refused(move: CardMove): void;
  /** Somebody tried to drag the card `index` of `pile`, which may not be lifted. */
  liftRefused(pile: PileIndex, index: number): void;
  /** A click or tap, on the card `index` of `pile`, or -1 on its empty place; the stock too. */
  click(pile: PileIndex, index: number): void;
  /**
   * The second click of a pair in the same place, or on cards whose click has left a `TableMarks.choice` open, however
   * much later; the first was reported as a click.
   */
  doubleClick(): void;
  /** An answer to `TableMarks.choice`: one of its targets, or null when the player clicked elsewhere. */
  choose(target: PileIndex | null): void;
  /** The player pushes the table under its window by this way, in CSS px. The answer is a call of `scrollTo`. */
  scrollBy(x: number, y: number): void;
  /** The view at rest changed (new position, size or setting): where focusable piles and cards lie. */
  viewChanged(view: BoardView): void;
}

/** What is drawn over the cards. All of it is data from outside. */
export interface TableMarks {
  /** Cards to move and where to, or the stock to be dealt (`to` is null). */
  readonly hint: { readonly from: PileIndex; readonly count: number; readonly to: PileIndex | null } | null;
  /** Differing targets of one click: they light up, and the next click goes to `choose`. */
  readonly choice: {
    readonly from: PileIndex;
    readonly count: number;
    readonly targets: readonly PileIndex[];
  } | null;
  /** The keyboard's place: a ring around the top `count` cards of `pile` (0: around its place). */
  readonly focus: { readonly pile: PileIndex; readonly count: number } | null;
  /** Cards picked up by the keyboard: they rise, and their targets light up. */
  readonly held: {
    readonly from: PileIndex;
    readonly count: number;
    readonly targets: readonly PileIndex[];
  } | null;
}

export const noMarks: TableMarks = { hint: null, choice: null, focus: null, held: null };

/**
 * How the cards get from the view that was to the one that is. 'deal': out of the stock in a flight with
 * stagger. 'move': each card from where it lies (also undo, redo, jumps in the history). 'none': at once.
 */
export type Transition = 'deal' | 'move' | 'none';

export interface Table {
  /**
   * Shows this position; cards that were still moving go on from where they are. Cards being dragged are let go.
   * Input completes whatever moves.
   */
  show(game: CompiledGame, position: Position, transition: Transition): void;
  configure(settings: TableSettings): void;
  mark(marks: TableMarks): void;
  /** The cascade of a win; any input or `show` ends it. Resolves when it is over, at once without animation. */
  celebrate(): Promise<void>;
  /** Lays all cards of a pile open (a key held on it), or closes that again with null. */
  spread(pile: PileIndex | null): void;
  /** The window shows the table from this point on, in CSS px. */
  scrollTo(x: number, y: number): void;
  /** Resolves when nothing moves any more. */
  settled(): Promise<void>;
  destroy(): void;
}

/** What `createTable` (createTable.ts) needs. The canvas fills `parent` and follows its size. */
export interface TableOptions {
  readonly parent: HTMLElement;
  readonly settings: TableSettings;
  readonly questions: TableQuestions;
  readonly reports: TableReports;
}
