import type { Knex } from 'knex';

export const name = '0127_imports';

/**
 * Imports that run in the background. Their file is a blob until they are over; progress is saved with each part of the
 * rows.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
CREATE TABLE imports (
  company_id   bigint NOT NULL REFERENCES companies (id),
  id           bigserial,
  kind         text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  file_name    text NOT NULL CHECK (length(file_name) <= 200),
  blob_id      text CHECK (length(blob_id) <= 64),
  is_dry_run   boolean NOT NULL,
  skips_faults boolean NOT NULL,
  status       text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  row_count    integer CHECK (row_count >= 0),
  done_rows    integer NOT NULL DEFAULT 0,
  created      integer NOT NULL DEFAULT 0,
  updated      integer NOT NULL DEFAULT 0,
  unchanged    integer NOT NULL DEFAULT 0,
  fault_count  integer NOT NULL DEFAULT 0,
  faults       jsonb NOT NULL DEFAULT '[]',
  failure      text CHECK (length(failure) <= 1000),
  locale       text NOT NULL CHECK (locale IN ('en', 'es')),
  author_type  text NOT NULL CHECK (author_type IN ('user', 'api_key')),
  author_id    bigint NOT NULL,
  author_name  text NOT NULL CHECK (length(author_name) <= 254),
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL,
  finished_at  timestamptz,
  PRIMARY KEY (company_id, id),
  CONSTRAINT imports_file_until_over CHECK ((status IN ('queued', 'running')) = (blob_id IS NOT NULL)),
  CONSTRAINT imports_time_when_over CHECK ((status IN ('queued', 'running')) = (finished_at IS NULL))
);
CREATE INDEX imports_created_idx ON imports (created_at);`);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE imports');
}
