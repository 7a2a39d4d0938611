import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import type { ListEntry, ListName, Schema } from '../matching/index.js';

export type Format = 'ofac' | 'un' | 'ftm';

interface ListRow {
  readonly name: string;
  readonly format: Format;
  readonly version: string;
  readonly content_hash: string;
  readonly published_on: string | null;
  readonly loaded_at: Date;
  readonly entry_count: number;
  readonly name_count: number;
}

export interface Watchlist {
  readonly name: string;
  readonly format: Format;
  /** The day of publication, if known, and the beginning of the hash of the content. */
  readonly version: string;
  readonly contentHash: string;
  /** A day, `2026-02-27`. */
  readonly publishedOn: string | null;
  readonly loadedAt: Date;
  readonly entries: number;
  readonly names: number;
}

const toWatchlist = (row: ListRow): Watchlist => ({
  name: row.name,
  format: row.format,
  version: row.version,
  contentHash: row.content_hash,
  publishedOn: row.published_on,
  loadedAt: row.loaded_at,
  entries: row.entry_count,
  names: row.name_count,
});

const columns = `w.name, w.format, w.version, w.content_hash, w.published_on::text, w.loaded_at, w.entry_count,
  w.name_count`;

const selectLists = query<object, ListRow>(
  'watchlists.list',
  `SELECT ${columns} FROM watchlists w WHERE w.version <> '' ORDER BY w.name`,
);

/** By name. */
export async function listWatchlists(db: Db): Promise<Watchlist[]> {
  return (await selectLists(db, {})).map(toWatchlist);
}

const claimRow = query<{ readonly name: string; readonly format: string; readonly now: Date }>(
  'watchlists.claim',
  `INSERT INTO watchlists (name, format, version, content_hash, loaded_at, entry_count, name_count)
   VALUES (:name, :format, '', '', :now, 0, 0) ON CONFLICT (name) DO UPDATE SET format = excluded.format
   WHERE watchlists.version = ''`,
);

const lockRow = query<{ readonly name: string }, ListRow>(
  'watchlists.lock',
  `SELECT ${columns} FROM watchlists w WHERE w.name = :name FOR UPDATE`,
);

/** Locks a list; undefined for one that does not exist or was removed. */
export async function lockKnown(trx: Db, name: string): Promise<Watchlist | undefined> {
  const [row] = await lockRow(trx, { name });
  return row === undefined || row.version === '' ? undefined : toWatchlist(row);
}

/** Locks a list, so that concurrent imports of it wait. A new or removed list has version ''. */
export async function lockWatchlist(
  trx: Db,
  name: string,
  format: Format,
  now: Date,
): Promise<Watchlist> {
  await claimRow(trx, { name, format, now });
  const [row] = await lockRow(trx, { name });
  if (!row) throw new Error(`Watchlist ${name} was removed while it was being imported`);
  return toWatchlist(row);
}

const selectHashes = query<{ readonly list: string }, { id: string; content_hash: string }>(
  'watchlists.entry_hashes',
  'SELECT e.id, e.content_hash FROM watchlist_entries e WHERE e.list = :list',
);

/** Returns the hash of each stored entry of a list, by its id. */
export async function entryHashes(trx: Db, list: string): Promise<Map<string, string>> {
  const rows = await selectHashes(trx, { list });
  return new Map(rows.map(({ id, content_hash }) => [id, content_hash]));
}

/** An entry to save. */
export interface StoredEntry {
  readonly id: string;
  readonly schema: Schema;
  readonly caption: string;
  readonly contentHash: string;
  readonly facts: Omit<ListEntry, 'id' | 'schema' | 'caption' | 'names'>;
  readonly names: readonly StoredName[];
}

interface StoredName extends ListName {
  readonly position: number;
}

// These statements have no names, because imports are rare.
const upsertEntries = plannedPerCall<{
  readonly list: string;
  readonly rows: string;
  readonly now: Date;
}>(`INSERT INTO watchlist_entries (list, id, schema, caption, content_hash, facts, loaded_at)
   SELECT :list, e.id, e.schema, e.caption, e."contentHash", e.facts, :now
   FROM jsonb_to_recordset(:rows::jsonb) AS e (id text, schema text, caption text, "contentHash" text, facts jsonb)
   ON CONFLICT (list, id) DO UPDATE SET schema = excluded.schema, caption = excluded.caption,
     content_hash = excluded.content_hash, facts = excluded.facts, loaded_at = excluded.loaded_at`);

const deleteNames = plannedPerCall<{ readonly list: string; readonly entries: readonly string[] }>(
  'DELETE FROM watchlist_names n WHERE n.list = :list AND n.entry_id = ANY (:entries::text[])',
);

const insertNames = plannedPerCall<{
  readonly list: string;
  readonly names: string;
}>(`INSERT INTO watchlist_names (list, entry_id, position, text, kind, script)
   SELECT :list, n."entryId", n.position, n.text, n.kind, n.script
   FROM jsonb_to_recordset(:names::jsonb) AS n ("entryId" text, position int, text text, kind text, script text)`);

/** Saves entries and their names, new ones and those that have changed. */
export async function saveEntries(
  trx: Db,
  list: string,
  entries: readonly StoredEntry[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ names: _, ...entry }) => entry);
  const names = entries.flatMap(({ id, names }) => names.map((each) => ({ entryId: id, ...each })));
  await upsertEntries(trx, { list, rows: JSON.stringify(rows), now });
  await deleteNames(trx, { list, entries: entries.map(({ id }) => id) });
  await insertNames(trx, { list, names: JSON.stringify(names) });
}

