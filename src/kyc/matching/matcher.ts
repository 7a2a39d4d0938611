import { createCandidateIndex } from './candidates.js';
import { isSought, type ListEntry, type ListName, nameKindOf, type Subject } from './entry.js';
import { keyedTokens } from './keys.js';
import { applyModifiers, type Modifier, modifiersOf, plainNumber } from './modifiers.js';
import { type Knowledge, type NameScore, type Part, scoreNames } from './score.js';
import { type NameKind, type PreparedName, prepareName } from './tokens.js';
import { mineVariants } from './variants.js';
import { type Weights, weightsOf } from './weights.js';

/** One entry that scored at least the threshold, and every reason why. */
export interface Match<Entry extends ListEntry = ListEntry> {
  readonly entry: Entry;
  readonly matchedName: string;
  readonly matchedNameKind: ListName['kind'];
  /** 0 to 100, whole. */
  readonly score: number;
  readonly breakdown: readonly Part[];
  readonly modifiers: readonly Modifier[];
}

export interface Matcher<Entry extends ListEntry = ListEntry> {
  /** How many names there are to be found by. */
  readonly names: number;
  /** Highest score first; among equals in the order of the entries. */
  match(subject: Subject, threshold: number): Match<Entry>[];
}

interface Listed {
  readonly at: number;
  readonly name: ListName;
  readonly prepared: PreparedName;
}

/** Each name compared costs some 20 µs; beyond that many nothing was found that scored. */
const candidates = 60;

const kinds: readonly NameKind[] = ['person', 'company', 'vessel'];

/** Each word is kept once, however many names it stands in. */
function createPreparer(): (text: string, kind: NameKind) => PreparedName {
  const words = new Map<string, PreparedName['tokens'][number]>();
  return (text, kind) => {
    const name = prepareName(text, kind);
    const tokens = name.tokens.map((token) => {
      const key = `${token.kind} ${token.isAbjad} ${token.isSyllable} ${token.formClass} ${token.text}`;
      const known = words.get(key) ?? token;
      words.set(key, known);
      return known;
    });
    return { ...name, tokens };
  };
}

function listNames(entries: readonly ListEntry[]): Listed[] {
  const prepare = createPreparer();
  return entries.flatMap(({ names, schema }, at) =>
    names.map((name) => ({ at, name, prepared: prepare(name.text, nameKindOf(schema)) })),
  );
}

function learnWeights(listed: readonly Listed[]): Weights {
  const counts = new Map(kinds.map((kind) => [kind, new Map<string, number>()]));
  const totals = new Map<NameKind, number>();
  for (const { prepared } of listed) {
    const words = counts.get(prepared.kind);
    totals.set(prepared.kind, (totals.get(prepared.kind) ?? 0) + 1);
    for (const { text } of keyedTokens(prepared)) words?.set(text, (words.get(text) ?? 0) + 1);
  }
  const byKind = new Map(
    [...counts].map(([kind, words]) => [kind, weightsOf(words, totals.get(kind) ?? 0)]),
  );
  return (word, kind) => byKind.get(kind)?.(word, kind) ?? 1;
}

function learn(listed: readonly Listed[]): Knowledge {
  const people = new Map<number, PreparedName[]>();
  for (const { at, name, prepared } of listed) {
    if (prepared.kind !== 'person' || name.kind === 'weak') continue;
    people.set(at, [...(people.get(at) ?? []), prepared]);
  }
  return { weights: learnWeights(listed), variants: mineVariants(people.values()) };
}

const numbersOf = ({ documents, identifiers }: ListEntry): readonly string[] => [
  ...documents.map(({ number }) => number),
  ...identifiers.lei,
  ...identifiers.registration,
];

function indexNumbers(entries: readonly ListEntry[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [at, entry] of entries.entries()) {
    for (const number of numbersOf(entry).map(plainNumber)) {
      if (number !== undefined) index.set(number, [...(index.get(number) ?? []), at]);
    }
  }
  return index;
}

