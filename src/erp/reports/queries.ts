import type { components } from '../../../generated/erp/types.js';
import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';

interface MonthRow {
  readonly month: string;
  readonly sales: string;
  readonly credits: string;
  readonly collections: string;
  readonly invoices: number;
}

/** Invoices come from the stored sums of each day, payments and credit notes from an index by day. */
const salesByMonth = query<
  { readonly companyId: number; readonly today: string; readonly months: number },
  MonthRow
>(
  'reports.sales_by_month',
  `WITH bounds AS (
    SELECT (date_trunc('month', :today::timestamp) - make_interval(months => :months::int - 1))::date AS first,
      (date_trunc('month', :today::timestamp) + interval '1 month')::date AS after
  ), days AS (
    SELECT t.issue_date AS day, t.base_amount AS sales, 0 AS credits, 0 AS collections, t.total AS invoices
    FROM invoice_tally t, bounds b
    WHERE t.company_id = :companyId::bigint AND t.status IN ('issued', 'partially_paid', 'paid')
      AND t.issue_date >= b.first AND t.issue_date < b.after
    UNION ALL
    SELECT n.date, 0, sum(n.base_grand_total), 0, 0 FROM credit_notes n, bounds b
    WHERE n.company_id = :companyId AND n.date >= b.first AND n.date < b.after AND n.status <> 'void'
    GROUP BY 1
    UNION ALL
    SELECT p.date, 0, 0, sum(p.base_amount), 0 FROM receivable_payments p, bounds b
    WHERE p.company_id = :companyId AND p.date >= b.first AND p.date < b.after AND p.status = 'posted'
    GROUP BY 1
  ), months AS (
    SELECT to_char(m, 'YYYY-MM') AS month
    FROM bounds b, generate_series(b.first::timestamp, :today::timestamp, interval '1 month') m
  )
  SELECT m.month, coalesce(sum(d.sales), 0) AS sales, coalesce(sum(d.credits), 0) AS credits,
    coalesce(sum(d.collections), 0) AS collections, coalesce(sum(d.invoices), 0)::bigint AS invoices
  FROM months m LEFT JOIN days d ON to_char(d.day, 'YYYY-MM') = m.month
  GROUP BY 1 ORDER BY 1`,
);

/**
 * @param today   today in the company's time zone; its month is the last one
 * @param months  the number of months, at least 1
 */
export async function listSalesByMonth(
  db: Db,
  companyId: number,
  { today, months }: { readonly today: string; readonly months: number },
): Promise<components['schemas']['SalesMonth'][]> {
  const rows = await salesByMonth(db, { companyId, today, months });
  return rows.map(({ month, sales, credits, collections, invoices }) => ({
    month,
    sales: Number(sales),
    credits: Number(credits),
    collections: Number(collections),
    invoices,
  }));
}

const salesOfPeriod = query<
  { readonly companyId: number; readonly from: string; readonly to: string },
  Omit<MonthRow, 'month'>
>(
  'reports.sales_of_period',
  `SELECT t.sales, t.invoices, n.credits, p.collections
  FROM (
    SELECT coalesce(sum(t.base_amount), 0) AS sales, coalesce(sum(t.total), 0)::bigint AS invoices
    FROM invoice_tally t
    WHERE t.company_id = :companyId::bigint AND t.status IN ('issued', 'partially_paid', 'paid')
      AND t.issue_date BETWEEN :from::date AND :to::date
  ) t, (
    SELECT coalesce(sum(n.base_grand_total), 0) AS credits FROM credit_notes n
    WHERE n.company_id = :companyId AND n.date BETWEEN :from AND :to AND n.status <> 'void'
  ) n, (
    SELECT coalesce(sum(p.base_amount), 0) AS collections FROM receivable_payments p
    WHERE p.company_id = :companyId AND p.date BETWEEN :from AND :to AND p.status = 'posted'
  ) p`,
);

/** Both days belong to the period. */
export async function findSales(
  db: Db,
  companyId: number,
  days: { readonly from: string; readonly to: string },
): Promise<components['schemas']['Sales']> {
  const [row] = await salesOfPeriod(db, { companyId, ...days });
  return {
    sales: Number(row?.sales ?? 0),
    credits: Number(row?.credits ?? 0),
    collections: Number(row?.collections ?? 0),
    invoices: row?.invoices ?? 0,
  };
}
