import type { Db } from '../../../kernel/db/client.js';
import { assembleMatcher, type Matcher, runInTurns } from '../../matching/index.js';
import { listWatchlists, readEntries, type ScreenedEntry, type Watchlist } from '../queries.js';

/** A snapshot of all entries of all lists in memory. A name takes about 2 KB. */
export interface ScreeningIndex {
  readonly lists: readonly Watchlist[];
  readonly matcher: Matcher<ScreenedEntry>;
}

/** Returns the names and content hashes of lists. Two results differ if a list has changed. */
export const contentsOf = (lists: readonly Watchlist[]): string =>
  lists.map(({ name, contentHash }) => `${name} ${contentHash}`).join('\n');

/** Starts again if a list changes meanwhile, so that an index never mixes two versions of a list. */
async function buildIndex(db: Db, current: readonly Watchlist[]): Promise<ScreeningIndex> {
  for (let lists = current; ; ) {
    const entries: ScreenedEntry[] = [];
    for await (const page of readEntries(db)) entries.push(...page);
    const after = await listWatchlists(db);
    if (contentsOf(after) === contentsOf(lists)) {
      const matcher = await runInTurns(assembleMatcher(entries, ({ list }) => list));
      return { lists, matcher };
    }
    lists = after;
  }
}

/** The index in use. A new one is built beside it and takes its place when it is complete. */
export interface IndexHolder {
  /** Returns the index in use; the first call waits for the first index. */
  inUse(): Promise<ScreeningIndex>;
  /** Returns an index with every import that was committed before the call. Builds it if necessary. */
  refresh(): Promise<ScreeningIndex>;
}

export function createIndexHolder(db: Db): IndexHolder {
  let index: ScreeningIndex | undefined;
  let building: Promise<ScreeningIndex> | undefined;
  let next: Promise<ScreeningIndex> | undefined;

  async function build(): Promise<ScreeningIndex> {
    const lists = await listWatchlists(db);
    if (index && contentsOf(index.lists) === contentsOf(lists)) return index;
    index = await buildIndex(db, lists);
    return index;
  }

  function start(): Promise<ScreeningIndex> {
    building = build().finally(() => {
      building = undefined;
    });
    return building;
  }

  return {
    async inUse() {
      return index ?? building ?? start();
    },
    refresh() {
      if (building === undefined) return start();
      // The build in progress may have read the lists before the caller's import. One more build follows for all
      // callers.
      next ??= building
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    },
  };
}
