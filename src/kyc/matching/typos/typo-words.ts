import { editCost } from '../scoring/edit.js';
import type { PreparedName } from '../tokens/tokens.js';
import { areFewLettersApart, mostTypos } from './letters.js';

/** A pair of words; empty for a word that the other side lacks. */
export interface TypoPair {
  readonly ours: string;
  readonly theirs: string;
  /** Lower than the number of typos for letters that sound or look alike. */
  readonly cost: number;
}

/** The differing words of two names that are within two typos. */
export interface NameTypos {
  readonly pairs: readonly TypoPair[];
  readonly count: number;
  /** The words of either side that the other lacks. */
  readonly ours: Words;
  readonly theirs: Words;
}

export type Words = readonly string[];

/** Returns the words of each side that the other lacks, as often as it lacks them. */
function differing(ours: Words, theirs: Words): [string[], string[]] {
  const left: string[] = [];
  const right = [...theirs];
  for (const word of ours) {
    const at = right.indexOf(word);
    if (at < 0) left.push(word);
    else right.splice(at, 1);
  }
  return [left, right];
}

const tooMany = Number.POSITIVE_INFINITY;

/**
 * Returns the number of insertions, deletions, substitutions and transpositions; a number above `most` if there are
 * more.
 */
function countTypos(a: string, b: string, most: number): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [ours, theirs] = [a.slice(at), b.slice(at)];
  if (ours === '' || theirs === '') return ours.length + theirs.length;
  if (most === 0) return tooMany;
  const after = (left: number, right: number): number =>
    countTypos(ours.slice(left), theirs.slice(right), most - 1);
  const swapped = ours[0] === theirs[1] && ours[1] === theirs[0] ? after(2, 2) : tooMany;
  const least = Math.min(after(1, 1), after(1, 0), after(0, 1), swapped);
  return 1 + (most > 1 ? Math.min(least, 1 + countApart(ours, theirs, most)) : least);
}

/** Two adjacent letters swapped, with one more letter between them on one side, as in agency and agenyrc. */
function countApart(ours: string, theirs: string, most: number): number {
  const after = (left: number, right: number): number =>
    countTypos(ours.slice(left), theirs.slice(right), most - 2);
  const more = ours[0] === theirs[1] && ours[2] === theirs[0] ? after(3, 2) : tooMany;
  const less = ours[0] === theirs[2] && ours[1] === theirs[0] ? after(2, 3) : tooMany;
  return Math.min(more, less);
}

function pairOf(ours: string, theirs: string): TypoPair {
  const isOneMissing = ours === '' || theirs === '';
  if (isOneMissing) return { ours, theirs, cost: ours.length + theirs.length };
  const cost = editCost(ours, theirs, mostTypos);
  return { ours, theirs, cost: cost > mostTypos ? countTypos(ours, theirs, mostTypos) : cost };
}

interface Pairing {
  readonly pairs: readonly TypoPair[];
  readonly cost: number;
}

function wayOf(first: TypoPair, second: TypoPair): Pairing {
  const pairs = [first, second].filter(({ ours, theirs }) => ours !== theirs);
  return { pairs, cost: first.cost + second.cost };
}

function cheaperOrder([a = '', b = '']: Words, [c = '', d = '']: Words): Pairing {
  const straight = wayOf(pairOf(a, c), pairOf(b, d));
  const crossed = wayOf(pairOf(a, d), pairOf(b, c));
  return crossed.cost < straight.cost ? crossed : straight;
}

/** A typo at a dot or hyphen splits a word or joins two. Returns every reading as two words, and as one. */
const groupings = (words: Words): readonly Words[] => [
  ...words.slice(1).map((_, at) => [words.slice(0, at + 1).join(''), words.slice(at + 1).join('')]),
  [words.join('')],
];

/** Pairs the words at the lowest cost; words as written come before joined words. */
function pairWords(ours: Words, theirs: Words): Pairing {
  const isPlain = Math.max(ours.length, theirs.length) < 3;
  let best = isPlain ? cheaperOrder(ours, theirs) : undefined;
  if (best && best.cost <= mostTypos) return best;
  for (const our of groupings(ours)) {
    for (const their of groupings(theirs)) {
      const way = cheaperOrder(our, their);
      if (best === undefined || way.cost < best.cost) best = way;
    }
  }
  return best ?? { pairs: [], cost: Number.POSITIVE_INFINITY };
}

const isLatin = ({ isAbjad, tokens }: PreparedName): boolean =>
  !isAbjad && !tokens.some(({ isSyllable }) => isSyllable);

const mayHaveTypos = (query: PreparedName, list: PreparedName): boolean =>
  areFewLettersApart(query.glued, list.glued) && isLatin(query) && isLatin(list);

/** Two typos change at most this many words. */
const mostDiffering = 5;

/** @returns undefined if more than two typos separate the names, with their words in any order */
export function findTypos(query: PreparedName, list: PreparedName): NameTypos | undefined {
  if (!mayHaveTypos(query, list)) return undefined;
  const [ours, theirs] = differing(query.normal.split(' '), list.normal.split(' '));
  if (Math.max(ours.length, theirs.length) > mostDiffering) return undefined;
  const { pairs, cost } = pairWords(ours, theirs);
  if (cost > mostTypos) return undefined;
  let count = 0;
  for (const pair of pairs) count += countTypos(pair.ours, pair.theirs, mostTypos);
  return count > mostTypos ? undefined : { pairs, count, ours, theirs };
}
