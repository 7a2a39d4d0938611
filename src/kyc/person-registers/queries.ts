import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall } from '../../kernel/db/statements/query.js';
import { createStore } from '../company-registers/index.js';
import type { Format } from './formats.js';
import type { PersonStatus, RegisterPerson } from './person.js';

/** A person to save. */
export interface StoredPerson extends RegisterPerson {
  /** Hex. */
  readonly hash: string;
}

const upsert = `INSERT INTO register_people (register, id, country, id_type, number_key, full_name, birth_date, status,
     content_hash)
   SELECT :register, p.id, p.country, p."idType", p."numberKey", p."fullName", p."birthDate", p.status,
     decode(p.hash, 'hex')
   FROM jsonb_to_recordset(:entries::jsonb) AS p (id text, country text, "idType" text, "numberKey" text,
     "fullName" text,
     "birthDate" date, status text, hash text)
   ON CONFLICT (register, id) DO UPDATE SET full_name = excluded.full_name, birth_date = excluded.birth_date,
     status = excluded.status, content_hash = excluded.content_hash`;

export const store = createStore<Format>({
  registers: 'people_registers',
  entries: 'register_people',
  upsert,
});

const tellKinds = plannedPerCall<{
  readonly register: string;
}>(`UPDATE people_registers r SET holds = (
     SELECT coalesce(array_agg(DISTINCT p.country || ' ' || p.id_type), '{}') FROM register_people p
     WHERE p.register = :register)
   WHERE r.name = :register`);

/**
 * Stores the types of numbers in a register. Otherwise a search would have to read millions of rows to find that a
 * type is absent.
 */
export async function noteKinds(trx: Db, register: string): Promise<void> {
  await tellKinds(trx, { register });
}

/** The version of a register at the time of the query. */
export interface ConsultedRegister {
  readonly name: string;
  readonly format: Format;
  readonly version: string;
}

const selectOf = plannedPerCall<
  { readonly country: string; readonly types: readonly string[] },
  ConsultedRegister
>(
  `SELECT r.name, r.format, r.version FROM people_registers r
   WHERE r.version <> '' AND EXISTS (
     SELECT 1 FROM unnest(r.holds) AS h (kind) WHERE split_part(h.kind, ' ', 1) = :country
       AND (cardinality(:types::text[]) = 0 OR split_part(h.kind, ' ', 2) = ANY (:types::text[])))
   ORDER BY r.name`,
);

/** Returns the registers with numbers of these types of a country; without types, with any number. */
export const registersOf = (
  db: Db,
  country: string,
  types: readonly string[],
): Promise<ConsultedRegister[]> => selectOf(db, { country, types });

interface PersonRow {
  readonly register: string;
  readonly id: string;
  readonly country: string;
  readonly id_type: string;
  readonly number_key: string;
  readonly full_name: string;
  readonly birth_date: string | null;
  readonly status: PersonStatus;
}

/** A person and the register. */
export interface PersonMatch extends RegisterPerson {
  readonly register: string;
}

const toPerson = (row: PersonRow): PersonMatch => ({
  register: row.register,
  id: row.id,
  country: row.country,
  idType: row.id_type,
  numberKey: row.number_key,
  fullName: row.full_name,
  birthDate: row.birth_date,
  status: row.status,
});

const selectByNumber = plannedPerCall<
  { readonly country: string; readonly numberKey: string; readonly types: readonly string[] },
  PersonRow
>(
  `SELECT p.register, p.id, p.country, p.id_type, p.number_key, p.full_name, p.birth_date::text, p.status
   FROM register_people p
   WHERE p.country = :country AND p.number_key = :numberKey
     AND (cardinality(:types::text[]) = 0 OR p.id_type = ANY (:types::text[]))
   ORDER BY p.register, p.id LIMIT 20`,
);

/** Finds the people with a number of these types; without types, of any type of the country. */
export async function findByNumber(
  db: Db,
  country: string,
  numberKey: string,
  types: readonly string[],
): Promise<PersonMatch[]> {
  return (await selectByNumber(db, { country, numberKey, types })).map(toPerson);
}
