import type { Knex } from 'knex';

export const name = '0122_activity';

/**
 * Attachments and comments of records of any kind, and the space that the attachments of a company take. The content of an
 * attachment is a blob. The text of a deleted comment is gone.
 */
const tables = `
CREATE TABLE attachments (
  company_id   bigint NOT NULL REFERENCES companies (id),
  id           bigserial,
  kind         text NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
  record_id    bigint NOT NULL,
  blob_id      text NOT NULL CHECK (length(blob_id) <= 64),
  file_name    text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  mime         text NOT NULL CHECK (length(mime) BETWEEN 1 AND 127),
  bytes        integer NOT NULL CHECK (bytes >= 0),
  sha256       bytea NOT NULL CHECK (length(sha256) = 32),
  is_scanned   boolean NOT NULL,
  author_type  text NOT NULL CHECK (author_type IN ('user', 'api_key')),
  author_id    bigint NOT NULL,
  author_name  text NOT NULL CHECK (length(author_name) <= 254),
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX attachments_record_idx ON attachments (company_id, kind, record_id, created_at, id);

CREATE TABLE attachment_space (
  company_id bigint NOT NULL REFERENCES companies (id),
  bytes      bigint NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (company_id)
);

CREATE TABLE comments (
  company_id   bigint NOT NULL REFERENCES companies (id),
  id           bigserial,
  kind         text NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
  record_id    bigint NOT NULL,
  body         text CHECK (length(body) BETWEEN 1 AND 4000),
  mentions     bigint[] NOT NULL DEFAULT '{}',
  author_type  text NOT NULL CHECK (author_type IN ('user', 'api_key')),
  author_id    bigint NOT NULL,
  author_name  text NOT NULL CHECK (length(author_name) <= 254),
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL,
  edited_at    timestamptz,
  deleted_at   timestamptz,
  PRIMARY KEY (company_id, id),
  CONSTRAINT comments_deleted_have_no_text CHECK ((deleted_at IS NULL) = (body IS NOT NULL))
);
CREATE INDEX comments_record_idx ON comments (company_id, kind, record_id, created_at, id);
`;

/** The record that a mail is about, by which its timeline finds it. Columns without a value: no rewrite, no long lock. */
const mails = `
ALTER TABLE mails
  ADD COLUMN about_kind text CHECK (length(about_kind) BETWEEN 1 AND 64),
  ADD COLUMN about_id bigint,
  ADD CONSTRAINT mails_about CHECK ((about_kind IS NULL) = (about_id IS NULL));
CREATE INDEX mails_about_idx ON mails (company_id, about_kind, about_id, created_at, id) WHERE about_kind IS NOT NULL;
`;

/** A timeline reads the newest entries of one record. The index takes the place of one without the time. */
const audit = `
CREATE INDEX audit_log_record_idx ON audit_log (company_id, object_id, object_type, at, id);
DROP INDEX audit_log_object_idx;
`;

/** Locks the audit log against writes while its index is built. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(tables);
  await trx.raw(mails);
  await trx.raw(audit);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'CREATE INDEX audit_log_object_idx ON audit_log (company_id, object_type, object_id)',
  );
  await trx.raw('DROP INDEX audit_log_record_idx');
  await trx.raw('DROP INDEX mails_about_idx');
  await trx.raw('ALTER TABLE mails DROP COLUMN about_kind, DROP COLUMN about_id');
  for (const table of ['comments', 'attachment_space', 'attachments']) {
    await trx.raw(`DROP TABLE ${table}`);
  }
}
