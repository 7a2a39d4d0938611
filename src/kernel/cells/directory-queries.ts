import type { Db } from '../db/client.js';
import { query } from '../db/statements/query.js';

/** An installation that carries some of the companies. */
export interface Cell {
  readonly name: string;
  /** The address of its servers, without a slash at its end. */
  readonly url: string;
  /** The id in its database. */
  readonly installation: string;
}

/** The state of a move; null for a company that does not move. See migration 0102. */
export type Phase = 'copying' | 'moved' | 'finishing' | null;

export interface CompanyPlace {
  readonly id: number;
  /** The cell that serves the company. */
  readonly cell: string;
  readonly otherCell: string | null;
  readonly phase: Phase;
}

const version = query<object, { version: number }>(
  'cells.version',
  'SELECT c.version FROM cell_changes c',
);

/** Returns the number of the last change. */
export const lastChange = async (db: Db): Promise<number> => (await version.one(db, {})).version;

const all = query<object, Cell>(
  'cells.all',
  'SELECT c.name, c.url, c.installation FROM cells c ORDER BY c.added_at, c.name',
);

export const listCells = (db: Db) => all(db, {});

const changed = query<{ readonly since: number }, CompanyPlace>(
  'cells.changed_companies',
  `SELECT c.id, c.cell, c.other_cell AS "otherCell", c.phase FROM cell_companies c WHERE c.version > :since`,
);

/** Lists the companies that were added or moved after a change. */
export const changedCompanies = (db: Db, since: number) => changed(db, { since });

const saveCell = query<Cell & { readonly now: Date }, { name: string }>(
  'cells.save',
  `WITH change AS (UPDATE cell_changes SET version = version + 1)
   INSERT INTO cells AS c (name, url, installation, added_at) VALUES (:name, :url, :installation::uuid, :now)
   ON CONFLICT (name) DO UPDATE SET url = excluded.url WHERE c.installation = excluded.installation
   RETURNING c.name`,
);

/**
 * Adds a cell, or changes the address of its servers. Resolves to false if another installation has the name.
 *
 * @throws a violation of `cells_installation_key`
 */
export const upsertCell = async (db: Db, cell: Cell, now: Date): Promise<boolean> =>
  (await saveCell(db, { ...cell, now })).length === 1;

const addCompany = query<{ readonly cell: string }, { id: number }>(
  'cells.add_company',
  `WITH change AS (UPDATE cell_changes SET version = version + 1 RETURNING version)
   INSERT INTO cell_companies (cell, version) SELECT :cell, c.version FROM change c RETURNING id`,
);

/** Gives a new company its id. */
export const insertCompany = async (db: Db, cell: string): Promise<number> =>
  (await addCompany.one(db, { cell })).id;

const register = query<{ readonly cell: string; readonly ids: readonly number[] }>(
  'cells.register_companies',
  `WITH change AS (UPDATE cell_changes SET version = version + 1 RETURNING version)
   INSERT INTO cell_companies (id, cell, version)
   SELECT i.id, :cell, c.version FROM change c, unnest(:ids::bigint[]) AS i (id) ON CONFLICT (id) DO NOTHING`,
);

const advance = query(
  'cells.advance_ids',
  `SELECT setval('cell_companies_id_seq', m.highest) FROM (SELECT max(c.id) AS highest FROM cell_companies c) m
   WHERE m.highest > coalesce(pg_sequence_last_value('cell_companies_id_seq'), 0)`,
);

const foreign = query<{ readonly cell: string; readonly ids: readonly number[] }, { id: number }>(
  'cells.foreign_companies',
  `SELECT c.id FROM cell_companies c
   WHERE c.id = ANY (:ids::bigint[]) AND c.cell <> :cell AND c.other_cell IS DISTINCT FROM :cell ORDER BY c.id`,
);

/** Adds the companies of a cell that the directory does not know yet. Resolves to those that another cell has. */
export async function registerCompanies(
  db: Db,
  cell: string,
  ids: readonly number[],
): Promise<number[]> {
  await register(db, { cell, ids });
  await advance(db, {});
  return (await foreign(db, { cell, ids })).map(({ id }) => id);
}

interface Addresses {
  readonly companies: readonly number[];
  readonly hashes: readonly Uint8Array[];
}

const registerHashes = query<Addresses>(
  'cells.register_addresses',
  `INSERT INTO cell_addresses (hash, company)
   SELECT a.hash, a.company FROM unnest(:hashes::bytea[], :companies::bigint[]) AS a (hash, company)
   ON CONFLICT (hash) DO NOTHING`,
);

const takenHashes = query<Addresses, { taken: number }>(
  'cells.taken_addresses',
  `SELECT count(*) AS taken FROM unnest(:hashes::bytea[], :companies::bigint[]) AS a (hash, company)
   JOIN cell_addresses c ON c.hash = a.hash WHERE c.company <> a.company`,
);

/** Adds addresses that the directory does not know yet. Resolves to the number of those that another company has. */
export async function registerAddresses(db: Db, addresses: Addresses): Promise<number> {
  await registerHashes(db, addresses);
  return (await takenHashes.one(db, addresses)).taken;
}

const reserve = query<{ readonly hash: Uint8Array; readonly company: number }, { company: number }>(
  'cells.reserve_address',
  `INSERT INTO cell_addresses AS a (hash, company) VALUES (:hash, :company)
   ON CONFLICT (hash) DO UPDATE SET company = a.company RETURNING company`,
);

/** Reserves an e-mail address for a company. Resolves to the company that has it. */
export const reserveAddress = async (db: Db, hash: Uint8Array, company: number): Promise<number> =>
  (await reserve.one(db, { hash, company })).company;

const byAddress = query<{ readonly hash: Uint8Array }, { company: number }>(
  'cells.company_of_address',
  'SELECT a.company FROM cell_addresses a WHERE a.hash = :hash',
);

export const companyOfAddress = async (db: Db, hash: Uint8Array): Promise<number | undefined> =>
  (await byAddress.first(db, { hash }))?.company;

const change = query<
  Omit<CompanyPlace, 'id'> & { readonly id: number; readonly from: Phase },
  { id: number }
>(
  'cells.change_company',
  `WITH change AS (UPDATE cell_changes SET version = version + 1 RETURNING version)
   UPDATE cell_companies c SET cell = :cell, other_cell = :otherCell, phase = :phase, version = n.version
   FROM change n WHERE c.id = :id AND c.phase IS NOT DISTINCT FROM :from::text RETURNING c.id`,
);

/** Takes a move to its next phase. Resolves to false if its phase is not `from` any more. */
export const changePlace = async (db: Db, place: CompanyPlace, from: Phase): Promise<boolean> =>
  (await change(db, { ...place, from })).length === 1;

const place = query<{ readonly id: number }, CompanyPlace>(
  'cells.company',
  `SELECT c.id, c.cell, c.other_cell AS "otherCell", c.phase FROM cell_companies c WHERE c.id = :id`,
);

export const findPlace = (db: Db, id: number) => place.first(db, { id });

const counts = query<object, { cell: string; companies: number }>(
  'cells.counts',
  'SELECT c.cell, count(*) AS companies FROM cell_companies c GROUP BY c.cell',
);

export const countCompanies = (db: Db) => counts(db, {});

const moves = query<object, CompanyPlace>(
  'cells.moves',
  `SELECT c.id, c.cell, c.other_cell AS "otherCell", c.phase FROM cell_companies c WHERE c.phase IS NOT NULL ORDER BY c.id`,
);

export const listMoves = (db: Db) => moves(db, {});
