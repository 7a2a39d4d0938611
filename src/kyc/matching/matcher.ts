import { assembleIndex } from './candidates/candidates.js';
import { isSought, type ListEntry, type ListName, nameKindOf, type Subject } from './entry.js';
import { identifierKey, kindOfType, possibleKeys } from './modifiers/identifiers.js';
import { applyModifiers, type Modifier, modifiersOf } from './modifiers/modifiers.js';
import type { Knowledge, Part } from './scoring/parts.js';
import { inRank, type RankedMatch } from './scoring/rank.js';
import { type NameScore, scoreNames, tellParts } from './scoring/score.js';
import { runAtOnce, type Steps, visitInSteps } from './steps.js';
import { type IndexedName, learn, listNames, nameKinds } from './tokens/learn.js';
import { type NameKind, type PreparedName, prepareName, sortedWords } from './tokens/tokens.js';
import { mayBeMeant } from './typos/typo-score.js';

/** An entry with at least the threshold score, and the explanation. */
export interface Match<Entry extends ListEntry = ListEntry> {
  readonly entry: Entry;
  readonly matchedName: string;
  readonly matchedNameKind: ListName['kind'];
  /** 0 to 100, whole. */
  readonly score: number;
  /** The score less the facts that are only claimed or read, 0 to 100. */
  readonly priority: number;
  readonly breakdown: readonly Part[];
  readonly modifiers: readonly Modifier[];
}

export interface MatchOptions {
  /** The threshold, 0 to 100. */
  readonly threshold: number;
  /** The groups of entries to search; all groups if absent. */
  readonly groups?: ReadonlySet<string>;
}

export interface Matcher<Entry extends ListEntry = ListEntry> {
  /** Number of indexed names. */
  readonly names: number;
  /** Returns matches by descending priority, then by score, by fewer typos and in the order of the entries. */
  match(subject: Subject, options: MatchOptions): Match<Entry>[];
  /** Does the same in steps of one name of the subject in one group. */
  matchInSteps(subject: Subject, options: MatchOptions): Steps<Match<Entry>[]>;
}

/** The most compared names. Each costs some 20 µs, and further ones hardly ever match. */
const candidates = 40;

/** Longer names are cut, because the time grows with the square of the length. */
const longestName = 300;

/** Returns the keys of the numbers of an entry. */
const numbersOf = ({ documents, identifiers }: ListEntry): (string | undefined)[] => [
  ...documents.map(({ number, type }) => identifierKey(kindOfType(type), number)),
  ...identifiers.lei.map((number) => identifierKey('lei', number)),
  ...identifiers.registration.map((number) => identifierKey('registration', number)),
];

/** Appends to the values of a key. */
function append<Key, Value>(values: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = values.get(key);
  if (known) known.push(value);
  else values.set(key, [value]);
}

/** The number of names or entries that one step of an index takes. */
const stepSize = 1_000;

function* indexNumbers(
  entries: readonly ListEntry[],
): Steps<ReadonlyMap<string, readonly number[]>> {
  const index = new Map<string, number[]>();
  yield* visitInSteps(entries, stepSize, (entry, at) => {
    for (const number of numbersOf(entry)) {
      if (number !== undefined) append(index, number, at);
    }
  });
  return index;
}

/** The caller need not state the kind of a document, so that its number is searched under every kind. */
const subjectNumbers = ({ documents = [], lei, registrationNumber }: Subject): string[] =>
  [...documents.map(({ number }) => number), lei, registrationNumber].flatMap((number) =>
    number === undefined ? [] : possibleKeys(number),
  );

interface BestMatch extends NameScore {
  readonly name: ListName;
  readonly query: PreparedName;
  readonly listed: PreparedName;
}

type BestMatches = Map<number, BestMatch>;

const rank: Readonly<Record<ListName['kind'], number>> = { primary: 0, alias: 1, weak: 2 };

const isBetter = (score: number, { kind }: ListName, best: BestMatch | undefined): boolean =>
  best === undefined ||
  score > best.score ||
  (score === best.score && rank[kind] < rank[best.name.kind]);

/** The names of the subject, parsed by the rules of each kind of entry. */
function queryNames({ name, aliases = [], type }: Subject): PreparedName[] {
  const read = type === undefined ? nameKinds : [nameKindOf(type), 'any' as const];
  return [name, ...aliases].flatMap((text) =>
    [...new Set(read)].map((kind) => prepareName(text.slice(0, longestName), kind)),
  );
}

interface Finder {
  find(query: PreparedName): Iterable<IndexedName>;
}

/**
 * Weak names must match exactly, except for the order of their words. A typo may leave no word that is in the index,
 * or only words of hundreds of names; titles are not indexed either.
 */
function* createFinder(listed: readonly IndexedName[], knowledge: Knowledge): Steps<Finder> {
  const strong = listed.filter(({ name }) => name.kind !== 'weak');
  const index = yield* assembleIndex(strong.map(({ prepared }) => prepared));
  const weak = new Map<string, IndexedName[]>();
  yield* visitInSteps(listed, stepSize, (each) => {
    if (each.name.kind === 'weak') append(weak, sortedWords(each.prepared), each);
  });
  return {
    find(query) {
      const isMeant = ({ prepared }: IndexedName): boolean =>
        mayBeMeant(query, prepared, knowledge);
      const likely = index.find(query, candidates).flatMap((at) => strong.slice(at, at + 1));
      const near = index.near(query).flatMap((at) => strong.slice(at, at + 1));
      return new Set([...likely, ...near.filter(isMeant), ...(weak.get(sortedWords(query)) ?? [])]);
    },
  };
}

