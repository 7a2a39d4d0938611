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

interface BestMatch<Entry extends ListEntry> extends NameScore {
  readonly entry: Entry;
  readonly name: ListName;
  readonly query: PreparedName;
  readonly listed: PreparedName;
}

/** The best name of each entry, by the position of the entry in all groups. */
type BestMatches<Entry extends ListEntry> = Map<number, BestMatch<Entry>>;

const rank: Readonly<Record<ListName['kind'], number>> = { primary: 0, alias: 1, weak: 2 };

const isBetter = (
  score: number,
  { kind }: ListName,
  best: BestMatch<ListEntry> | undefined,
): boolean =>
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
  find(query: PreparedName, knowledge: Knowledge): Iterable<IndexedName>;
}

/**
 * Weak names must match exactly, except for the order of their words. A typo may leave no word that is in the index,
 * or only words of hundreds of names; titles are not indexed either.
 */
function* createFinder(listed: readonly IndexedName[]): Steps<Finder> {
  const strong = listed.filter(({ name }) => name.kind !== 'weak');
  const index = yield* assembleIndex(strong.map(({ prepared }) => prepared));
  const weak = new Map<string, IndexedName[]>();
  yield* visitInSteps(listed, stepSize, (each) => {
    if (each.name.kind === 'weak') append(weak, sortedWords(each.prepared), each);
  });
  return {
    find(query, knowledge) {
      const isMeant = ({ prepared }: IndexedName): boolean =>
        mayBeMeant(query, prepared, knowledge);
      const likely = index.find(query, candidates).flatMap((at) => strong.slice(at, at + 1));
      const near = index.near(query).flatMap((at) => strong.slice(at, at + 1));
      return new Set([...likely, ...near.filter(isMeant), ...(weak.get(sortedWords(query)) ?? [])]);
    },
  };
}

function* createFinders(listed: readonly IndexedName[]): Steps<Map<NameKind, Finder>> {
  const kinds = new Map<NameKind, IndexedName[]>();
  yield* visitInSteps(listed, stepSize, (each) => append(kinds, each.prepared.kind, each));
  const finders = new Map<NameKind, Finder>();
  for (const [kind, names] of kinds) finders.set(kind, yield* createFinder(names));
  return finders;
}

function* groupByEntry(
  listed: readonly IndexedName[],
): Steps<ReadonlyMap<number, readonly IndexedName[]>> {
  const groups = new Map<number, IndexedName[]>();
  yield* visitInSteps(listed, stepSize, (each) => append(groups, each.at, each));
  return groups;
}

/**
 * Entries that are searched together, such as those of one list. It depends on no other group, so that a change of one
 * list leaves the groups of the others as they are.
 */
export interface EntryGroup<Entry extends ListEntry = ListEntry> {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly listed: readonly IndexedName[];
  /** One for each kind of name. */
  readonly finders: ReadonlyMap<NameKind, Finder>;
  /** The entries with a document number. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  readonly namesOf: ReadonlyMap<number, readonly IndexedName[]>;
}

/** Reads the entries of a group, in steps. This is nearly all the work for a matcher. */
export function* readGroup<Entry extends ListEntry>(
  name: string,
  entries: readonly Entry[],
): Steps<EntryGroup<Entry>> {
  const listed = yield* listNames(entries);
  const finders = yield* createFinders(listed);
  const numbers = yield* indexNumbers(entries);
  const namesOf = yield* groupByEntry(listed);
  return { name, entries, listed, finders, numbers, namesOf };
}

/** The groups of a matcher, each with the number of entries before it. */
interface Lists<Entry extends ListEntry> {
  readonly groups: readonly { readonly group: EntryGroup<Entry>; readonly before: number }[];
  /** Learned from all groups. */
  readonly knowledge: Knowledge;
}

/** Returns entries that share a document number with the subject, even under another name. */
function byNumber(
  { namesOf, numbers }: EntryGroup,
  subject: Subject,
  query: PreparedName,
): IndexedName[] {
  const owners = subjectNumbers(subject).flatMap((number) => numbers.get(number) ?? []);
  const names = owners.flatMap((at) => namesOf.get(at) ?? []);
  return names.filter(({ prepared }) => prepared.kind === query.kind);
}

function compareGroup<Entry extends ListEntry>(
  { group, before }: Lists<Entry>['groups'][number],
  knowledge: Knowledge,
  subject: Subject,
  query: PreparedName,
  best: BestMatches<Entry>,
): void {
  const found = group.finders.get(query.kind)?.find(query, knowledge) ?? [];
  for (const { at, name, prepared } of [...found, ...byNumber(group, subject, query)]) {
    const entry = group.entries[at];
    if (entry === undefined || !isSought(subject, entry.schema)) continue;
    const scored = scoreNames(query, prepared, knowledge);
    const place = before + at;
    if (!isBetter(scored.score, name, best.get(place))) continue;
    best.set(place, { entry, name, listed: prepared, query, ...scored });
  }
}

function* bestNames<Entry extends ListEntry>(
  { groups, knowledge }: Lists<Entry>,
  subject: Subject,
  requested: MatchOptions['groups'],
): Steps<BestMatches<Entry>> {
  const best: BestMatches<Entry> = new Map();
  const searched = groups.filter(({ group }) => requested?.has(group.name) !== false);
  for (const query of queryNames(subject)) {
    for (const each of searched) {
      compareGroup(each, knowledge, subject, query, best);
      yield;
    }
  }
  return best;
}

function toFound<Entry extends ListEntry>(
  subject: Subject,
  { entry, name, score: nameScore, breakdown, query, listed }: BestMatch<Entry>,
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
    .map(([, each]) => toFound(subject, each, threshold))
    .filter(({ match: { score } }) => score >= threshold);
  return inRank(found);
}

/** Makes a matcher of groups, which may be parts of other matchers too. Matching touches neither files nor database. */
export function* joinGroups<Entry extends ListEntry>(
  joined: readonly EntryGroup<Entry>[],
): Steps<Matcher<Entry>> {
  const knowledge = yield* learn(joined.map(({ listed }) => listed));
  let before = 0;
  const groups = joined.map((group) => {
    const placed = { group, before };
    before += group.entries.length;
    return placed;
  });
  const lists: Lists<Entry> = { groups, knowledge };
  return {
    names: joined.reduce((sum, { listed }) => sum + listed.length, 0),
    matchInSteps: (subject, options) => matchInSteps(lists, subject, options),
    match: (subject, options) => runAtOnce(matchInSteps(lists, subject, options)),
  };
}

/** Makes a matcher of entries, in steps. */
export function* assembleMatcher<Entry extends ListEntry>(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => string,
): Steps<Matcher<Entry>> {
  const byGroup = new Map<string, Entry[]>();
  for (const entry of entries) append(byGroup, groupOf(entry), entry);
  const groups: EntryGroup<Entry>[] = [];
  for (const [name, own] of byGroup) groups.push(yield* readGroup(name, own));
  return yield* joinGroups(groups);
}

/** The same at once, of entries that are one group. */
export function createMatcher<Entry extends ListEntry>(entries: readonly Entry[]): Matcher<Entry> {
  return runAtOnce(assembleMatcher(entries, () => ''));
}
