import MiniSearch, { type Options, type Query } from 'minisearch';
import { synonyms } from './synonyms.js';
import { indexedWords, queryWords, stemOf } from './words.js';

/** An entry that a search finds, with its texts by field. */
export interface Entry {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** The fields of entries, each with the weight of a word in it. */
export type Weights = Readonly<Record<string, number>>;

export type TextIndex<T extends Entry> = MiniSearch<T>;

/** Words are cut here, so that the library takes them as they are. */
const options = <T extends Entry>(weights: Weights, stored: readonly string[]): Options<T> => ({
  fields: Object.keys(weights),
  storeFields: [...stored],
  tokenize: indexedWords,
  processTerm: (term) => term,
  searchOptions: { boost: { ...weights }, tokenize: (text) => [text] },
});

/** Makes an index of entries. `stored` names the fields that a hit has. */
export function makeIndex<T extends Entry>(
  entries: readonly T[],
  weights: Weights,
  stored: readonly string[] = [],
): TextIndex<T> {
  const index = new MiniSearch<T>(options(weights, stored));
  index.addAll(entries);
  return index;
}

/** Reads an index from the JSON that `JSON.stringify` made of it. */
export const readIndex = <T extends Entry>(
  json: string,
  weights: Weights,
  stored: readonly string[],
): TextIndex<T> => MiniSearch.loadJSON<T>(json, options(weights, stored));

interface Row extends Entry {
  readonly words: readonly string[];
}

const isWord = (text: string): boolean => !text.includes(' ');

/** The rows of the table by their single words. */
const rows = makeIndex<Row>(
  synonyms.map((row, id) => ({ id, words: row.filter(isWord) })),
  { words: 1 },
);

/** Unknown words of fewer letters are taken as they are. */
const shortestTypo = 4;

/** Returns the number of wrong letters that a word may have: one in about four, at most two. */
const typosOf = (word: string): number | false =>
  word.length < shortestTypo || /\d/.test(word) ? false : Math.min(2, Math.round(word.length / 4));

const begins = (word: string): Query => ({
  combineWith: 'OR',
  prefix: true,
  queries: [...new Set([word, stemOf(word)])],
});

/** Returns what a reader of the table means by a word: the other entries of its rows. */
function meaningsOf(word: string, fuzzy: number | false): readonly string[] {
  const found = [word, stemOf(word)].flatMap((text) =>
    rows.search(text, { prefix: word.length >= shortestTypo, fuzzy }),
  );
  const entries = found.flatMap(({ id }) => synonyms[id as number] ?? []);
  return [...new Set(entries)].filter((entry) => entry !== word);
}

/** The weight of a synonym beside the word that the reader wrote. */
const weightOfSynonym = 0.4;

function alike(entry: string): Query {
  const words = queryWords(entry);
  return {
    combineWith: 'AND',
    boostTerm: () => weightOfSynonym / words.length,
    queries: words.map((word) => (word.length < shortestTypo ? word : begins(word))),
  };
}

/** Returns the query of one word: its forms and synonyms; words nearly like it if nothing has those. */
function queryOf<T extends Entry>(index: TextIndex<T>, word: string): Query {
  const known: Query = {
    combineWith: 'OR',
    queries: [begins(word), ...meaningsOf(word, false).map(alike)],
  };
  if (index.search(known).length > 0) return known;
  const fuzzy = typosOf(word);
  if (fuzzy === false) return known;
  const near: Query = { combineWith: 'OR', fuzzy, queries: [word] };
  return { combineWith: 'OR', queries: [near, ...meaningsOf(word, fuzzy).map(alike)] };
}

/** The result of a search, each list with the best first. */
interface Found<T> {
  /** Entries with every word of the query, or with its beginning. */
  readonly exact: readonly T[];
  /** The same, and entries with synonyms and with words nearly like those of the query. */
  readonly all: readonly T[];
  /** Other entries, with some words of the query. */
  readonly some: readonly T[];
}

/**
 * Finds entries by words in any order, forgiving typos, with synonyms in English and Spanish.
 *
 * @param bonus  the factor of an entry, from its stored fields and the words of the query
 */
export function findText<T extends Entry>(
  index: TextIndex<T>,
  query: string,
  bonus: (entry: T, words: readonly string[]) => number = () => 1,
): Found<T> {
  const words = queryWords(query);
  if (words.length === 0) return { exact: [], all: [], some: [] };
  // The library asks once for each word of the query in an entry.
  const factors = new Map<unknown, number>();
  const boostDocument = (id: unknown, _term: string, stored?: Record<string, unknown>): number => {
    const factor = factors.get(id) ?? bonus({ ...stored, id } as unknown as T, words);
    factors.set(id, factor);
    return factor;
  };
  const search = (combineWith: 'AND' | 'OR', queries: Query[]): readonly T[] =>
    index.search({ combineWith, queries }, { boostDocument }) as unknown as T[];
  const queries = words.map((word) => queryOf(index, word));
  const all = search('AND', queries);
  const ids = new Set(all.map(({ id }) => id));
  const others = words.length === 1 ? [] : search('OR', queries);
  return {
    exact: search('AND', words.map(begins)),
    all,
    some: others.filter(({ id }) => !ids.has(id)),
  };
}
