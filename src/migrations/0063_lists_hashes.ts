import type { Knex } from 'knex';

export const name = '0063_lists_hashes';

/** NOT VALID: earlier rows are not read under the lock. The trigger fills each row that is written. */
const column = `
ALTER TABLE kyc_screenings ADD COLUMN lists_hash text, ALTER COLUMN stamp DROP NOT NULL;
ALTER TABLE kyc_screenings ADD CONSTRAINT kyc_screenings_lists_hash_check
  CHECK (lists_hash IS NOT NULL AND length(lists_hash) = 64) NOT VALID;
`;

const trigger = `
CREATE FUNCTION kyc_screenings_keep_lists_hash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.lists_hash IS NULL OR (TG_OP = 'UPDATE' AND NEW.lists_hash IS NOT DISTINCT FROM OLD.lists_hash) THEN
    NEW.lists_hash := NEW.stamp;
  ELSE
    NEW.stamp := NEW.lists_hash;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER kyc_screenings_lists_hash BEFORE INSERT OR UPDATE ON kyc_screenings
  FOR EACH ROW EXECUTE FUNCTION kyc_screenings_keep_lists_hash();
`;

/**
 * Adds `lists_hash`, which replaces `stamp`: the hash of all lists that a screening was made against. The version before
 * this one reads and writes `stamp` only, so the trigger copies each of the two columns to the other. This version names
 * `stamp` nowhere, so that a later one can drop it and the trigger. A nullable column: no rewrite and no long lock.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(column);
  await trx.raw(trigger);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TRIGGER kyc_screenings_lists_hash ON kyc_screenings');
  await trx.raw('DROP FUNCTION kyc_screenings_keep_lists_hash()');
  await trx.raw(
    'ALTER TABLE kyc_screenings DROP COLUMN lists_hash, ALTER COLUMN stamp SET NOT NULL',
  );
}
