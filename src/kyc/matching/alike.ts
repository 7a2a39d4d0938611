import { scoreNames } from './scoring/score.js';
import { plainKnowledge } from './scoring/variants.js';
import { normaliseName } from './tokens/normalise.js';
import { type NameKind, prepareName } from './tokens/tokens.js';

type Text = string | null | undefined;

/** Returns the similarity of two names, 0 to 100; null if one of them is unknown. */
export function likeness(ours: Text, theirs: Text, kind: NameKind): number | null {
  if (!ours?.trim() || !theirs?.trim()) return null;
  const [query, list] = [prepareName(ours, kind), prepareName(theirs, kind)];
  return scoreNames(query, list, plainKnowledge).score;
}

/** Two spellings of one person's name score more. */
export const sameName = 85;

const wordsOf = (text: string): string[] => normaliseName(text).split(' ').filter(Boolean);

/** The share of the words wanted that are found, 0 to 100; what else is found does not matter. Null for none wanted. */
export function wordShare(wanted: string, found: string): number | null {
  const [words, known] = [wordsOf(wanted), new Set(wordsOf(found))];
  if (words.length === 0) return null;
  return Math.round((100 * words.filter((word) => known.has(word)).length) / words.length);
}

/** Two ways to write one address share more. */
export const sameAddress = 70;