const subjectNumbers = ({ documents = [], lei, registrationNumber }: Subject): string[] =>
  [...documents.map(({ number }) => number), lei, registrationNumber].flatMap((number) => {
    const text = number === undefined ? undefined : plainNumber(number);
    return text === undefined ? [] : [text];
  });

const sorted = (normal: string): string => normal.split(' ').sort().join(' ');

/** Weak names must be written as the list has them, but for the order of the words. */
function scoreListed(query: PreparedName, { name, prepared }: Listed, knowledge: Knowledge) {
  if (name.kind === 'weak' && sorted(query.normal) !== sorted(prepared.normal)) return undefined;
  return scoreNames(query, prepared, knowledge);
}

interface Best extends NameScore {
  readonly name: ListName;
}

const rank: Readonly<Record<ListName['kind'], number>> = { primary: 0, alias: 1, weak: 2 };

const isBetter = (score: number, { kind }: ListName, best: Best | undefined): boolean =>
  best === undefined ||
  score > best.score ||
  (score === best.score && rank[kind] < rank[best.name.kind]);

/** The subject's names, each read as each kind of entry reads its own. */
function queryNames({ name, aliases = [], type }: Subject): PreparedName[] {
  const read = type === undefined ? kinds : [nameKindOf(type), 'company' as const];
  return [name, ...aliases].flatMap((text) =>
    [...new Set(read)].map((kind) => prepareName(text, kind)),
  );
}

/** Persons are sought among persons: a company of the same words does not crowd them out. */
function indexKind(listed: readonly Listed[], kind: NameKind): (query: PreparedName) => Listed[] {
  const own = listed.filter(({ prepared }) => prepared.kind === kind);
  const index = createCandidateIndex(own.map(({ prepared }) => prepared));
  return (query) => index.find(query, candidates).flatMap((at) => own.slice(at, at + 1));
}

/** Reads the lists once; matching then touches neither files nor database. */
export function createMatcher<Entry extends ListEntry>(entries: readonly Entry[]): Matcher<Entry> {
  const listed = listNames(entries);
  const knowledge = learn(listed);
  const indexes = new Map(kinds.map((kind) => [kind, indexKind(listed, kind)]));
  const numbers = indexNumbers(entries);
  const namesOf = new Map<number, Listed[]>();
  for (const each of listed) {
    const known = namesOf.get(each.at);
    if (known) known.push(each);
    else namesOf.set(each.at, [each]);
  }

  function compare(query: PreparedName, each: Listed, best: Map<number, Best>): void {
    const scored = scoreListed(query, each, knowledge);
    if (!scored || !isBetter(scored.score, each.name, best.get(each.at))) return;
    best.set(each.at, { ...scored, name: each.name });
  }

  const isWanted = (subject: Subject, { at }: Listed): boolean =>
    isSought(subject, entries[at]?.schema ?? 'other');

  /** Whoever shares a number is looked at even under another name. */
  function byNumber(subject: Subject, query: PreparedName): Listed[] {
    const owners = subjectNumbers(subject).flatMap((number) => numbers.get(number) ?? []);
    const names = owners.flatMap((at) => namesOf.get(at) ?? []);
    return names.filter(({ prepared }) => prepared.kind === query.kind);
  }

  function bestNames(subject: Subject): Map<number, Best> {
    const best = new Map<number, Best>();
    for (const query of queryNames(subject)) {
      const found = indexes.get(query.kind)?.(query) ?? [];
      for (const each of [...found, ...byNumber(subject, query)]) {
        if (isWanted(subject, each)) compare(query, each, best);
      }
    }
    return best;
  }

  return {
    names: listed.length,
    match(subject, threshold) {
      const matches = [...bestNames(subject)].flatMap(([at, { name, score, breakdown }]) => {
        const entry = entries[at];
        if (!entry) return [];
        const modifiers = modifiersOf(subject, entry);
        const total = applyModifiers(score, modifiers);
        if (total < threshold) return [];
        const found = { matchedName: name.text, matchedNameKind: name.kind, breakdown };
        return [{ at, match: { entry, ...found, score: total, modifiers } }];
      });
      return matches
        .sort((a, b) => b.match.score - a.match.score || a.at - b.at)
        .map(({ match }) => match);
    },
  };
}
