import type { Db } from '../../../kernel/db/client.js';
import {
  type EntryGroup,
  joinGroups,
  type Matcher,
  readGroup,
  runInTurns,
} from '../../matching/index.js';
import { listWatchlists, readEntries, type ScreenedEntry, type Watchlist } from '../queries.js';

/** A snapshot of all entries of all lists in memory. A name takes about 2 KB. */
export interface ScreeningIndex {
  readonly lists: readonly Watchlist[];
  /** The lists as they were read, by name and content. */
  readonly groups: ReadonlyMap<string, EntryGroup<ScreenedEntry>>;
  readonly matcher: Matcher<ScreenedEntry>;
}

/** Returns the names and content hashes of lists. Two results differ if a list has changed. */
export const contentsOf = (lists: readonly Watchlist[]): string =>
  lists.map(({ name, contentHash }) => `${name} ${contentHash}`).join('\n');

async function readList(db: Db, list: string): Promise<EntryGroup<ScreenedEntry>> {
  const entries: ScreenedEntry[] = [];
  for await (const page of readEntries(db, list)) entries.push(...page);
  return runInTurns(readGroup(list, entries));
}

/**
 * Reads only the lists that have changed since the index in use. Starts again if a list changes meanwhile, so that an
 * index never mixes two versions of a list.
 */
async function buildIndex(
  db: Db,
  current: readonly Watchlist[],
  inUse: ScreeningIndex | undefined,
): Promise<ScreeningIndex> {
  for (let lists = current; ; ) {
    const groups = new Map<string, EntryGroup<ScreenedEntry>>();
    for (const list of lists) {
      const content = contentsOf([list]);
      groups.set(content, inUse?.groups.get(content) ?? (await readList(db, list.name)));
    }
    const after = await listWatchlists(db);
    if (contentsOf(after) === contentsOf(lists)) {
      return { lists, groups, matcher: await runInTurns(joinGroups([...groups.values()])) };
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
    index = await buildIndex(db, lists, index);
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
