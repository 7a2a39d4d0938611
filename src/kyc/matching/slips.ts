import { editCost } from './edit.js';
import { genericWords } from './lexicon.js';
import type { NameKind, PreparedName } from './tokens.js';
import type { Weights } from './weights.js';

/** More than two slips make another name. */
const mostSlips = 2;

/** What the lists teach about words. */
interface Knowing {
  readonly weights: Weights;
  readonly isName: (word: string) => boolean;
}

/** The words of either side that the other lacks, as often as it lacks them. */
function differing(ours: readonly string[], theirs: readonly string[]): [string[], string[]] {
  const left: string[] = [];
  const right = [...theirs];
  for (const word of ours) {
    const at = right.indexOf(word);
    if (at < 0) left.push(word);
    else right.splice(at, 1);
  }
  return [left, right];
}

/** One word for another; an empty one for a word that the other side does not have. */
type Pair = readonly [ours: string, theirs: string];

const costOf = ([a, b]: Pair): number =>
  a === '' || b === '' ? a.length + b.length : editCost(a, b, mostSlips);

const costsOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, pair) => sum + costOf(pair), 0);

/** How many letters were added, left out, replaced or swapped; Infinity or more than `most` where more were. */
function countSlips(a: string, b: string, most: number): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [ours, theirs] = [a.slice(at), b.slice(at)];
  if (ours === '' || theirs === '') return ours.length + theirs.length;
  if (most === 0) return Number.POSITIVE_INFINITY;
  const after = (left: number, right: number): number =>
    countSlips(ours.slice(left), theirs.slice(right), most - 1);
  const isSwapped = ours[0] === theirs[1] && ours[1] === theirs[0];
  const swapped = isSwapped ? after(2, 2) : Number.POSITIVE_INFINITY;
  return 1 + Math.min(after(1, 1), after(1, 0), after(0, 1), swapped);
}

const slipsIn = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [a, b]) => sum + countSlips(a, b, mostSlips), 0);

type Words = readonly string[];

function pairTwo([a = '', b = '']: Words, [c = '', d = '']: Words): readonly Pair[] {
  const straight: readonly Pair[] = [
    [a, c],
    [b, d],
  ];
  const crossed: readonly Pair[] = [
    [a, d],
    [b, c],
  ];
  return costsOf(straight) <= costsOf(crossed) ? straight : crossed;
}

/** A slip at a dot or a hyphen takes a word apart: three may have been two. */
function asTwo(words: Words): readonly Words[] {
  const [a = '', b = '', c = ''] = words;
  if (words.length < 3) return [words];
  return [
    [a + b, c],
    [a, b + c],
  ];
}

/** Which words stand for which, as cheaply as can be. */
function pairWords(ours: Words, theirs: Words): readonly Pair[] {
  const ways = asTwo(ours).flatMap((our) => asTwo(theirs).map((their) => pairTwo(our, their)));
  return ways.reduce((best, each) => (costsOf(each) < costsOf(best) ? each : best));
}

const leastTelling = 0.25;
/** The weights between which a word tells nothing and everything. */
const [nothing, everything] = [0.4, 1];

/** How much a letter of each word tells, .25 to 1: in a legal form less than in a name of few. */
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

/** A word that means something by itself was not mistyped. */
function isWordByItself(word: string, kind: NameKind, isName: Knowing['isName']): boolean {
  if (/\d/.test(word)) return true;
  if (kind !== 'person' && genericWords.has(word)) return true;
  return word.length >= shortestName && isName(word);
}

/** Of a word hurt more than that too little is left to know it by, by how many other words speak for it. */
const mostHurt = { oneOther: 0.34, more: 0.67 };

const isBeyondKnowing = (pair: Pair, share: number): boolean =>
  costOf(pair) > share * Math.max(2, pair[0].length, pair[1].length);

/** What is taken off for a slip in each of a name's letters; company names are often nearly each other's. */
const slipLoss = { person: 1.3, other: 1.5 };
/** Nobody is surer of it than of a name that is heard the same. */
const surest = 0.97;

function scoreOf(pairs: readonly Pair[], list: PreparedName, weights: Weights): number {
  const telling = tellingOf(list, weights);
  let [cost, letters] = [0, 0];
  for (const [word, each] of telling) letters += word.length * each;
  for (const pair of pairs) {
    const [ours, theirs] = pair;
    const share = telling.get(theirs) ?? 1;
    cost += costOf(pair) * share;
    letters += Math.max(0, ours.length - theirs.length) * share;
  }
  const loss = list.kind === 'person' ? slipLoss.person : slipLoss.other;
  return Math.max(0, Math.min(surest, 1 - (loss * cost) / letters));
}

const isLatin = ({ isAbjad, tokens }: PreparedName): boolean =>
  !isAbjad && !tokens.some(({ isSyllable }) => isSyllable);

/**
 * Two slips in a whole name, wherever they are and in whatever order its words stand: what was hit is judged by all
 * that was not.
 *
 * @returns 0 to 1; 0 where more is different, or where a word that is another name or a number is
 */
export function slippedScore(
  query: PreparedName,
  list: PreparedName,
  { weights, isName }: Knowing,
): number {
  if (!isLatin(query) || !isLatin(list)) return 0;
  const [ours, theirs] = differing(query.normal.split(' '), list.normal.split(' '));
  const most = list.kind === 'person' ? 2 : 3;
  if (ours.length === 0 || ours.length > most || theirs.length > most) return 0;
  if (theirs.some((word) => /\d/.test(word))) return 0;
  if (ours.some((word) => isWordByItself(word, list.kind, isName))) return 0;
  const pairs = list.kind === 'person' ? pairTwo(ours, theirs) : pairWords(ours, theirs);
  if (costsOf(pairs) > mostSlips || slipsIn(pairs) > mostSlips) return 0;
  const hurt = query.tokens.length > 2 ? mostHurt.more : mostHurt.oneOther;
  if (pairs.some((pair) => isBeyondKnowing(pair, hurt))) return 0;
  return scoreOf(pairs, list, weights);
}