/** Creates one finder for each kind of name in each group, so that a change of one group does not affect another. */
function* createFinders(
  listed: readonly IndexedName[],
  groupOf: (at: number) => string,
  knowledge: Knowledge,
): Steps<Map<string, Map<NameKind, Finder>>> {
  const parts = new Map<string, Map<NameKind, IndexedName[]>>();
  yield* visitInSteps(listed, stepSize, (each) => {
    const group = groupOf(each.at);
    const kinds = parts.get(group) ?? new Map<NameKind, IndexedName[]>();
    parts.set(group, kinds);
    append(kinds, each.prepared.kind, each);
  });
  const finders = new Map<string, Map<NameKind, Finder>>();
  for (const [group, kinds] of parts) {
    const own = new Map<NameKind, Finder>();
    for (const [kind, names] of kinds) {
      own.set(kind, yield* createFinder(names, knowledge));
    }
    finders.set(group, own);
  }
  return finders;
}

function* groupByEntry(
  listed: readonly IndexedName[],
): Steps<ReadonlyMap<number, readonly IndexedName[]>> {
  const groups = new Map<number, IndexedName[]>();
  yield* visitInSteps(listed, stepSize, (each) => append(groups, each.at, each));
  return groups;
}

/** The lists in memory, read for matching. */
interface Lists<Entry extends ListEntry> {
  readonly entries: readonly Entry[];
  /** The group of each entry. */
  readonly groups: readonly string[];
  readonly knowledge: Knowledge;
  readonly finders: ReadonlyMap<string, ReadonlyMap<NameKind, Finder>>;
  /** The entries with a document number. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  readonly namesOf: ReadonlyMap<number, readonly IndexedName[]>;
}

/** Returns entries that share a document number with the subject, even under another name. */
function byNumber<Entry extends ListEntry>(
  { groups, namesOf, numbers }: Lists<Entry>,
  subject: Subject,
  query: PreparedName,
  group: string,
): IndexedName[] {
  const owners = subjectNumbers(subject).flatMap((number) => numbers.get(number) ?? []);
  const names = owners.flatMap((at) => (groups[at] === group ? (namesOf.get(at) ?? []) : []));
  return names.filter(({ prepared }) => prepared.kind === query.kind);
}

function compare(
  knowledge: Knowledge,
  query: PreparedName,
  each: IndexedName,
  best: BestMatches,
): void {
  const scored = scoreNames(query, each.prepared, knowledge);
  if (!isBetter(scored.score, each.name, best.get(each.at))) return;
  best.set(each.at, { name: each.name, listed: each.prepared, query, ...scored });
}

function compareGroup<Entry extends ListEntry>(
  lists: Lists<Entry>,
  subject: Subject,
  query: PreparedName,
  group: string,
  best: BestMatches,
): void {
  const { entries, finders, knowledge } = lists;
  const found = finders.get(group)?.get(query.kind)?.find(query) ?? [];
  for (const each of [...found, ...byNumber(lists, subject, query, group)]) {
    const schema = entries[each.at]?.schema ?? 'other';
    if (isSought(subject, schema)) compare(knowledge, query, each, best);
  }
}

function* bestNames<Entry extends ListEntry>(
  lists: Lists<Entry>,
  subject: Subject,
  requested: MatchOptions['groups'],
): Steps<BestMatches> {
  const best: BestMatches = new Map();
  const searched = [...lists.finders.keys()].filter((group) => requested?.has(group) !== false);
  for (const query of queryNames(subject)) {
    for (const group of searched) {
      compareGroup(lists, subject, query, group, best);
      yield;
    }
  }
  return best;
}

function toFound<Entry extends ListEntry>(
  entry: Entry,
  subject: Subject,
  { name, score: nameScore, breakdown, query, listed }: BestMatch,
  threshold: number,
): RankedMatch<Match<Entry>> {
  const modifiers = modifiersOf(subject, entry);
  const { priority, score } = applyModifiers(nameScore, modifiers);
  const isExact = nameScore === 100 && name.kind !== 'weak';
  const match = {
    entry,
    matchedName: name.text,
    matchedNameKind: name.kind,
    // No fact hides the exact name of an entry.
    score: isExact ? Math.max(score, threshold) : score,
    priority,
    breakdown: tellParts(breakdown),
    modifiers,
  };
  return { match, query, listed };
}

function* matchInSteps<Entry extends ListEntry>(
  lists: Lists<Entry>,
  subject: Subject,
  { threshold, groups }: MatchOptions,
): Steps<Match<Entry>[]> {
  const best = yield* bestNames(lists, subject, groups);
  const found = [...best]
    .sort(([a], [b]) => a - b)
    .flatMap(([at, each]) => {
      const entry = lists.entries[at];
      return entry === undefined ? [] : [toFound(entry, subject, each, threshold)];
    })
    .filter(({ match: { score } }) => score >= threshold);
  return inRank(found);
}

/** Reads the lists once, in steps; matching then touches neither files nor database. */
export function* assembleMatcher<Entry extends ListEntry>(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => string,
): Steps<Matcher<Entry>> {
  const listed = yield* listNames(entries);
  const knowledge = yield* learn(listed);
  const groups = entries.map(groupOf);
  const finders = yield* createFinders(listed, (at) => groups[at] ?? '', knowledge);
  const numbers = yield* indexNumbers(entries);
  const namesOf = yield* groupByEntry(listed);
  const lists: Lists<Entry> = { entries, groups, knowledge, finders, numbers, namesOf };
  return {
    names: listed.length,
    matchInSteps: (subject, options) => matchInSteps(lists, subject, options),
    match: (subject, options) => runAtOnce(matchInSteps(lists, subject, options)),
  };
}

/** The same at once, of entries that are one group. */
export function createMatcher<Entry extends ListEntry>(entries: readonly Entry[]): Matcher<Entry> {
  return runAtOnce(assembleMatcher(entries, () => ''));
}
