import { filiations } from '../tokens/lexicon.js';
import type { PreparedName, Token } from '../tokens/tokens.js';
import type { Pair } from './align.js';
import type { PartKind, Variants } from './likeness.js';
import { tokenWeight, type Weights } from './weights.js';

/** A part of an explanation: the compared words, their similarity from 0 to 1, and its weight. */
export interface Part {
  readonly queryPart: string;
  readonly listPart: string;
  readonly kind: PartKind;
  readonly score: number;
  readonly weight: number;
}

/** Statistics of the lists: weights of words, and words that are names. */
export interface Knowledge {
  readonly weights: Weights;
  readonly variants: Variants;
  /** Returns true if the word is a name by itself, and therefore not a typo of another one. */
  readonly isName: (word: string) => boolean;
  /**
   * Returns true if the word follows the word for son or daughter in a listed name, so it may be of the father or the
   * child.
   */
  readonly isForename: (word: string) => boolean;
}

const conflictWeight = 1.5;
const conflictGrowth = 0.22;
const leftoverWeights = { query: 0.3, list: 0.2 };
/** A different word means another company more often than another person. */
const companyLeftovers = { query: 0.45, list: 0.35 };
/** Weight of a different legal form: another kind of company under the same name is rare. */
const otherFormWeight = 0.6;
/** A different number: sister ships, and funds of a series. */
const numberConflictWeight = 0.75;
/** The weight of words that only one side has, if the sides share a single word. */
const loneLeftover = 0.6;

export interface Names {
  readonly query: PreparedName;
  readonly list: PreparedName;
  readonly knowledge: Knowledge;
}

const textOf = (tokens: readonly Token[], [from, to]: readonly [number, number]): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

function weightOf(
  { tokens, kind }: PreparedName,
  [from, to]: Pair['query'],
  weights: Weights,
): number {
  let sum = 0;
  for (const token of tokens.slice(from, to)) sum += tokenWeight(token, kind, weights);
  return sum;
}

/**
 * Returns the weight of a pair: the smaller weight of its two words. The weight of a joined word is that of its
 * parts.
 */
export function partOf({ query, list, knowledge }: Names, pair: Pair): Part {
  const [ours, theirs] = [
    weightOf(query, pair.query, knowledge.weights),
    weightOf(list, pair.list, knowledge.weights),
  ];
  const isJoined = pair.query[1] - pair.query[0] !== pair.list[1] - pair.list[0];
  const isOtherForm = pair.kind === 'form' && pair.score < 0.5;
  return {
    queryPart: textOf(query.tokens, pair.query),
    listPart: textOf(list.tokens, pair.list),
    kind: pair.kind,
    score: pair.score,
    weight: isOtherForm
      ? otherFormWeight
      : isJoined
        ? Math.max(ours, theirs)
        : Math.min(ours, theirs),
  };
}

function unmatched(tokens: readonly Token[], spans: readonly Pair['query'][]): Token[] {
  return tokens.filter((_, at) => !spans.some(([from, to]) => from <= at && at < to));
}

export const bears = ({ kind }: Token): boolean => kind === 'word' || kind === 'number';

function conflicts(ours: readonly Token[], theirs: readonly Token[], matched: number): Part[] {
  const [left, right] = [ours, theirs].map((tokens) =>
    tokens.filter((token) => bears(token) || token.kind === 'initial'),
  );
  const count = Math.min(left?.length ?? 0, right?.length ?? 0);
  return Array.from({ length: count }, (_, at) => ({
    queryPart: left?.[at]?.text ?? '',
    listPart: right?.[at]?.text ?? '',
    kind: 'conflict',
    score: 0,
    weight:
      matched > 1 && left?.[at]?.kind === 'number' && right?.[at]?.kind === 'number'
        ? numberConflictWeight
        : conflictWeight + (at === 0 ? conflictGrowth * Math.max(0, matched - 2) : 0),
  }));
}

const leftoverShare: Readonly<Partial<Record<Token['kind'], number>>> = {
  title: 0.04,
  particle: 0.1,
  initial: 0.4,
  form: 0.4,
};

interface LeftoverTokens {
  readonly tokens: readonly Token[];
  readonly repeated: ReadonlySet<string>;
  readonly base: number;
  readonly side: 'queryPart' | 'listPart';
}

