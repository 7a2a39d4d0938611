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

/** The least score of two spellings of a name. */
export const sameName = 85;

const wordsOf = (text: string): string[] => normaliseName(text).split(' ').filter(Boolean);

/**
 * Returns the share of the expected words that are found, 0 to 100; null without expected words. Further words do not
 * matter.
 */
export function wordShare(wanted: string, found: string): number | null {
  const [words, known] = [wordsOf(wanted), new Set(wordsOf(found))];
  if (words.length === 0) return null;
  return Math.round((100 * words.filter((word) => known.has(word)).length) / words.length);
}

/** The least share for two spellings of an address. */
export const sameAddress = 70;
