import {
  type Entry,
  findText,
  readIndex,
  type TextIndex,
  type Weights,
} from '../../text-search/text-search.js';
import { queryWords } from '../../text-search/words.js';

/** A place that search finds; `scripts/site/listings/search.ts` writes them. The names are short, for a small index. */
export interface SearchHit extends Entry {
  readonly k: 'operation' | 'object' | 'event' | 'error' | 'guide' | 'section';
  /** The title. */
  readonly t: string;
  /** The line below the title. */
  readonly d: string;
  /** The address, without the base of the site. */
  readonly u: string;
  /** Names in code: of the operation, and of its method of the client. */
  readonly n?: string;
  /** More words to find it by. */
  readonly w?: string;
}

export type SearchIndex = TextIndex<SearchHit>;

export const weights: Weights = { t: 6, n: 4, d: 2, w: 1 };
export const stored: readonly string[] = ['k', 't', 'd', 'u', 'n'];

/** Reads the index of the site. */
export const readHits = (json: string): SearchIndex => readIndex(json, weights, stored);

/** Guides answer questions, so that they come before operations, and these before objects. */
const bonusOfKind: Readonly<Record<SearchHit['k'], number>> = {
  guide: 3,
  section: 1.6,
  operation: 1.5,
  error: 1,
  event: 0.8,
  object: 0.6,
};

const bonusOfName = 20;

/** Returns true if the words of the query are those of the title, or of a name in code. */
const isNamed = ({ t, d, n = '' }: SearchHit, words: readonly string[]): boolean =>
  [t, d, ...n.split(' ')].some((name) => queryWords(name).join(' ') === words.join(' '));

/** Returns the places that a query finds, the best first. */
export function findHits(index: SearchIndex, query: string, most = 20): readonly SearchHit[] {
  const { all, some } = findText(
    index,
    query,
    (hit, words) => bonusOfKind[hit.k] * (isNamed(hit, words) ? bonusOfName : 1),
  );
  return [...all, ...some].slice(0, most);
}
