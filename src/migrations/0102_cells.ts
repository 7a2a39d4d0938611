import type { Knex } from 'knex';

export const name = '0102_cells';

/**
 * The directory of cells, used in one database of all cells only. `cell_changes` counts the changes, so that servers read
 * what is new; its row lock keeps the numbers in the order of commits. `phase` is that of a move of the company:
 *
 *   copying    `cell` carries the company and refuses its writes, `other_cell` receives the copy
 *   moved      `cell` carries the company, `other_cell` keeps the rows of before
 *   finishing  as moved, while `other_cell` deletes them
 */
const directory = `
CREATE TABLE cells (
  name         text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  url          text NOT NULL CHECK (length(url) BETWEEN 8 AND 400),
  installation uuid NOT NULL UNIQUE,
  added_at     timestamptz NOT NULL
);
CREATE TABLE cell_changes (
  is_one  boolean PRIMARY KEY DEFAULT true CHECK (is_one),
  version bigint NOT NULL
);
INSERT INTO cell_changes (version) VALUES (0);
CREATE TABLE cell_companies (
  id         bigserial PRIMARY KEY,
  cell       text NOT NULL REFERENCES cells (name),
  other_cell text REFERENCES cells (name) CHECK (other_cell <> cell),
  phase      text CHECK (phase IN ('copying', 'moved', 'finishing')),
  version    bigint NOT NULL,
  CHECK ((phase IS NULL) = (other_cell IS NULL))
);
CREATE INDEX cell_companies_version_idx ON cell_companies (version);
CREATE TABLE cell_addresses (
  hash    bytea PRIMARY KEY CHECK (length(hash) = 32),
  company bigint NOT NULL REFERENCES cell_companies (id)
);
`;

/**
 * Refuses writes of a company that moves. Its triggers exist only during a move, and only fire for rows of that company.
 * The second argument names the commands that pass the row over: those of workers, which work for many companies at once.
 */
const fence = `
CREATE FUNCTION company_fence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('notaria.moved_company', true) = TG_ARGV[0] THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF position(TG_OP IN TG_ARGV[1]) > 0 THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Company % moves to another cell', TG_ARGV[0] USING ERRCODE = 'NM001';
END
$$;
`;

/** Tables whose rows stay, with what their triggers say. */
const keepers = {
  ledger_refuse: `RAISE EXCEPTION 'The ledger is only ever added to' USING ERRCODE = 'insufficient_privilege'`,
  stock_movements_refuse: `RAISE EXCEPTION 'The stock ledger is only ever added to' USING ERRCODE = 'insufficient_privilege'`,
  kyc_sealed_records_refuse: `RAISE EXCEPTION 'Sealed records are only added'`,
};

const keeper = (name: string, first: string, refusal: string): string => `
CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${first}  ${refusal};
END
$$;
`;

const passMoved = `  IF TG_OP = 'DELETE' THEN
    IF current_setting('notaria.moved_company', true) = OLD.company_id::text THEN
      RETURN OLD;
    END IF;
  END IF;
`;

/** Replaces the functions of the keepers, whose rows leave with their company. */
const replaceKeepers = (first: string): string =>
  Object.entries(keepers)
    .map(([name, refusal]) => keeper(name, first, refusal))
    .join('');

/** Only new tables and functions: locks nothing that is in use. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(directory);
  await trx.raw(fence);
  await trx.raw(replaceKeepers(passMoved));
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(replaceKeepers(''));
  await trx.raw('DROP FUNCTION company_fence()');
  await trx.raw('DROP TABLE cell_addresses, cell_companies, cell_changes, cells');
}
