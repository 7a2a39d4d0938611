import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { formatInstant } from '../../../kernel/values/time.js';
import type { Terms } from '../rules.js';

type PaymentTerms = components['schemas']['PaymentTerms'];

/** Returns the keys by which a code with a name is identified, sorted and searched. Tax rates use them as well. */
export const codeKeys = (code: string, name: string) => ({
  code_key: code.toLowerCase(),
  search_text: [code, name].map(normalise).join('\n'),
});

interface TermsRow extends Terms {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns =
  'p.id, p.code, p.name, p.kind, p.days, p.is_active, p.version, p.created_at, p.updated_at';

export const listTerms = listQuery<
  TermsRow,
  'id' | 'code' | 'days',
  'active' | 'inactive' | 'search' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'terms.list',
  table: 'payment_terms',
  alias: 'p',
  columns,
  sorts: {
    id: { sql: 'p.id', type: 'bigint' },
    code: { sql: 'p.code_key', type: 'text' },
    days: { sql: 'p.days', type: 'bigint' },
  },
  filters: {
    active: 'p.is_active',
    inactive: 'NOT p.is_active',
    search: 'p.search_text LIKE ?',
    dateFrom: 'p.created_at >= ?::timestamptz',
    dateTo: 'p.created_at < ?::timestamptz',
    updatedSince: 'p.updated_at >= ?::timestamptz',
  },
});

export function toTerms(row: TermsRow, timeZone: string): PaymentTerms {
  const { id, code, name, kind, days, is_active: active, version } = row;
  return {
    createdAt: formatInstant(row.created_at, timeZone),
    updatedAt: formatInstant(row.updated_at, timeZone),
    id,
    code,
    name,
    kind,
    days,
    active,
    version,
  };
}

const lock = query<RowKey, TermsRow>(
  'terms.lock',
  `SELECT ${columns} FROM payment_terms p WHERE p.company_id = :companyId AND p.id = :id FOR UPDATE`,
);

/** Locks the row until the transaction ends. Resolves to undefined if it does not exist. */
export const lockTerms = (trx: Db, companyId: number, id: number) =>
  lock.first(trx, { companyId, id });

const insert = query<
  {
    readonly companyId: number;
    readonly code: string;
    readonly codeKey: string;
    readonly name: string;
    readonly searchText: string;
    readonly kind: string;
    readonly days: number;
    readonly now: Date;
  },
  TermsRow
>(
  'terms.insert',
  `INSERT INTO payment_terms AS p (company_id, code, code_key, name, search_text, kind, days, created_at, updated_at)
   VALUES (:companyId, :code, :codeKey, :name, :searchText, :kind, :days, :now, :now) RETURNING ${columns}`,
);

/** @throws a violation of `payment_terms_code_key` if the code is in use */
export function insertTerms(
  trx: Db,
  companyId: number,
  terms: Terms & { readonly code: string; readonly name: string },
  now: Date,
): Promise<TermsRow> {
  const { code, name, kind, days } = terms;
  const keys = codeKeys(code, name);
  const values = {
    companyId,
    code,
    codeKey: keys.code_key,
    name,
    searchText: keys.search_text,
    kind,
    days,
    now,
  };
  return insert.one(trx, values);
}

const update = query<
  {
    readonly companyId: number;
    readonly id: number;
    readonly name: string;
    readonly searchText: string;
    readonly isActive: boolean;
    readonly now: Date;
  },
  TermsRow
>(
  'terms.update',
  `UPDATE payment_terms AS p SET name = :name, search_text = :searchText, is_active = :isActive,
     version = p.version + 1, updated_at = :now
   WHERE p.company_id = :companyId AND p.id = :id RETURNING ${columns}`,
);

/** The row must be locked by `lockTerms`. */
export function updateTerms(
  trx: Db,
  companyId: number,
  { id, code, name, is_active }: Pick<TermsRow, 'id' | 'code' | 'name' | 'is_active'>,
  now: Date,
): Promise<TermsRow> {
  const { search_text } = codeKeys(code, name);
  return update.one(trx, {
    companyId,
    id,
    name,
    searchText: search_text,
    isActive: is_active,
    now,
  });
}

export interface StoredTerms extends Terms {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const byCode = query<{ readonly companyId: number; readonly code: string }, StoredTerms>(
  'terms.by_code',
  `SELECT p.id, p.code, p.name, p.kind, p.days FROM payment_terms p
   WHERE p.company_id = :companyId AND p.code_key = :code AND p.is_active`,
);

/** Finds active payment terms for a new document by their code, in any case. */
export const findPaymentTerms = (db: Db, companyId: number, code: string) =>
  byCode.first(db, { companyId, code: code.toLowerCase() });
