import type { Knex } from 'knex';

/** Turns that a person was asked for; the token is kept as its hash, and good once. Erased with the session. */
const challenges = `
CREATE TABLE kyc_liveness_challenges (
  company_id  bigint NOT NULL,
  hash        bytea NOT NULL CHECK (length(hash) = 32),
  environment text NOT NULL CHECK (environment IN ('live', 'test')),
  session_id  text,
  turns       text[] NOT NULL CHECK (cardinality(turns) BETWEEN 3 AND 6),
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz,
  PRIMARY KEY (company_id, hash),
  CONSTRAINT kyc_liveness_challenges_session_id_fkey FOREIGN KEY (company_id, session_id)
    REFERENCES kyc_sessions (company_id, id)
);
CREATE INDEX kyc_liveness_challenges_session_id_idx ON kyc_liveness_challenges (company_id, session_id)
  WHERE session_id IS NOT NULL;
CREATE INDEX kyc_liveness_challenges_expires_at_idx ON kyc_liveness_challenges (company_id, expires_at);
`;

/**
 * Hashes of the frames that callers sent, hashed again and without a link to a person, so that a
 * repeated recording is found.
 */
const frames = `
CREATE TABLE kyc_liveness_frames (
  company_id  bigint NOT NULL,
  environment text NOT NULL CHECK (environment IN ('live', 'test')),
  hash        bytea NOT NULL CHECK (length(hash) = 32),
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, environment, hash)
);
`;

export const name = '0021_kyc_liveness';

/** Only new tables: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const sql of [challenges, frames]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const table of ['kyc_liveness_frames', 'kyc_liveness_challenges']) {
    await trx.raw('DROP TABLE ??', [table]);
  }
}
