import type { Db } from '../../../kernel/db/client.js';
import { plannedPerCall } from '../../../kernel/db/statements/query.js';

/** A register of companies or people. */
export interface Register<Format extends string = string> {
  readonly name: string;
  readonly format: Format;
  /** The day of the import, and the beginning of the hash of the content. */
  readonly version: string;
  readonly contentHash: string;
  readonly loadedAt: Date;
  /** Number of entries. */
  readonly entries: number;
}

interface RegisterRow<Format> {
  readonly name: string;
  readonly format: Format;
  readonly version: string;
  readonly content_hash: string;
  readonly loaded_at: Date;
  readonly entry_count: number;
}

const toRegister = <Format extends string>(row: RegisterRow<Format>): Register<Format> => ({
  name: row.name,
  format: row.format,
  version: row.version,
  contentHash: row.content_hash,
  loadedAt: row.loaded_at,
  entries: row.entry_count,
});

const columns = 'r.name, r.format, r.version, r.content_hash, r.loaded_at, r.entry_count';

/** The two tables of one kind of register: names and columns are those of `company_registers`. */
export interface Tables {
  readonly registers: string;
  /** Has the columns `register`, `id` and `content_hash`, the first two as its key. */
  readonly entries: string;
  /** Saves the new and changed entries of `:register`; `:entries` is a JSON array. */
  readonly upsert: string;
}

// The ids of a file are kept in a table, because millions do not fit in memory.
const createSeen = plannedPerCall<object>(
  'CREATE TEMPORARY TABLE register_seen (id text COLLATE "C" PRIMARY KEY) ON COMMIT DROP',
);
const dropSeen = plannedPerCall<object>('DROP TABLE IF EXISTS register_seen');
const markSeen = plannedPerCall<{ readonly ids: readonly string[] }, { id: string }>(
  'INSERT INTO register_seen (id) SELECT unnest(:ids::text[]) ON CONFLICT DO NOTHING RETURNING id',
);

interface FinishedImport extends Pick<Register, 'version' | 'contentHash' | 'loadedAt'> {
  readonly name: string;
}

function registerStatements<Format extends string>({ entries, registers }: Tables) {
  const selectAll = plannedPerCall<object, RegisterRow<Format>>(
    `SELECT ${columns} FROM ${registers} r WHERE r.version <> '' ORDER BY r.name`,
  );
  const claim = plannedPerCall<{
    readonly name: string;
    readonly format: Format;
    readonly now: Date;
  }>(
    `INSERT INTO ${registers} (name, format, version, content_hash, loaded_at, entry_count)
     VALUES (:name, :format, '', '', :now, 0) ON CONFLICT (name) DO UPDATE SET format = excluded.format
     WHERE ${registers}.version = ''`,
  );
  const lock = plannedPerCall<{ readonly name: string }, RegisterRow<Format>>(
    `SELECT ${columns} FROM ${registers} r WHERE r.name = :name FOR UPDATE`,
  );
  const finish = plannedPerCall<FinishedImport, RegisterRow<Format>>(
    `UPDATE ${registers} r SET version = :version, content_hash = :contentHash, loaded_at = :loadedAt,
       entry_count = (SELECT count(*) FROM ${entries} c WHERE c.register = :name)
     WHERE r.name = :name RETURNING ${columns}`,
  );
  return { selectAll, claim, lock, finish };
}

