/** A place that search finds; `scripts/site/listings/search.ts` writes them. */
export interface SearchHit {
  readonly k: string;
  readonly t: string;
  readonly d: string;
  readonly u: string;
  readonly w?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Operations and guides come before objects that match as well. */
const bonus: Readonly<Record<string, number>> = { operation: 3, guide: 3, error: 1 };

/** Returns true if a word of the text begins with the term. */
function hasWord(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function scoreOf(term: string, title: string, detail: string, words: string): number {
  if (title === term) return 30;
  if (hasWord(title, term)) return 12;
  if (title.includes(term)) return 8;
  if (detail.includes(term)) return 4;
  return words.includes(term) ? 2 : 0;
}

/** Returns the places that have every word of the query, the best first. */
export function rank(all: readonly SearchHit[], query: string, most = 20): readonly SearchHit[] {
  const terms = plain(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const scored = all.flatMap((one) => {
    const [title, detail, words] = [one.t, one.d, one.w ?? ''].map(plain);
    const scores = terms.map((term) => scoreOf(term, title ?? '', detail ?? '', words ?? ''));
    if (scores.includes(0)) return [];
    const total = scores.reduce((sum, score) => sum + score, bonus[one.k] ?? 0);
    return [{ one, score: total - one.t.length / 100 }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}
