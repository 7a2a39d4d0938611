import { editCost } from '../scoring/edit.js';
import type { Variants } from '../scoring/likeness.js';
import type { Weights } from '../scoring/weights.js';
import { genericWords, particles } from '../tokens/lexicon.js';
import { isRomanNumber, type NameKind, type PreparedName } from '../tokens/tokens.js';
import { findTypos, type NameTypos, type TypoPair, type Words } from './typo-words.js';

/** Statistics of words, learned from the lists. */
interface WordStatistics {
  readonly weights: Weights;
  readonly variants: Variants;
  readonly isName: (word: string) => boolean;
}

const leastTelling = 0.25;
/** The weights of the most common and the rarest words. */
const [nothing, everything] = [0.4, 1];

/** Returns the weight of a letter of each word, .25 to 1: lower in a legal form than in a rare name. */
function tellingOf({ tokens, kind }: PreparedName, weights: Weights): Map<string, number> {
  const telling = new Map<string, number>();
  for (const token of tokens) {
    const isWord = token.kind === 'word' || token.kind === 'initial';
    const weight = isWord ? weights(token.text, kind) : 0;
    const share = (weight - nothing) / (everything - nothing);
    for (const word of token.text.split(' ')) {
      telling.set(word, Math.min(1, Math.max(leastTelling, share)));
    }
  }
  return telling;
}

const shortestName = 3;

/** A word with a meaning of its own is not a typo. Particles are spelled in many ways. */
function isWordByItself(word: string, kind: NameKind, isName: WordStatistics['isName']): boolean {
  if (kind !== 'person' && genericWords.has(word)) return true;
  return word.length >= shortestName && !particles.has(word) && isName(word);
}

/** Doubled or silent letters do not make another name. */
const sameName = 0.35;

const isSpelling = (word: string, pairs: readonly TypoPair[], variants: Variants): boolean =>
  pairs.some(({ ours, theirs }) => {
    return (
      ours === word && (variants(word, theirs) || editCost(word, theirs, sameName) <= sameName)
    );
  });

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Returns true if a number differs. A typo in a number would make it the next of a series. */
function isOtherNumber({ ours, theirs, pairs }: NameTypos, kind: NameKind): boolean {
  if (ours.some(hasDigit) || theirs.some(hasDigit)) return true;
  const isNumberOrNothing = (word: string): boolean => word === '' || isRomanNumber(word);
  return (
    kind !== 'person' &&
    pairs.some((pair) => isNumberOrNothing(pair.ours) && isNumberOrNothing(pair.theirs))
  );
}

/** Returns the typed words that are names by themselves and not forms of the listed word. */
const otherNames = (
  { ours, pairs }: NameTypos,
  kind: NameKind,
  statistics: WordStatistics,
): Words =>
  ours.filter(
    (word) =>
      isWordByItself(word, kind, statistics.isName) &&
      !isSpelling(word, pairs, statistics.variants),
  );

/** The largest share of typos in a word, with and without other matching words. */
const mostHurt = { beside: 0.67, alone: 0.34 };

const isUnrecognizable = ({ ours, theirs, cost }: TypoPair, share: number): boolean =>
  cost > share * Math.max(2, ours.length, theirs.length);

/**
 * Score lost by a typo in every letter: high if the name is one word, lower beside a legal form or number, and lowest
 * in a name of several words.
 */
const typoLoss = { alone: 1.5, oneWord: 1.3, words: 1 };
/** Upper limit of the score, equal to that of names that sound the same. */
const surest = 0.97;

function lossOf({ tokens }: PreparedName): number {
  if (tokens.length < 2) return typoLoss.alone;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return words < 2 ? typoLoss.oneWord : typoLoss.words;
}

/** The least number of other words that support a name with a wrong word. */
const fewestBeside = 3;

/** Returns true if each of the other names replaces one word, and other words match. */
const areBearable = (others: Words, { pairs }: NameTypos, { tokens }: PreparedName): boolean =>
  others.length === 0 ||
  (tokens.length >= fewestBeside &&
    others.every((word) => pairs.some(({ ours }) => ours === word)));

const lengthOf = ({ ours, theirs }: TypoPair): number => Math.max(ours.length, theirs.length);

interface NameDifference {
  /** A word that was typed as another name loses every letter. */
  readonly pairs: readonly TypoPair[];
  readonly others: Words;
}

function scoreOf({ pairs, others }: NameDifference, list: PreparedName, weights: Weights): number {
  const telling = tellingOf(list, weights);
  let [hurt, letters] = [0, 0];
  for (const [word, each] of telling) letters += word.length * each;
  for (const pair of pairs) {
    const { ours, theirs, cost } = pair;
    const share = telling.get(theirs) ?? 1;
    hurt += (others.includes(ours) ? lengthOf(pair) : cost) * share;
    letters += Math.max(0, ours.length - theirs.length) * share;
  }
  return Math.max(0, Math.min(surest, 1 - (lossOf(list) * hurt) / letters));
}

function scoreTypos(
  typos: NameTypos,
  query: PreparedName,
  list: PreparedName,
  statistics: WordStatistics,
): number {
  if (isOtherNumber(typos, list.kind)) return 0;
  const others = otherNames(typos, list.kind, statistics);
  if (!areBearable(others, typos, query)) return 0;
  const hurt = query.tokens.length > 1 ? mostHurt.beside : mostHurt.alone;
  if (typos.pairs.some((pair) => isUnrecognizable(pair, hurt))) return 0;
  return scoreOf({ pairs: typos.pairs, others }, list, statistics.weights);
}

/**
 * Scores a name with two typos anywhere and its words in any order, by the letters that were not affected.
 *
 * @returns 0 to 1; 0 if more differs, if a number differs, or if nothing differs
 */
export function typoScore(
  query: PreparedName,
  list: PreparedName,
  statistics: WordStatistics,
): number {
  const typos = findTypos(query, list);
  if (typos === undefined || typos.pairs.length === 0) return 0;
  return scoreTypos(typos, query, list, statistics);
}

/** Returns true if the names are at most two typos apart. */
export function mayBeMeant(
  query: PreparedName,
  list: PreparedName,
  statistics: WordStatistics,
): boolean {
  const typos = findTypos(query, list);
  if (typos === undefined) return false;
  return typos.pairs.length === 0 || scoreTypos(typos, query, list, statistics) > 0;
}

/** Returns the number of typos between two names with their words in any order; Infinity for more than two. */
export const typosBetween = (query: PreparedName, list: PreparedName): number =>
  findTypos(query, list)?.count ?? Number.POSITIVE_INFINITY;
