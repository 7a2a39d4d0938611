import { fold } from '../tokens/sound.js';
import type { PreparedName, Token } from '../tokens/tokens.js';
import {
  compareLost,
  compareSpelling,
  compareTokens,
  compareTypo,
  type Likeness,
  type Variants,
} from './likeness.js';

/** Positions of the tokens of two aligned parts; ends are exclusive. */
export interface Pair extends Likeness {
  readonly query: readonly [number, number];
  readonly list: readonly [number, number];
}

const joinable = (token: Token): boolean => token.kind === 'word' || token.kind === 'particle';

/** Two or three neighbours, read as one word. */
interface Run {
  readonly from: number;
  readonly to: number;
  /** Number of letters, with the first and the last one. */
  readonly length: number;
  readonly first: string;
  readonly last: string;
}

const runLengths = [2, 3];

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from + 1 < tokens.length; from += 1) {
    for (const count of runLengths) {
      const words = tokens.slice(from, from + count);
      if (words.length < count || !words.every(joinable)) break;
      let length = 0;
      for (const { text } of words) length += text.length;
      const [first = '', last = ''] = [words[0]?.text[0], words.at(-1)?.text.at(-1)];
      runs.push({ from, to: from + count, length, first, last });
    }
  }
  return runs;
}

/**
 * Compares a run, read as one word, with a token. Most have nothing in common, so the letters of the run are joined only
 * if its length and its first or last letter fit.
 */
function joinedLikeness(run: Run, tokens: readonly Token[], token: Token): Likeness | undefined {
  const b = token.text;
  if (run.first !== b[0] && run.last !== b.at(-1)) return undefined;
  if (Math.abs(run.length - b.length) > 3) return undefined;
  const a = textOf(tokens, run);
  if (a === b) return { kind: 'joined', score: 0.98 };
  const spelling = compareSpelling({ text: a, folded: fold(a) }, token, 0.7);
  return spelling && { kind: 'joined', score: spelling.score * 0.98 };
}

function textOf(tokens: readonly Token[], { from, to }: Run): string {
  let text = '';
  for (const token of tokens.slice(from, to)) text += token.text;
  return text;
}

/** Returns true if a token is the first letters of the words from `from` to `to`, such as "JC" of "Jean Claude". */
function isInitials(token: Token, tokens: readonly Token[], from: number, to: number): boolean {
  if (token.text.length !== to - from || token.kind !== 'word') return false;
  return tokens.slice(from, to).every(({ text, kind }, at) => {
    return kind === 'word' && text.length > 2 && text[0] === token.text[at];
  });
}

/** Several tokens of one name that are one token of the other. */
interface Join extends Likeness {
  /** The positions of the several. */
  readonly run: Pair['query'];
  /** The position of the one. */
  readonly one: Pair['query'];
}

function joins(tokens: readonly Token[], others: readonly Token[]): Join[] {
  const found: Join[] = [];
  for (const each of runsOf(tokens)) {
    const run = [each.from, each.to] as const;
    for (const [at, other] of others.entries()) {
      if (other.kind !== 'word') continue;
      const one = [at, at + 1] as const;
      const likeness = isInitials(other, tokens, each.from, each.to)
        ? ({ kind: 'initial', score: 0.7 } as const)
        : joinedLikeness(each, tokens, other);
      if (likeness) found.push({ run, one, kind: likeness.kind, score: likeness.score });
    }
  }
  return found;
}

/** Returns the pairs of single tokens that are alike. A token can be in several of them. */
function candidates(query: PreparedName, list: PreparedName, variants: Variants): Pair[] {
  const pairs: Pair[] = [];
  for (const [at, token] of query.tokens.entries()) {
    for (const [other, listed] of list.tokens.entries()) {
      const likeness = compareTokens(token, listed, variants);
      if (likeness) {
        const { kind, score } = likeness;
        pairs.push({ kind, score, query: [at, at + 1], list: [other, other + 1] });
      }
    }
  }
  return pairs;
}

/** Returns the pairs of several tokens with one, of either name. */
function joinedPairs(query: PreparedName, list: PreparedName): Pair[] {
  return [
    ...joins(query.tokens, list.tokens).map(({ run, one, kind, score }) => {
      return { kind, score, query: run, list: one };
    }),
    ...joins(list.tokens, query.tokens).map(({ run, one, kind, score }) => {
      return { kind, score, query: one, list: run };
    }),
  ];
}

