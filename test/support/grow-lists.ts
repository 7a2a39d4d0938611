import type { TestApp } from './app.js';
import { recount } from './recount.js';

/** Columns that differ from those of the copied row, as SQL on the number `n` of the copy. */
type Differences = Readonly<Record<string, string>>;

const number = `'X-' || :start + n`;
const item = {
  due_date: 'DAY',
  document_type: `'opening'`,
  document_id: 'NULL',
  document_number: number,
  search_text: `'x-' || :start + n`,
};

/** The tables of lists that grow with the business, with what makes each copy unique. */
const copied: Readonly<Record<string, { readonly date: string; readonly own: Differences }>> = {
  invoices: { date: 'issue_date', own: { number } },
  receivables: { date: 'issue_date', own: item },
  payables: { date: 'issue_date', own: item },
  receivable_payments: { date: 'date', own: { number } },
  payable_payments: { date: 'date', own: { number } },
  credit_notes: { date: 'date', own: { number } },
  purchase_orders: { date: 'order_date', own: { number } },
  receptions: { date: 'date', own: { number, vendor_invoice_key: 'NULL' } },
  adjustments: { date: 'date', own: { number } },
  transfers: { date: 'date', own: { number } },
  stock_movements: { date: 'date', own: {} },
  leads: { date: 'created_at', own: {} },
  opportunities: { date: 'expected_close_date', own: {} },
};

/** A part of the copies. */
export interface Copies {
  readonly count: number;
  /** The first copy is dated on this day; the others follow over `days` days. */
  readonly from: string;
  readonly days: number;
  /** Columns with a rare value, by table, as SQL. */
  readonly rare?: Readonly<Record<string, Differences>>;
}

/**
 * Adds copies of the first record of each list to a company, in the order of their days.
 *
 * @param start  the number of copies that there are
 */
export async function growLists(
  database: TestApp['database'],
  companyId: number,
  start: number,
  { count, from, days, rare = {} }: Copies,
): Promise<void> {
  const { knex } = database;
  for (const [table, { date, own }] of Object.entries(copied)) {
    const found = await knex.raw<{ rows: { name: string }[] }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = ? AND column_name <> 'id' AND is_generated = 'NEVER'`,
      [table],
    );
    const columns = found.rows.map(({ name }) => name);
    const day = `date '${from}' + (n * ${days} / ${count})::int`;
    const moved: Differences = { [date]: day, created_at: day, updated_at: day };
    const different: Differences = { ...moved, ...own, ...rare[table] };
    const values = columns.map((column) => different[column]?.replace('DAY', day) ?? `r.${column}`);
    await knex.raw(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
       FROM (SELECT t.* FROM ${table} t WHERE t.company_id = :companyId ORDER BY t.id LIMIT 1) r
       CROSS JOIN generate_series(1, :count::int) n ORDER BY n`,
      { companyId, count, start },
    );
  }
  await recount(database, companyId);
  await knex.raw('VACUUM ANALYZE');
}
