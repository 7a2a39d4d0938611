import type { Knex } from 'knex';

export const name = '0115_roles';

const table = `
CREATE TABLE roles (
  company_id bigint NOT NULL REFERENCES companies (id),
  id bigserial,
  code text NOT NULL CHECK (length(code) <= 40),
  name text NOT NULL CHECK (length(name) <= 100),
  permissions jsonb NOT NULL,
  code_key text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT roles_code_unique UNIQUE (company_id, code_key)
);
CREATE INDEX roles_created_at_idx ON roles (company_id, created_at, id);
CREATE INDEX roles_updated_at_idx ON roles (company_id, updated_at, id);
CREATE INDEX roles_code_idx ON roles (company_id, code_key, id);
CREATE INDEX roles_name_idx ON roles (company_id, name_key, id);
`;

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(table);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE roles');
}
