import type { Knex } from 'knex';

export const name = '0036_login_repeats';

/** The refresh token that was spent last, and by which client: its answer may have been lost. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    ALTER TABLE logins ADD COLUMN spent_refresh_id uuid,
      ADD COLUMN refreshed_ip text CHECK (length(refreshed_ip) <= 64),
      ADD COLUMN refreshed_agent text CHECK (length(refreshed_agent) <= 512)
  `);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    ALTER TABLE logins DROP COLUMN spent_refresh_id, DROP COLUMN refreshed_ip, DROP COLUMN refreshed_agent
  `);
}
