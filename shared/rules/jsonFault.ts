/** Where a text ceases to be JSON. */
export interface JsonFault {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count them. */
  readonly column: number;
  /** The first characters that cannot stand there; empty where the text ends too early. */
  readonly found: string;
}

/** Deeper than any game file can be; more would only exhaust the stack. */
const MOST_NESTED = 100;
const MOST_SHOWN = 20;
const blank = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const otherScalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * The place of the first character that breaks the grammar of JSON (RFC 8259), or undefined where none does.
 * `JSON.parse` does not say it in every runtime, and where it does, not in lines and columns.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const scanner = new Scanner(text);
  if (scanner.value(0) && scanner.at === text.length) return undefined;
  const before = text.slice(0, scanner.at).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    found:
      text
        .slice(scanner.at)
        .split(/[\r\n]/, 1)[0]
        ?.slice(0, MOST_SHOWN) ?? '',
  };
}

/** Goes through a text as far as it is JSON; every method tells whether what it is named for was there. */
class Scanner {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.#skip(blank);
  }

  value(depth: number): boolean {
    if (depth > MOST_NESTED) return false;
    if (this.#sign('{'))
      return this.#list('}', () => this.#skip(string) && this.#sign(':') && this.value(depth + 1));
    if (this.#sign('[')) return this.#list(']', () => this.value(depth + 1));
    return this.#skip(string) || this.#skip(otherScalar);
  }

  #list(end: string, item: () => boolean): boolean {
    if (this.#sign(end)) return true;
    do if (!item()) return false;
    while (this.#sign(','));
    return this.#sign(end);
  }

  #sign(sign: string): boolean {
    if (this.#text[this.at] !== sign) return false;
    this.at++;
    return this.#skip(blank);
  }

  /** Steps over what the pattern takes here, and the blanks after it. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.#text)) return false;
    this.at = pattern.lastIndex;
    if (pattern !== blank) this.#skip(blank);
    return true;
  }
}
