import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Pool } from '../../../kernel/db/pool.js';
import { plannedPerCall, query, walkQuery } from '../../../kernel/db/statements/query.js';
import type { Watchlist } from '../queries.js';

type Schemas = components['schemas'];
type Change = Schemas['WatchlistChange']['change'];

/** The ids of the entries. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

// Writing statements have no names, because imports are rare.
const insertImport = plannedPerCall<
  {
    readonly list: string;
    readonly version: string;
    readonly publishedOn: string | null;
    readonly loadedAt: Date;
    readonly entryCount: number;
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly isDetailed: boolean;
  },
  { number: number }
>(
  `INSERT INTO watchlist_imports AS i (list, number, version, published_on, loaded_at, entry_count, added, changed,
     removed, is_detailed)
   SELECT :list, coalesce(max(b.number), 0) + 1, :version, :publishedOn::date, :loadedAt::timestamptz, :entryCount::int,
     :added::int, :changed::int, :removed::int, :isDetailed::boolean
   FROM watchlist_imports b WHERE b.list = :list RETURNING i.number`,
);

const insertChanges = plannedPerCall<{
  readonly list: string;
  readonly number: number;
  readonly position: number;
  readonly change: string;
  readonly ids: readonly string[];
}>(`INSERT INTO watchlist_changes (list, import_number, position, change, entry_id, caption, schema, topics, programs)
   SELECT e.list, :number::int, :position::int + row_number() OVER (ORDER BY e.id), :change, e.id, e.caption, e.schema,
     coalesce(e.facts -> 'topics', '[]'), coalesce(e.facts -> 'programs', '[]')
   FROM watchlist_entries e WHERE e.list = :list AND e.id = ANY (:ids::text[])`);

/**
 * Records the changes of an import. The list's row must be locked, new and changed entries saved, and removed ones not
 * yet deleted, because their last content is recorded. For the first import only counts are recorded.
 *
 * @param before  the list before the import
 */
export async function recordImport(
  trx: Db,
  before: Watchlist,
  imported: Pick<Watchlist, 'version' | 'publishedOn' | 'loadedAt'>,
  changes: Changes,
): Promise<void> {
  const { name: list, entries } = before;
  const isDetailed = before.version !== '';
  const counts = [changes.added.length, changes.changed.length, changes.removed.length] as const;
  const left = entries + counts[0] - counts[2];
  const { version, publishedOn, loadedAt } = imported;
  const [added, changed, removed] = counts;
  const [row] = await insertImport(trx, {
    list,
    version,
    publishedOn,
    loadedAt,
    isDetailed,
    entryCount: left,
    added,
    changed,
    removed,
  });
  if (row === undefined) throw new Error(`The import of ${list} was not written down`);
  if (!isDetailed) return;
  let position = 0;
  for (const change of ['added', 'changed', 'removed'] as const satisfies readonly Change[]) {
    const ids = changes[change];
    if (ids.length > 0)
      await insertChanges(trx, { list, number: row.number, position, change, ids });
    position += ids.length;
  }
}

const setTitle = plannedPerCall<{ readonly name: string; readonly title: string }>(
  'UPDATE watchlists SET title = :title WHERE name = :name',
);

export async function renameWatchlist(trx: Db, name: string, title: string): Promise<void> {
  await setTitle(trx, { name, title });
}

