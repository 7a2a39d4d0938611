import type { Knex } from 'knex';

export const name = '0033_kyc_key_parents';

/** The creator of each key: a person, or the key that created it. */
const columns = `
ALTER TABLE kyc_keys ADD COLUMN parent_id text CHECK (length(parent_id) <= 64),
  ADD COLUMN created_by bigint, ADD COLUMN creator_name text CHECK (length(creator_name) <= 254);
CREATE INDEX kyc_keys_parent_idx ON kyc_keys (company_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX kyc_keys_created_by_idx ON kyc_keys (company_id, created_by) WHERE created_by IS NOT NULL;
`;

/** The audit holds the creator of every key that is already there. */
const creators = `
UPDATE kyc_keys k SET creator_name = a.actor_name,
  created_by = CASE WHEN a.actor_type = 'user' THEN a.actor_id END,
  parent_id = CASE WHEN a.actor_type = 'kyc_key'
    THEN (SELECT p.public_id FROM kyc_keys p WHERE p.company_id = k.company_id AND p.id = a.actor_id) END
FROM audit_log a
WHERE a.company_id = k.company_id AND a.object_type = 'kyc_key' AND a.object_id = k.public_id
  AND a.action IN ('createKey', 'create kyc-key');
`;

/** New keys that replaced others have the creator and the parent of those. */
const successors = `
UPDATE kyc_keys k SET creator_name = o.creator_name, created_by = o.created_by, parent_id = o.parent_id
FROM kyc_keys o
WHERE o.company_id = k.company_id AND o.public_id = k.replaces_id AND k.creator_name IS NULL
  AND o.creator_name IS NOT NULL;
`;

/** Longer chains of rotation than this are not followed. */
const generations = 20;

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(columns);
  await trx.raw(creators);
  for (let at = 0; at < generations; at += 1) await trx.raw(successors);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'ALTER TABLE kyc_keys DROP COLUMN parent_id, DROP COLUMN created_by, DROP COLUMN creator_name',
  );
}
