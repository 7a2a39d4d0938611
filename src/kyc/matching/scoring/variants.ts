import { type Steps, visitInSteps } from '../steps.js';
import { commonNames, nameGroups } from '../tokens/lexicon.js';
import { fold } from '../tokens/sound.js';
import type { PreparedName } from '../tokens/tokens.js';
import { editCost } from './edit.js';
import type { Variants } from './likeness.js';
import type { Knowledge } from './parts.js';
import { plainWeights } from './weights.js';

type Pairs = Map<string, Map<string, number>>;

function countPair(pairs: Pairs, a: string, b: string): void {
  const known = pairs.get(a) ?? new Map<string, number>();
  known.set(b, (known.get(b) ?? 0) + 1);
  pairs.set(a, known);
}

function groupPairs(): ReadonlyMap<string, ReadonlySet<string>> {
  const pairs = new Map<string, Set<string>>();
  for (const group of nameGroups) {
    for (const name of group) {
      const others = pairs.get(name) ?? new Set<string>();
      for (const other of group) if (other !== name) others.add(other);
      pairs.set(name, others);
    }
  }
  return pairs;
}

const known = groupPairs();

/** Well-known short forms and forms of other languages. */
const plainVariants: Variants = (a, b) => known.get(a)?.has(b) ?? false;

/** The variants without a list to learn from. */
export const plainKnowledge: Knowledge = {
  weights: plainWeights,
  variants: plainVariants,
  isName: (word) => commonNames.has(word) || known.has(word),
  isForename: () => true,
};

const wordsOf = ({ tokens }: PreparedName): string[] =>
  tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));

/** Returns the word in which two names of a person differ, if there is exactly one. */
function onlyDifference(ours: readonly string[], theirs: readonly string[]): string[] {
  if (ours.length !== theirs.length || ours.length < 2) return [];
  const left = ours.filter((word) => !theirs.includes(word));
  const right = theirs.filter((word) => !ours.includes(word));
  return left.length === 1 && right.length === 1 ? [...left, ...right] : [];
}

/** A different word in the same place is usually an assumed name. Spellings must sound similar. */
function areRelated(a: string, b: string): boolean {
  const [ours, theirs] = [fold(a), fold(b)];
  const limit = 0.45 * Math.min(ours.length, theirs.length);
  return Math.min(a.length, b.length) > 2 && editCost(ours, theirs, limit) <= limit;
}

function* differences(names: readonly PreparedName[]): Generator<readonly [string, string]> {
  const words = names.map(wordsOf);
  const seen = new Set<string>();
  for (const [at, ours] of words.entries()) {
    for (const theirs of words.slice(at + 1)) {
      const [a, b] = onlyDifference(ours, theirs).sort();
      if (a === undefined || b === undefined || seen.has(`${a} ${b}`)) continue;
      seen.add(`${a} ${b}`);
      if (areRelated(a, b)) yield [a, b];
    }
  }
}

/**
 * Learns from the aliases on the lists which words are forms of one name: words that replace each other in otherwise
 * equal names of at least two people.
 *
 * @param people  the names of each person
 */
export function* mineVariants(people: Iterable<readonly PreparedName[]>): Steps<Variants> {
  const pairs: Pairs = new Map();
  yield* visitInSteps(people, 20, (names) => {
    for (const [a, b] of differences(names.slice(0, 40))) {
      countPair(pairs, a, b);
      countPair(pairs, b, a);
    }
  });
  const mined = new Map<string, ReadonlySet<string>>();
  yield* visitInSteps(pairs, 1_000, ([word, others]) => {
    const often = [...others].flatMap(([other, count]) => (count > 1 ? [other] : []));
    if (often.length > 0) mined.set(word, new Set(often));
  });
  return (a, b) => plainVariants(a, b) || (mined.get(a)?.has(b) ?? false);
}
