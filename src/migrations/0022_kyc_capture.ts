import type { Knex } from 'knex';

/** Links to the capture page: the token is kept as its hash, and works while its session takes input. */
const tokens = `
CREATE TABLE kyc_capture_tokens (
  company_id  bigint NOT NULL,
  hash        bytea NOT NULL CHECK (length(hash) = 32),
  id          bigint GENERATED ALWAYS AS IDENTITY,
  environment text NOT NULL CHECK (environment IN ('live', 'test')),
  session_id  text NOT NULL,
  created_at  timestamptz NOT NULL,
  busy_until  timestamptz,
  PRIMARY KEY (company_id, hash),
  CONSTRAINT kyc_capture_tokens_session_id_fkey FOREIGN KEY (company_id, session_id)
    REFERENCES kyc_sessions (company_id, id)
);
CREATE INDEX kyc_capture_tokens_session_id_idx ON kyc_capture_tokens (company_id, session_id);
`;

export const name = '0022_kyc_capture';

/** Only a new table: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(tokens);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE kyc_capture_tokens');
}