function entryStatements({ entries, registers, upsert }: Tables) {
  const save = plannedPerCall<{ readonly register: string; readonly entries: string }>(upsert);
  const hashes = plannedPerCall<
    { readonly register: string; readonly ids: readonly string[] },
    { id: string; content_hash: Buffer }
  >(
    `SELECT c.id, c.content_hash FROM ${entries} c WHERE c.register = :register AND c.id = ANY (:ids::text[])`,
  );
  const unseen = `FROM ${entries} c
     WHERE c.register = :register AND NOT EXISTS (SELECT 1 FROM register_seen s WHERE s.id = c.id)`;
  const countMissing = plannedPerCall<
    { readonly register: string },
    { missing: number; stored: number }
  >(
    `SELECT count(*)::int AS missing,
       (SELECT r.entry_count FROM ${registers} r WHERE r.name = :register) AS stored ${unseen}`,
  );
  const deleteMissing = plannedPerCall<
    { readonly register: string; readonly limit: number },
    { id: string }
  >(
    `DELETE FROM ${entries} d WHERE d.register = :register
       AND d.id IN (SELECT c.id ${unseen} ORDER BY c.id LIMIT :limit) RETURNING d.id`,
  );
  return { save, hashes, countMissing, deleteMissing };
}

/** The methods of a store for the registers themselves. */
function registerMethods<Format extends string>(tables: Tables) {
  const { claim, finish, lock, selectAll } = registerStatements<Format>(tables);
  const only = ([row]: readonly RegisterRow<Format>[], name: string): Register<Format> => {
    if (row === undefined) throw new Error(`The register ${name} was removed meanwhile`);
    return toRegister(row);
  };
  return {
    /** By name. */
    list: async (db: Db): Promise<Register<Format>[]> => (await selectAll(db, {})).map(toRegister),

    /** Locks a register; undefined for one that does not exist or was removed. */
    async lockKnown(trx: Db, name: string): Promise<Register<Format> | undefined> {
      const [row] = await lock(trx, { name });
      return row === undefined || row.version === '' ? undefined : toRegister(row);
    },

    /** Locks a register, so that concurrent imports of it wait. A new or removed one has version ''. */
    async lock(trx: Db, name: string, format: Format, now: Date): Promise<Register<Format>> {
      await claim(trx, { name, format, now });
      return only(await lock(trx, { name }), name);
    },

    /** Makes the saved entries the current version of the register. */
    async finish(
      trx: Db,
      name: string,
      { contentHash, loadedAt, version }: Pick<Register, 'version' | 'contentHash' | 'loadedAt'>,
    ): Promise<Register<Format>> {
      return only(await finish(trx, { name, version, contentHash, loadedAt }), name);
    },
  };
}

/** The methods of a store for the ids of the imported file. */
const seenMethods = {
  async startSeeing(trx: Db): Promise<void> {
    await dropSeen(trx, {});
    await createSeen(trx, {});
  },

  /** Resolves to the ids that were not in the table. */
  see: async (trx: Db, ids: readonly string[]): Promise<Set<string>> =>
    new Set((await markSeen(trx, { ids })).map(({ id }) => id)),
};

/** The methods of a store for the entries of a register. */
function entryMethods(tables: Tables) {
  const { countMissing, deleteMissing, hashes, save } = entryStatements(tables);
  return {
    /** Returns the hashes of stored entries by id. */
    async hashes(trx: Db, register: string, ids: readonly string[]): Promise<Map<string, Buffer>> {
      const rows = await hashes(trx, { register, ids });
      return new Map(rows.map(({ id, content_hash }) => [id, content_hash]));
    },

    async save(trx: Db, register: string, entries: readonly object[]): Promise<void> {
      if (entries.length > 0) await save(trx, { register, entries: JSON.stringify(entries) });
    },

    /** Returns the number of entries that the file does not contain, and their number before the import. */
    async countUnseen(trx: Db, register: string) {
      const [row] = await countMissing(trx, { register });
      return row ?? { missing: 0, stored: 0 };
    },

    /** Removes a batch of entries that the file does not contain. Resolves to their ids. */
    removeUnseen: async (trx: Db, register: string, limit: number): Promise<string[]> =>
      (await deleteMissing(trx, { register, limit })).map(({ id }) => id),
  };
}

/** The statements of an import, run in its transaction. They have no names, because imports are rare. */
export const createStore = <Format extends string>(tables: Tables) => ({
  ...registerMethods<Format>(tables),
  ...seenMethods,
  ...entryMethods(tables),
});

export type Store<Format extends string> = ReturnType<typeof createStore<Format>>;
