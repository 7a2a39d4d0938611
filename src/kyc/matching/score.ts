import { alignNames, type Pair } from './align.js';
import { editCost } from './edit.js';
import { filiations } from './lexicon.js';
import type { PartKind, Variants } from './likeness.js';
import { slippedScore } from './slips.js';
import { type PreparedName, sortedWords, type Token } from './tokens.js';
import { tokenWeight, type Weights } from './weights.js';

/** One line of why: what stands beside what, how alike it is (0 to 1) and how much that counts. */
export interface Part {
  readonly queryPart: string;
  readonly listPart: string;
  readonly kind: PartKind;
  readonly score: number;
  readonly weight: number;
}

export interface NameScore {
  /** 0 to 100, whole. */
  readonly score: number;
  readonly breakdown: readonly Part[];
}

/** What the lists teach: how telling a word is, and which words are one name. */
export interface Knowledge {
  readonly weights: Weights;
  readonly variants: Variants;
  /** Is this word a name by itself? Then nobody has mistyped another one. */
  readonly isName: (word: string) => boolean;
  /** Is this word what somebody's child is called by? Then it may be the father's name, or the child's. */
  readonly isForename: (word: string) => boolean;
}

const conflictWeight = 1.5;
const conflictGrowth = 0.22;
const leftoverWeights = { query: 0.3, list: 0.2 };
/** Another word makes another company more often than another person. */
const companyLeftovers = { query: 0.45, list: 0.35 };
/** A company of another kind under the same name is the exception rather than a slip. */
const otherFormWeight = 0.6;
/** Sister ships and the next fund of a series: another one, of the same people. */
const numberConflictWeight = 0.75;
/** One word in common is little beside what only one side has. */
const loneLeftover = 0.6;

interface Names {
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

/** A word only counts as much as the side on which it tells less; of a joined word, its parts do. */
function partOf({ query, list, knowledge }: Names, pair: Pair): Part {
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

const bears = ({ kind }: Token): boolean => kind === 'word' || kind === 'number';

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

interface Rest {
  readonly tokens: readonly Token[];
  readonly repeated: ReadonlySet<string>;
  readonly base: number;
  readonly side: 'queryPart' | 'listPart';
}

function leftoverParts({ tokens, repeated, base, side }: Rest): Part[] {
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

/** What neither a conflict nor a pair has used up. */
function afterConflicts(
  tokens: readonly Token[],
  parts: readonly Part[],
  side: Rest['side'],
): Token[] {
  const used = parts.map((part) => part[side]);
  return tokens.filter(({ text }) => {
    const at = used.indexOf(text);
    if (at >= 0) used.splice(at, 1);
    return at < 0;
  });
}

/** A legal form beside nothing, while the other side has a word beside nothing: an Emma LLC is no Emma Daniels. */
function isFormAgainstWord(ours: readonly Token[], theirs: readonly Token[]): boolean {
  return theirs.some(({ kind }) => kind === 'form') && ours.some(bears);
}

/** Where a name says whose child somebody is; undefined where it names grandfathers, too. */
function placeOfFiliation({ tokens }: PreparedName): number | undefined {
  const [place, ...further] = tokens.flatMap(({ text }, at) => (filiations.has(text) ? [at] : []));
  return further.length > 0 ? undefined : place;
}

/**
 * Muhammad bin Salman is the son, Salman bin Muhammad the father. Nobody takes one for the other where grandfathers
 * are named, too, or where one of the two is no forename: of Osama bin Laden only the order is another.
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

function restParts(names: Names, pairs: readonly Pair[], matched: readonly Part[]): Part[] {
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

const numbersOf = ({ tokens }: PreparedName): string =>
  tokens
    .flatMap(({ kind, text }) => (kind === 'number' ? [text] : []))
    .sort()
    .join(' ');

/** A script without vowels beside one with them: the consonants of the whole name, in the order written. */
function consonantScore(query: PreparedName, list: PreparedName): number {
  const [ours, theirs] = [query.consonants, list.consonants];
  const length = Math.max(ours.length, theirs.length);
  if (length < 6) return 0;
  const cost = editCost(ours, theirs, 0.15 * length);
  return cost > 0.15 * length ? 0 : 0.9 - cost / length;
}

/** Two names of Chinese characters, of which some differ. */
const areOtherSyllables = (query: PreparedName, list: PreparedName): boolean =>
  query.characters !== list.characters &&
  [query, list].every(({ tokens }) => tokens.some(({ isSyllable }) => isSyllable));

/** The length is asked first, as it settles nearly all. */
const areSameWords = (query: PreparedName, list: PreparedName): boolean =>
  query.normal.length === list.normal.length && sortedWords(query) === sortedWords(list);

/** For words taken apart at other places than the list has them, and for other orders of the same words. */
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

/** Beyond it nobody asks for slips any more. */
const sure = 0.85;

const isOrder = ({ kind }: Part): boolean => kind === 'order';

const pairKinds: ReadonlySet<PartKind> = new Set(['edit', 'initial', 'skeleton', 'variant']);

/** Names of which a word is written otherwise are never the same, however many words are. */
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
  const slipped = aligned < sure && !isOther ? slippedScore(query, list, knowledge) : 0;
  const whole = isOther ? 0 : Math.max(wholeScore(query, list), slipped);
  if (whole <= aligned) return { score: roundedScore(aligned, parts), breakdown: parts };
  const part = { queryPart: query.joined, listPart: list.joined, kind: 'whole' as const };
  return { score: Math.round(whole * 100), breakdown: [{ score: whole, weight: 1, ...part }] };
}

/**
 * How sure one can be that two names are those of one person, company or ship. Which one is asked for and which one is
 * listed changes nothing but the sides of the breakdown: the better of both ways round counts.
 */
export function scoreNames(
  query: PreparedName,
  list: PreparedName,
  knowledge: Knowledge,
): NameScore {
  if (query.tokens.length === 0 || list.tokens.length === 0) return { score: 0, breakdown: [] };
  const asked = scoreInOrder({ query, list, knowledge });
  const turned = scoreInOrder({ query: list, list: query, knowledge });
  // With a mistyped forename, only one direction tells a parent's name from the child's.
  const isOther = [asked, turned].some(({ breakdown }) => breakdown.some(isOrder));
  const isAskedBetter = asked.score >= turned.score;
  if (isOther ? asked.score <= turned.score : isAskedBetter) return asked;
  const breakdown = turned.breakdown.map((part) => ({
    ...part,
    queryPart: part.listPart,
    listPart: part.queryPart,
  }));
  return { score: turned.score, breakdown };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The parts with no more decimals than anybody reads. */
export const tellParts = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, score: rounded(part.score), weight: rounded(part.weight) }));
