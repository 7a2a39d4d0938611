import { createHash } from 'node:crypto';
import type { Db } from '../../kernel/db/client.js';
import {
  assembleMatcher,
  type ListName,
  type Match,
  type Matcher,
  runInTurns,
  type Subject,
} from '../matching/index.js';
import { listWatchlists, readEntries, type ScreenedEntry, type Watchlist } from './queries.js';
import { WatchlistError } from './source.js';

/** One entry that scored over the threshold, and why. */
export interface Hit {
  /** The same for the same entity of the same list, always. */
  readonly id: string;
  readonly entityId: string;
  readonly list: string;
  readonly listVersion: string;
  /** Of what the list says about the entry: a reviewer's decision holds until it changes. */
  readonly entryHash: string;
  readonly schema: ScreenedEntry['schema'];
  readonly caption: string;
  readonly matchedName: string;
  readonly matchedNameKind: ListName['kind'];
  /** 0 to 100. */
  readonly score: number;
  readonly breakdown: Match['breakdown'];
  readonly modifiers: Match['modifiers'];
  readonly topics: readonly string[];
  readonly programs: readonly string[];
}

export interface ScreenedList {
  readonly id: string;
  readonly version: string;
  readonly entities: number;
  /** A day, where the list says it. */
  readonly publishedAt: string | null;
  /** An instant, RFC 3339 in UTC. */
  readonly loadedAt: string;
}

export interface Screening {
  readonly match: boolean;
  /** That of the best hit, 0 without any. */
  readonly score: number;
  /** Highest score first; among equals what fewer slips lead to. */
  readonly hits: readonly Hit[];
  /** What was screened against. */
  readonly lists: readonly ScreenedList[];
  /** Changes whenever the same subject and lists may score otherwise. */
  readonly algorithm: string;
  /** Of the algorithm and of all lists, chosen or not; hex. */
  readonly stamp: string;
}

export interface ScreenOptions {
  /** 0 to 100; 70 unless given. */
  readonly threshold?: number;
  /** Names of lists; all of them unless given. */
  readonly lists?: readonly string[];
  /** The transaction of a caller who is in one. */
  readonly db?: Db;
}

export interface Screener {
  /** Loads all lists, for which the first screening would otherwise wait. */
  warmUp(): Promise<void>;
  /** @throws WatchlistError for a list that there is not */
  screen(subject: Subject, options?: ScreenOptions): Promise<Screening>;
}

const algorithm = 'names-7';
const usualThreshold = 70;

interface Loaded {
  readonly stamp: string;
  readonly lists: readonly Watchlist[];
  readonly matcher: Matcher<ScreenedEntry>;
}

const stampOf = (lists: readonly Watchlist[]): string =>
  lists.map(({ name, contentHash }) => `${name} ${contentHash}`).join('\n');

const hashStamp = (stamp: string): string =>
  createHash('sha256').update(`${algorithm}\n${stamp}`).digest('hex');

const toScreenedList = (list: Watchlist): ScreenedList => ({
  id: list.name,
  version: list.version,
  entities: list.entries,
  publishedAt: list.publishedOn,
  loadedAt: list.loadedAt.toISOString(),
});

/** What the lists are now: a screening with another stamp may come out otherwise today. */
export async function currentLists(
  db: Db,
): Promise<Pick<Screening, 'algorithm' | 'lists' | 'stamp'>> {
  const lists = await listWatchlists(db);
  return { algorithm, lists: lists.map(toScreenedList), stamp: hashStamp(stampOf(lists)) };
}

/** Reads until no list has changed meanwhile: half an old and half a new list is none. */
async function load(db: Db, current: readonly Watchlist[]): Promise<Loaded> {
  for (let lists = current; ; ) {
    const entries: ScreenedEntry[] = [];
    for await (const page of readEntries(db)) entries.push(...page);
    const after = await listWatchlists(db);
    if (stampOf(after) === stampOf(lists)) {
      const matcher = await runInTurns(assembleMatcher(entries, ({ list }) => list));
      return { stamp: stampOf(lists), lists, matcher };
    }
    lists = after;
  }
}

const hitId = (list: string, id: string): string =>
  `hit_${createHash('sha256').update(`${list}\n${id}`).digest('hex').slice(0, 24)}`;

function toHit(match: Match<ScreenedEntry>, versions: ReadonlyMap<string, string>): Hit {
  const { entry, matchedName, matchedNameKind, score, breakdown, modifiers } = match;
  const { id, list, contentHash, schema, caption, topics, programs } = entry;
  return {
    id: hitId(list, id),
    entityId: id,
    list,
    listVersion: versions.get(list) ?? '',
    entryHash: contentHash,
    schema,
    caption,
    matchedName,
    matchedNameKind,
    score,
    breakdown,
    modifiers,
    topics,
    programs,
  };
}

/** Lists of risks hold companies that are only owned, supplied or registered by somebody: those are no alert. */
const mayAlert = ({ entry: { schema, topics } }: Match<ScreenedEntry>): boolean =>
  schema !== 'company' || topics.some((topic) => /^sanction(\.|$)/.test(topic));

function chooseLists(lists: readonly Watchlist[], names: readonly string[] | undefined) {
  const unknown = names?.find((name) => !lists.some((list) => list.name === name));
  if (unknown !== undefined) throw new WatchlistError(`There is no watchlist ${unknown}`);
  return lists.filter(({ name }) => names?.includes(name) ?? true);
}

/**
 * Screens against all lists in memory. They are read by `warmUp` or the first screening, and again by the first one
 * after an import, in this process or another; both engines give the same answer.
 */
export function createScreener(pool: Db): Screener {
  let loading: { readonly stamp: string; readonly loaded: Promise<Loaded> } | undefined;

  async function loadedNow(db: Db): Promise<Loaded> {
    const lists = await listWatchlists(db);
    const stamp = stampOf(lists);
    if (loading?.stamp === stamp) return loading.loaded;
    const started = { stamp, loaded: load(db, lists) };
    loading = started;
    started.loaded.catch(() => {
      if (loading === started) loading = undefined;
    });
    return started.loaded;
  }

  return {
    async warmUp() {
      await loadedNow(pool);
    },
    async screen(subject, { threshold = usualThreshold, lists: names, db = pool } = {}) {
      const { lists, matcher, stamp } = await loadedNow(db);
      const chosen = chooseLists(lists, names);
      const groups = new Set(chosen.map(({ name }) => name));
      const matches = await runInTurns(matcher.matchInSteps(subject, { threshold, groups }));
      const versions = new Map(chosen.map(({ name, version }) => [name, version]));
      const hits = matches.filter(mayAlert).map((match) => toHit(match, versions));
      return {
        match: hits.length > 0,
        score: hits[0]?.score ?? 0,
        hits,
        lists: chosen.map(toScreenedList),
        algorithm,
        stamp: hashStamp(stamp),
      };
    },
  };
}

const screeners = new WeakMap<Db, Screener>();

/** The one of this pool: the lists take memory, and everybody who screens shares them. */
export function screenerOf(pool: Db): Screener {
  const known = screeners.get(pool) ?? createScreener(pool);
  screeners.set(pool, known);
  return known;
}
