import { compareSpelling, compareTokens, type Likeness, type Variants } from './likeness.js';
import type { PreparedName, Token } from './tokens.js';

/** Where parts of two names stand beside each other: positions of tokens, ends excluded. */
export interface Pair extends Likeness {
  readonly query: readonly [number, number];
  readonly list: readonly [number, number];
}

const joinable = (token: Token): boolean => token.kind === 'word' || token.kind === 'particle';

/** Runs of two or three neighbours, written as one word. */
function runsOf(tokens: readonly Token[]): { from: number; to: number; text: string }[] {
  return tokens.flatMap((_, from) =>
    [2, 3].flatMap((length) => {
      const run = tokens.slice(from, from + length);
      if (run.length < length || !run.every(joinable)) return [];
      return [{ from, to: from + length, text: run.map(({ folded }) => folded).join('') }];
    }),
  );
}

function joinedLikeness(run: string, token: Token): Likeness | undefined {
  if (run[0] !== token.folded[0] && run.at(-1) !== token.folded.at(-1)) return undefined;
  if (Math.abs(run.length - token.folded.length) > 3) return undefined;
  if (run === token.folded) return { kind: 'joined', score: 0.98 };
  const spelling = compareSpelling(run, token.folded, 0.7);
  return spelling && { kind: 'joined', score: spelling.score * 0.98 };
}

/** "JC" are the initials of "Jean Claude". */
function isInitials(token: Token, tokens: readonly Token[], from: number, to: number): boolean {
  if (token.text.length !== to - from || token.kind !== 'word') return false;
  return tokens.slice(from, to).every(({ text, kind }, at) => {
    return kind === 'word' && text.length > 2 && text[0] === token.text[at];
  });
}

function joins(tokens: readonly Token[], others: readonly Token[]) {
  return runsOf(tokens).flatMap(({ from, to, text }) =>
    others.flatMap((other, at) => {
      if (other.kind !== 'word') return [];
      const run = [from, to] as const;
      const one = [at, at + 1] as const;
      if (isInitials(other, tokens, from, to)) {
        return [{ run, one, kind: 'initial' as const, score: 0.7 }];
      }
      const likeness = joinedLikeness(text, other);
      return likeness ? [{ run, one, ...likeness }] : [];
    }),
  );
}

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

const covers = (taken: readonly boolean[], [from, to]: readonly [number, number]): boolean => {
  for (let at = from; at < to; at += 1) if (taken[at]) return true;
  return false;
};

const distance = ({ query, list }: Pair): number => Math.abs(query[0] - list[0]);

/** Best first; among equals the ones that stand nearer to the same place. Every token is used once. */
export function alignNames(query: PreparedName, list: PreparedName, variants: Variants): Pair[] {
  const single = candidates(query, list, variants);
  const isPlain =
    single.filter(({ score }) => score === 1).length >=
    Math.max(query.tokens.length, list.tokens.length);
  const pairs = (isPlain ? single : [...single, ...joinedPairs(query, list)]).sort(
    (a, b) => b.score - a.score || distance(a) - distance(b),
  );
  const taken = { query: [] as boolean[], list: [] as boolean[] };
  return pairs.filter((pair) => {
    if (covers(taken.query, pair.query) || covers(taken.list, pair.list)) return false;
    for (let at = pair.query[0]; at < pair.query[1]; at += 1) taken.query[at] = true;
    for (let at = pair.list[0]; at < pair.list[1]; at += 1) taken.list[at] = true;
    return true;
  });
}
