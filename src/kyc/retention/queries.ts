import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { IdPage } from '../../kernel/db/lists/id-page.js';
import type { Pool } from '../../kernel/db/pool.js';
import { lookup, plannedPerCall, query, walkQuery } from '../../kernel/db/statements/query.js';
import type { Environment } from '../../kernel/principal.js';
import { pageAndCount } from '../lists.js';
import type { Scope } from '../scope.js';
import type { RecordKind, Retention } from './rules.js';

type SealedRecord = components['schemas']['SealedRecord'];

const selectRetention = query<{ readonly companyId: number }, Retention>(
  'retention.of_company',
  `SELECT c.screening_retention_months AS "screeningMonths", c.identity_retention_months AS "identityMonths"
   FROM companies c WHERE c.id = :companyId`,
);

export async function retentionOf(db: Db, companyId: number): Promise<Retention> {
  const [row] = await selectRetention(db, { companyId });
  if (row === undefined) throw new Error(`The company ${companyId} is gone`);
  return row;
}

export const hasCompany = async (db: Db, companyId: number): Promise<boolean> =>
  (await selectRetention(db, { companyId })).length > 0;

interface SealedRow {
  readonly id: string;
  readonly environment: Environment;
  readonly kind: RecordKind;
  readonly record_id: string;
  readonly status: string;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly kept_until: Date | null;
  readonly lists: SealedRecord['lists'];
  readonly record_hash: string;
  readonly cause: SealedRecord['cause'];
  readonly erased_by: string | null;
  readonly erased_at: Date;
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toSealedRecord = (row: SealedRow): SealedRecord => ({
  id: row.id,
  environment: row.environment,
  kind: row.kind,
  recordId: row.record_id,
  status: row.status,
  decidedAt: textOf(row.decided_at),
  decidedBy: row.decided_by,
  keptUntil: textOf(row.kept_until),
  lists: row.lists,
  recordHash: row.record_hash,
  cause: row.cause,
  erasedBy: row.erased_by,
  erasedAt: row.erased_at.toISOString(),
});

/** The records of one erasure, as JSON. Leaves those as they are that a repeated erasure finds. */
export const insertSealed = query<Scope & { readonly rows: string }>(
  'sealed_records.insert',
  `INSERT INTO kyc_sealed_records (company_id, id, environment, kind, record_id, status, decided_at, decided_by,
     kept_until, lists, record_hash, cause, erased_by, erased_at)
   SELECT :companyId, r.id, :environment, r.kind, r."recordId", r.status, r."decidedAt", r."decidedBy", r."keptUntil",
     r.lists, r."recordHash", r.cause, r."erasedBy", r."erasedAt"
   FROM jsonb_to_recordset(:rows::jsonb) AS r (id text, kind text, "recordId" text, status text,
     "decidedAt" timestamptz, "decidedBy" text, "keptUntil" timestamptz, lists jsonb, "recordHash" text, cause text,
     "erasedBy" text, "erasedAt" timestamptz)
   ON CONFLICT (company_id, id) DO NOTHING`,
);

const columns = `r.id, r.environment, r.kind, r.record_id, r.status, r.decided_at, r.decided_by, r.kept_until, r.lists,
  r.record_hash, r.cause, r.erased_by, r.erased_at`;

const owned = 'r.company_id = :companyId AND r.environment = :environment';

const find = lookup<Scope & { readonly id: string }, SealedRow>(
  'sealed_records.find',
  `SELECT ${columns} FROM kyc_sealed_records r WHERE ${owned} AND r.id = :id`,
);

export async function findSealedRecord(
  db: Db,
  { companyId, environment }: Scope,
  id: string,
): Promise<SealedRow | undefined> {
  return (await find(db, { companyId, environment, id }))[0];
}

interface FilterValues extends Scope {
  readonly kind: RecordKind | null;
  readonly recordId: string | null;
}

const matching = `FROM kyc_sealed_records r WHERE ${owned} AND (:kind::text IS NULL OR r.kind = :kind)
     AND (:recordId::text IS NULL OR r.record_id = :recordId)`;

const page = plannedPerCall<
  FilterValues & { readonly after: string | null; readonly limit: number },
  SealedRow
>(
  `SELECT ${columns} ${matching} AND (:after::text IS NULL OR r.id < :after) ORDER BY r.id DESC LIMIT :limit`,
);

const count = plannedPerCall<FilterValues, { total: number }>(
  `SELECT count(*)::int AS total ${matching}`,
);

const walk = walkQuery<FilterValues, SealedRow>(`SELECT ${columns} ${matching} ORDER BY r.id DESC`);

interface SealedFilters {
  readonly kind: RecordKind | undefined;
  readonly recordId: string | undefined;
}

const valuesOf = (
  { companyId, environment }: Scope,
  { kind, recordId }: SealedFilters,
): FilterValues => ({ companyId, environment, kind: kind ?? null, recordId: recordId ?? null });

/** Yields all matching sealed records, the last erased first. */
export const walkSealedRecords = (
  db: Pool,
  scope: Scope,
  filters: SealedFilters,
): AsyncGenerator<SealedRow[]> => walk(db, valuesOf(scope, filters));

/** Returns a page of sealed records, the last erased first. */
export function listSealedRecords(
  db: Db,
  scope: Scope,
  filters: SealedFilters,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<IdPage<SealedRow>> {
  const values = valuesOf(scope, filters);
  const rows = page(db, { ...values, after: after ?? null, limit: limit + 1 });
  return pageAndCount(rows, count(db, values), limit);
}
