import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import type { CompanyStatus, RegisterCompany } from './company.js';
import type { Format } from './formats.js';

interface RegisterRow {
  readonly name: string;
  readonly format: Format;
  readonly version: string;
  readonly content_hash: string;
  readonly loaded_at: Date;
  readonly entry_count: number;
}

export interface Register {
  readonly name: string;
  readonly format: Format;
  /** The day it was loaded, and the beginning of the content's hash. */
  readonly version: string;
  readonly contentHash: string;
  readonly loadedAt: Date;
  readonly companies: number;
}

const toRegister = (row: RegisterRow): Register => ({
  name: row.name,
  format: row.format,
  version: row.version,
  contentHash: row.content_hash,
  loadedAt: row.loaded_at,
  companies: row.entry_count,
});

const columns = 'r.name, r.format, r.version, r.content_hash, r.loaded_at, r.entry_count';

const selectAll = statement<RegisterRow>(
  'registers.list',
  `SELECT ${columns} FROM company_registers r WHERE r.version <> '' ORDER BY r.name`,
);

/** By name. */
export async function listRegisters(db: Db): Promise<Register[]> {
  return (await selectAll(db, [])).map(toRegister);
}

const selectOf = statement<RegisterRow>(
  'registers.of_country',
  `SELECT ${columns} FROM company_registers r
   WHERE r.version <> '' AND EXISTS (
     SELECT 1 FROM register_companies c WHERE c.register = r.name AND c.country = $1)
   ORDER BY r.name`,
);

/** Those that hold companies of a country. */
export async function registersOf(db: Db, country: string): Promise<Register[]> {
  return (await selectOf(db, [country])).map(toRegister);
}

const claim = statement<object>(
  'registers.claim',
  `INSERT INTO company_registers (name, format, version, content_hash, loaded_at, entry_count)
   VALUES ($1, $2, '', '', $3, 0) ON CONFLICT (name) DO NOTHING`,
);

const lock = statement<RegisterRow>(
  'registers.lock',
  `SELECT ${columns} FROM company_registers r WHERE r.name = $1 FOR UPDATE`,
);

/** Whoever imports the same register meanwhile waits. One that is new has version ''. */
export async function lockRegister(
  trx: Db,
  name: string,
  format: Format,
  now: Date,
): Promise<Register> {
  await claim(trx, [name, format, now]);
  const [row] = await lock(trx, [name]);
  if (row === undefined) throw new Error(`The register ${name} was removed meanwhile`);
  return toRegister(row);
}

// Not named: they are run in an import only. A register may have millions of companies: what the file holds is
// written down beside them and never in memory.
const createSeen = statement<object>(
  '',
  'CREATE TEMPORARY TABLE register_seen (id text COLLATE "C" PRIMARY KEY) ON COMMIT DROP',
);
const dropSeen = statement<object>('', 'DROP TABLE IF EXISTS register_seen');

export async function startSeeing(trx: Db): Promise<void> {
  await dropSeen(trx, []);
  await createSeen(trx, []);
}

const markSeen = statement<{ id: string }>(
  '',
  'INSERT INTO register_seen (id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING id',
);

/** Resolves to those that were not there yet. */
export async function seeCompanies(trx: Db, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await markSeen(trx, [ids])).map(({ id }) => id));
}

const selectHashes = statement<{ id: string; content_hash: Buffer }>(
  '',
  `SELECT c.id, c.content_hash FROM register_companies c WHERE c.register = $1 AND c.id = ANY ($2::text[])`,
);

/** The hashes of what is stored, by ids. */
export async function storedHashes(
  trx: Db,
  register: string,
  ids: readonly string[],
): Promise<Map<string, Buffer>> {
  const rows = await selectHashes(trx, [register, ids]);
  return new Map(rows.map(({ id, content_hash }) => [id, content_hash]));
}

/** A company as it is saved. */
export interface StoredCompany extends RegisterCompany {
  readonly numberKey: string | null;
  /** Hex. */
  readonly hash: string;
  /** Separated by spaces, of which no key has any. */
  readonly keys: string;
}

const upsert = statement<object>(
  '',
  `INSERT INTO register_companies (register, id, name, country, registration_number, number_key, lei, status,
     legal_form, incorporated_on, address, content_hash, keys)
   SELECT $1, c.id, c.name, c.country, c."registrationNumber", c."numberKey", c.lei, c.status, c."legalForm",
     c."incorporatedOn", c.address, decode(c.hash, 'hex'), string_to_array(c.keys, ' ')
   FROM jsonb_to_recordset($2::jsonb) AS c (id text, name text, country text, "registrationNumber" text,
     "numberKey" text, lei text, status text, "legalForm" text, "incorporatedOn" date, address text, hash text,
     keys text)
   ON CONFLICT (register, id) DO UPDATE SET name = excluded.name, country = excluded.country,
     registration_number = excluded.registration_number, number_key = excluded.number_key, lei = excluded.lei,
     status = excluded.status, legal_form = excluded.legal_form, incorporated_on = excluded.incorporated_on,
     address = excluded.address, content_hash = excluded.content_hash, keys = excluded.keys`,
);

/** Saves companies, new ones and those that have changed. */
export async function saveCompanies(
  trx: Db,
  register: string,
  companies: readonly StoredCompany[],
): Promise<void> {
  if (companies.length > 0) await upsert(trx, [register, JSON.stringify(companies)]);
}

const unseen = `FROM register_companies c
   WHERE c.register = $1 AND NOT EXISTS (SELECT 1 FROM register_seen s WHERE s.id = c.id)`;

