/** Returns numbers in [0, 1), which are the same in every run. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const below = (random: Random, count: number): number => Math.floor(random() * count);

export function pick<T>(random: Random, values: readonly T[]): T | undefined {
  return values[below(random, values.length)];
}
