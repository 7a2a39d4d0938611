import type { Knex } from 'knex';

export const name = '0071_stock_documents';

const lines = `
CREATE TABLE adjustment_lines (
  company_id       bigint NOT NULL,
  adjustment_id    bigint NOT NULL,
  line             integer NOT NULL,
  product_id       bigint NOT NULL,
  counted_quantity numeric(19,4),
  before           numeric(19,4) NOT NULL,
  delta            numeric(19,4) NOT NULL,
  after            numeric(19,4) NOT NULL,
  unit_cost        numeric(19,6) NOT NULL,
  value            numeric(19,4) NOT NULL,
  PRIMARY KEY (company_id, adjustment_id, line),
  CONSTRAINT adjustment_lines_adjustment_fkey FOREIGN KEY (company_id, adjustment_id)
    REFERENCES adjustments (company_id, id)
);

CREATE TABLE transfer_lines (
  company_id  bigint NOT NULL,
  transfer_id bigint NOT NULL,
  line        integer NOT NULL,
  product_id  bigint NOT NULL,
  quantity    numeric(19,4) NOT NULL CHECK (quantity > 0),
  from_after  numeric(19,4) NOT NULL,
  to_after    numeric(19,4) NOT NULL,
  value       numeric(19,4) NOT NULL,
  PRIMARY KEY (company_id, transfer_id, line),
  CONSTRAINT transfer_lines_transfer_fkey FOREIGN KEY (company_id, transfer_id)
    REFERENCES transfers (company_id, id)
);
`;

const reversible = (table: string) => `
ALTER TABLE ${table} ADD COLUMN status text NOT NULL DEFAULT 'posted' CHECK (status IN ('posted', 'reversed')),
  ADD COLUMN reversed_on date, ADD COLUMN reverse_reason text CHECK (length(reverse_reason) <= 500);
CREATE INDEX ${table}_date_idx ON ${table} (company_id, date, id);
`;

/** Movements with a larger id were booked after the adjustment. */
const mark = 'ALTER TABLE adjustments ADD COLUMN last_movement_id bigint';

/** New columns and tables, which copy nothing: the lines of earlier documents are read from their movements. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const sql of [lines, reversible('adjustments'), reversible('transfers'), mark]) {
    await trx.raw(sql);
  }
  await trx.raw('CREATE INDEX receptions_date_idx ON receptions (company_id, date, id)');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP INDEX receptions_date_idx');
  await trx.raw('ALTER TABLE adjustments DROP COLUMN last_movement_id');
  for (const table of ['transfers', 'adjustments']) {
    await trx.raw(`DROP INDEX ${table}_date_idx`);
    await trx.raw(
      `ALTER TABLE ${table} DROP COLUMN status, DROP COLUMN reversed_on, DROP COLUMN reverse_reason`,
    );
  }
  await trx.raw('DROP TABLE transfer_lines, adjustment_lines');
}