function leftoverParts({ tokens, repeated, base, side }: LeftoverTokens): Part[] {
  return tokens.map((token) => {
    const share = token.kind === 'number' ? 0.8 : base * (leftoverShare[token.kind] ?? 1);
    return {
      queryPart: '',
      listPart: '',
      [side]: token.text,
      kind: 'leftover',
      score: 0,
      weight: repeated.has(token.text) ? 0 : share,
    };
  });
}

/** Returns the tokens that neither a conflict nor a pair has used. */
function afterConflicts(
  tokens: readonly Token[],
  parts: readonly Part[],
  side: LeftoverTokens['side'],
): Token[] {
  const used = parts.map((part) => part[side]);
  return tokens.filter(({ text }) => {
    const at = used.indexOf(text);
    if (at >= 0) used.splice(at, 1);
    return at < 0;
  });
}

/**
 * Returns true if one side has an unmatched legal form and the other an unmatched word, as in Emma LLC and Emma
 * Daniels.
 */
function isFormAgainstWord(ours: readonly Token[], theirs: readonly Token[]): boolean {
  return theirs.some(({ kind }) => kind === 'form') && ours.some(bears);
}

/** Returns the position of the word for son or daughter; undefined if the name also names a grandfather. */
function placeOfFiliation({ tokens }: PreparedName): number | undefined {
  const [place, ...further] = tokens.flatMap(({ text }, at) => (filiations.has(text) ? [at] : []));
  return further.length > 0 ? undefined : place;
}

/**
 * Returns true if father and child are swapped: Muhammad bin Salman is not Salman bin Muhammad. Not applied if
 * grandfathers are named too, or if one of the two words is no forename, such as Laden in Osama bin Laden.
 */
function isReversedFiliation({ query, list, knowledge }: Names, pairs: readonly Pair[]): boolean {
  const [ours, theirs] = [placeOfFiliation(query), placeOfFiliation(list)];
  if (ours === undefined || theirs === undefined) return false;
  const [before = -1, after = Infinity] = [ours - 1, ours + 1].map(
    (place) => pairs.find(({ query: [from] }) => from === place)?.list[0],
  );
  if (before < theirs || after > theirs) return false;
  return [before, after].every((place) => knowledge.isForename(list.tokens[place]?.text ?? ''));
}

export function restParts(names: Names, pairs: readonly Pair[], matched: readonly Part[]): Part[] {
  const { query, list } = names;
  const ours = unmatched(
    query.tokens,
    pairs.map((pair) => pair.query),
  );
  const theirs = unmatched(
    list.tokens,
    pairs.map((pair) => pair.list),
  );
  const telling = matched.filter(({ kind, weight }) => kind !== 'form' && weight > 0.3);
  const clashes = conflicts(ours, theirs, telling.length);
  const isLone = telling.length < 2 && (telling[0]?.queryPart.includes(' ') ?? false) === false;
  const isGeneric = telling.every(({ weight }) => weight <= 0.6);
  const left = afterConflicts(ours, clashes, 'queryPart');
  const right = afterConflicts(theirs, clashes, 'listPart');
  if (isLone && (isFormAgainstWord(left, right) || isFormAgainstWord(right, left))) {
    clashes.push({ queryPart: '', listPart: '', kind: 'conflict', score: 0, weight: 1 });
  }
  if (isReversedFiliation(names, pairs)) {
    clashes.push({ queryPart: '', listPart: '', kind: 'order', score: 0, weight: 2 });
  }
  const repeated = new Set(matched.flatMap(({ queryPart, listPart }) => [queryPart, listPart]));
  const usual = list.kind === 'company' ? companyLeftovers : leftoverWeights;
  const queryBase = isLone ? loneLeftover : usual.query;
  const isVague = isLone && telling.every(({ score }) => score < 0.9);
  const isBare = isVague || (isGeneric && list.kind !== 'person');
  const listBase = isBare ? loneLeftover : usual.list;
  return [
    ...clashes,
    ...leftoverParts({ tokens: left, repeated, base: queryBase, side: 'queryPart' }),
    ...leftoverParts({ tokens: right, repeated, base: listBase, side: 'listPart' }),
  ];
}
