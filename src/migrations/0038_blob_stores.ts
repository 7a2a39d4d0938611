import type { Knex } from 'knex';

/** Which database the files of a store belong to, and which of its objects no row has named, since when. */
const tables = `
CREATE TABLE installation (
  is_one     boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  id         uuid NOT NULL,
  token      uuid NOT NULL,
  next_token uuid
);
INSERT INTO installation (id, token) VALUES (gen_random_uuid(), gen_random_uuid());

CREATE TABLE blob_orphans (
  name          text PRIMARY KEY CHECK (length(name) <= 200),
  first_seen_at timestamptz NOT NULL,
  last_seen_at  timestamptz NOT NULL
);
`;

export const name = '0038_blob_stores';

/** Only new tables: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(tables);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE blob_orphans');
  await trx.raw('DROP TABLE installation');
}
