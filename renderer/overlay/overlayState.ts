import { type ReadonlySignal, signal } from '@preact/signals';
import type { LabelKey } from '../../shared/messages/keys.ts';
import type { Words } from './app.ts';

export type DialogName =
  | 'dealNumber'
  | 'deals'
  | 'saves'
  | 'finishedGames'
  | 'chooseGame'
  | 'statistics'
  | 'settings'
  | 'manual'
  | 'shortcuts'
  | 'about'
  | 'data'
  | 'report'
  | 'won';

/** Something to say, put into words where it is shown, so that it follows the language while it stands there. */
export type Saying = (words: Words) => string;

/** A message that comes and goes. Errors stay until they are dismissed. */
export interface Toast {
  readonly id: number;
  readonly kind: 'refusal' | 'info' | 'error';
  readonly saying: Saying;
  readonly action?: { readonly label: LabelKey; readonly run: () => void };
}

/** Of those that are no errors; an error is never pushed out before it was read. */
const TOASTS_AT_MOST = 3;
/**
 * Long enough for a slow reader; a refusal goes earlier with the next thing that happens on the table. What offers
 * something to do stays until it is done or dismissed, however long the way to it is.
 */
const SHOWN_MS = { refusal: 10_000, info: 10_000 } as const;

/** What lies over the table: which dialog, the rules beside it, and messages. */
export class OverlayState {
  readonly dialog = signal<DialogName | null>(null);
  readonly rulesShown = signal(false);
  readonly historyShown = signal(false);
  readonly neededShown = signal(false);
  /** Why there is no picture of the table: what `createTable` threw. */
  readonly tableFailure = signal<unknown>(null);
  readonly toasts = signal<readonly Toast[]>([]);
  readonly #words: ReadonlySignal<Words>;
  #lastToast = 0;

  /** @param words those in force; what is said twice in them is shown once. */
  constructor(words: ReadonlySignal<Words>) {
    this.#words = words;
  }

  /** Opens a dialog in the place of any other. What the table refused before is no news in it. */
  open(name: DialogName): void {
    this.dismissRefusals();
    this.dialog.value = name;
  }

  close(): void {
    this.dialog.value = null;
  }

  /** Shows a message and returns its number; a refusal takes the place of the refusal before it. */
  say(kind: Toast['kind'], saying: Saying, action?: Toast['action']): number {
    const id = ++this.#lastToast;
    const words = this.#words.peek();
    const text = saying(words);
    const others = this.toasts
      .peek()
      .filter((toast) => toast.saying(words) !== text && (kind !== 'refusal' || toast.kind !== 'refusal'));
    const toast: Toast = action === undefined ? { id, kind, saying } : { id, kind, saying, action };
    const tooMany = others.filter((other) => other.kind !== 'error').slice(0, -(TOASTS_AT_MOST - 1));
    this.toasts.value = [...others.filter((other) => !tooMany.includes(other)), toast];
    if (kind !== 'error' && action === undefined) setTimeout(() => this.dismiss(id), SHOWN_MS[kind]);
    return id;
  }

  /** A refusal is no news any more once something else has happened. */
  dismissRefusals(): void {
    const left = this.toasts.peek().filter(({ kind }) => kind !== 'refusal');
    if (left.length < this.toasts.peek().length) this.toasts.value = left;
  }

  dismiss(id: number): void {
    this.toasts.value = this.toasts.peek().filter((toast) => toast.id !== id);
  }
}
