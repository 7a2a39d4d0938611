import type { Knex } from 'knex';

interface Side {
  readonly item: 'receivable' | 'payable';
  readonly parties: 'customers' | 'vendors';
}

const sides: readonly Side[] = [
  { item: 'receivable', parties: 'customers' },
  { item: 'payable', parties: 'vendors' },
];

/** The API publishes both amounts within this range. */
const largest = '9999999999999';

/** NOT VALID: rows of before are not read, so the lock is short; each later write of them is checked. */
const limits = ({ parties }: Side) => `
ALTER TABLE ${parties} ADD CONSTRAINT ${parties}_balance_check
  CHECK (abs(open_amount) <= ${largest} AND abs(unapplied_amount) <= ${largest}) NOT VALID;
`;

const daysTable = ({ item }: Side) => `
CREATE TABLE ${item}_days (
  company_id       bigint NOT NULL,
  currency_code    text NOT NULL,
  due_date         date NOT NULL,
  open_amount      numeric(19,4) NOT NULL,
  base_open_amount numeric(19,4) NOT NULL,
  PRIMARY KEY (company_id, currency_code, due_date)
);
INSERT INTO ${item}_days SELECT i.company_id, i.currency_code, i.due_date, sum(i.open_amount), sum(i.base_open_amount)
FROM ${item}s i WHERE i.open_amount <> 0 GROUP BY 1, 2, 3;
`;

/** Adds the difference of each changed item to the sums by due day. */
const keepDays = (item: string, rows: string, open: string, baseOpen: string, changed: string) => `
  INSERT INTO ${item}_days AS d (company_id, currency_code, due_date, open_amount, base_open_amount)
  SELECT n.company_id, n.currency_code, n.due_date, sum(${open}), sum(${baseOpen})
  FROM ${rows} WHERE ${changed} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (company_id, currency_code, due_date) DO UPDATE SET
    open_amount = d.open_amount + excluded.open_amount,
    base_open_amount = d.base_open_amount + excluded.base_open_amount;`;

const changedRows = 'new_rows n JOIN old_rows o ON o.company_id = n.company_id AND o.id = n.id';

/** The sums of the parties, kept by triggers; until this migration also those of the due days. */
const keepSums = ({ item, parties }: Side, withDays: boolean) => {
  const difference = 'n.base_open_amount - o.base_open_amount';
  const isChanged = 'n.open_amount <> o.open_amount OR n.base_open_amount <> o.base_open_amount';
  const added = keepDays(
    item,
    'new_rows n',
    'n.open_amount',
    'n.base_open_amount',
    'n.open_amount <> 0',
  );
  const changed = keepDays(
    item,
    changedRows,
    'n.open_amount - o.open_amount',
    difference,
    isChanged,
  );
  return `
CREATE OR REPLACE FUNCTION ${item}s_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN${withDays ? added : ''}
  UPDATE ${parties} p SET open_amount = p.open_amount + s.amount FROM (
    SELECT n.company_id, n.party_id, sum(n.base_open_amount) AS amount FROM new_rows n GROUP BY 1, 2 ORDER BY 1, 2
  ) s WHERE p.company_id = s.company_id AND p.id = s.party_id AND s.amount <> 0;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION ${item}s_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN${withDays ? changed : ''}
  UPDATE ${parties} p SET open_amount = p.open_amount + s.amount FROM (
    SELECT n.company_id, n.party_id, sum(${difference}) AS amount FROM ${changedRows} GROUP BY 1, 2 ORDER BY 1, 2
  ) s WHERE p.company_id = s.company_id AND p.id = s.party_id AND s.amount <> 0;
  RETURN NULL;
END
$$;
`;
};

export const name = '0042_party_sums';

/**
 * Drops the sums by due day: only their own check read them, and all invoices with one due day
 * waited for each other. Locks out writers of items while the triggers change.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const side of sides) {
    await trx.raw(`LOCK TABLE ${side.item}s IN SHARE ROW EXCLUSIVE MODE`);
    await trx.raw(keepSums(side, false));
    await trx.raw(`DROP TABLE ${side.item}_days`);
    await trx.raw(limits(side));
  }
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const side of sides) {
    await trx.raw(`LOCK TABLE ${side.item}s IN SHARE ROW EXCLUSIVE MODE`);
    await trx.raw(`ALTER TABLE ${side.parties} DROP CONSTRAINT ${side.parties}_balance_check`);
    await trx.raw(daysTable(side));
    await trx.raw(keepSums(side, true));
  }
}
