const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const strange = [...'àƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'];
const letters = new Map([...plain].map((letter, index) => [letter, strange[index] ?? letter]));

/** Languages are up to this much longer than English. */
const GROWTH = 0.4;
/** The padding comes in words, so that it can be broken where a language could. */
const WORD = 8;

/**
 * A text that stays readable and yet shows that it came through a catalogue: strange letters, 40 % longer, in
 * brackets, so that a cut end shows. What stands in `{{ }}` is left alone.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/);
  const changed = parts.map((part, index) =>
    index % 2 === 1 ? part : [...part].map((letter) => letters.get(letter) ?? letter).join(''),
  );
  return `[${changed.join('')}${padding(Math.ceil(text.length * GROWTH))}]`;
}

function padding(length: number): string {
  const signs = Array.from({ length }, (_, index) => (index > 0 && index % WORD === 0 ? ' ' : '~'));
  return `${signs.join('')}${length % WORD === 1 && length > 1 ? '~' : ''}`;
}
