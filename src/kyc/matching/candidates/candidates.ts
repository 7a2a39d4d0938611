import { editCost } from '../scoring/edit.js';
import { type Steps, visitInSteps } from '../steps.js';
import { joinedWords, keyedTokens, tokenKeys } from '../tokens/keys.js';
import type { PreparedName, Token } from '../tokens/tokens.js';
import { bitsIn, lettersIn, mostTypos } from '../typos/letters.js';
import { createNearTexts, type NearTexts } from './near.js';

/** Keys with more names than this are ignored: they do not narrow a search. */
const largestPosting = 6_000;

interface Term {
  readonly word: string;
  readonly names: number[];
}

/** Finds the names to compare. It takes about 2 KB of memory per name. */
export interface CandidateIndex {
  /** @returns positions of names, the most likely first */
  find(query: PreparedName, most: number): number[];
  /** @returns positions of names within two typos of the whole query, with its words in any order */
  near(query: PreparedName): number[];
}

/** Weight of a word found by its sound or with one typo, relative to the word itself. */
const typoShare = 0.75;
/** Weight of a word found with two typos, which share no key. */
const twoTyposShare = 0.5;
const joinShare = 1.6;
/** Penalty for each further token of the listed name. */
const perExtraToken = 0.15;
/** Penalty for a word that matches an initial: an initial alone finds no name. */
const perInitial = 0.6;

interface Terms {
  add(word: string, name: number, keys: () => readonly string[]): void;
  exact(word: string): Term | undefined;
  /** Returns the terms with any of the keys, each once. */
  alike(keys: readonly string[]): readonly Term[];
  /** Returns the terms within two typos. */
  near(word: string): readonly Term[];
}

const shortestNear = 4;

function createTerms(): Terms {
  const byWord = new Map<string, Term>();
  const byKey = new Map<string, Term[]>();
  const byLetters = createNearTexts<Term>();

  function create(word: string, keys: readonly string[]): Term {
    const term: Term = { word, names: [] };
    byLetters.add(word, term);
    byWord.set(word, term);
    for (const key of keys) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [term]);
      else known.push(term);
    }
    return term;
  }

  return {
    add(word, name, keys) {
      const { names } = byWord.get(word) ?? create(word, keys());
      if (names.at(-1) !== name) names.push(name);
    },
    exact: (word) => byWord.get(word),
    alike: (keys) => [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))],
    near(word) {
      if (word.length < shortestNear || byWord.has(word)) return [];
      return byLetters
        .find(word)
        .filter((term) => editCost(word, term.word, mostTypos) <= mostTypos);
    },
  };
}

/** The weights of found names. */
type Find = readonly [names: readonly number[], worth: number];

interface Tally {
  /** Adds the weight of a part of the query to each name: that of the best word that found it. */
  add(finds: Iterable<Find>): void;
  /** @returns the names with the largest sums, in descending order; resets all sums */
  take(most: number, initials: number): number[];
}

/** Compact facts of each name, for a fast first comparison. */
interface Sketches {
  readonly sizes: Uint8Array;
  /** The first letters of its words, one bit per letter. */
  readonly initials: Int32Array;
}

function createTally({ sizes, initials }: Sketches): Tally {
  const sums = new Float32Array(sizes.length);
  const best = new Float32Array(sizes.length);
  let touched: number[] = [];

  function addBest(names: readonly number[]): void {
    for (const name of names) {
      if (sums[name] === 0) touched.push(name);
      sums[name] = (sums[name] ?? 0) + (best[name] ?? 0);
      best[name] = 0;
    }
  }

  function keep([names, worth]: Find, found: number[]): void {
    for (const name of names) {
      const known = best[name] ?? 0;
      if (known === 0) found.push(name);
      if (worth > known) best[name] = worth;
    }
  }

  return {
    add(finds) {
      const found: number[] = [];
      for (const find of finds) keep(find, found);
      addBest(found);
    },
    take(most, sought) {
      const valued = touched.map((name) => {
        const shared = sought === 0 ? 0 : bitsIn((initials[name] ?? 0) & sought);
        const value = (sums[name] ?? 0) - perExtraToken * (sizes[name] ?? 0) + perInitial * shared;
        return { name, value };
      });
      for (const name of touched) sums[name] = 0;
      touched = [];
      valued.sort((a, b) => b.value - a.value || a.name - b.name);
      return valued.slice(0, most).map(({ name }) => name);
    },
  };
}

