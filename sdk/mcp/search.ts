import MiniSearch from 'minisearch';
import { synonyms } from './synonyms.js';
import type { Tool } from './tools.js';

/** Words of questions that say nothing about an operation. */
const ignored = new Set(
  'a an the of to for in on by my me i we our us is are was be do does did how what which who whom where when can could should would please with and or from at it its that this these those there has have had want need one some any money'.split(
    ' ',
  ),
);

/** Returns a word in the singular, so that `invoices` finds `invoice`. */
const singular = (word: string): string =>
  word.length > 3 && !/(?:ss|us|is)$/.test(word)
    ? word.replace(/ies$/, 'y').replace(/s$/, '')
    : word;

const processed = (term: string): string | null => {
  const word = term.toLowerCase();
  return ignored.has(word) ? null : singular(word);
};

/** The words of each group, by each of its words. */
const related = new Map<string, Set<string>>();
for (const group of synonyms) {
  const words = group.map(singular);
  for (const word of words) {
    related.set(word, new Set([...(related.get(word) ?? []), ...words]));
  }
}

/** Splits `createApiKey` and `purchase-orders:read` into words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns other words for those in the title of an operation. */
const relatedWords = ({ title, name }: Tool): string =>
  wordsOf(`${title} ${name}`)
    .flatMap((word) => [...(related.get(singular(word.toLowerCase())) ?? [])])
    .join(' ');

/** Returns true for an operation with which work on its records begins. */
const isMain = (name: string): boolean => /^(?:create|list)/.test(name);

/** Returns the operations that words ask for, the best first. */
export type Search = (words: string) => readonly Tool[];

/** Creates a search that forgives typos, and that knows other words for the words of the API. */
export function createSearch(tools: readonly Tool[]): Search {
  const index = new MiniSearch<Tool>({
    idField: 'name',
    fields: ['title', 'name', 'http', 'description', 'related'],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: processed,
    extractField: (tool, field) =>
      field === 'related' ? relatedWords(tool) : String(tool[field as keyof Tool]),
    searchOptions: {
      boostDocument: (name) => (isMain(String(name)) ? 1.2 : 1),
      boost: { title: 4, name: 3, related: 2, http: 1, description: 0.5 },
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      prefix: (term) => term.length > 3,
      weights: { fuzzy: 0.3, prefix: 0.5 },
    },
  });
  index.addAll(tools);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return (words) => index.search(words).flatMap(({ id }) => byName.get(String(id)) ?? []);
}
