import type { Knex } from 'knex';

const environments = `environment IN ('live', 'test')`;

/**
 * The subject is a person's data: it goes with its session, with the screening, or on the day it was kept until. One
 * that is monitored is kept as long as it is.
 */
const screenings = `
CREATE TABLE kyc_screenings (
  company_id  bigint NOT NULL,
  id          text NOT NULL CHECK (length(id) <= 64),
  environment text NOT NULL CHECK (${environments}),
  subject     jsonb NOT NULL,
  subject_key bytea NOT NULL CHECK (length(subject_key) = 32),
  external_id text CHECK (length(external_id) <= 200),
  session_id  text,
  threshold   integer NOT NULL CHECK (threshold BETWEEN 0 AND 100),
  -- Null: all of them.
  lists       text[],
  monitored   boolean NOT NULL,
  settings    jsonb NOT NULL,
  status      text NOT NULL CHECK (status IN ('approved', 'in_review', 'declined')),
  score       integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  is_match    boolean NOT NULL,
  hit_count   integer NOT NULL CHECK (hit_count >= 0),
  algorithm   text NOT NULL CHECK (length(algorithm) <= 40),
  compared    jsonb NOT NULL,
  -- Of all lists as they were: whoever has another one than now is to be screened again.
  stamp       text NOT NULL CHECK (length(stamp) = 64),
  version     integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at  timestamptz NOT NULL,
  screened_at timestamptz NOT NULL,
  erase_at    timestamptz,
  PRIMARY KEY (company_id, id),
  CONSTRAINT kyc_screenings_erase_at_check CHECK (erase_at IS NULL OR (session_id IS NULL AND NOT monitored)),
  CONSTRAINT kyc_screenings_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions (company_id, id)
);
CREATE INDEX kyc_screenings_environment_idx ON kyc_screenings (company_id, environment, id);
CREATE INDEX kyc_screenings_external_id_idx ON kyc_screenings (company_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX kyc_screenings_session_id_idx ON kyc_screenings (company_id, session_id) WHERE session_id IS NOT NULL;
CREATE INDEX kyc_screenings_subject_key_idx ON kyc_screenings (company_id, subject_key);
CREATE INDEX kyc_screenings_monitored_idx ON kyc_screenings (company_id, id) WHERE monitored;
CREATE INDEX kyc_screenings_erase_at_idx ON kyc_screenings (erase_at) WHERE erase_at IS NOT NULL;

CREATE TABLE kyc_screening_hits (
  company_id    bigint NOT NULL,
  screening_id  text NOT NULL,
  id            text NOT NULL CHECK (length(id) <= 64),
  list          text NOT NULL,
  entity_id     text NOT NULL,
  entry_hash    text NOT NULL,
  score         integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  found         jsonb NOT NULL,
  review_status text NOT NULL CHECK (review_status IN ('pending', 'false_positive', 'true_match')),
  first_seen    timestamptz NOT NULL,
  last_seen     timestamptz NOT NULL,
  PRIMARY KEY (company_id, screening_id, id),
  CONSTRAINT kyc_screening_hits_screening_id_fkey FOREIGN KEY (company_id, screening_id)
    REFERENCES kyc_screenings (company_id, id) ON DELETE CASCADE
);
`;

/** Holds until the list says something else about the entry, and goes with the last screening of its subject. */
const decisions = `
CREATE TABLE kyc_hit_decisions (
  company_id  bigint NOT NULL,
  environment text NOT NULL CHECK (${environments}),
  subject_key bytea NOT NULL CHECK (length(subject_key) = 32),
  list        text NOT NULL,
  entity_id   text NOT NULL,
  entry_hash  text NOT NULL,
  decision    text NOT NULL CHECK (decision IN ('false_positive', 'true_match')),
  reason      text NOT NULL CHECK (length(reason) <= 500),
  actor       text NOT NULL CHECK (length(actor) <= 64),
  decided_at  timestamptz NOT NULL,
  PRIMARY KEY (company_id, environment, subject_key, list, entity_id, entry_hash)
);
`;

export const name = '0018_kyc_aml';

/** Only new tables: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const sql of [screenings, decisions]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  const tables = ['kyc_hit_decisions', 'kyc_screening_hits', 'kyc_screenings'];
  for (const table of tables) await trx.raw('DROP TABLE ??', [table]);
}
