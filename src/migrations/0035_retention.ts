import type { Knex } from 'knex';

/** Audit entries may be removed, but only by the job that keeps to the retention of their company. */
const audit = `
ALTER TABLE companies ADD COLUMN audit_retention_days integer CHECK (audit_retention_days BETWEEN 365 AND 36500);

CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('notaria.audit_retention', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END
$$;
`;

/** `dropped_through`: a reader that has not come so far may have missed events. */
const feed = `
ALTER TABLE outbox_positions ADD COLUMN dropped_through bigint NOT NULL DEFAULT 0;
CREATE INDEX outbox_at_idx ON outbox (at) WHERE position IS NOT NULL;
`;

const jobs = 'CREATE INDEX jobs_died_at_idx ON jobs (died_at) WHERE died_at IS NOT NULL;';

export const name = '0035_retention';

export async function up(trx: Knex.Transaction): Promise<void> {
  for (const sql of [audit, feed, jobs]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    DROP INDEX jobs_died_at_idx;
    DROP INDEX outbox_at_idx;
    ALTER TABLE outbox_positions DROP COLUMN dropped_through;
    CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
    END
    $$;
    ALTER TABLE companies DROP COLUMN audit_retention_days;
  `);
}
