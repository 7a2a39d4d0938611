import type { Knex } from 'knex';

/**
 * Failed logins that no user row can count: of addresses that no user has (`scope` is empty), and from the known
 * devices of a user. It belongs to no company, since the address of a login may belong to none.
 */
const attempts = `
CREATE TABLE login_attempts (
  email_key    text NOT NULL CHECK (length(email_key) <= 254),
  scope        text NOT NULL CHECK (length(scope) <= 80),
  failed       integer NOT NULL CHECK (failed >= 0),
  locked_until timestamptz,
  last_at      timestamptz NOT NULL,
  PRIMARY KEY (email_key, scope)
);
CREATE INDEX login_attempts_last_at_idx ON login_attempts (last_at);
`;

export const name = '0034_login_attempts';

/** Only a new table: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(attempts);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE login_attempts');
}
