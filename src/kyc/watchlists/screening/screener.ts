import { createHash } from 'node:crypto';
import type { Db } from '../../../kernel/db/client.js';
import { withoutScope } from '../../../kernel/db/scope.js';
import { type ListName, type Match, runInTurns, type Subject } from '../../matching/index.js';
import { WatchlistError } from '../imports/source.js';
import { listWatchlists, type ScreenedEntry, type Watchlist } from '../queries.js';
import { contentsOf, createIndexHolder, type ScreeningIndex } from './screening-index.js';

/** An entry with a score above the threshold, and the explanation. */
export interface Hit {
  /** The id of the hit, which is always the same for the same entity and list. */
  readonly id: string;
  readonly entityId: string;
  readonly list: string;
  readonly listVersion: string;
  /** Hash of the entry in its list. A reviewer's decision is in force until it changes. */
  readonly entryHash: string;
  readonly schema: ScreenedEntry['schema'];
  readonly caption: string;
  readonly matchedName: string;
  readonly matchedNameKind: ListName['kind'];
  /** 0 to 100. */
  readonly score: number;
  /** Orders hits for reviewers, 0 to 100. */
  readonly priority: number;
  readonly breakdown: Match['breakdown'];
  readonly modifiers: Match['modifiers'];
  readonly topics: readonly string[];
  readonly programs: readonly string[];
}

export interface ScreenedList {
  readonly id: string;
  readonly version: string;
  readonly entities: number;
  /** The day of publication, if the list has it. */
  readonly publishedAt: string | null;
  /** An instant, RFC 3339 in UTC. */
  readonly loadedAt: string;
}

export interface Screening {
  readonly match: boolean;
  /** Score of the best hit; 0 without one. */
  readonly score: number;
  /** By descending priority, then by score and by fewer typos. */
  readonly hits: readonly Hit[];
  /** The lists that were used. */
  readonly lists: readonly ScreenedList[];
  /** The version of the algorithm. It changes when the same subject and lists may score differently. */
  readonly algorithm: string;
  /** Hex SHA-256 of the algorithm and all lists, including those not searched. */
  readonly listsHash: string;
}

export interface ScreenOptions {
  /** 0 to 100. Default: 70. */
  readonly threshold?: number;
  /** Names of lists. Default: all lists. */
  readonly lists?: readonly string[];
}

/** The versions of the lists that screenings are made against. */
export type ScreenedLists = Pick<Screening, 'algorithm' | 'lists' | 'listsHash'>;

/** The name of a list that is not loaded. */
export class UnknownWatchlistError extends WatchlistError {
  readonly list: string;

  constructor(list: string) {
    super(`There is no watchlist ${list}`);
    this.list = list;
  }
}

export interface Screener {
  /**
   * Loads the current lists. Screenings use the lists loaded before until it resolves.
   *
   * @returns the lists for the next screening
   */
  refresh(): Promise<ScreenedLists>;
  /**
   * Screens against the loaded lists. The first screening loads them.
   *
   * @returns no lists if none is loaded
   * @throws UnknownWatchlistError for the name of an unknown list
   */
  screen(subject: Subject, options?: ScreenOptions): Promise<Screening>;
}

const algorithm = 'names-8';
/** The threshold without one in the options. */
export const usualThreshold = 70;

const listsHashOf = (lists: readonly Watchlist[]): string =>
  createHash('sha256')
    .update(`${algorithm}\n${contentsOf(lists)}`)
    .digest('hex');

const toScreenedList = (list: Watchlist): ScreenedList => ({
  id: list.name,
  version: list.version,
  entities: list.entries,
  publishedAt: list.publishedOn,
  loadedAt: list.loadedAt.toISOString(),
});

const toScreenedLists = (lists: readonly Watchlist[]): ScreenedLists => ({
  algorithm,
  lists: lists.map(toScreenedList),
  listsHash: listsHashOf(lists),
});

/** Returns the lists in the database. A screening with another hash of lists may have another result today. */
export async function currentLists(db: Db): Promise<ScreenedLists> {
  return toScreenedLists(await listWatchlists(db));
}

const hitId = (list: string, id: string): string =>
  `hit_${createHash('sha256').update(`${list}\n${id}`).digest('hex').slice(0, 24)}`;

/** @param listVersion  the version of the list of the entry */
export function hitOf(match: Match<ScreenedEntry>, listVersion: string): Hit {
  const { entry, matchedName, matchedNameKind, score, priority, breakdown, modifiers } = match;
  const { id, list, contentHash, schema, caption, topics, programs } = entry;
  return {
    id: hitId(list, id),
    entityId: id,
    list,
    listVersion,
    entryHash: contentHash,
    schema,
    caption,
    matchedName,
    matchedNameKind,
    score,
    priority,
    breakdown,
    modifiers,
    topics,
    programs,
  };
}

/** Risk lists also hold companies that a listed person only owns, supplies or registered. Those raise no alert. */
const mayAlert = ({ entry: { schema, topics } }: Match<ScreenedEntry>): boolean =>
  schema !== 'company' || topics.some((topic) => /^sanction(\.|$)/.test(topic));

/** Returns the highest score; 0 without a hit. */
export const bestScore = (hits: readonly Pick<Hit, 'score'>[]): number =>
  hits.reduce((best, { score }) => Math.max(best, score), 0);

const findUnknown = ({ lists }: ScreeningIndex, names: readonly string[] = []) =>
  names.find((name) => !lists.some((list) => list.name === name));

/** Screens against lists in memory. Both database engines give the same result. */
export function createScreener(db: Db): Screener {
  const holder = createIndexHolder(db);

  /** Returns the current index, or a new one if the current index lacks a requested list or is empty. */
  async function indexWith(names: readonly string[] | undefined): Promise<ScreeningIndex> {
    const index = await holder.inUse();
    const isComplete = index.lists.length > 0 && findUnknown(index, names) === undefined;
    return isComplete ? index : holder.refresh();
  }

  return {
    async refresh() {
      return toScreenedLists((await holder.refresh()).lists);
    },
    async screen(subject, { threshold = usualThreshold, lists: names } = {}) {
      const index = await indexWith(names);
      const unknown = index.lists.length > 0 ? findUnknown(index, names) : undefined;
      if (unknown !== undefined) throw new UnknownWatchlistError(unknown);
      const chosen = index.lists.filter(({ name }) => names?.includes(name) ?? true);
      const groups = new Set(chosen.map(({ name }) => name));
      const matches = await runInTurns(index.matcher.matchInSteps(subject, { threshold, groups }));
      const versions = new Map(chosen.map(({ name, version }) => [name, version]));
      const hits = matches
        .filter(mayAlert)
        .map((match) => hitOf(match, versions.get(match.entry.list) ?? ''));
      return {
        match: hits.length > 0,
        score: bestScore(hits),
        hits,
        lists: chosen.map(toScreenedList),
        algorithm,
        listsHash: listsHashOf(index.lists),
      };
    },
  };
}

const screeners = new WeakMap<Db, Screener>();

/** Returns the screener of a pool. All callers share the lists in memory. */
export function screenerOf(db: Db): Screener {
  const pool = withoutScope(db);
  const known = screeners.get(pool) ?? createScreener(pool);
  screeners.set(pool, known);
  return known;
}

/**
 * Loads changed lists, so that an import in this process takes effect before its reply. After a failure, the next
 * refresh loads them.
 */
export async function refreshLoadedLists(db: Db): Promise<void> {
  await screeners
    .get(withoutScope(db))
    ?.refresh()
    .catch(() => undefined);
}
