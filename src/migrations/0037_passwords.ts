import type { Knex } from 'knex';

/** One link per user at a time: a new one takes the place of the one before. */
const resets = `
ALTER TABLE users ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;

CREATE TABLE password_resets (
  company_id bigint NOT NULL,
  user_id    bigint NOT NULL,
  hash       bytea NOT NULL CHECK (length(hash) = 32),
  expires_at timestamptz NOT NULL,
  created_by bigint,
  PRIMARY KEY (company_id, user_id),
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
);
CREATE UNIQUE INDEX password_resets_hash_key ON password_resets (company_id, hash);
`;

export const name = '0037_passwords';

/** A constant default and a new table: no rewrite, no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(resets);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE password_resets');
  await trx.raw('ALTER TABLE users DROP COLUMN must_change_password');
}
