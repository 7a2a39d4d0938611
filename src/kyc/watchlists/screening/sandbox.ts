import { createHash } from 'node:crypto';
import type { Db } from '../../../kernel/db/client.js';
import type { Environment } from '../../../kernel/principal.js';
import { normaliseName, type Subject } from '../../matching/index.js';
import type { ScreenedEntry } from '../queries.js';
import {
  currentLists,
  type Hit,
  hitOf,
  type ScreenedList,
  type Screening,
  type ScreenOptions,
  screenerOf,
  usualThreshold,
} from './screener.js';

/*
 * Fixed results of test keys. The last two words of the screened name decide, in any case, and no imported list is read:
 *
 *   SANDBOX STRONG    a hit with the score 100
 *   SANDBOX LISTED    a hit with a confirmed number, which declines
 *   SANDBOX POSSIBLE  a hit with the score 80
 *   SANDBOX PEP       a hit on a politically exposed person, with the score 90; none for subjects that are no persons
 *   SANDBOX CLEAR     no hit
 */

type Result = 'listed' | 'strong' | 'possible' | 'pep' | 'clear';
type HitResult = Exclude<Result, 'clear'>;

const schemas = ['person', 'company', 'vessel', 'aircraft'] as const;
type EntrySchema = (typeof schemas)[number];

interface FixedHit extends Pick<Hit, 'score' | 'breakdown' | 'topics' | 'programs'> {
  readonly modifiers?: Hit['modifiers'];
  /** The only name of the entry. */
  readonly name: string;
}

const same = (word: string): Hit['breakdown'][number] => ({
  queryPart: word,
  listPart: word,
  kind: 'exact',
  score: 1,
  weight: 1,
});

/** The words of a name before those that decide. */
const unweighted = (rest: string): Hit['breakdown'][number] => ({
  queryPart: rest,
  listPart: '',
  kind: 'leftover',
  score: 0,
  weight: 0,
});

/** Each score is the mean of its parts by their weights, as in a real hit. */
const fixedHits: Readonly<Record<HitResult, FixedHit>> = {
  strong: {
    name: 'Sandbox Strong',
    score: 100,
    topics: ['sanction'],
    programs: ['SANDBOX'],
    breakdown: [same('sandbox'), same('strong')],
  },
  listed: {
    name: 'Sandbox Listed',
    score: 100,
    topics: ['sanction'],
    programs: ['SANDBOX'],
    breakdown: [same('sandbox'), same('listed')],
    modifiers: [{ kind: 'documentEqual', points: 100, source: 'confirmed' }],
  },
  possible: {
    name: 'Sandbox Possibly',
    score: 80,
    topics: ['sanction'],
    programs: ['SANDBOX'],
    breakdown: [
      same('sandbox'),
      { queryPart: 'possible', listPart: 'possibly', kind: 'edit', score: 0.6, weight: 1 },
    ],
  },
  pep: {
    name: 'Sandbox Pep Official',
    score: 90,
    topics: ['role.pep'],
    programs: [],
    breakdown: [
      same('sandbox'),
      same('pep'),
      { queryPart: '', listPart: 'official', kind: 'leftover', score: 0, weight: 0.22 },
    ],
  },
};

const listName = 'sandbox';

const entryId = (result: HitResult, schema: EntrySchema): string =>
  `${listName}-${result}-${schema}`;

function makeEntry(result: HitResult, schema: EntrySchema): ScreenedEntry {
  const { name, topics, programs } = fixedHits[result];
  const isPerson = schema === 'person';
  const facts = {
    id: entryId(result, schema),
    list: listName,
    schema,
    caption: name,
    topics,
    programs,
    names: [{ text: name, kind: 'primary' }],
    birthDates: isPerson ? ['1970-01-01'] : [],
    birthPlaces: [],
    countries: ['DO'],
    gender: null,
    documents: isPerson ? [{ type: 'Passport', number: 'T0000001', country: 'DO' }] : [],
    identifiers: { lei: [], registration: [] },
    remarks: 'Entry of the sandbox. It does not exist.',
  } as const;
  return {
    ...facts,
    contentHash: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
  };
}

/** The entries of fixed hits. They stand in no imported list. */
export const sandboxEntries: readonly ScreenedEntry[] = [
  ...schemas.flatMap((schema) => [
    makeEntry('listed', schema),
    makeEntry('strong', schema),
    makeEntry('possible', schema),
  ]),
  makeEntry('pep', 'person'),
];

const list: ScreenedList = {
  id: listName,
  version: '1',
  entities: sandboxEntries.length,
  publishedAt: null,
  loadedAt: '2026-01-01T00:00:00.000Z',
};

const results: ReadonlyMap<string, Result> = new Map([
  ['LISTED', 'listed'],
  ['STRONG', 'strong'],
  ['POSSIBLE', 'possible'],
  ['PEP', 'pep'],
  ['CLEAR', 'clear'],
]);

/** Returns the result that the end of a name asks for, and the words before it. */
function endingOf(name: string): { readonly result: Result; readonly rest: string } | undefined {
  const words = name.trim().toUpperCase().split(/\s+/);
  const result = words.at(-2) === 'SANDBOX' ? results.get(words.at(-1) ?? '') : undefined;
  return result && { result, rest: normaliseName(words.slice(0, -2).join(' ')) };
}

function hitsFor({ name, type = 'person' }: Subject, threshold: number): Hit[] | undefined {
  const ending = endingOf(name);
  if (ending === undefined) return undefined;
  const { result, rest } = ending;
  if (result === 'clear') return [];
  const entry = sandboxEntries.find(({ id }) => id === entryId(result, type));
  const { score, breakdown, modifiers = [], name: matchedName } = fixedHits[result];
  if (entry === undefined || score < threshold) return [];
  const match = {
    entry,
    matchedName,
    matchedNameKind: 'primary' as const,
    score,
    priority: score,
    modifiers,
    breakdown: rest === '' ? breakdown : [unweighted(rest), ...breakdown],
  };
  return [hitOf(match, list.version)];
}

/** The members of a screening that its subject and the lists decide. */
export type FixedScreening = Pick<Screening, 'match' | 'score' | 'hits' | 'lists'>;

/** Returns the fixed result of a test key; undefined for a name without one. */
export function fixedScreening(subject: Subject, threshold: number): FixedScreening | undefined {
  const hits = hitsFor(subject, threshold);
  return hits && withHits(hits);
}

const withHits = (hits: readonly Hit[]): FixedScreening => ({
  match: hits.length > 0,
  score: hits[0]?.score ?? 0,
  hits,
  lists: [list],
});

/**
 * Screens a subject against the loaded lists, or answers the fixed result of a test key. A fixed result names the hash of the
 * current lists, so that a monitored subject counts as compared with them. Without any imported list, every other name of a test
 * key is compared with the entries of the sandbox alone, and has no hit.
 *
 * @throws UnknownWatchlistError for the name of an unknown list
 */
export async function screenSubject(
  db: Db,
  environment: Environment,
  subject: Subject,
  options: ScreenOptions,
): Promise<Screening> {
  if (environment !== 'test') return screenerOf(db).screen(subject, options);
  const fixed = fixedScreening(subject, options.threshold ?? usualThreshold);
  const found = fixed ? undefined : await screenerOf(db).screen(subject, options);
  if (found !== undefined && found.lists.length > 0) return found;
  const { listsHash } = await currentLists(db);
  return { ...(fixed ?? withHits([])), algorithm: 'sandbox-1', listsHash };
}
