import { commonNames, genericWords } from './lexicon.js';
import type { NameKind, Token } from './tokens.js';

/** How much a word tells: .55 for one that stands in every fiftieth name, 1.1 for one that stands alone. */
export type Weights = (word: string, kind: NameKind) => number;

const [least, most] = [0.55, 1.1];
const commonShare = 0.02;

function wordWeight(word: string, kind: NameKind): number {
  if (kind !== 'person' && genericWords.has(word)) return least;
  if (kind !== 'company' && kind !== 'vessel' && commonNames.has(word)) return 0.75;
  return 1;
}

/** For where no list is at hand. */
export const plainWeights: Weights = wordWeight;

/**
 * Inverse document frequency over the names of the lists.
 *
 * @param frequencies  in how many names of a kind a word stands
 * @param totals       how many names of a kind there are
 */
export function weightsOf(
  frequencies: ReadonlyMap<string, number>,
  total: number,
): (word: string, kind: NameKind) => number {
  const [rare, common] = [Math.log(Math.max(2, total)), Math.log(1 / commonShare)];
  const span = Math.max(1, rare - common);
  return (word, kind) => {
    const count = frequencies.get(word) ?? 0;
    const idf = count === 0 ? rare : Math.log(total / count);
    const share = Math.min(1, Math.max(0, (idf - common) / span));
    const seen = least + (most - least) * Math.sqrt(share);
    const known = wordWeight(word, kind);
    return known < 1 ? Math.min(seen, known) : seen;
  };
}

const fixed: Readonly<Partial<Record<Token['kind'], number>>> = {
  number: 0.9,
  title: 0.2,
  particle: 0.12,
  form: 0.3,
};

export function tokenWeight(token: Token, kind: NameKind, weights: Weights): number {
  return fixed[token.kind] ?? weights(token.text, kind);
}
