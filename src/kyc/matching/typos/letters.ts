/** The most typos between two spellings of a name. */
export const mostTypos = 2;

/** A wrong letter counts as one missing and one additional letter. */
export const mostLettersApart = 2 * mostTypos;

/** Bit sets of the letters of a text, and of the letters that occur more than once. */
export interface Letters {
  readonly once: number;
  readonly twice: number;
}

const codeOfA = 97;

export function lettersIn(text: string): Letters {
  let [once, twice] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const bit = 1 << ((text.charCodeAt(at) - codeOfA) & 31);
    twice |= once & bit;
    once |= bit;
  }
  return { once, twice };
}

/** Counts the set bits in parallel (pairs, fours, bytes), because it runs for every listed name. */
export function bitsIn(letters: number): number {
  const pairs = letters - ((letters >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// The function is synchronous, so one table serves every pair of names.
const counts = new Int16Array(128);

function count(text: string, by: number): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    counts[code] = (counts[code] ?? 0) + by;
  }
}

/**
 * Returns true if two typos may lead from one text of `a-z` and `0-9` to the other, with the letters in any order.
 */
export function areFewLettersApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > mostTypos) return false;
  counts.fill(0);
  count(a, 1);
  count(b, -1);
  let apart = 0;
  for (const more of counts) apart += Math.abs(more);
  return apart <= mostLettersApart;
}
