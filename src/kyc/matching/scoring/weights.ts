import { commonNames, genericWords } from '../tokens/lexicon.js';
import type { NameKind, Token } from '../tokens/tokens.js';

/** Returns the weight of a word: .55 if every fiftieth name contains it, 1.1 if only one does. */
export type Weights = (word: string, kind: NameKind) => number;

const [least, most] = [0.55, 1.1];
const commonShare = 0.02;
const commonNameWeight = 0.75;

/** Infinity for an unknown word. */
function knownWeight(word: string, kind: NameKind): number {
  if (kind !== 'person' && genericWords.has(word)) return least;
  const isCommon = kind !== 'company' && kind !== 'vessel' && commonNames.has(word);
  return isCommon ? commonNameWeight : Number.POSITIVE_INFINITY;
}

/** The weights without a list. */
export const plainWeights: Weights = (word, kind) => Math.min(1, knownWeight(word, kind));

/** The least number of names to assume, because every word is rare on a short list. */
const shortestList = 2_000;

/**
 * Inverse document frequency over the names of the lists.
 *
 * @param frequencies  the number of names of a kind with the word
 * @param names        the number of names of a kind
 */
export function weightsOf(frequencies: ReadonlyMap<string, number>, names: number): Weights {
  const total = Math.max(names, shortestList);
  const [rare, common] = [Math.log(total), Math.log(1 / commonShare)];
  return (word, kind) => {
    const idf = Math.log(total / Math.max(1, frequencies.get(word) ?? 0));
    const share = Math.min(1, Math.max(0, (idf - common) / (rare - common)));
    const seen = least + (most - least) * Math.sqrt(share);
    return Math.min(seen, knownWeight(word, kind));
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
