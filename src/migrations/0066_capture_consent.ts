import type { Knex } from 'knex';

const logos = `
CREATE TABLE kyc_workflow_logos (
  company_id   bigint NOT NULL REFERENCES companies (id),
  sha256       bytea NOT NULL CHECK (length(sha256) = 32),
  content_type text NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
  content      bytea NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (company_id, sha256)
)`;

export const name = '0066_capture_consent';

/** Logos of workflows, and the consent of a session. A nullable column without a default: no rewrite, no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(logos);
  await trx.raw('ALTER TABLE kyc_sessions ADD COLUMN consent jsonb');
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE kyc_sessions DROP COLUMN consent');
  await trx.raw('DROP TABLE kyc_workflow_logos');
}
