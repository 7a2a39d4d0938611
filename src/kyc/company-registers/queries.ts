import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import type { CompanyStatus, RegisterCompany } from './company.js';
import type { Format } from './importing/formats.js';
import { createStore } from './importing/store-queries.js';

/** The version of a register at the time of the query. */
export interface ConsultedRegister {
  readonly name: string;
  readonly format: Format;
  readonly version: string;
}

const selectOf = query<{ readonly country: string }, ConsultedRegister>(
  'registers.of_country',
  `SELECT r.name, r.format, r.version FROM company_registers r
   WHERE r.version <> '' AND EXISTS (
     SELECT 1 FROM register_companies c WHERE c.register = r.name AND c.country = :country)
   ORDER BY r.name`,
);

/** Returns the registers with companies of a country. */
export const registersOf = (db: Db, country: string): Promise<ConsultedRegister[]> =>
  selectOf(db, { country });

/** A company to save. */
export interface StoredCompany extends RegisterCompany {
  readonly numberKey: string | null;
  /** Hex. */
  readonly hash: string;
  /** Keys without spaces, separated by spaces. */
  readonly keys: string;
}

const upsert = `INSERT INTO register_companies (register, id, name, country, registration_number, number_key, lei, status,
     legal_form, incorporated_on, address, content_hash, keys)
   SELECT :register, c.id, c.name, c.country, c."registrationNumber", c."numberKey", c.lei, c.status, c."legalForm",
     c."incorporatedOn", c.address, decode(c.hash, 'hex'), string_to_array(c.keys, ' ')
   FROM jsonb_to_recordset(:entries::jsonb) AS c (id text, name text, country text, "registrationNumber" text,
     "numberKey" text, lei text, status text, "legalForm" text, "incorporatedOn" date, address text, hash text,
     keys text)
   ON CONFLICT (register, id) DO UPDATE SET name = excluded.name, country = excluded.country,
     registration_number = excluded.registration_number, number_key = excluded.number_key, lei = excluded.lei,
     status = excluded.status, legal_form = excluded.legal_form, incorporated_on = excluded.incorporated_on,
     address = excluded.address, content_hash = excluded.content_hash, keys = excluded.keys`;

export const store = createStore<Format>({
  registers: 'company_registers',
  entries: 'register_companies',
  upsert,
});

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

/** A company and its register. */
export interface CompanyMatch extends RegisterCompany {
  readonly register: string;
}

const toCompany = (row: CompanyRow): CompanyMatch => ({
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

const selectByNumber = query<
  { readonly country: string; readonly keys: readonly string[] },
  CompanyRow
>(
  'registers.by_number',
  `SELECT ${companyColumns} FROM register_companies c
   WHERE c.country = :country AND c.number_key = ANY (:keys::text[]) ORDER BY c.register, c.id LIMIT 20`,
);

const selectByLei = query<{ readonly lei: string; readonly country: string }, CompanyRow>(
  'registers.by_lei',
  `SELECT ${companyColumns} FROM register_companies c
   WHERE c.lei = :lei AND c.country = :country ORDER BY c.register, c.id LIMIT 20`,
);

const candidates = 40;

/**
 * Keys of more companies are too common to be useful, and cost the most. The few keys of the name as written may be
 * more common than the many keys of other spellings.
 */
const mostCompanies = { exact: 2_000, all: 500 } as const;

type KeyKind = keyof typeof mostCompanies;

/**
 * Searches by the rarest keys first. The weight of a company is the sum of the weights of its keys. Each limit has a
 * statement of its own, because PostgreSQL assumes that a LIMIT in a parameter is a tenth of the table and would read
 * the whole table.
 */
const selectByKeys = (kind: KeyKind) =>
  query<{ readonly keys: readonly string[] }, CompanyRow>(
    `registers.by_${kind}_keys`,
    `WITH postings AS (
     SELECT k.key, p.register, p.id
     FROM (SELECT DISTINCT unnest(:keys::text[]) AS key) k CROSS JOIN LATERAL (
       SELECT c.register, c.id FROM register_companies c WHERE c.keys @> ARRAY[k.key]
       LIMIT ${mostCompanies[kind] + 1}
     ) p
   ), rare AS (
     SELECT p.key, count(*) AS companies FROM postings p
     GROUP BY p.key HAVING count(*) <= ${mostCompanies[kind]}
   ), ranked AS (
     SELECT p.register, p.id, sum(1 / (1 + ln(r.companies))) AS worth
     FROM postings p JOIN rare r ON r.key = p.key
     GROUP BY p.register, p.id ORDER BY worth DESC, p.register, p.id LIMIT ${candidates}
   )
   SELECT ${companyColumns} FROM ranked f JOIN register_companies c ON c.register = f.register AND c.id = f.id
   ORDER BY f.worth DESC, f.register, f.id`,
  );

const byKeys = { exact: selectByKeys('exact'), all: selectByKeys('all') };

/** Searches by groups of three letters, the most similar names first. */
export async function findByKeys(
  db: Db,
  kind: KeyKind,
  keys: readonly string[],
): Promise<CompanyMatch[]> {
  if (keys.length === 0) return [];
  return (await byKeys[kind](db, { keys })).map(toCompany);
}

export async function findByNumber(
  db: Db,
  country: string,
  keys: readonly string[],
): Promise<CompanyMatch[]> {
  return (await selectByNumber(db, { country, keys })).map(toCompany);
}

export async function findByLei(db: Db, country: string, lei: string): Promise<CompanyMatch[]> {
  return (await selectByLei(db, { lei, country })).map(toCompany);
}

const tuneImport = plannedPerCall<object>(
  `SELECT set_config('gin_pending_list_limit', '64MB', true), set_config('work_mem', '64MB', true)`,
);

/**
 * Sets a large pending list for the key index during an import. A company adds some forty entries at distant places
 * of the index, which are collected before they are merged.
 */
export async function gatherKeys(trx: Db): Promise<void> {
  await tuneImport(trx, {});
}

const sortIn = plannedPerCall<object>(
  `SELECT gin_clean_pending_list('register_companies_keys_idx')`,
);

/** Merges the pending entries of the index. Otherwise every search would scan them. */
export async function sortInKeys(trx: Db): Promise<void> {
  await sortIn(trx, {});
}