const countMissing = statement<{ missing: number; stored: number }>(
  '',
  `SELECT count(*)::int AS missing,
     (SELECT r.entry_count FROM company_registers r WHERE r.name = $1) AS stored ${unseen}`,
);

/** How many of the stored companies the file does not hold, and how many there were before it. */
export async function countUnseen(trx: Db, register: string) {
  const [row] = await countMissing(trx, [register]);
  return row ?? { missing: 0, stored: 0 };
}

const deleteMissing = statement<{ id: string }>(
  '',
  `DELETE FROM register_companies d WHERE d.register = $1
     AND d.id IN (SELECT c.id ${unseen} ORDER BY c.id LIMIT $2) RETURNING d.id`,
);

/** Removes some that the file does not hold. Resolves to their ids. */
export async function removeUnseen(trx: Db, register: string, limit: number): Promise<string[]> {
  return (await deleteMissing(trx, [register, limit])).map(({ id }) => id);
}

const finish = statement<RegisterRow>(
  'registers.finish',
  `UPDATE company_registers r SET version = $2, content_hash = $3, loaded_at = $4,
     entry_count = (SELECT count(*) FROM register_companies c WHERE c.register = $1)
   WHERE r.name = $1 RETURNING ${columns}`,
);

/** Makes what was saved the register's current version. */
export async function finishRegister(
  trx: Db,
  name: string,
  made: Pick<Register, 'version' | 'contentHash' | 'loadedAt'>,
): Promise<Register> {
  const [row] = await finish(trx, [name, made.version, made.contentHash, made.loadedAt]);
  if (row === undefined) throw new Error(`The register ${name} was removed meanwhile`);
  return toRegister(row);
}

interface CompanyRow {
  readonly register: string;
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly registration_number: string | null;
  readonly lei: string | null;
  readonly status: CompanyStatus;
  readonly legal_form: string | null;
  readonly incorporated_on: string | null;
  readonly address: string | null;
}

/** A company and the register that has it. */
export interface FoundCompany extends RegisterCompany {
  readonly register: string;
}

const toCompany = (row: CompanyRow): FoundCompany => ({
  register: row.register,
  id: row.id,
  name: row.name,
  country: row.country,
  registrationNumber: row.registration_number,
  lei: row.lei,
  status: row.status,
  legalForm: row.legal_form,
  incorporatedOn: row.incorporated_on,
  address: row.address,
});

const companyColumns = `c.register, c.id, c.name, c.country, c.registration_number, c.lei, c.status, c.legal_form,
  c.incorporated_on::text, c.address`;

const selectByNumber = statement<CompanyRow>(
  'registers.by_number',
  `SELECT ${companyColumns} FROM register_companies c
   WHERE c.country = $1 AND c.number_key = $2 ORDER BY c.register, c.id LIMIT 20`,
);

const selectByLei = statement<CompanyRow>(
  'registers.by_lei',
  `SELECT ${companyColumns} FROM register_companies c
   WHERE c.lei = $1 AND c.country = $2 ORDER BY c.register, c.id LIMIT 20`,
);

const candidates = 40;

/** Rarest keys first: each company is worth the sum of what its keys tell. */
const selectByKeys = statement<CompanyRow>(
  'registers.by_keys',
  `WITH postings AS (
     SELECT k.key, p.register, p.id
     FROM (SELECT DISTINCT unnest($1::text[]) AS key) k CROSS JOIN LATERAL (
       SELECT c.register, c.id FROM register_companies c WHERE c.keys @> ARRAY[k.key] LIMIT $2::int + 1
     ) p
   ), rare AS (
     SELECT p.key, count(*) AS companies FROM postings p GROUP BY p.key HAVING count(*) <= $2::int
   ), ranked AS (
     SELECT p.register, p.id, sum(1 / (1 + ln(r.companies))) AS worth
     FROM postings p JOIN rare r ON r.key = p.key
     GROUP BY p.register, p.id ORDER BY worth DESC, p.register, p.id LIMIT ${candidates}
   )
   SELECT ${companyColumns} FROM ranked f JOIN register_companies c ON c.register = f.register AND c.id = f.id
   ORDER BY f.worth DESC, f.register, f.id`,
);

/**
 * By what the names are made of, the likest first.
 *
 * @param largest  keys of more companies than that find none in particular, and cost the most
 */
export async function findByKeys(
  db: Db,
  keys: readonly string[],
  largest: number,
): Promise<FoundCompany[]> {
  if (keys.length === 0) return [];
  return (await selectByKeys(db, [keys, largest])).map(toCompany);
}

export async function findByNumber(db: Db, country: string, key: string): Promise<FoundCompany[]> {
  return (await selectByNumber(db, [country, key])).map(toCompany);
}

export async function findByLei(db: Db, country: string, lei: string): Promise<FoundCompany[]> {
  return (await selectByLei(db, [lei, country])).map(toCompany);
}

const tuneImport = statement<object>(
  '',
  `SELECT set_config('gin_pending_list_limit', '64MB', true), set_config('work_mem', '64MB', true)`,
);

/** Entries of the index of keys are gathered before they are sorted in: some forty per company, far apart. */
export async function gatherKeys(trx: Db): Promise<void> {
  await tuneImport(trx, []);
}

const sortIn = statement<object>(
  '',
  `SELECT gin_clean_pending_list('register_companies_keys_idx')`,
);

/** What is still gathered would be read through by every search. */
export async function sortInKeys(trx: Db): Promise<void> {
  await sortIn(trx, []);
}
