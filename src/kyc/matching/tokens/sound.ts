/** Spellings of one sound in different romanisations. The first that matches at a position is used. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|cz/g, 'ch'],
  [/sch/g, 'sh'],
  [/dzh|dj|zh/g, 'j'],
  [/ph/g, 'f'],
  [/ck|cq|q(?=u)/g, 'k'],
  [/x/g, 'ks'],
  [/tz/g, 'ts'],
  [/ou|oo/g, 'u'],
  [/ee/g, 'i'],
  [/(?<=[aeo])[ij](?![aeou])/g, 'y'],
  [/iy$|ij$|yy$|ii$|iyi$/g, 'y'],
  [/w/g, 'v'],
  [/ff$/g, 'v'],
];

/** Returns a word by its sound, in letters. */
export function fold(word: string): string {
  return spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

const letters: Readonly<Record<string, string>> = { q: 'k', c: 'k', z: 's' };

/**
 * Returns the consonants of a folded word. Removes what romanisations write differently: vowels, doubled letters, and
 * an h that only modifies the letter before it.
 */
export function skeletonOf(folded: string): string {
  const plain = folded
    .replace(/c(?=[eiy])/g, 's')
    .replace(/(?<=[bcdgkprstz])h/g, '')
    .replace(/[aeiouy]/g, '')
    .replace(/[qcz]/g, (letter) => letters[letter] ?? letter);
  return plain.replace(/(.)\1+/g, '$1');
}

const classes: Readonly<Record<string, string>> = {
  q: 'k',
  c: 'k',
  g: 'k',
  x: 'k',
  z: 's',
  p: 'b',
  v: 'b',
  f: 'b',
  j: 'k',
};

/** Returns the consonants of a word, which are the same in a script without vowels and in Latin letters. */
export function consonantsOf(word: string): string {
  const plain = word
    .replace(/sh|ch|th|dh|kh|gh|zh|ts/g, (pair) => pair.slice(0, 1))
    .replace(/h$/, '')
    .replace(/(?<!^)[aeiouyw]/g, '')
    .replace(/^[eiou]/, 'a')
    .replace(/[qcgxzpvfj]/g, (letter) => classes[letter] ?? letter);
  return plain.replace(/(.)\1+/g, '$1');
}
