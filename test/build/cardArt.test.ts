import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attributeName, elementText, extractCardArt } from '../../build/cardArt.ts';
import { projectRoot } from '../../build/setup/paths.mjs';

describe('the card art', () => {
  const source = readFileSync(
    join(projectRoot, 'node_modules/@letele/playing-cards/dist/index.esm.js'),
    'utf8',
  );
  const art = extractCardArt(source);

  it('has a standalone picture for every card, two jokers and two backs', () => {
    const faces = [...'A23456789TJQK'].flatMap((rank) => [...'CSHD'].map((suit) => rank + suit));
    expect(Object.keys(art).sort()).toEqual([...faces, 'joker1', 'joker2', 'back1', 'back2'].sort());
    for (const svg of Object.values(art)) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg).toMatch(/<\/svg>$/);
      expect(svg).not.toMatch(/undefined|\[object/);
    }
  });

  it('refers to nothing outside each picture', () => {
    for (const svg of Object.values(art)) {
      const targets = [...svg.matchAll(/xlink:href="#([^"]+)"/g)].map((match) => match[1]);
      for (const target of targets) expect(svg).toContain(`id="${target}"`);
      expect(svg).not.toMatch(/href="(?!#)/);
    }
  });

  it('says which card a changed package lacks', () => {
    expect(() => extractCardArt('const a = 1;')).toThrow(/exports/);
    expect(() => extractCardArt("const a = () => '';\nexport { a as Ca };")).toThrow(/2C/);
  });
});

describe('an element', () => {
  it('is written as SVG writes it', () => {
    expect(attributeName('strokeWidth')).toBe('stroke-width');
    expect(attributeName('viewBox')).toBe('viewBox');
    expect(attributeName('xlinkHref')).toBe('xlink:href');
    expect(elementText('g', { id: undefined, strokeWidth: 2 }, null, elementText('path', { d: '"<&' }))).toBe(
      '<g stroke-width="2"><path d="&quot;&lt;&amp;"/></g>',
    );
  });
});
