import { type PreparedName, sortedWords } from '../tokens/tokens.js';
import { typoScore } from '../typos/typo-score.js';
import { alignNames } from './align.js';
import { editCost } from './edit.js';
import type { PartKind } from './likeness.js';
import { bears, type Knowledge, type Names, type Part, partOf, restParts } from './parts.js';

export interface NameScore {
  /** 0 to 100, whole. */
  readonly score: number;
  readonly breakdown: readonly Part[];
}

const numbersOf = ({ tokens }: PreparedName): string =>
  tokens
    .flatMap(({ kind, text }) => (kind === 'number' ? [text] : []))
    .sort()
    .join(' ');

/**
 * Compares a script without vowels with one that has them, by the consonants of the whole name in the written order.
 */
function consonantScore(query: PreparedName, list: PreparedName): number {
  const [ours, theirs] = [query.consonants, list.consonants];
  const length = Math.max(ours.length, theirs.length);
  if (length < 6) return 0;
  const cost = editCost(ours, theirs, 0.15 * length);
  return cost > 0.15 * length ? 0 : 0.9 - cost / length;
}

/** Returns true for two names in Chinese characters of which some differ. */
const areOtherSyllables = (query: PreparedName, list: PreparedName): boolean =>
  query.characters !== list.characters &&
  [query, list].every(({ tokens }) => tokens.some(({ isSyllable }) => isSyllable));

/** The lengths are compared first, because they nearly always differ. */
const areSameWords = (query: PreparedName, list: PreparedName): boolean =>
  query.normal.length === list.normal.length && sortedWords(query) === sortedWords(list);

/** Compares names whose words are divided at other places, or in another order. */
function wholeScore(query: PreparedName, list: PreparedName): number {
  const length = Math.max(query.joined.length, list.joined.length);
  if (query.isAbjad !== list.isAbjad) return consonantScore(query, list);
  if (areOtherSyllables(query, list)) return 0;
  if (query.glued === list.glued || areSameWords(query, list)) return 0.98;
  if (length < 6 || numbersOf(query) !== numbersOf(list)) return 0;
  if (query.tokens.filter(bears).length === list.tokens.filter(bears).length) return 0;
  if (query.tokens.some(({ isSyllable }) => isSyllable))
    return query.joined === list.joined ? 0.97 : 0;
  const limit = Math.min(2.4, 0.08 * length);
  const cost = editCost(query.joined, list.joined, limit);
  return cost > limit ? 0 : 0.97 - cost / length;
}

/** From this score on, typos are not examined. */
const sure = 0.85;

const isOrder = ({ kind }: Part): boolean => kind === 'order';

const pairKinds: ReadonlySet<PartKind> = new Set(['edit', 'initial', 'skeleton', 'variant']);

/** Names with a differently spelled word are never an exact match. */
function roundedScore(aligned: number, parts: readonly Part[]): number {
  const score = Math.round(aligned * 100);
  const isOtherwise = parts.some(({ kind, weight }) => pairKinds.has(kind) && weight > 0);
  return isOtherwise ? Math.min(99, score) : score;
}

function scoreInOrder({ query, list, knowledge }: Names): NameScore {
  const names = { query, list, knowledge };
  const pairs = alignNames(query, list, knowledge);
  const matched = pairs.map((pair) => partOf(names, pair));
  const parts = [...matched, ...restParts(names, pairs, matched)];
  let [sum, total] = [0, 0];
  for (const { score, weight } of parts) {
    sum += score * weight;
    total += weight;
  }
  const aligned = total === 0 ? 0 : sum / total;
  const isOther = parts.some(isOrder);
  const mistyped = aligned < sure && !isOther ? typoScore(query, list, knowledge) : 0;
  const whole = isOther ? 0 : Math.max(wholeScore(query, list), mistyped);
  if (whole <= aligned) return { score: roundedScore(aligned, parts), breakdown: parts };
  const part = { queryPart: query.joined, listPart: list.joined, kind: 'whole' as const };
  return { score: Math.round(whole * 100), breakdown: [{ score: whole, weight: 1, ...part }] };
}

/**
 * Returns how likely two names belong to one person, company or ship. Both directions are scored and the better one
 * counts, so swapping the names only swaps the sides of the breakdown.
 */
export function scoreNames(
  query: PreparedName,
  list: PreparedName,
  knowledge: Knowledge,
): NameScore {
  if (query.tokens.length === 0 || list.tokens.length === 0) return { score: 0, breakdown: [] };
  const inOrder = scoreInOrder({ query, list, knowledge });
  const turned = scoreInOrder({ query: list, list: query, knowledge });
  // With a mistyped forename, only one direction distinguishes the name of a parent from that of a child.
  const isOther = [inOrder, turned].some(({ breakdown }) => breakdown.some(isOrder));
  const isAskedBetter = inOrder.score >= turned.score;
  if (isOther ? inOrder.score <= turned.score : isAskedBetter) return inOrder;
  const breakdown = turned.breakdown.map((part) => ({
    ...part,
    queryPart: part.listPart,
    listPart: part.queryPart,
  }));
  return { score: turned.score, breakdown };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the parts with rounded numbers. */
export const tellParts = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, score: rounded(part.score), weight: rounded(part.weight) }));
