import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { listQuery } from '../../kernel/db/lists/page.js';
import { lookup, query, type RowKey } from '../../kernel/db/statements/query.js';
import type { ImportResult } from '../../kernel/imports/run.js';
import type { Cleanup } from '../../kernel/maintenance/housekeeping.js';

type Schemas = components['schemas'];

export type ImportFault = Schemas['ImportFault'];

export interface ImportRow {
  readonly id: number;
  readonly kind: string;
  readonly file_name: string;
  readonly blob_id: string | null;
  readonly is_dry_run: boolean;
  readonly skips_faults: boolean;
  readonly status: Schemas['ImportStatus'];
  /** Null until the file is read. */
  readonly row_count: number | null;
  /** Rows without faults of the contract that are saved or refused. */
  readonly done_rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly fault_count: number;
  readonly faults: readonly ImportFault[];
  readonly failure: string | null;
  readonly locale: 'en' | 'es';
  readonly author_type: 'user' | 'api_key';
  readonly author_id: number;
  readonly author_name: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly finished_at: Date | null;
}

const columns = `i.id, i.kind, i.file_name, i.blob_id, i.is_dry_run, i.skips_faults, i.status, i.row_count, i.done_rows, i.created,
  i.updated, i.unchanged, i.fault_count, i.faults, i.failure, i.locale, i.author_type, i.author_id, i.author_name, i.created_at,
  i.updated_at, i.finished_at`;

/** The members of an import in the audit log. */
export const auditedImport = (row: ImportRow) => ({
  kind: row.kind,
  status: row.status,
  dryRun: row.is_dry_run,
  rows: row.row_count,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  faults: row.fault_count,
});

interface NewImport {
  readonly companyId: number;
  readonly kind: string;
  readonly fileName: string;
  readonly blobId: string;
  readonly isDryRun: boolean;
  readonly skipsFaults: boolean;
  readonly locale: string;
  readonly authorType: string;
  readonly authorId: number;
  readonly authorName: string;
  readonly now: Date;
}

const insert = query<NewImport, ImportRow>(
  'imports.insert',
  `INSERT INTO imports AS i (company_id, kind, file_name, blob_id, is_dry_run, skips_faults, status, locale, author_type,
     author_id, author_name, created_at, updated_at)
   VALUES (:companyId, :kind, :fileName, :blobId, :isDryRun, :skipsFaults, 'queued', :locale, :authorType, :authorId,
     :authorName, :now, :now)
   RETURNING ${columns}`,
);

export const insertImport = (trx: Db, values: NewImport): Promise<ImportRow> =>
  insert.one(trx, values);

const find = lookup<RowKey, ImportRow>(
  'imports.find',
  `SELECT ${columns} FROM imports i WHERE i.company_id = :companyId AND i.id = :id`,
);

export const findImport = (db: Db, companyId: number, id: number) =>
  find.first(db, { companyId, id });

export const listImports = listQuery<
  ImportRow,
  'id',
  'kinds' | 'status' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'imports.list',
  table: 'imports',
  alias: 'i',
  columns,
  sorts: { id: { sql: 'i.id', type: 'bigint' } },
  filters: {
    kinds: 'i.kind = ANY (?::text[])',
    status: 'i.status = ?',
    search: 'lower(i.file_name) LIKE ?',
    dateFrom: 'i.created_at >= ?::timestamptz',
    dateTo: 'i.created_at < ?::timestamptz',
    updatedSince: 'i.updated_at >= ?::timestamptz',
  },
});

const count = query<{ readonly companyId: number }, { readonly total: number }>(
  'imports.count_open',
  `SELECT count(*)::int AS total FROM imports i WHERE i.company_id = :companyId AND i.status IN ('queued', 'running')`,
);

/** Counts the imports of a company that are not over. */
export const countOpen = async (trx: Db, companyId: number): Promise<number> =>
  (await count.one(trx, { companyId })).total;

/** The most faults that an import keeps, the first ones. */
export const keptFaults = 1_000;

const begin = query<
  RowKey & { readonly rowCount: number; readonly faults: string; readonly faultCount: number } & {
    readonly now: Date;
  },
  ImportRow
>(
  'imports.begin',
  `UPDATE imports i SET status = 'running', row_count = :rowCount, faults = :faults::jsonb, fault_count = :faultCount,
     updated_at = :now
   WHERE i.company_id = :companyId AND i.id = :id AND i.status = 'queued' RETURNING ${columns}`,
);

/** Notes what a file holds. Resolves to undefined if the import is no longer queued. */
export const beginImport = (
  trx: Db,
  key: RowKey,
  rowCount: number,
  faults: readonly ImportFault[],
  now: Date,
) => {
  const kept = JSON.stringify(faults.slice(0, keptFaults));
  return begin.first(trx, { ...key, rowCount, faults: kept, faultCount: faults.length, now });
};

const advance = query<
  RowKey & {
    readonly from: number;
    readonly to: number;
    readonly created: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly faults: string;
    readonly faultCount: number;
    readonly now: Date;
  },
  { readonly id: number }
>(
  'imports.advance',
  `UPDATE imports i SET done_rows = :to, created = i.created + :created, updated = i.updated + :updated,
     unchanged = i.unchanged + :unchanged, faults = i.faults || :faults::jsonb, fault_count = i.fault_count + :faultCount,
     updated_at = :now
   WHERE i.company_id = :companyId AND i.id = :id AND i.status = 'running' AND i.done_rows = :from RETURNING i.id`,
);

/** A part of the rows of an import. */
export interface PartRange {
  readonly from: number;
  readonly to: number;
}

/** Notes a part that is saved. Resolves to false if the import was cancelled, or another process saved the part. */
export async function advanceImport(
  trx: Db,
  { id, faults: before }: ImportRow,
  companyId: number,
  range: PartRange,
  { faults: _faults, ...counts }: ImportResult,
  faults: readonly ImportFault[],
  now: Date,
): Promise<boolean> {
  const kept = faults.slice(0, Math.max(0, keptFaults - before.length));
  const values = { ...range, ...counts, faults: JSON.stringify(kept), faultCount: faults.length };
  return (await advance(trx, { companyId, id, now, ...values })).length > 0;
}

const finish = query<
  RowKey & { readonly status: string; readonly failure: string | null; readonly now: Date },
  ImportRow
>(
  'imports.finish',
  `UPDATE imports i SET status = :status, failure = :failure, blob_id = NULL, finished_at = :now, updated_at = :now
   WHERE i.company_id = :companyId AND i.id = :id AND i.status IN ('queued', 'running') RETURNING ${columns}`,
);

/** Ends an import. Resolves to undefined if it is over. */
export const finishImport = (
  trx: Db,
  { companyId, id }: RowKey,
  status: 'done' | 'failed' | 'cancelled',
  failure: string | null,
  now: Date,
) => finish.first(trx, { companyId, id, status, failure, now });

const drop = query<{ readonly before: Date; readonly limit: number }, { readonly id: number }>(
  'imports.drop',
  `DELETE FROM imports i USING (
     SELECT o.company_id, o.id FROM imports o
     WHERE o.created_at < :before AND o.status IN ('done', 'failed', 'cancelled') ORDER BY o.created_at LIMIT :limit
   ) AS old
   WHERE i.company_id = old.company_id AND i.id = old.id RETURNING i.id`,
);

const keptDays = 90;

/** Imports that are over, with their faults, which may tell of people. */
export const oldImports: Cleanup = {
  what: 'imports',
  drop: async (db, now, limit) =>
    (await drop(db, { before: new Date(now.getTime() - keptDays * 86_400_000), limit })).length,
};
