import type { Knex } from 'knex';

/**
 * Totals that cost nothing to read however many invoices there are: by what lists are filtered by, each by day. A
 * total of any days is then the sum of a few hundred rows.
 */
const tally = (of: string, day: string, more = '') => `
CREATE TABLE ${of}_tally (
  company_id    bigint NOT NULL,
  status        text NOT NULL,
  currency_code text NOT NULL,
  ${day}    date NOT NULL,
  ${more}total         bigint NOT NULL,
  PRIMARY KEY (company_id, status, currency_code, ${day}${more === '' ? '' : ', is_opening'})
);
`;

const invoices = `${tally('invoice', 'issue_date')}
CREATE FUNCTION invoice_tally_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.status = OLD.status THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO invoice_tally AS t (company_id, status, currency_code, issue_date, total)
  SELECT r.company_id, r.status, r.currency_code, r.issue_date, sum(r.n) FROM (
    SELECT NEW.company_id, NEW.status, NEW.currency_code, NEW.issue_date, 1 WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT OLD.company_id, OLD.status, OLD.currency_code, OLD.issue_date, -1 WHERE TG_OP <> 'INSERT'
  ) AS r (company_id, status, currency_code, issue_date, n) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, status, currency_code, issue_date) DO UPDATE SET total = t.total + excluded.total;
  RETURN NULL;
END
$$;
CREATE TRIGGER invoices_tally AFTER INSERT OR UPDATE OF status OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoice_tally_keep();
INSERT INTO invoice_tally (company_id, status, currency_code, issue_date, total)
SELECT i.company_id, i.status, i.currency_code, i.issue_date, count(*) FROM invoices i GROUP BY 1, 2, 3, 4;
`;

type Item = 'receivable' | 'payable';

const kept = (item: Item, rows: string) => `
  INSERT INTO ${item}_tally AS t (company_id, status, currency_code, due_date, is_opening, total)
  SELECT r.company_id, r.status, r.currency_code, r.due_date, r.document_type = 'opening', sum(r.n)
  FROM (${rows}) r GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, status, currency_code, due_date, is_opening) DO UPDATE SET
    total = t.total + excluded.total;
  RETURN NULL;`;

/** Its triggers come after those of the sums, by their names: so all writers lock in one order. */
const items = (item: Item) => `${tally(item, 'due_date', 'is_opening    boolean NOT NULL,\n  ')}
CREATE FUNCTION ${item}_tally_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN${kept(item, 'SELECT n.*, 1 AS n FROM new_rows n')}
END
$$;
CREATE TRIGGER ${item}s_tally_added AFTER INSERT ON ${item}s
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ${item}_tally_add();

CREATE FUNCTION ${item}_tally_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN${kept(
  item,
  `SELECT n.*, 1 AS n FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id
    WHERE n.status <> o.status
    UNION ALL SELECT o.*, -1 FROM new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id
    WHERE n.status <> o.status`,
)}
END
$$;
CREATE TRIGGER ${item}s_tally_changed AFTER UPDATE ON ${item}s
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ${item}_tally_move();
INSERT INTO ${item}_tally (company_id, status, currency_code, due_date, is_opening, total)
SELECT i.company_id, i.status, i.currency_code, i.due_date, i.document_type = 'opening', count(*)
FROM ${item}s i GROUP BY 1, 2, 3, 4, 5;

-- The few that are open or of one status, in the order in which they are due, among the many that are closed.
CREATE INDEX ${item}s_open_due_idx ON ${item}s (company_id, due_date, id) WHERE open_amount > 0;
CREATE INDEX ${item}s_status_idx ON ${item}s (company_id, status, due_date, id);
`;

export const name = '0012_growth';

/**
 * Locks out writers of invoices, receivables and payables while they are counted and their indexes
 * are built.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('LOCK TABLE invoices, receivables, payables IN SHARE ROW EXCLUSIVE MODE');
  for (const sql of [invoices, items('receivable'), items('payable')]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const item of ['receivable', 'payable']) {
    await trx.raw('DROP INDEX ??', [`${item}s_open_due_idx`]);
    await trx.raw('DROP INDEX ??', [`${item}s_status_idx`]);
    for (const name of ['added', 'changed']) {
      await trx.raw('DROP TRIGGER ?? ON ??', [`${item}s_tally_${name}`, `${item}s`]);
    }
    await trx.raw(`DROP FUNCTION ${item}_tally_add()`);
    await trx.raw(`DROP FUNCTION ${item}_tally_move()`);
  }
  await trx.raw('DROP TRIGGER invoices_tally ON invoices');
  await trx.raw('DROP FUNCTION invoice_tally_keep()');
  for (const table of ['invoice_tally', 'receivable_tally', 'payable_tally']) {
    await trx.raw('DROP TABLE ??', [table]);
  }
}
