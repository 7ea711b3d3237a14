/** What the numbers of a file's lines say of it. */
export interface LineCount {
  /** The number of the last line; 0 before the first. */
  readonly last: number;
  /** How many numbers were passed over on the way there. */
  readonly gaps: number;
  /** How many of those are known to be absent: set aside as damaged, taken out after a reset, or told before. */
  readonly absent: number;
}

/**
 * Follows the numbers of a file's lines, in order, to notice lines that are not there. A line without a number, as
 * the first version wrote them, counts as the one after the last, so that the first numbered line after such lines
 * says how many they were.
 */
export class LineNumbers {
  #last: number;
  #gaps: number;
  #absent: number;
  #afterDamage = false;

  constructor(known: LineCount = { last: 0, gaps: 0, absent: 0 }) {
    this.#last = known.last;
    this.#gaps = known.gaps;
    this.#absent = known.absent;
  }

  /** A sound line with this number, or (null) without one. */
  take(number: number | null): void {
    const at = number ?? this.#last + 1;
    // Where the lines before were damaged the gap is theirs: the end of a line may have been, and made two lines one.
    if (!this.#afterDamage) this.#gaps += Math.max(0, at - this.#last - 1);
    this.#last = Math.max(this.#last, at);
    this.#afterDamage = false;
  }

  /** A damaged line, whose number cannot be read. */
  takeDamaged(): void {
    this.#last++;
    this.#afterDamage = true;
  }

  /** That so many lines are absent is known. */
  takeAbsent(count: number): void {
    this.#absent += count;
  }

  /** How many lines are missing that nobody took out. */
  get missing(): number {
    return Math.max(0, this.#gaps - this.#absent);
  }

  get count(): LineCount {
    return { last: this.#last, gaps: this.#gaps, absent: this.#absent };
  }
}
