import type { Knex } from 'knex';

export const name = '0116_record_values';

const tables = ['customers', 'vendors', 'products', 'invoices'] as const;

const created = `
CREATE TABLE custom_fields (
  company_id bigint NOT NULL REFERENCES companies (id),
  id bigserial,
  kind text COLLATE "C" NOT NULL CHECK (length(kind) <= 40),
  code text COLLATE "C" NOT NULL CHECK (length(code) <= 40),
  label text NOT NULL CHECK (length(label) <= 60),
  type text NOT NULL CHECK (type IN ('text', 'number', 'date', 'choice', 'reference')),
  choices jsonb,
  refers_to text CHECK (length(refers_to) <= 40),
  is_required boolean NOT NULL,
  is_printed boolean NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 1000),
  is_active boolean NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT custom_fields_code_unique UNIQUE (company_id, kind, code)
);
CREATE INDEX custom_fields_created_at_idx ON custom_fields (company_id, created_at, id);
CREATE INDEX custom_fields_updated_at_idx ON custom_fields (company_id, updated_at, id);
CREATE INDEX custom_fields_code_idx ON custom_fields (company_id, code, id);
CREATE INDEX custom_fields_position_idx ON custom_fields (company_id, position, id);
CREATE TABLE record_values (
  company_id bigint NOT NULL REFERENCES companies (id),
  kind text COLLATE "C" NOT NULL,
  entry text COLLATE "C" NOT NULL CHECK (length(entry) <= 543),
  record_id bigint NOT NULL,
  PRIMARY KEY (company_id, kind, entry, record_id)
);
`;

/**
 * Adds custom fields, and the values of records: in a column of the record for reading, and in rows of their own for lists
 * that look for a value. The columns are nullable, so that no table is rewritten.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const table of tables) {
    await trx.raw(`ALTER TABLE ${table} ADD COLUMN metadata jsonb, ADD COLUMN custom_fields jsonb`);
  }
  await trx.raw(created);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE record_values');
  await trx.raw('DROP TABLE custom_fields');
  for (const table of tables) {
    await trx.raw(`ALTER TABLE ${table} DROP COLUMN metadata, DROP COLUMN custom_fields`);
  }
}
