import type { Knex } from 'knex';

export const name = '0055_webhook_permissions';

/**
 * Removes permissions that the ERP API no longer has
   from its keys. `webhooks:manage` was divided: webhooks belong to the
 * verification API alone, and a key that still holds the old permission could not be rotated.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `UPDATE api_keys
     SET permissions = permissions - '{webhooks:*,webhooks:manage}'::text[], version = version + 1, updated_at = now()
     WHERE permissions @> '["webhooks:*"]' OR permissions @> '["webhooks:manage"]'`,
  );
}

/** The permissions did nothing, so there is nothing to restore. */
export async function down(): Promise<void> {}
