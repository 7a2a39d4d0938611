import type { Knex } from 'knex';

export const name = '0119_single_sign_on';

/**
 * Logins by the identity provider of a company. A login that was begun is found by the hash of its key; `person` is set once
 * the provider has vouched for a person whose second factor is still missing. `sso_domains` leads from an e-mail address to a
 * company, as `login_directory` does.
 */
const tables = `
CREATE TABLE sso_connections (
  company_id bigint NOT NULL REFERENCES companies (id),
  id bigserial,
  issuer text NOT NULL CHECK (length(issuer) <= 500),
  client_id text NOT NULL CHECK (length(client_id) <= 200),
  key_id text NOT NULL CHECK (length(key_id) BETWEEN 1 AND 64),
  sealed bytea NOT NULL CHECK (length(sealed) <= 1024),
  domains text[] NOT NULL,
  default_role text CHECK (length(default_role) <= 40),
  role_claim text NOT NULL CHECK (length(role_claim) <= 100),
  roles jsonb NOT NULL,
  is_required boolean NOT NULL,
  password_administrator_id bigint,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT sso_connections_company_unique UNIQUE (company_id),
  CONSTRAINT sso_connections_administrator_fkey FOREIGN KEY (company_id, password_administrator_id) REFERENCES users (company_id, id)
);

CREATE TABLE sso_domains (
  domain text PRIMARY KEY CHECK (length(domain) BETWEEN 3 AND 253),
  company_id bigint NOT NULL
);

CREATE TABLE sso_attempts (
  company_id bigint NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  state text NOT NULL CHECK (length(state) <= 100),
  nonce text NOT NULL CHECK (length(nonce) <= 100),
  verifier text NOT NULL CHECK (length(verifier) <= 128),
  person jsonb,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, hash)
);

CREATE TABLE sso_identities (
  company_id bigint NOT NULL,
  user_id bigint NOT NULL,
  issuer text NOT NULL CHECK (length(issuer) <= 500),
  subject text NOT NULL CHECK (length(subject) <= 255),
  PRIMARY KEY (company_id, user_id),
  CONSTRAINT sso_identities_subject_unique UNIQUE (company_id, issuer, subject),
  FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
);
`;

/** New tables: no rewrite, no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(tables);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE sso_identities, sso_attempts, sso_domains, sso_connections');
}
