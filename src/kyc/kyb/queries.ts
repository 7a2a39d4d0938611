import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { lookup, plannedPerCall, statement } from '../../kernel/db/statements/statement.js';
import type { Locale } from '../../kernel/errors.js';
import type { RegisterChange } from '../company-registers/index.js';
import { type IdPage, idPage } from '../lists.js';
import type { Scope } from '../scope.js';
import {
  fromStored,
  type StoredWarning,
  toStored,
  type Warning,
  warningsIn,
} from '../sessions/index.js';
import type { KybResult } from './inspect.js';

type Schemas = components['schemas'];

export interface KybRow {
  readonly id: string;
  readonly environment: Scope['environment'];
  readonly status: Schemas['CheckStatus'];
  readonly company_name: string;
  readonly country: string;
  readonly registration_number: string | null;
  readonly lei: string | null;
  readonly external_id: string | null;
  readonly threshold: number;
  readonly score: number | null;
  readonly warnings: readonly StoredWarning[];
  readonly result: KybResult;
  readonly register_change: 'changed' | 'removed' | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export const toItem = (row: KybRow, locale: Locale): Schemas['KybItem'] => ({
  id: row.id,
  status: row.status,
  environment: row.environment,
  companyName: row.company_name,
  country: row.country,
  registrationNumber: row.registration_number,
  lei: row.lei,
  externalId: row.external_id,
  score: row.score,
  warnings: warningsIn(fromStored(row.warnings), locale),
  checks: row.result.checks,
  threshold: row.threshold,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export function toCheck(row: KybRow, locale: Locale): Schemas['KybCheck'] {
  const { aml, company, people, registers } = row.result;
  const found = { company, registers, registerChange: row.register_change, people, aml };
  return { ...toItem(row, locale), ...found };
}

/** The data of a check in webhooks: no names. */
export const eventObject = (
  row: Pick<KybRow, 'id' | 'status' | 'version' | 'country' | 'external_id'>,
) => ({
  id: row.id,
  status: row.status,
  version: row.version,
  country: row.country,
  externalId: row.external_id,
});

const columns = `k.id, k.environment, k.status, k.company_name, k.country, k.registration_number, k.lei, k.external_id,
  k.threshold, k.score, k.warnings, k.result, k.register_change, k.version, k.created_at, k.updated_at`;

const insert = statement<KybRow>(
  'kyb.insert',
  `INSERT INTO kyc_company_checks AS k (company_id, environment, id, status, company_name, country,
     registration_number, lei, external_id, threshold, score, warnings, result, register, entry_id, created_at,
     updated_at, erase_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb, $14, $15, $16, $16, $17)
   RETURNING ${columns}`,
);

export interface NewCheck extends Pick<KybRow, 'id' | 'status' | 'score' | 'result' | 'threshold'> {
  readonly warnings: readonly Warning[];
  readonly asked: Schemas['KybInput'];
  readonly entry: { readonly register: string; readonly id: string } | undefined;
  readonly now: Date;
  /** Null: never. */
  readonly eraseAt: Date | null;
}

export async function insertCheck(trx: Db, scope: Scope, check: NewCheck): Promise<KybRow> {
  const { asked, entry, eraseAt, id, now, result, score, status, threshold, warnings } = check;
  const { companyName, country, externalId, lei, registrationNumber } = asked;
  const [row] = await insert(trx, [
    ...[scope.companyId, scope.environment, id, status, companyName, country],
    ...[registrationNumber ?? null, lei?.toUpperCase() ?? null, externalId ?? null],
    ...[threshold, score, JSON.stringify(toStored(warnings)), JSON.stringify(result)],
    ...[entry?.register ?? null, entry?.id ?? null, now, eraseAt],
  ]);
  if (row === undefined) throw new Error(`The check ${id} was not inserted`);
  return row;
}

const find = lookup<KybRow>(
  'kyb.find',
  `SELECT ${columns} FROM kyc_company_checks k WHERE k.company_id = $1 AND k.environment = $2 AND k.id = $3`,
);

export async function findKybCheck(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<KybRow | undefined> {
  return (await find(db, [companyId, environment, id]))[0];
}

const matching = `FROM kyc_company_checks k
   WHERE k.company_id = $1 AND k.environment = $2 AND ($3::text[] IS NULL OR k.status = ANY ($3))
     AND ($4::text IS NULL OR k.country = $4) AND ($5::text IS NULL OR k.external_id = $5)`;

const page = plannedPerCall<KybRow>(
  `SELECT ${columns} ${matching} AND ($6::text IS NULL OR k.id < $6) ORDER BY k.id DESC LIMIT $7`,
);

const count = plannedPerCall<{ total: number }>(`SELECT count(*)::int AS total ${matching}`);

export interface KybFilters {
  readonly status: readonly string[] | undefined;
  readonly country: string | undefined;
  readonly externalId: string | undefined;
}

/** The newest first. */
export async function listKybChecks(
  db: Db,
  { companyId, environment }: Scope,
  { country, externalId, status }: KybFilters,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<KybRow>> {
  const filters = [companyId, environment, status ?? null, country ?? null, externalId ?? null];
  const [rows, [counted]] = await Promise.all([
    page(db, [...filters, after ?? null, limit + 1]),
    count(db, filters),
  ]);
  return idPage(rows, { limit, total: counted?.total ?? 0 }, (row) => row.id);
}

interface ChangedRow
  extends Pick<KybRow, 'id' | 'environment' | 'status' | 'version' | 'country' | 'external_id'> {
  readonly company_id: number;
}

const markChanged = statement<ChangedRow>(
  'kyb.mark_changed',
  `UPDATE kyc_company_checks k SET register_change = $3, version = k.version + 1, updated_at = $4
   WHERE k.register = $1 AND k.entry_id = ANY ($2::text[])
   RETURNING k.company_id, k.id, k.environment, k.status, k.version, k.country, k.external_id`,
);

/** Marks checks whose companies have changed since. */
export function markRegisterChange(
  trx: Db,
  { ids, kind, register }: RegisterChange,
  now: Date,
): Promise<ChangedRow[]> {
  return markChanged(trx, [register, ids, kind, now]);
}
