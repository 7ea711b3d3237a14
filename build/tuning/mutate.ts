import { type NumberWeights, type Weights, zeroWeights } from '../../shared/solver/weights.ts';

/** From 0 up to 1, the same for the same seed. */
export type Random = () => number;

/** A small linear congruential generator (Numerical Recipes' constants): enough to vary weights, and repeatable. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The weights with one to three of the single numbers changed by chance: stretched, moved or set to nothing. */
export function mutated(weights: Weights, random: Random): Weights {
  const changed: { -readonly [Name in keyof Weights]: Weights[Name] } = { ...weights };
  const names = Object.keys(zeroWeights) as (keyof NumberWeights)[];
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    const name = names[Math.floor(random() * names.length)] ?? 'up';
    changed[name] = changedValue(changed[name], random);
  }
  return changed;
}

function changedValue(value: number, random: Random): number {
  const choice = random();
  if (choice < 0.05) return 0;
  const next =
    Math.abs(value) < 0.5 || choice < 0.3 ? value + gauss(random) * 3 : value * Math.exp(gauss(random) * 0.5);
  return Math.round(next * 100) / 100;
}

/** Normally distributed, mean 0 and deviation 1 (Box and Muller, 1958). */
function gauss(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
