import { language as english } from '../shared/languages/en.ts';
import { languages } from '../shared/messages/languages.ts';
import { progressOf } from './languageProgress.ts';
import { helpFor } from './solving/options.ts';

const usage = 'languages [TAG]';
const what =
  'Says how much of each language is translated, or lists what of one is missing or as in English.';

/** `npm run languages`: how much of each language is translated; `npm run languages -- TAG`: what of one is not. */
async function main(words: readonly string[]): Promise<number> {
  const help = helpFor(words, what, usage);
  if (help !== undefined) {
    console.log(help);
    return 0;
  }
  const [wanted, ...tooMany] = words;
  const others = languages.filter(({ tag }) => tag !== english.tag);
  const chosen = others.filter(({ tag }) => wanted === undefined || tag === wanted);
  if (chosen.length === 0 || tooMany.length > 0) {
    const known = others.map(({ tag }) => tag).join(', ');
    console.error(`languages: ${words.join(' ')} is no translation. There are: ${known}.`);
    return 2;
  }
  for (const { tag, load } of chosen) {
    const { missing, english: same, total } = progressOf(await load(), english);
    const names = [
      ...missing.map((name) => `missing: ${name}`),
      ...same.map((name) => `as in English: ${name}`),
    ];
    const summary = `${tag}: ${total} texts and phrases, ${missing.length} missing, ${same.length} as in English`;
    console.log([summary, ...(wanted === undefined ? [] : names)].join('\n'));
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
