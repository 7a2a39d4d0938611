import type { Knex } from 'knex';

/** Which key took the place of which. */
const rotation = `
ALTER TABLE kyc_keys ADD COLUMN replaces_id text CHECK (length(replaces_id) <= 64),
  ADD COLUMN replaced_by text CHECK (length(replaced_by) <= 64);
ALTER TABLE kyc_keys ADD CONSTRAINT kyc_keys_replaces_id_key UNIQUE (company_id, replaces_id);
`;

export const name = '0026_kyc_console';

/** Nullable columns: no rewrite, no long lock. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(rotation);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE kyc_keys DROP COLUMN replaces_id, DROP COLUMN replaced_by');
}
