import type { Knex } from 'knex';

/**
 * Adds the invoiced amount to the kept sums by day; drafts count nothing. Without the amounts it is
 * the earlier function.
 */
const keep = (hasAmounts: boolean) => {
  const amount = (row: string, sign: string) =>
    hasAmounts
      ? `, CASE WHEN ${row}.status = 'draft' THEN 0 ELSE ${sign}${row}.base_grand_total END`
      : '';
  const [column, sum] = hasAmounts ? [', base_amount', ', sum(r.base_amount)'] : ['', ''];
  return `
CREATE OR REPLACE FUNCTION invoice_tally_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status = OLD.status THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO invoice_tally AS t (company_id, status, currency_code, issue_date, total${column})
  SELECT r.company_id, r.status, r.currency_code, r.issue_date, sum(r.n)${sum} FROM (
    SELECT NEW.company_id, NEW.status, NEW.currency_code, NEW.issue_date, 1${amount('NEW', '')}
    WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT OLD.company_id, OLD.status, OLD.currency_code, OLD.issue_date, -1${amount('OLD', '-')}
    WHERE TG_OP <> 'INSERT'
  ) AS r (company_id, status, currency_code, issue_date, n${column}) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, status, currency_code, issue_date) DO UPDATE SET
    total = t.total + excluded.total${hasAmounts ? ', base_amount = t.base_amount + excluded.base_amount' : ''};
  RETURN NULL;
END
$$;
`;
};

const amounts = `
ALTER TABLE invoice_tally ADD COLUMN base_amount numeric NOT NULL DEFAULT 0;
UPDATE invoice_tally t SET base_amount = s.amount FROM (
  SELECT i.company_id, i.status, i.currency_code, i.issue_date, sum(i.base_grand_total) AS amount
  FROM invoices i WHERE i.status <> 'draft' GROUP BY 1, 2, 3, 4
) s WHERE (t.company_id, t.status, t.currency_code, t.issue_date)
  = (s.company_id, s.status, s.currency_code, s.issue_date);
`;

/** A sum by day would make all who collect on one day wait for each other; the index alone answers. */
const collections = `
CREATE INDEX receivable_payments_posted_idx ON receivable_payments (company_id, date) INCLUDE (base_amount)
  WHERE status = 'posted';
`;

/** Indexes for home pages: locked users, and keys that expire soon. */
const attention = `
CREATE INDEX users_locked_until_idx ON users (company_id, locked_until) WHERE locked_until IS NOT NULL;
CREATE INDEX api_keys_ending_idx ON api_keys (company_id, expires_at) WHERE revoked_at IS NULL;
CREATE INDEX api_keys_expires_at_idx
  ON api_keys (company_id, coalesce(expires_at, timestamptz '9999-12-31 23:59:59.999999+00'), id);
`;

export const name = '0025_reports';

/**
 * Locks out writers of invoices while they are summed, and of payments, users and keys while their
 * indexes are built.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('LOCK TABLE invoices, receivable_payments IN SHARE ROW EXCLUSIVE MODE');
  for (const sql of [amounts, keep(true), collections, attention]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(keep(false));
  await trx.raw('ALTER TABLE invoice_tally DROP COLUMN base_amount');
  await trx.raw('DROP INDEX receivable_payments_posted_idx');
  for (const index of ['users_locked_until', 'api_keys_ending', 'api_keys_expires_at']) {
    await trx.raw('DROP INDEX ??', [`${index}_idx`]);
  }
}
