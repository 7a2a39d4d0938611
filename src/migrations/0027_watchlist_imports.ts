import type { Knex } from 'knex';

/**
 * The history of imports. Existing watchlists have no known history: their content stands as a
 * first import, of which only the counts are kept, as of every first import.
 */
const imports = `
ALTER TABLE watchlists ADD COLUMN title text CHECK (length(title) BETWEEN 1 AND 200);

CREATE TABLE watchlist_imports (
  list         text COLLATE "C" NOT NULL REFERENCES watchlists (name) ON DELETE CASCADE,
  -- From 1; whoever imports holds the list's row.
  number       integer NOT NULL CHECK (number >= 1),
  version      text NOT NULL CHECK (length(version) <= 64),
  published_on date,
  loaded_at    timestamptz NOT NULL,
  entry_count  integer NOT NULL CHECK (entry_count >= 0),
  added        integer NOT NULL CHECK (added >= 0),
  changed      integer NOT NULL CHECK (changed >= 0),
  removed      integer NOT NULL CHECK (removed >= 0),
  is_detailed  boolean NOT NULL,
  PRIMARY KEY (list, number)
);
CREATE INDEX watchlist_imports_version_idx ON watchlist_imports (list, version, number);
INSERT INTO watchlist_imports (list, number, version, published_on, loaded_at, entry_count, added, changed, removed,
  is_detailed)
SELECT w.name, 1, w.version, w.published_on, w.loaded_at, w.entry_count, w.entry_count, 0, 0, false
FROM watchlists w WHERE w.version <> '';

-- In the order in which they are told: what was added, what changed, what is gone.
CREATE TABLE watchlist_changes (
  list          text COLLATE "C" NOT NULL,
  import_number integer NOT NULL,
  position      integer NOT NULL CHECK (position >= 1),
  change        text NOT NULL CHECK (change IN ('added', 'changed', 'removed')),
  entry_id      text COLLATE "C" NOT NULL,
  caption       text NOT NULL,
  schema        text NOT NULL,
  topics        jsonb NOT NULL,
  programs      jsonb NOT NULL,
  PRIMARY KEY (list, import_number, position),
  FOREIGN KEY (list, import_number) REFERENCES watchlist_imports (list, number) ON DELETE CASCADE
);
`;

export const name = '0027_watchlist_imports';

/** New tables and a nullable column: nothing waits. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(imports);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const table of ['watchlist_changes', 'watchlist_imports']) {
    await trx.raw('DROP TABLE ??', [table]);
  }
  await trx.raw('ALTER TABLE watchlists DROP COLUMN title');
}
