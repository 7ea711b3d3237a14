/** Draws a whole number from 0 to `limit - 1`. */
export type Draw = (limit: number) => number;

/**
 * The linear congruential generator of Microsoft's C library, as card games have used it for deal numbers.
 * Seeds from 2^31 keep a bit that the library drops; seeds from 2^32 to 2^33 - 1 start over with a wider result.
 */
export function linearCongruential(seed: bigint): Draw {
  let state = Number(BigInt.asUintN(32, seed));
  const wide = seed >= 1n << 32n;
  const high = !wide && seed >= 1n << 31n;
  return (limit) => {
    state = (Math.imul(state, 214013) + 2531011) >>> 0;
    const low = (state >>> 16) & 0x7fff;
    const drawn = wide ? ((state >>> 16) & 0xffff) + 1 : high ? low | 0x8000 : low;
    return drawn % limit;
  };
}

const WORDS = 624;
const SHIFT = 397;

/**
 * Mersenne Twister 19937, seeded by the seed's 32-bit words (Matsumoto and Nishimura, "Mersenne Twister: a
 * 623-dimensionally equidistributed uniform pseudorandom number generator", 1998, with the 2002 array seeding).
 */
export function mersenneTwister(seed: bigint): Draw {
  const state = seeded(wordsOf(seed));
  let index = WORDS;
  const word = (): number => {
    if (index >= WORDS) {
      regenerate(state);
      index = 0;
    }
    let y = at(state, index++);
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  };
  return (limit) => {
    const a = word() >>> 5;
    const b = word() >>> 6;
    return Math.floor(((a * 67108864 + b) / 9007199254740992) * limit);
  };
}

/** The 32-bit words of a number, least significant first; zero has one word. */
function wordsOf(seed: bigint): number[] {
  const words: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= 32n) words.push(Number(BigInt.asUintN(32, rest)));
  return words.length > 0 ? words : [0];
}

function seeded(key: readonly number[]): Uint32Array {
  const state = new Uint32Array(WORDS);
  state[0] = 19650218;
  for (let i = 1; i < WORDS; i++) state[i] = Math.imul(1812433253, mixed(state, i - 1)) + i;
  let i = 1;
  let j = 0;
  const next = (): void => {
    i++;
    if (i < WORDS) return;
    state[0] = at(state, WORDS - 1);
    i = 1;
  };
  for (let k = Math.max(WORDS, key.length); k > 0; k--) {
    state[i] = (at(state, i) ^ Math.imul(mixed(state, i - 1), 1664525)) + (key[j] ?? 0) + j;
    next();
    j = (j + 1) % key.length;
  }
  for (let k = WORDS - 1; k > 0; k--) {
    state[i] = (at(state, i) ^ Math.imul(mixed(state, i - 1), 1566083941)) - i;
    next();
  }
  state[0] = 0x80000000;
  return state;
}

function mixed(state: Uint32Array, i: number): number {
  return at(state, i) ^ (at(state, i) >>> 30);
}

function regenerate(state: Uint32Array): void {
  for (let k = 0; k < WORDS; k++) {
    const y = (at(state, k) & 0x80000000) | (at(state, (k + 1) % WORDS) & 0x7fffffff);
    state[k] = at(state, (k + SHIFT) % WORDS) ^ (y >>> 1) ^ ((y & 1) * 0x9908b0df);
  }
}

function at(words: Uint32Array, i: number): number {
  return words[i] ?? 0;
}
