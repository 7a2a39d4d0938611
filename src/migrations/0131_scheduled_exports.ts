import type { Knex } from 'knex';

export const name = '0131_scheduled_exports';

const table = `
CREATE TABLE scheduled_exports (
  company_id bigint NOT NULL REFERENCES companies (id),
  id bigserial,
  owner_id bigint NOT NULL,
  name text NOT NULL CHECK (length(name) <= 100),
  path text NOT NULL CHECK (length(path) <= 2000),
  period text NOT NULL CHECK (period IN ('all', 'previousDay', 'previousWeek', 'previousMonth', 'monthToDate')),
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly')),
  weekday integer CHECK (weekday BETWEEN 1 AND 7),
  day_of_month integer CHECK (day_of_month BETWEEN 1 AND 31),
  time_of_day text NOT NULL CHECK (length(time_of_day) = 5),
  recipients jsonb NOT NULL,
  is_active boolean NOT NULL,
  next_run_at timestamptz,
  asked_at timestamptz,
  last_run_at timestamptz,
  last_status text CHECK (last_status IN ('mailed', 'failed')),
  last_rows bigint,
  last_error text CHECK (length(last_error) <= 1000),
  name_key text COLLATE "C" NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CONSTRAINT scheduled_exports_owner_fkey FOREIGN KEY (company_id, owner_id) REFERENCES users (company_id, id)
);
CREATE INDEX scheduled_exports_owner_idx ON scheduled_exports (company_id, owner_id, id);
CREATE INDEX scheduled_exports_created_at_idx ON scheduled_exports (company_id, created_at, id);
CREATE INDEX scheduled_exports_updated_at_idx ON scheduled_exports (company_id, updated_at, id);
CREATE INDEX scheduled_exports_name_idx ON scheduled_exports (company_id, name_key, id);
CREATE INDEX scheduled_exports_next_run_at_idx ON scheduled_exports (company_id, next_run_at, id);
`;

const sizeOfMails = (bytes: number) => `ALTER TABLE mails DROP CONSTRAINT mails_sealed_check,
  ADD CONSTRAINT mails_sealed_check CHECK (length(sealed) <= ${bytes}) NOT VALID`;

/** Adds the schedules of exports, and lets a mail hold a file of 5 MB in base64. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(table);
  await trx.raw(sizeOfMails(8_388_608));
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw('DROP TABLE scheduled_exports');
  await trx.raw('DELETE FROM mails WHERE length(sealed) > 262144');
  await trx.raw(sizeOfMails(262_144));
}
