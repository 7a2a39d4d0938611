import type { Knex } from 'knex';

/**
 * People, and companies under numbers of their own, as registers publish them. As the registers of companies they belong
 * to the deployment: no company_id, one copy for all. The number is kept as it is compared, and nothing else of a row.
 */
const sql = `
CREATE TABLE people_registers (
  name         text COLLATE "C" PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  format       text NOT NULL CHECK (format IN ('dgii', 'plain')),
  version      text NOT NULL CHECK (length(version) <= 64),
  content_hash text NOT NULL CHECK (length(content_hash) <= 64),
  loaded_at    timestamptz NOT NULL,
  entry_count  integer NOT NULL CHECK (entry_count >= 0)
);

CREATE TABLE register_people (
  register     text COLLATE "C" NOT NULL REFERENCES people_registers (name) ON DELETE CASCADE,
  id           text COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 120),
  country      text COLLATE "C" NOT NULL CHECK (length(country) = 2),
  -- As the country calls the number: lower case, letters and digits alone.
  id_type      text COLLATE "C" NOT NULL CHECK (length(id_type) BETWEEN 1 AND 40),
  -- Letters and digits alone, in upper case.
  number_key   text COLLATE "C" NOT NULL CHECK (length(number_key) BETWEEN 1 AND 60),
  full_name    text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 300),
  birth_date   date,
  status       text NOT NULL CHECK (status IN ('active', 'inactive', 'deceased', 'unknown')),
  content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
  PRIMARY KEY (register, id)
);
CREATE INDEX register_people_number_key_idx ON register_people (country, number_key);
CREATE INDEX register_people_id_type_idx ON register_people (register, country, id_type);
`;

export const name = '0020_kyc_people';

/** Only new tables: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const table of ['register_people', 'people_registers']) {
    await trx.raw('DROP TABLE ??', [table]);
  }
}
