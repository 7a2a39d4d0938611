import type { Knex } from 'knex';

/** The reviewer who holds a session in review: a lease, so nothing has to end it. */
const claims = `
ALTER TABLE kyc_sessions
  ADD COLUMN claim_actor   jsonb,
  ADD COLUMN claimed_at    timestamptz,
  ADD COLUMN claimed_until timestamptz,
  ADD CONSTRAINT kyc_sessions_claim_check
    CHECK (num_nulls(claim_actor, claimed_at, claimed_until) IN (0, 3)) NOT VALID;
`;

export const name = '0023_kyc_claims';

/** Columns without a default: no rewrite. The rows of before have nothing to be checked. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(claims);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`ALTER TABLE kyc_sessions DROP COLUMN claim_actor, DROP COLUMN claimed_at,
    DROP COLUMN claimed_until`);
}