interface ListRow {
  readonly name: string;
  readonly title: string | null;
  readonly format: string;
  readonly version: string;
  readonly entry_count: number;
  readonly published_on: string | null;
  readonly loaded_at: Date;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

const selectLists = query<object, ListRow>(
  'watchlists.list_with_imports',
  `SELECT w.name, w.title, w.format, w.version, w.entry_count, w.published_on, w.loaded_at, i.added, i.changed, i.removed
   FROM watchlists w CROSS JOIN LATERAL (
     SELECT b.added, b.changed, b.removed FROM watchlist_imports b WHERE b.list = w.name ORDER BY b.number DESC LIMIT 1
   ) i WHERE w.version <> '' ORDER BY w.name`,
);

/** Returns the lists by name, each with its last import. */
export async function listWithImports(db: Db): Promise<Schemas['Watchlist'][]> {
  const rows = await selectLists(db, {});
  return rows.map((row) => ({
    id: row.name,
    title: row.title ?? row.name,
    source: row.format,
    version: row.version,
    entities: row.entry_count,
    publishedAt: row.published_on,
    importedAt: row.loaded_at.toISOString(),
    added: row.added,
    changed: row.changed,
    removed: row.removed,
  }));
}

export interface ImportRow {
  readonly number: number;
  readonly version: string;
  readonly published_on: string | null;
  readonly loaded_at: Date;
  readonly entry_count: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly is_detailed: boolean;
}

export const toImport = (row: ImportRow): Schemas['WatchlistImport'] => ({
  version: row.version,
  publishedAt: row.published_on,
  importedAt: row.loaded_at.toISOString(),
  entities: row.entry_count,
  added: row.added,
  changed: row.changed,
  removed: row.removed,
  unchanged: row.entry_count - row.added - row.changed,
  detailed: row.is_detailed,
});

const columns = `i.number, i.version, i.published_on, i.loaded_at, i.entry_count, i.added, i.changed, i.removed,
  i.is_detailed`;

/** Imports are numbered without gaps, so that the last number is the total. */
const selectImports = plannedPerCall<
  { readonly list: string; readonly before: number | null; readonly limit: number },
  ImportRow & { readonly total: number }
>(
  `SELECT ${columns}, (SELECT max(b.number) FROM watchlist_imports b WHERE b.list = :list) AS total
   FROM watchlist_imports i WHERE i.list = :list AND (:before::int IS NULL OR i.number < :before)
   ORDER BY i.number DESC LIMIT :limit`,
);

/**
 * The newest first.
 *
 * @param page  `before` is the number of the last import of the previous page; returns one more than `limit` if there
 * are more
 */
export async function listImports(
  db: Db,
  list: string,
  page: { readonly before: number | undefined; readonly limit: number },
) {
  return selectImports(db, { list, before: page.before ?? null, limit: page.limit + 1 });
}

const selectImport = plannedPerCall<
  { readonly list: string; readonly version: string | null; readonly number: number | null },
  ImportRow
>(
  `SELECT ${columns} FROM watchlist_imports i
   WHERE i.list = :list AND (:version::text IS NULL OR i.version = :version) AND (:number::int IS NULL
     OR i.number = :number)
   ORDER BY i.number DESC LIMIT 1`,
);

/** Returns the last import of a list, or the last one of a version or with a number if given. */
export async function findImport(
  db: Db,
  list: string,
  {
    version,
    number,
  }: { readonly version?: string | undefined; readonly number?: number | undefined },
): Promise<ImportRow | undefined> {
  const [row] = await selectImport(db, { list, version: version ?? null, number: number ?? null });
  return row;
}

interface ChangeRow {
  readonly position: number;
  readonly change: Change;
  readonly entry_id: string;
  readonly caption: string;
  readonly schema: Schemas['WatchlistChange']['schema'];
  readonly topics: string[];
  readonly programs: string[];
}

interface ImportKey {
  readonly list: string;
  readonly number: number;
}

const changeColumns = 'c.position, c.change, c.entry_id, c.caption, c.schema, c.topics, c.programs';

const selectChanges = query<
  ImportKey & { readonly after: number; readonly limit: number },
  ChangeRow
>(
  'watchlists.changes',
  `SELECT ${changeColumns} FROM watchlist_changes c
   WHERE c.list = :list AND c.import_number = :number AND c.position > :after ORDER BY c.position LIMIT :limit`,
);

const walk = walkQuery<ImportKey, ChangeRow>(
  `SELECT ${changeColumns} FROM watchlist_changes c
   WHERE c.list = :list AND c.import_number = :number ORDER BY c.position`,
);

const toChanges = (rows: readonly ChangeRow[]): Schemas['WatchlistChange'][] =>
  rows.map(({ position: _, entry_id: entityId, ...shown }) => ({ entityId, ...shown }));

/** Yields all changes of an import. */
export async function* walkChanges(
  db: Pool,
  list: string,
  number: number,
): AsyncGenerator<Schemas['WatchlistChange'][]> {
  for await (const rows of walk(db, { list, number })) yield toChanges(rows);
}

/** Lists the changes of an import after a position; at most `limit`. */
export async function listChanges(
  db: Db,
  list: string,
  page: { readonly number: number; readonly after: number; readonly limit: number },
): Promise<Schemas['WatchlistChange'][]> {
  const rows = await selectChanges(db, {
    list,
    number: page.number,
    after: page.after,
    limit: page.limit,
  });
  return toChanges(rows);
}