const deleteEntries = plannedPerCall<{ readonly list: string; readonly ids: readonly string[] }>(
  'DELETE FROM watchlist_entries e WHERE e.list = :list AND e.id = ANY (:ids::text[])',
);

export async function removeEntries(trx: Db, list: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteEntries(trx, { list, ids });
}

const updateList = query<
  {
    readonly name: string;
    readonly version: string;
    readonly contentHash: string;
    readonly publishedOn: string | null;
    readonly loadedAt: Date;
  },
  ListRow
>(
  'watchlists.finish',
  `UPDATE watchlists w SET version = :version, content_hash = :contentHash, published_on = :publishedOn::date,
     loaded_at = :loadedAt,
     entry_count = (SELECT count(*) FROM watchlist_entries e WHERE e.list = :name),
     name_count = (SELECT count(*) FROM watchlist_names n WHERE n.list = :name)
   WHERE w.name = :name RETURNING ${columns}`,
);

/** Makes the saved entries the current version of the list. */
export async function finishWatchlist(
  trx: Db,
  name: string,
  imported: Pick<Watchlist, 'version' | 'contentHash' | 'publishedOn' | 'loadedAt'>,
): Promise<Watchlist> {
  const { version, contentHash, publishedOn, loadedAt } = imported;
  const [row] = await updateList(trx, { name, version, contentHash, publishedOn, loadedAt });
  if (!row) throw new Error(`Watchlist ${name} was removed while it was being imported`);
  return toWatchlist(row);
}

interface EntryRow {
  readonly list: string;
  readonly id: string;
  readonly schema: Schema;
  readonly caption: string;
  readonly content_hash: string;
  readonly facts: StoredEntry['facts'];
  readonly names: readonly ListName[];
}

/** An entry for screening. */
export interface ScreenedEntry extends ListEntry {
  readonly list: string;
  readonly contentHash: string;
}

const namesOfEntry = `CROSS JOIN LATERAL (
     SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('text', n.text, 'kind', n.kind, 'script', n.script))
       ORDER BY n.position) AS names
     FROM watchlist_names n WHERE n.list = e.list AND n.entry_id = e.id
   ) n`;

const toEntry = ({ content_hash: contentHash, facts, ...entry }: EntryRow): ScreenedEntry => ({
  contentHash,
  ...facts,
  ...entry,
});

const selectPage = query<
  { readonly list: string; readonly id: string; readonly pageEntries: number },
  EntryRow
>(
  'watchlists.entries',
  `SELECT e.list, e.id, e.schema, e.caption, e.content_hash, e.facts, n.names
   FROM (
     SELECT e.list, e.id, e.schema, e.caption, e.content_hash, e.facts FROM watchlist_entries e
     WHERE e.list = :list AND e.id > :id ORDER BY e.id LIMIT :pageEntries
   ) e ${namesOfEntry} ORDER BY e.id`,
);

const pageEntries = 200;

/**
 * Yields the entries of a list, in the same order on both engines, 200 at a time. Larger pages would hold up the event
 * loop while their rows are parsed.
 */
export async function* readEntries(db: Db, list: string): AsyncGenerator<ScreenedEntry[]> {
  for (let id = ''; ; ) {
    const rows = await selectPage(db, { list, id, pageEntries });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(toEntry);
    if (rows.length < pageEntries) return;
    id = last.id;
  }
}

const selectEntries = query<{ readonly named: string }, EntryRow>(
  'watchlists.named_entries',
  `SELECT e.list, e.id, e.schema, e.caption, e.content_hash, e.facts, n.names
   FROM jsonb_to_recordset(:named::jsonb) AS w (list text, id text)
   JOIN watchlist_entries e ON e.list = w.list AND e.id = w.id ${namesOfEntry}`,
);

/** Returns those of the given entries that their lists still contain, in any order. */
export async function findEntries(
  db: Db,
  named: readonly Pick<ScreenedEntry, 'list' | 'id'>[],
): Promise<ScreenedEntry[]> {
  if (named.length === 0) return [];
  return (await selectEntries(db, { named: JSON.stringify(named) })).map(toEntry);
}

const selectChanged = query<{ readonly since: Date }, { count: number }>(
  'watchlists.changed',
  'SELECT count(*) AS count FROM watchlist_entries e WHERE e.loaded_at >= :since',
);

const selectSince = query<{ readonly since: Date }, EntryRow>(
  'watchlists.entries_since',
  `SELECT e.list, e.id, e.schema, e.caption, e.content_hash, e.facts, n.names
   FROM watchlist_entries e ${namesOfEntry} WHERE e.loaded_at >= :since ORDER BY e.list, e.id`,
);

/** With more changed entries, almost every subject is similar to one of them. */
const mostChanged = 5_000;

/** Returns the entries that were added or changed after a time; undefined if there are too many to examine. */
export async function entriesSince(db: Db, since: Date): Promise<ScreenedEntry[] | undefined> {
  const [changed] = await selectChanged(db, { since });
  if ((changed?.count ?? 0) > mostChanged) return undefined;
  return (await selectSince(db, { since })).map(toEntry);
}
