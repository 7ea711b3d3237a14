/**
 * Extracts the card faces from the npm package @letele/playing-cards (CC0) as standalone SVG texts.
 *
 * Writes renderer/generated/courtArt.json (see courtArt.ts) and, for the whole faces, renderer/generated/cardArt.json
 * (neither kept in git):
 * `{ "AC": "<svg …>", …, "KD": …, "joker1": …, "joker2": …, "back1": …, "back2": … }`, a face's name being its
 * rank (A23456789TJQK) and its suit (CSHD). One file rather than 56, since the window asks for all of them at once.
 *
 * The package holds React components. They are called here with a stand-in for React that builds the text of the
 * element instead, so that nothing of React is needed, now or when the game runs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { extractCourtArt } from './courtArt.ts';

const ranks = 'A23456789TJQK';
const suits = 'CSHD';

/** Attributes that SVG itself writes with a capital inside; every other one is written with hyphens. */
const camelCaseAttributes = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits']);
const renamedAttributes: Readonly<Record<string, string>> = {
  className: 'class',
  xlinkHref: 'xlink:href',
  xmlnsXlink: 'xmlns:xlink',
};

type Properties = Readonly<Record<string, unknown>>;
type Component = (properties: Properties) => string;

/**
 * Returns the text of one SVG element, as React would have rendered it; absent attributes and children are left out.
 */
export function elementText(name: string, properties: Properties | null, ...children: unknown[]): string {
  const attributes = Object.entries(properties ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` ${attributeName(key)}="${escapeText(String(value))}"`)
    .join('');
  // Children are texts of elements already, except the words inside <text>, which hold no markup in this package.
  const inside = children.filter((child) => typeof child === 'string' || typeof child === 'number').join('');
  return inside === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}

/** Returns the name that SVG has for a React attribute: `strokeWidth` is `stroke-width`, `viewBox` stays. */
export function attributeName(property: string): string {
  const renamed = renamedAttributes[property];
  if (renamed !== undefined) return renamed;
  if (camelCaseAttributes.has(property)) return property;
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Returns the SVG texts by name from the source text of the package's module.
 * @throws Error where the module is not built as expected or a card is missing.
 */
export function extractCardArt(moduleSource: string): Record<string, string> {
  const exportStatement = /export \{([^}]*)\};?\s*$/.exec(moduleSource);
  const exported = exportStatement?.[1];
  if (exported === undefined) throw new Error('The card art module does not end in one list of exports.');
  const body = moduleSource.replace(/^import .*$/gm, '').replace(/export \{[^}]*\};?\s*$/, '');
  const members = exported.replace(/(\w+) as (\w+)/g, '$2: $1');
  const components: Readonly<Record<string, Component | undefined>> = runInNewContext(
    `${body}\n;({${members}})`,
    { React: { createElement: elementText }, _extends: Object.assign },
  );
  const art: Record<string, string> = {};
  const take = (name: string, exportedName: string): void => {
    const component = components[exportedName];
    if (component === undefined)
      throw new Error(`The card art has no ${exportedName}, which is to become ${name}.`);
    art[name] = component({});
  };
  for (const suit of suits) {
    for (const rank of ranks) take(`${rank}${suit}`, `${suit}${rank === 'T' ? '10' : rank.toLowerCase()}`);
  }
  for (const number of [1, 2]) {
    take(`joker${number}`, `J${number}`);
    take(`back${number}`, `B${number}`);
  }
  return art;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const source = readFileSync(join(root, 'node_modules/@letele/playing-cards/dist/index.esm.js'), 'utf8');
  const folder = join(root, 'renderer', 'generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'cardArt.json'), `${JSON.stringify(extractCardArt(source), null, 1)}\n`);
  writeFileSync(join(folder, 'courtArt.json'), `${JSON.stringify(extractCourtArt(source))}\n`);
}
