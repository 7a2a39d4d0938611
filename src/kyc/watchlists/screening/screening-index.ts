import type { Db } from '../../../kernel/db/client.js';
import { assembleMatcher, type Matcher, runInTurns } from '../../matching/index.js';
import { listWatchlists, readEntries, type ScreenedEntry, type Watchlist } from '../queries.js';

/** All entries of all lists in memory, as the lists were at one moment. About 2 KB for each name. */
export interface ScreeningIndex {
  readonly lists: readonly Watchlist[];
  readonly matcher: Matcher<ScreenedEntry>;
}

/** Returns the names and content hashes of lists: two results differ when a list has changed. */
export const contentsOf = (lists: readonly Watchlist[]): string =>
  lists.map(({ name, contentHash }) => `${name} ${contentHash}`).join('\n');

/** Reads again when a list has changed meanwhile: an index never holds half an old list and half a new one. */
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
  /** Returns an index that holds every import that was committed before the call; builds it if need be. */
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
      // The build under way may have read the lists before the caller's import: one more follows it for all callers.
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
