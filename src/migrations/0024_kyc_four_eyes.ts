import type { Knex } from 'knex';

/** How much speaks against a session, and who approved first where it takes two. */
const columns = `
ALTER TABLE kyc_sessions
  ADD COLUMN risk           integer,
  ADD COLUMN first_approval jsonb,
  ADD CONSTRAINT kyc_sessions_risk_check CHECK (risk BETWEEN 0 AND 100) NOT VALID;
`;

export const name = '0024_kyc_four_eyes';

/** Columns without a default: no rewrite. Sessions of before have no risk until their next check. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(columns);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('ALTER TABLE kyc_sessions DROP COLUMN risk, DROP COLUMN first_approval');
}
