import type { Knex } from 'knex';

export const name = '0120_passkeys';

/** A challenge is a sealed text of the server. It is stored once it has been used, until it would have expired. */
const tables = `
CREATE TABLE passkeys (
  company_id bigint NOT NULL,
  id bigserial,
  user_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) <= 100),
  credential_id bytea NOT NULL CHECK (length(credential_id) <= 1023),
  public_key bytea NOT NULL CHECK (length(public_key) <= 2048),
  counter bigint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  last_used_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT passkeys_credential_unique UNIQUE (company_id, credential_id),
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
);
CREATE INDEX passkeys_user_idx ON passkeys (company_id, user_id, id);

CREATE TABLE passkey_challenges (
  company_id bigint NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, hash)
);
`;

/** New tables: no rewrite, no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(tables);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE passkey_challenges, passkeys');
}
