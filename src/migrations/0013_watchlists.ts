import type { Knex } from 'knex';

/**
 * The lists that subjects are screened against. They are published for everybody and hold nothing of any company,
 * so they belong to the deployment: no company_id, one copy for all.
 */
const watchlists = `
CREATE TABLE watchlists (
  name         text COLLATE "C" PRIMARY KEY CHECK (name ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  format       text NOT NULL CHECK (format IN ('ofac', 'un', 'ftm')),
  version      text NOT NULL CHECK (length(version) <= 64),
  content_hash text NOT NULL CHECK (length(content_hash) <= 64),
  published_on date,
  loaded_at    timestamptz NOT NULL,
  entry_count  integer NOT NULL CHECK (entry_count >= 0),
  name_count   integer NOT NULL CHECK (name_count >= 0)
);

CREATE TABLE watchlist_entries (
  list         text COLLATE "C" NOT NULL REFERENCES watchlists (name) ON DELETE CASCADE,
  id           text COLLATE "C" NOT NULL CHECK (length(id) BETWEEN 1 AND 200),
  schema       text NOT NULL CHECK (schema IN ('person', 'company', 'vessel', 'aircraft', 'other')),
  caption      text NOT NULL,
  -- Of everything that the list says about the entry: a reviewer's decision holds until it changes.
  content_hash text NOT NULL CHECK (length(content_hash) = 64),
  facts        jsonb NOT NULL,
  loaded_at    timestamptz NOT NULL,
  PRIMARY KEY (list, id)
);

CREATE TABLE watchlist_names (
  list     text COLLATE "C" NOT NULL,
  entry_id text COLLATE "C" NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  text     text NOT NULL CHECK (length(text) <= 300),
  kind     text NOT NULL CHECK (kind IN ('primary', 'alias', 'weak')),
  script   text CHECK (length(script) = 4),
  normal   text COLLATE "C" NOT NULL,
  tokens   text[] NOT NULL,
  keys     text[] NOT NULL,
  PRIMARY KEY (list, entry_id, position),
  FOREIGN KEY (list, entry_id) REFERENCES watchlist_entries (list, id) ON DELETE CASCADE
);
CREATE INDEX watchlist_names_keys_idx ON watchlist_names USING gin (keys);
`;

export const name = '0013_watchlists';

/** New tables only: nothing waits. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(watchlists);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const table of ['watchlist_names', 'watchlist_entries', 'watchlists']) {
    await trx.raw(`DROP TABLE ${table}`);
  }
}
