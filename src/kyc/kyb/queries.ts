import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { lookup, query } from '../../kernel/db/statements/query.js';
import type { Locale } from '../../kernel/errors.js';
import type { RegisterChange } from '../company-registers/index.js';
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

/** Members of hits that early versions of the server did not store. */
const unknownOrigin = { matchedNameKind: 'alias', source: 'claimed' } as const;

export function toCheck(row: KybRow, locale: Locale): Schemas['KybCheck'] {
  const { aml, company, facts, people, registers } = row.result;
  return {
    ...toItem(row, locale),
    company,
    registers,
    registerChange: row.register_change,
    people,
    aml: { ...aml, hits: aml.hits.map((hit) => ({ ...unknownOrigin, ...hit })) },
    // Early versions of the server stored none.
    facts: facts ?? [],
  };
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

export const columns = `k.id, k.environment, k.status, k.company_name, k.country, k.registration_number, k.lei, k.external_id,
  k.threshold, k.score, k.warnings, k.result, k.register_change, k.version, k.created_at, k.updated_at`;

const insert = query<
  Scope & {
    readonly id: string;
    readonly status: string;
    readonly companyName: string;
    readonly country: string;
    readonly registrationNumber: string | null;
    readonly lei: string | null;
    readonly externalId: string | null;
    readonly threshold: number;
    readonly score: number | null;
    readonly warnings: string;
    readonly result: string;
    readonly register: string | null;
    readonly entryId: string | null;
    readonly now: Date;
    readonly eraseAt: Date | null;
  },
  KybRow
>(
  'kyb.insert',
  `INSERT INTO kyc_company_checks AS k (company_id, environment, id, status, company_name, country,
     registration_number, lei, external_id, threshold, score, warnings, result, register, entry_id, created_at,
     updated_at, erase_at)
   VALUES (:companyId, :environment, :id, :status, :companyName, :country, :registrationNumber, :lei, :externalId,
     :threshold, :score, :warnings::jsonb, :result::jsonb, :register, :entryId, :now, :now, :eraseAt)
   RETURNING ${columns}`,
);

export interface NewCheck extends Pick<KybRow, 'id' | 'status' | 'score' | 'result' | 'threshold'> {
  readonly warnings: readonly Warning[];
  readonly input: Schemas['KybInput'];
  readonly entry: { readonly register: string; readonly id: string } | undefined;
  readonly now: Date;
  /** Null: never. */
  readonly eraseAt: Date | null;
}

export async function insertCheck(trx: Db, scope: Scope, check: NewCheck): Promise<KybRow> {
  const { input, entry, eraseAt, id, now, result, score, status, threshold, warnings } = check;
  const { companyName, country, externalId, lei, registrationNumber } = input;
  const [row] = await insert(trx, {
    companyId: scope.companyId,
    environment: scope.environment,
    id,
    status,
    companyName,
    country,
    registrationNumber: registrationNumber ?? null,
    lei: lei?.toUpperCase() ?? null,
    externalId: externalId ?? null,
    threshold,
    score,
    warnings: JSON.stringify(toStored(warnings)),
    result: JSON.stringify(result),
    register: entry?.register ?? null,
    entryId: entry?.id ?? null,
    now,
    eraseAt,
  });
  if (row === undefined) throw new Error(`The check ${id} was not inserted`);
  return row;
}

const find = lookup<Scope & { readonly id: string }, KybRow>(
  'kyb.find',
  `SELECT ${columns} FROM kyc_company_checks k WHERE k.company_id = :companyId AND k.environment = :environment
     AND k.id = :id`,
);

export async function findKybCheck(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<KybRow | undefined> {
  return (await find(db, { companyId, environment, id }))[0];
}

interface ChangedRow
  extends Pick<KybRow, 'id' | 'environment' | 'status' | 'version' | 'country' | 'external_id'> {
  readonly company_id: number;
}

const markChanged = query<
  {
    readonly register: string;
    readonly ids: readonly string[];
    readonly kind: string;
    readonly now: Date;
  },
  ChangedRow
>(
  'kyb.mark_changed',
  `UPDATE kyc_company_checks k SET register_change = :kind, version = k.version + 1, updated_at = :now
   WHERE k.register = :register AND k.entry_id = ANY (:ids::text[])
   RETURNING k.company_id, k.id, k.environment, k.status, k.version, k.country, k.external_id`,
);

/** Marks checks whose companies have changed since the check. */
export function markRegisterChange(
  trx: Db,
  { ids, kind, register }: RegisterChange,
  now: Date,
): Promise<ChangedRow[]> {
  return markChanged(trx, { register, ids, kind, now });
}
