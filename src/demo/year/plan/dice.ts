/** Random numbers that are the same in every run. */
export interface Dice {
  /** In [0, 1). */
  unit(): number;
  /** A whole number in [from, to]. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  /** @param list  not empty */
  pick<T>(list: readonly T[]): T;
}

/** Xorshift with 32 bits, which is the same on every machine. */
export function createDice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e37_79b1) | 1;
  const unit = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(unit() * (to - from + 1));
  return {
    unit,
    between,
    chance: (probability) => unit() < probability,
    pick<T>(list: readonly T[]): T {
      const picked = list[between(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('Nothing can be picked of an empty list');
      return picked;
    },
  };
}

/** Returns a function that draws positions of a list by their weights. */
export function createRaffle(weights: readonly number[]): (dice: Dice) => number {
  const upTo = new Float64Array(weights.length);
  let total = 0;
  for (const [place, weight] of weights.entries()) {
    total += weight;
    upTo[place] = total;
  }
  return (dice) => {
    const drawn = dice.unit() * total;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? total) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
