import { describe, expect, it } from 'vitest';
import { cardOf, rankIndex } from '../../../shared/cards/card.ts';
import { describe as describeRules, explainRefusal } from '../../../shared/description/describe.ts';
import type { Refusal } from '../../../shared/engine/refusal.ts';
import { catalogue } from '../../../shared/games/catalogue.ts';
import { language as en } from '../../../shared/languages/en.ts';
import { languages } from '../../../shared/messages/languages.ts';
import type { Build, GroupKind, PileKind } from '../../../shared/rules/definition.ts';

const kinds: readonly GroupKind[] = ['reserve', 'tableau', 'foundation'];
const anyKind: readonly PileKind[] = ['stock', 'waste', ...kinds];
const downInSuit: Build = { rank: 'down', suit: 'same' };
const tenOfHearts = cardOf(rankIndex('10'), 2);
const aceOfHearts = cardOf(rankIndex('A'), 2);

/** Every reason, for every kind of pile where the reason has one. */
const refusals: readonly Refusal[] = [
  { reason: 'samePile' },
  { reason: 'faceDown' },
  { reason: 'noStock' },
  { reason: 'stockEmpty' },
  { reason: 'stockNotEmpty' },
  { reason: 'wasteEmpty' },
  { reason: 'noPassLeft', passes: 1 },
  { reason: 'noPassLeft', passes: 3 },
  ...anyKind.flatMap((kind): Refusal[] => [
    { reason: 'nothingThere', kind },
    { reason: 'givesNothing', kind },
    { reason: 'takesNothing', kind },
  ]),
  { reason: 'topCardOnly', kind: 'waste' },
  ...kinds.flatMap((kind): Refusal[] => [
    { reason: 'topCardOnly', kind },
    { reason: 'notARun', kind, run: downInSuit },
    { reason: 'wrongSource', kind, from: 'waste', allowed: ['tableau', 'reserve'] },
    { reason: 'full', kind, max: 4 },
    { reason: 'full', kind, max: 1 },
    { reason: 'oneCardOnly', kind },
    { reason: 'oneCardOnEmpty', kind },
    { reason: 'completeRunOnly', kind, build: downInSuit },
    { reason: 'emptyRank', kind, rank: 'Q' },
    { reason: 'emptyNever', kind },
    { reason: 'emptyWhileRefill', kind, source: 'stock' },
    { reason: 'emptyWhileRefill', kind, source: 'waste' },
    { reason: 'wrongSuit', kind, suit: 'spades' },
    { reason: 'wrongColour', kind, colour: 'red' },
    { reason: 'neverBuilt', kind },
    { reason: 'build', kind, build: downInSuit, below: tenOfHearts },
    { reason: 'build', kind, build: downInSuit, below: aceOfHearts },
  ]),
];

describe.each(languages)('a refusal in $tag', ({ tag, load }) => {
  it('is a whole sentence for every reason', async () => {
    const language = await load();
    const texts = refusals.map((refusal) => explainRefusal(refusal, language));
    expect(texts.filter((text) => !/[.!?]$/.test(text) || /undefined|NaN| {2}| [,.;:]/.test(text))).toEqual(
      [],
    );
  });

  it('reads as it was reviewed', async () => {
    const language = await load();
    const lines = refusals.map((refusal) => {
      const kind = 'kind' in refusal ? ` ${refusal.kind}` : '';
      return `${refusal.reason}${kind}: ${explainRefusal(refusal, language)}\n`;
    });
    await expect(lines.join('')).toMatchFileSnapshot(`../../golden/refusals/${tag}.txt`);
  });
});

describe('the words of a refusal', () => {
  const refused = (refusal: Refusal): string => explainRefusal(refusal, en);

  it('name the rank that an empty pile wants', () => {
    expect(refused({ reason: 'emptyRank', kind: 'tableau', rank: 'K' })).toBe(
      'Only a king may fill an empty pile.',
    );
    expect(refused({ reason: 'emptyRank', kind: 'foundation', rank: 'A' })).toBe(
      'Only an ace may start an empty foundation.',
    );
  });

  it('name the card that would fit', () => {
    expect(refused({ reason: 'build', kind: 'tableau', build: downInSuit, below: tenOfHearts })).toBe(
      'Tableau piles are built down in suit: only the nine of hearts may be put on the ten of hearts.',
    );
    expect(
      refused({
        reason: 'build',
        kind: 'tableau',
        build: { rank: 'down', suit: 'any', wrap: true },
        below: aceOfHearts,
      }),
    ).toBe('Tableau piles are built down regardless of suit: only a king may be put on the ace of hearts.');
  });

  it('are those of the rules', () => {
    const rules = new Set(
      catalogue.flatMap((game) => describeRules(game, en).flatMap(({ sentences }) => sentences)),
    );
    const shared: readonly Refusal[] = [
      { reason: 'emptyRank', kind: 'tableau', rank: 'Q' },
      { reason: 'emptyRank', kind: 'tableau', rank: 'K' },
      { reason: 'emptyNever', kind: 'tableau' },
      { reason: 'givesNothing', kind: 'foundation' },
      { reason: 'takesNothing', kind: 'reserve' },
      { reason: 'topCardOnly', kind: 'reserve' },
      { reason: 'noPassLeft', passes: 3 },
      { reason: 'noPassLeft', passes: 1 },
    ];
    expect(shared.map(refused).filter((text) => !rules.has(text))).toEqual([]);
  });
});
