import type { Knex } from 'knex';

/** A secret counts for nothing until `users.second_factor_at` is set. `last_step` is the time step of the last code taken. */
const secondFactors = `
ALTER TABLE companies ADD COLUMN require_second_factor boolean NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN second_factor_at timestamptz;

CREATE TABLE second_factors (
  company_id bigint NOT NULL,
  user_id    bigint NOT NULL,
  key_id     text NOT NULL CHECK (length(key_id) BETWEEN 1 AND 64),
  sealed     bytea NOT NULL CHECK (length(sealed) <= 256),
  last_step  bigint,
  PRIMARY KEY (company_id, user_id),
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
);

CREATE TABLE recovery_codes (
  company_id bigint NOT NULL,
  user_id    bigint NOT NULL,
  hash       bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (company_id, user_id, hash),
  FOREIGN KEY (company_id, user_id) REFERENCES second_factors (company_id, user_id) ON DELETE CASCADE
);
`;

export const name = '0039_second_factors';

/** Constant defaults and new tables: no rewrite, no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(secondFactors);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    DROP TABLE recovery_codes;
    DROP TABLE second_factors;
    ALTER TABLE users DROP COLUMN second_factor_at;
    ALTER TABLE companies DROP COLUMN require_second_factor;
  `);
}
