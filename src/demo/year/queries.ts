import { seriesDefaults } from '../../erp/config/index.js';
import type { Db } from '../../kernel/db/client.js';
import { withoutTimeLimit } from '../../kernel/db/engines/watchdog.js';
import { formatNumber } from '../../kernel/db/series/next-number.js';
import { plannedPerCall, query } from '../../kernel/db/statements/query.js';
import { inTransaction } from '../../kernel/db/transaction.js';

interface Ids {
  readonly articles: readonly { id: number; code: string }[];
  readonly customers: readonly { id: number; currency: string; sells: boolean }[];
  readonly vendors: readonly { id: number; currency: string }[];
  readonly warehouses: readonly { id: number; code: string }[];
  /** The people who sell, the first administrator first. */
  readonly people: readonly { id: number; name: string }[];
}

const ids = plannedPerCall<{ readonly companyId: number }, Ids>(`SELECT
    (SELECT jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code) ORDER BY p.id)
     FROM products p WHERE p.company_id = :companyId) AS articles,
    (SELECT jsonb_agg(jsonb_build_object('id', c.id, 'currency', c.currency_code,
       'sells', c.is_active AND NOT c.is_blocked) ORDER BY c.id)
     FROM customers c WHERE c.company_id = :companyId) AS customers,
    (SELECT jsonb_agg(jsonb_build_object('id', v.id, 'currency', v.currency_code) ORDER BY v.id)
     FROM vendors v WHERE v.company_id = :companyId) AS vendors,
    (SELECT jsonb_agg(jsonb_build_object('id', w.id, 'code', w.code) ORDER BY w.id)
     FROM warehouses w WHERE w.company_id = :companyId) AS warehouses,
    (SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) ORDER BY u.role, u.id)
     FROM users u WHERE u.company_id = :companyId AND u.role IN ('admin', 'manager')) AS people`);

/** Returns the ids of the company's records, in the order of their creation. */
export async function listIds(db: Db, companyId: number): Promise<Ids> {
  const [row] = await ids(db, { companyId });
  if (row === undefined) throw new Error('The ids of the year were not answered');
  return row;
}

export interface PlaceRow {
  readonly id: number;
  readonly product_id: number;
  readonly warehouse_id: number;
  readonly quantity: string;
  readonly value: string;
}

const places = query<{ readonly companyId: number }, PlaceRow>(
  'year.places',
  `SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value FROM stock s
   WHERE s.company_id = :companyId::bigint ORDER BY s.id`,
);

export const listPlaces = (db: Db, companyId: number) => places(db, { companyId });

const limits = query<
  { readonly companyId: number },
  { id: number; credit_limit: string; owed: string }
>(
  'year.limits',
  `SELECT c.id, c.credit_limit, c.open_amount - c.unapplied_amount AS owed FROM customers c
   WHERE c.company_id = :companyId::bigint AND c.credit_limit IS NOT NULL`,
);

const analyze = plannedPerCall<object>('ANALYZE');

/**
 * Updates the statistics, because plans for empty tables read whole tables and the database may notice their growth
 * late.
 */
export async function refreshPlans(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    await withoutTimeLimit(trx);
    await analyze(trx, {});
  });
}

/** Returns the credit limit and the balance of customers with a limit. */
export const listLimits = (db: Db, companyId: number) => limits(db, { companyId });

const openPayables = query<
  { readonly companyId: number; readonly wanted: readonly number[] },
  { id: number; party_id: number; open_amount: string }
>(
  'year.payables',
  `SELECT i.id, i.party_id, i.open_amount FROM payables i
   WHERE i.company_id = :companyId::bigint AND i.id = ANY (:wanted::bigint[]) AND i.open_amount > 0 ORDER BY i.id`,
);

export const listOpenPayables = (db: Db, companyId: number, wanted: readonly number[]) =>
  openPayables(db, { companyId, wanted });

type NumberedTable = 'invoices' | 'receivable_payments';

const nextIds = query<{ readonly table: NumberedTable; readonly count: number }, { id: number }>(
  'year.ids',
  `SELECT nextval(pg_get_serial_sequence(:table::text, 'id')) AS id FROM generate_series(1, :count::int)`,
);

/** Takes the next ids of a table. */
export async function takeIds(
  db: Db,
  table: NumberedTable,
  count: number,
): Promise<readonly number[]> {
  return (await nextIds(db, { table, count })).map(({ id }) => id);
}

const numbers = query<
  {
    readonly companyId: number;
    readonly code: string;
    readonly prefix: string;
    readonly pad: number;
    readonly count: number;
    readonly day: string;
  },
  { prefix: string; first: number; pad: number }
>(
  'year.numbers',
  // A day before that of the last document violates a check.
  `INSERT INTO series AS n (company_id, code, prefix, pad, next_number, last_date)
   VALUES (:companyId::bigint, :code, :prefix, :pad::int, 1 + :count::bigint, :day::date)
   ON CONFLICT (company_id, code) DO UPDATE SET last_date = excluded.last_date,
     next_number = CASE WHEN excluded.last_date < n.last_date THEN 0 ELSE n.next_number + :count END
   RETURNING n.prefix, n.next_number - :count AS first, n.pad`,
);

/** Takes the next numbers of a series for documents of a day. */
export async function takeNumbers(
  db: Db,
  companyId: number,
  code: keyof typeof seriesDefaults,
  { count, day }: { readonly count: number; readonly day: string },
): Promise<readonly string[]> {
  const { prefix, pad } = seriesDefaults[code];
  const [row] = await numbers(db, { companyId, code, prefix, pad, count, day });
  if (row === undefined) throw new Error(`The series ${code} gave no numbers`);
  return Array.from({ length: count }, (_none, at) =>
    formatNumber(row.prefix, row.first + at, row.pad),
  );
}
