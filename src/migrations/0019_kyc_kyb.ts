import type { Knex } from 'knex';

/** The numbers that faces are found by, of one network each; never an image. */
const faces = `
CREATE TABLE kyc_faces (
  company_id     bigint NOT NULL,
  id             text COLLATE "C" NOT NULL CHECK (length(id) <= 64),
  environment    text NOT NULL CHECK (environment IN ('live', 'test')),
  collection     text NOT NULL CHECK (length(collection) BETWEEN 1 AND 60),
  model          text NOT NULL CHECK (length(model) BETWEEN 1 AND 60),
  external_id    text CHECK (length(external_id) <= 200),
  session_id     text,
  is_blocklisted boolean NOT NULL,
  -- 32-bit numbers, the lowest byte first.
  embedding      bytea NOT NULL CHECK (length(embedding) BETWEEN 4 AND 16384),
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT kyc_faces_session_id_fkey FOREIGN KEY (company_id, session_id) REFERENCES kyc_sessions (company_id, id)
);
CREATE INDEX kyc_faces_collection_idx ON kyc_faces (company_id, environment, collection, model, id);
CREATE INDEX kyc_faces_session_id_idx ON kyc_faces (company_id, session_id) WHERE session_id IS NOT NULL;
`;

/**
 * Companies as registers publish them. They hold nothing of any company that works here, so they belong to the
 * deployment as the watchlists do: no company_id, one copy for all.
 */
const registers = `
CREATE TABLE company_registers (
  name         text COLLATE "C" PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  format       text NOT NULL CHECK (format IN ('gleif', 'plain')),
  version      text NOT NULL CHECK (length(version) <= 64),
  content_hash text NOT NULL CHECK (length(content_hash) <= 64),
  loaded_at    timestamptz NOT NULL,
  entry_count  integer NOT NULL CHECK (entry_count >= 0)
);

CREATE TABLE register_companies (
  register            text COLLATE "C" NOT NULL REFERENCES company_registers (name) ON DELETE CASCADE,
  id                  text COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 120),
  name                text NOT NULL CHECK (length(name) BETWEEN 1 AND 500),
  country             text COLLATE "C" NOT NULL CHECK (length(country) = 2),
  registration_number text CHECK (length(registration_number) <= 100),
  -- Letters and digits alone, in upper case.
  number_key          text COLLATE "C",
  lei                 text COLLATE "C" CHECK (length(lei) = 20),
  status              text NOT NULL CHECK (status IN ('active', 'inactive', 'unknown')),
  legal_form          text CHECK (length(legal_form) <= 200),
  incorporated_on     date,
  address             text CHECK (length(address) <= 500),
  content_hash        bytea NOT NULL CHECK (length(content_hash) = 32),
  keys                text[] NOT NULL,
  PRIMARY KEY (register, id)
);
CREATE INDEX register_companies_keys_idx ON register_companies USING gin (keys);
CREATE INDEX register_companies_number_key_idx ON register_companies (country, number_key) WHERE number_key IS NOT NULL;
CREATE INDEX register_companies_lei_idx ON register_companies (lei) WHERE lei IS NOT NULL;
CREATE INDEX register_companies_country_idx ON register_companies (register, country);
`;

const companyChecks = `
CREATE TABLE kyc_company_checks (
  company_id          bigint NOT NULL,
  id                  text COLLATE "C" NOT NULL CHECK (length(id) <= 64),
  environment         text NOT NULL CHECK (environment IN ('live', 'test')),
  status              text NOT NULL CHECK (status IN ('approved', 'declined', 'in_review')),
  company_name        text NOT NULL CHECK (length(company_name) BETWEEN 1 AND 300),
  country             text NOT NULL CHECK (length(country) = 2),
  registration_number text CHECK (length(registration_number) <= 60),
  lei                 text CHECK (length(lei) <= 20),
  external_id         text CHECK (length(external_id) <= 200),
  threshold           double precision NOT NULL CHECK (threshold BETWEEN 0 AND 100),
  score               double precision CHECK (score BETWEEN 0 AND 100),
  warnings            jsonb NOT NULL,
  result              jsonb NOT NULL,
  -- Of the company found; a register may be imported anew without it.
  register            text COLLATE "C",
  entry_id            text COLLATE "C",
  register_change     text CHECK (register_change IN ('changed', 'removed')),
  version             integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL,
  erase_at            timestamptz,
  PRIMARY KEY (company_id, id)
);
CREATE INDEX kyc_company_checks_id_idx ON kyc_company_checks (company_id, environment, id);
CREATE INDEX kyc_company_checks_external_id_idx ON kyc_company_checks (company_id, external_id)
  WHERE external_id IS NOT NULL;
-- Serves every company, the longest due first.
CREATE INDEX kyc_company_checks_erase_at_idx ON kyc_company_checks (erase_at) WHERE erase_at IS NOT NULL;
CREATE INDEX kyc_company_checks_entry_id_idx ON kyc_company_checks (register, entry_id) WHERE register IS NOT NULL;
`;

export const name = '0019_kyc_kyb';

/** Only new tables: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const sql of [faces, registers, companyChecks]) await trx.raw(sql);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  const tables = ['kyc_company_checks', 'register_companies', 'company_registers', 'kyc_faces'];
  for (const table of tables) await trx.raw('DROP TABLE ??', [table]);
}