/** The tokens of both names that pairs already use. */
interface UsedTokens {
  readonly query: boolean[];
  readonly list: boolean[];
}

const isFree = (used: readonly boolean[], [from, to]: Pair['query']): boolean =>
  !used.slice(from, to).includes(true);

/** Takes the best pairs, so that each token is in one pair at most. Of equal pairs, the one with closer places wins. */
function take(used: UsedTokens, pairs: Pair[]): Pair[] {
  pairs.sort((a, b) => b.score - a.score || distance(a) - distance(b));
  return pairs.filter(({ query, list }) => {
    if (!isFree(used.query, query) || !isFree(used.list, list)) return false;
    used.query.fill(true, ...query);
    used.list.fill(true, ...list);
    return true;
  });
}

/** Returns how far apart the places of a pair are in their names. */
const distance = ({ query, list }: Pair): number => Math.abs(query[0] - list[0]);

/** Pairs short words with typos, among the tokens without a better pair. */
function typoPairs(query: PreparedName, list: PreparedName, used: UsedTokens): Pair[] {
  const pairs: Pair[] = [];
  for (const [at, token] of query.tokens.entries()) {
    for (const [other, listed] of used.query[at] ? [] : list.tokens.entries()) {
      const typo = used.list[other] ? undefined : compareTypo(token, listed);
      if (typo) pairs.push({ query: [at, at + 1], list: [other, other + 1], ...typo });
    }
  }
  return pairs;
}

/** Statistics of words, learned from the lists. */
interface WordStatistics {
  readonly variants: Variants;
  readonly isName: (word: string) => boolean;
}

/** From this score on, two words differ in spelling at most, and sound the same. */
const surelyEqual = 0.97;

/** Returns true for tokens that tell one name from another, unlike particles. */
const isTelling = ({ kind }: Token): boolean => kind === 'word' || kind === 'number';

/**
 * Pairs the one word of each name that is left over, if all others sound the same: one of the two is probably misspelt.
 * Not in the name of a company, nor for a query whose word is a name of its own.
 */
function lostPair(
  query: PreparedName,
  list: PreparedName,
  pairs: readonly Pair[],
  { used, isName }: Pick<WordStatistics, 'isName'> & { readonly used: UsedTokens },
): Pair[] {
  const [ours, theirs] = [
    query.tokens.flatMap((token, at) => (isTelling(token) && !used.query[at] ? [at] : [])),
    list.tokens.flatMap((token, at) => (isTelling(token) && !used.list[at] ? [at] : [])),
  ];
  const [from, to] = [ours[0] ?? -1, theirs[0] ?? -1];
  const [our, their] = [query.tokens[from], list.tokens[to]];
  if (ours.length !== 1 || theirs.length !== 1 || !our || !their) return [];
  if (list.kind === 'company' || isName(our.text)) return [];
  if (pairs.some(({ score }) => score < surelyEqual)) return [];
  const lost = compareLost(our, their);
  return lost ? [{ query: [from, from + 1], list: [to, to + 1], ...lost }] : [];
}

/** Leaves out pairs with a listed initial if the query lacks another word of the list, since an initial fits anybody. */
function withoutVagueInitials(
  pairs: readonly Pair[],
  list: PreparedName,
  { list: used }: UsedTokens,
) {
  const isLacking = list.tokens.some(({ kind }, at) => kind === 'word' && !used[at]);
  if (!isLacking) return pairs;
  return pairs.filter(
    ({ kind, list: [at] }) => kind !== 'initial' || list.tokens[at]?.kind !== 'initial',
  );
}

/** Aligns two names: best pairs first, and among equal ones those with closer positions. Each token is used once. */
export function alignNames(
  query: PreparedName,
  list: PreparedName,
  { variants, isName }: WordStatistics,
): readonly Pair[] {
  const used: UsedTokens = {
    query: query.tokens.map(() => false),
    list: list.tokens.map(() => false),
  };
  const single = candidates(query, list, variants);
  const isPlain = single.filter(({ score }) => score === 1).length >= query.tokens.length;
  const pairs = take(used, isPlain ? single : [...single, ...joinedPairs(query, list)]);
  // Words that are all only similar are not sure enough.
  if (pairs.length === 0) return [];
  const similar = [...pairs, ...take(used, typoPairs(query, list, used))];
  const all = [...similar, ...lostPair(query, list, similar, { used, isName })];
  return withoutVagueInitials(all, list, used);
}