const initialsOf = (tokens: readonly Token[]): number =>
  lettersIn(tokens.map(({ text }) => text.charAt(0)).join('')).once;

/** The number of names that one step adds to an index. */
const stepNames = 200;

interface IndexedWords {
  /** The number of indexed names. */
  readonly size: number;
  readonly terms: Terms;
  /** Adjacent words written as one. */
  readonly joins: Terms;
  readonly byLetters: NearTexts<number>;
  readonly sketches: Sketches;
}

function* indexWords(names: readonly PreparedName[]): Steps<IndexedWords> {
  const [terms, joins] = [createTerms(), createTerms()];
  const byLetters = createNearTexts<number>();
  const sizes = new Uint8Array(names.length);
  const initials = new Int32Array(names.length);
  yield* visitInSteps(names, stepNames, (name, at) => {
    const tokens = keyedTokens(name);
    sizes[at] = Math.min(255, tokens.length);
    initials[at] = initialsOf(tokens);
    if (!name.isAbjad) byLetters.add(name.glued, at);
    for (const token of tokens) terms.add(token.folded, at, () => tokenKeys(token));
    for (const word of joinedWords(name)) joins.add(word, at, () => []);
  });
  return { size: names.length, terms, joins, byLetters, sketches: { sizes, initials } };
}

const rarity = ({ size }: IndexedWords, term: Term): number =>
  Math.log((1 + size) / term.names.length);

function* termFinds(
  words: IndexedWords,
  found: readonly Term[],
  shareOf: (term: Term) => number,
): Generator<Find> {
  for (const term of found) {
    if (term.names.length <= largestPosting) {
      yield [term.names, rarity(words, term) * shareOf(term)];
    }
  }
}

/** Finds names with a word, with words that sound like it, or else with words of similar spelling. */
function* wordFinds(words: IndexedWords, token: Token): Generator<Find> {
  const { terms, joins } = words;
  const { folded, isAbjad, isSyllable } = token;
  const alike = terms.alike(tokenKeys(token));
  const own = terms.exact(folded);
  // Otherwise a rare word that sounds like a common one would weigh more than the common word itself.
  const most = own ? rarity(words, own) : Number.POSITIVE_INFINITY;
  const shareOf = (term: Term): number => typoShare * Math.min(1, most / rarity(words, term));
  yield* termFinds(words, alike, (term) => (term === own ? 1 : shareOf(term)));
  if (alike.length === 0 && !isAbjad && !isSyllable) {
    yield* termFinds(words, terms.near(folded), () => twoTyposShare);
  }
  const join = joins.exact(folded);
  if (join) yield [join.names, rarity(words, join) * joinShare];
}

function* joinFinds(words: IndexedWords, word: string): Generator<Find> {
  for (const term of [words.terms.exact(word), words.joins.exact(word)]) {
    if (term && term.names.length <= largestPosting) yield [term.names, rarity(words, term)];
  }
}

export function* assembleIndex(names: readonly PreparedName[]): Steps<CandidateIndex> {
  const words = yield* indexWords(names);
  const tally = createTally(words.sketches);
  return {
    find(query, most) {
      for (const token of keyedTokens(query)) tally.add(wordFinds(words, token));
      for (const word of joinedWords(query)) tally.add(joinFinds(words, word));
      return tally.take(most, initialsOf(query.tokens.filter(({ kind }) => kind === 'initial')));
    },
    near: ({ glued }) => words.byLetters.find(glued),
  };
}
