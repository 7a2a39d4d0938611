import type { TestApp } from './app.js';

const activeTables = ['customers', 'vendors', 'products'];
const countedTables =
  'exchange_rates receivables payables receivable_payments payable_payments credit_notes purchase_orders leads opportunities';

const rows = [
  ...activeTables.map((table) => [table, 'is_active'] as const),
  ...countedTables.split(' ').map((table) => [table, 'true'] as const),
].map(
  ([
    table,
    isActive,
  ]) => `SELECT company_id, '${table}' AS table_name, ${isActive} AS is_active, count(*) AS total
  FROM ${table} WHERE company_id = :companyId GROUP BY 1, 2, 3`,
);

const itemTally = (item: string) => `INSERT INTO ${item}_tally
  SELECT company_id, status, currency_code, due_date, document_type = 'opening', count(*) FROM ${item}s
  WHERE company_id = :companyId GROUP BY 1, 2, 3, 4, 5`;

const owed = (parties: string, item: string) => `UPDATE ${parties} p SET open_amount = s.amount
  FROM (SELECT party_id, sum(base_open_amount) AS amount FROM ${item}s WHERE company_id = :companyId GROUP BY 1) s
  WHERE p.company_id = :companyId AND p.id = s.party_id AND p.open_amount <> s.amount`;

const unapplied = (
  parties: string,
  item: string,
  more = '',
) => `UPDATE ${parties} p SET unapplied_amount = s.amount
  FROM (SELECT party_id, sum(amount) AS amount FROM (
    SELECT party_id, base_unallocated_amount AS amount FROM ${item}_payments WHERE company_id = :companyId ${more}
  ) u GROUP BY 1) s
  WHERE p.company_id = :companyId AND p.id = s.party_id AND p.unapplied_amount <> s.amount`;

const notes = `UNION ALL SELECT customer_id, base_unapplied_amount FROM credit_notes WHERE company_id = :companyId`;

const summed = [
  'row_counts',
  'invoice_counts',
  'invoice_tally',
  'receivable_tally',
  'payable_tally',
];

const statements = [
  ...[...summed, 'audit_counts'].map(
    (table) => `DELETE FROM ${table} WHERE company_id = :companyId`,
  ),
  `INSERT INTO row_counts ${rows.join(' UNION ALL ')}`,
  `INSERT INTO invoice_counts SELECT company_id, status, count(*) FROM invoices WHERE company_id = :companyId GROUP BY 1, 2`,
  `INSERT INTO invoice_tally SELECT company_id, status, currency_code, issue_date, count(*),
     sum(CASE WHEN status = 'draft' THEN 0 ELSE base_grand_total END)
   FROM invoices WHERE company_id = :companyId GROUP BY 1, 2, 3, 4`,
  itemTally('receivable'),
  itemTally('payable'),
  `INSERT INTO audit_counts (company_id, id, total)
   SELECT company_id, 1, count(*) FROM audit_log WHERE company_id = :companyId GROUP BY 1`,
  owed('customers', 'receivable'),
  owed('vendors', 'payable'),
  unapplied('customers', 'receivable', notes),
  unapplied('vendors', 'payable'),
];

/** Counts and sums the rows of a company anew, after a test has written some by SQL. */
export async function recount({ knex }: TestApp['database'], companyId: number): Promise<void> {
  await knex.transaction(async (trx) => {
    for (const sql of statements) await trx.raw(sql, { companyId });
  });
}
