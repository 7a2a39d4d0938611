import type { Knex } from 'knex';

/** The results of screenings that later comparisons replaced. Erased with their screening. */
const results = `
CREATE TABLE kyc_screening_results (
  company_id   bigint NOT NULL,
  screening_id text NOT NULL,
  number       integer NOT NULL CHECK (number >= 1),
  version      integer NOT NULL,
  status       text NOT NULL CHECK (status IN ('approved', 'in_review', 'declined')),
  score        integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  is_match     boolean NOT NULL,
  hits         jsonb NOT NULL,
  compared     jsonb NOT NULL,
  algorithm    text NOT NULL CHECK (length(algorithm) <= 40),
  screened_at  timestamptz NOT NULL,
  replaced_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, screening_id, number),
  FOREIGN KEY (company_id, screening_id) REFERENCES kyc_screenings (company_id, id) ON DELETE CASCADE
);
`;

export const name = '0091_screening_results';

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(results);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE kyc_screening_results');
}
