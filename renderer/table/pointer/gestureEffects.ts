import type { Hit } from './hit.ts';

/** What gestures do to the table. Coordinates are CSS px of the table. */
export interface GestureEffects {
  /** What lies under the point; completes whatever is moving first. */
  press(x: number, y: number): Hit | null;
  /** Takes hold of the cards under the point; answers whether there are any that may be lifted. */
  lift(hit: Hit, x: number, y: number): boolean;
  /** Says why the cards under the pointer may not be lifted: somebody tries to drag them. */
  refuseLift(hit: Hit): void;
  dragTo(x: number, y: number): void;
  /** Whether the table is larger than its window, so that it can be pushed about. */
  isLarger(): boolean;
  /** Pushes the window over the table by this way. */
  push(x: number, y: number): void;
  /** Lets the held cards go where they are. */
  drop(): void;
  /** Returns the held cards. */
  giveBack(): void;
  /** Answers whether a second click soon after may belong to this one: not on a stock, which deals again. */
  click(hit: Hit | null): 'single' | 'maybeFirst';
  /** How soon a second click may belong to the one before it, in ms; 0: every click counts by itself. */
  secondClickMs(): number;
  /** The second click of a pair: meant is what the first one met, as something else may lie there by now. */
  doubleClick(): void;
  /** Shows what is covered, until `endPeek`; answers whether anything is. */
  peek(hit: Hit): boolean;
  endPeek(): void;
  /** The pointer rests here, with no button pressed; null: it left. */
  hover(x: number, y: number): void;
  leave(): void;
}
