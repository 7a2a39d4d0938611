import type { Knex } from 'knex';

/** The prefixes that a series had before its present one, each with the number that follows its last document. */
const prefixes = `
CREATE TABLE series_prefixes (
  company_id   bigint NOT NULL,
  code         text NOT NULL,
  prefix       text NOT NULL,
  start_number bigint NOT NULL,
  next_number  bigint NOT NULL,
  PRIMARY KEY (company_id, code, prefix),
  FOREIGN KEY (company_id, code) REFERENCES series (company_id, code),
  CHECK (next_number > start_number)
);
`;

export const name = '0048_series_prefixes';

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(prefixes);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE series_prefixes');
}
