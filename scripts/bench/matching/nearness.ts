import { normaliseName } from '../../../src/kyc/matching/index.js';
import type { ScreenedEntry } from '../../../src/kyc/watchlists/queries.js';

/**
 * Counting stops beyond this distance. It is twice the number of typos made, because a typo at a
 * dot or a hyphen can move a space.
 */
const farthest = 4;
const tooFar = farthest + 1;

type Rows = readonly [before: readonly number[], above: readonly number[]];

const wasSwapped = (a: string, b: string, i: number, j: number): boolean =>
  i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];

function nextRow(a: string, b: string, i: number, [before, above]: Rows): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    row[j] = Math.min(
      (above[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
      (above[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      wasSwapped(a, b, i, j) ? (before[j - 2] ?? 0) + 1 : tooFar,
    );
  }
  return row;
}

/** Returns the number of letters that are added, missing, replaced or swapped; `tooFar` for more than `most`. */
function lettersApart(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  let rows: Rows = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) rows = [rows[1], nextRow(a, b, i, rows)];
  return Math.min(tooFar, rows[1][b.length] ?? tooFar);
}

type Words = readonly string[];

function withoutShared(ours: Words, theirs: Words): [string[], string[]] {
  const [left, right]: [string[], string[]] = [[], [...theirs]];
  for (const word of ours) {
    const at = right.indexOf(word);
    if (at < 0) left.push(word);
    else right.splice(at, 1);
  }
  return [left, right];
}

/** Returns the smallest distance of two names over all pairings of their words. */
function wordsApart([first, ...rest]: Words, theirs: Words, most: number): number {
  if (first === undefined) return theirs.join('').length;
  let least = first.length > most ? tooFar : first.length + wordsApart(rest, theirs, most);
  for (const [at, word] of theirs.entries()) {
    const apart = lettersApart(first, word, most);
    if (apart > most) continue;
    const others = theirs.filter((_, other) => other !== at);
    least = Math.min(least, apart + wordsApart(rest, others, most - apart));
  }
  return least;
}

interface Name {
  readonly entry: ScreenedEntry;
  readonly words: Words;
  readonly letters: readonly number[];
}

const wordsOf = (text: string): Words => normaliseName(text).split(' ').filter(Boolean);

function countLetters(words: Words): number[] {
  const counts: number[] = Array.from({ length: 36 }, () => 0);
  for (const letter of words.join('')) {
    const at = Number.parseInt(letter, 36);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** A wrong letter counts as one missing and one additional letter. */
function mayBeNear(a: readonly number[], b: readonly number[], most: number): boolean {
  let apart = 0;
  for (const [at, count] of a.entries()) apart += Math.abs(count - (b[at] ?? 0));
  return apart <= 2 * most;
}

function namesByLength(entries: readonly ScreenedEntry[]): Map<number, Name[]> {
  const names = new Map<number, Name[]>();
  for (const entry of entries) {
    for (const { text, kind } of entry.names) {
      if (kind === 'weak') continue;
      const words = wordsOf(text);
      const { length } = words.join('');
      names.set(length, [
        ...(names.get(length) ?? []),
        { entry, words, letters: countLetters(words) },
      ]);
    }
  }
  return names;
}

function leastApart(names: readonly Name[], words: Words, most: number): number {
  const letters = countLetters(words);
  let least = tooFar;
  for (const name of names) {
    if (!mayBeNear(letters, name.letters, most)) continue;
    least = Math.min(least, wordsApart(...withoutShared(words, name.words), most));
  }
  return least;
}

/** Returns whether a spoiled name can only belong to its own entry. */
export type IsAlone = (query: string, entry: ScreenedEntry) => boolean;

/**
 * A spoiled name is alone when every name of every other entry is further from it than the nearest
 * name of its own entry. Distance counts letters added, left out, replaced or swapped, with the
 * words in any order. When another entry is as near, it describes the same person or company, or
 * the typos have made one name of another, and no matcher can tell them apart. Weak aliases and
 * entries of another kind are left out: the matcher does not search them.
 */
export function createNearness(entries: readonly ScreenedEntry[]): IsAlone {
  const names = namesByLength(entries);
  return (query, entry) => {
    const words = wordsOf(query);
    const { length } = words.join('');
    const isSought = ({ entry: { schema } }: Name): boolean =>
      entry.schema === 'other' || schema === entry.schema || schema === 'other';
    const sizes = Array.from({ length: 2 * farthest + 1 }, (_, at) => length - farthest + at);
    const sought = sizes.flatMap((size) => names.get(size) ?? []).filter(isSought);
    const ofEntry = sought.filter((name) => name.entry === entry);
    const others = sought.filter((name) => name.entry !== entry);
    const own = leastApart(ofEntry, words, farthest);
    return own <= farthest && leastApart(others, words, own) > own;
  };
}
