import { describe, expect, it } from 'vitest';
import { catalogue } from '../../shared/games/catalogue.ts';
import { fortyBandits } from '../../shared/games/fortyThieves.ts';
import { compile } from '../../shared/rules/compile.ts';
import { provenEqual } from './equivalence.ts';
import { mutantsOf } from './mutants.ts';
import { survivorsOf } from './survivors.ts';

describe('a changed rule is noticed', () => {
  it.each(catalogue.map((definition) => [definition.name, definition] as const))('in %s', (_, definition) => {
    const game = compile(definition);
    const unnoticed = survivorsOf(definition).filter(
      (mutant) => !provenEqual(game, compile(mutant.definition)),
    );
    expect(mutantsOf(definition).length).toBeGreaterThan(10);
    expect(unnoticed.map(({ change }) => change)).toEqual([]);
  });
});

describe('the proof that a change changes nothing', () => {
  it('is not given for changes that the recordings refute', () => {
    const definition = fortyBandits;
    const survivors = new Set(survivorsOf(definition).map(({ change }) => change));
    const refuted = mutantsOf(definition).filter(({ change }) => !survivors.has(change));
    const proven = refuted.filter((mutant) => provenEqual(compile(definition), compile(mutant.definition)));
    expect(refuted.length).toBeGreaterThan(10);
    expect(proven.map(({ change }) => change)).toEqual([]);
  });
});
