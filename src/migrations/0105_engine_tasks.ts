import type { Knex } from 'knex';

export const name = '0105_engine_tasks';

/**
 * Adds the checks that processes without engines hand to processes with engines. A row lives as long as its check, so it is
 * not logged: no backup of the log holds the pictures, and a crash of PostgreSQL forgets them.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`CREATE UNLOGGED TABLE engine_tasks (
    company_id bigint NOT NULL,
    id bigserial,
    capability text NOT NULL,
    sealed_by text NOT NULL,
    sealed_key bytea NOT NULL,
    input bytea NOT NULL,
    answer bytea,
    attempt integer NOT NULL DEFAULT 0,
    leased_by uuid,
    leased_until timestamptz,
    expires_at timestamptz NOT NULL,
    CONSTRAINT engine_tasks_pkey PRIMARY KEY (company_id, id)
  )`);
  await trx.raw(
    'CREATE INDEX engine_tasks_waiting_idx ON engine_tasks (capability, id) WHERE answer IS NULL',
  );
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE engine_tasks');
}
