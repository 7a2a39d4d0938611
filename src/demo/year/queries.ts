import { seriesDefaults } from '../../erp/config/index.js';
import type { Db } from '../../kernel/db/client.js';
import { withoutTimeLimit } from '../../kernel/db/engines/watchdog.js';
import { formatNumber } from '../../kernel/db/series.js';
import { statement } from '../../kernel/db/statements/statement.js';
import { inTransaction } from '../../kernel/db/transaction.js';

interface Ids {
  readonly articles: readonly { id: number; code: string }[];
  readonly customers: readonly { id: number; currency: string; sells: boolean }[];
  readonly vendors: readonly { id: number; currency: string }[];
  readonly warehouses: readonly { id: number; code: string }[];
}

const ids = statement<Ids>(
  '',
  `SELECT
    (SELECT jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code) ORDER BY p.id)
     FROM products p WHERE p.company_id = $1) AS articles,
    (SELECT jsonb_agg(jsonb_build_object('id', c.id, 'currency', c.currency_code,
       'sells', c.is_active AND NOT c.is_blocked) ORDER BY c.id)
     FROM customers c WHERE c.company_id = $1) AS customers,
    (SELECT jsonb_agg(jsonb_build_object('id', v.id, 'currency', v.currency_code) ORDER BY v.id)
     FROM vendors v WHERE v.company_id = $1) AS vendors,
    (SELECT jsonb_agg(jsonb_build_object('id', w.id, 'code', w.code) ORDER BY w.id)
     FROM warehouses w WHERE w.company_id = $1) AS warehouses`,
);

/** Returns the ids of the company's records, in the order of their creation. */
export async function listIds(db: Db, companyId: number): Promise<Ids> {
  const [row] = await ids(db, [companyId]);
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

const places = statement<PlaceRow>(
  'year.places',
  `SELECT s.id, s.product_id, s.warehouse_id, s.quantity, s.value FROM stock s
   WHERE s.company_id = $1::bigint ORDER BY s.id`,
);

export const listPlaces = (db: Db, companyId: number) => places(db, [companyId]);

const limits = statement<{ id: number; credit_limit: string; owed: string }>(
  'year.limits',
  `SELECT c.id, c.credit_limit, c.open_amount - c.unapplied_amount AS owed FROM customers c
   WHERE c.company_id = $1::bigint AND c.credit_limit IS NOT NULL`,
);

const analyze = statement<object>('', 'ANALYZE');

/** Plans made for empty tables read all of them; the database may take long to notice that they have grown. */
export async function refreshPlans(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    await withoutTimeLimit(trx);
    await analyze(trx, []);
  });
}

/** Returns the credit limit and the balance of customers with a limit. */
export const listLimits = (db: Db, companyId: number) => limits(db, [companyId]);

const openPayables = statement<{ id: number; party_id: number; open_amount: string }>(
  'year.payables',
  `SELECT i.id, i.party_id, i.open_amount FROM payables i
   WHERE i.company_id = $1::bigint AND i.id = ANY ($2::bigint[]) AND i.open_amount > 0 ORDER BY i.id`,
);

export const listOpenPayables = (db: Db, companyId: number, wanted: readonly number[]) =>
  openPayables(db, [companyId, wanted]);

const invoiceIds = statement<{ id: number }>(
  'year.invoice_ids',
  `SELECT nextval(pg_get_serial_sequence('invoices', 'id')) AS id FROM generate_series(1, $1::int)`,
);

export async function takeInvoiceIds(db: Db, count: number): Promise<readonly number[]> {
  return (await invoiceIds(db, [count])).map(({ id }) => id);
}

const numbers = statement<{ prefix: string; first: number; pad: number }>(
  'year.numbers',
  // A day before the last document's breaks the check of the counter.
  `INSERT INTO series AS n (company_id, code, prefix, pad, next_number, last_date)
   VALUES ($1::bigint, $2, $3, $4::int, 1 + $5::bigint, $6::date)
   ON CONFLICT (company_id, code) DO UPDATE SET last_date = excluded.last_date,
     next_number = CASE WHEN excluded.last_date < n.last_date THEN 0 ELSE n.next_number + $5 END
   RETURNING n.prefix, n.next_number - $5 AS first, n.pad`,
);

/** The next numbers of a series, for documents of one day. */
export async function takeNumbers(
  db: Db,
  companyId: number,
  code: keyof typeof seriesDefaults,
  { count, day }: { readonly count: number; readonly day: string },
): Promise<readonly string[]> {
  const { prefix, pad } = seriesDefaults[code];
  const [row] = await numbers(db, [companyId, code, prefix, pad, count, day]);
  if (row === undefined) throw new Error(`The series ${code} gave no numbers`);
  return Array.from({ length: count }, (_none, at) =>
    formatNumber(row.prefix, row.first + at, row.pad),
  );
}
