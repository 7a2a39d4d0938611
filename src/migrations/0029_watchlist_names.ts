import type { Knex } from 'knex';

/**
 * Names are compared in memory, new ones too. The stored search keys are no longer read, and
 * writing them takes most of the time of an import.
 */
export const name = '0029_watchlist_names';

/** Rows stay as they are: nothing waits. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'ALTER TABLE watchlist_names DROP COLUMN normal, DROP COLUMN tokens, DROP COLUMN keys',
  );
}

/** An older release fills them again with its next import. */
export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `ALTER TABLE watchlist_names ADD COLUMN normal text COLLATE "C" NOT NULL DEFAULT '',
       ADD COLUMN tokens text[] NOT NULL DEFAULT '{}', ADD COLUMN keys text[] NOT NULL DEFAULT '{}'`,
  );
  await trx.raw('CREATE INDEX watchlist_names_keys_idx ON watchlist_names USING gin (keys)');
}
