import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { hasExtension } from '../../src/kernel/db/engines/extensions.js';
import { migrate, rollback } from '../../src/kernel/db/migrate.js';
import type { Migration } from '../../src/kernel/db/schema/migration.js';
import { statementsOf } from '../../src/kernel/db/schema/recorder.js';
import { pendingMigrations, refuseUnfit } from '../../src/kernel/db/schema/state.js';
import { changeInBatches, createIndexConcurrently } from '../../src/kernel/db/schema/steps.js';
import { migrations } from '../../src/migrations/index.js';
import { allOutput, startChild } from '../support/child.js';
import { createEmptyDatabase, onPostgres, openTestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const known = migrations.map(({ name }) => name);

function creating(
  name: string,
  sql = `CREATE TABLE "t_${name}" (id bigint PRIMARY KEY)`,
): Migration {
  return {
    name,
    up: async (trx) => void (await trx.raw(sql)),
    down: async (trx) => void (await trx.raw(`DROP TABLE "t_${name}"`)),
  };
}

async function tables(): Promise<string[]> {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    `SELECT c.relname AS name FROM pg_class AS c
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  test('does nothing when every migration is applied', async () => {
    expect(await pendingMigrations(database, migrations)).toEqual([]);
    expect(await migrate(database, migrations)).toEqual([]);
    expect(await hasExtension(database.knex, 'pg_trgm')).toBe(true);
  });

  test('applies missing migrations in order, and reports them', async () => {
    const more = [...migrations, creating('8001_a'), creating('8002_b')];
    expect(await pendingMigrations(database, more)).toEqual(['8001_a', '8002_b']);
    const said: string[] = [];
    expect(await migrate(database, more, (text) => said.push(text))).toEqual(['8001_a', '8002_b']);
    expect(said).toEqual(['Applying migration 8001_a', 'Applying migration 8002_b']);
    expect(await tables()).toEqual(expect.arrayContaining(['t_8001_a', 't_8002_b']));
    expect(await rollback(database, more, 2)).toEqual(['8002_b', '8001_a']);
  });

  test('undoes a migration that fails, and continues from there', async () => {
    const broken = creating('8101_x', 'CREATE TABLE "t_8101_x" (id bigint); SELECT 1/0');
    const before = await tables();
    const failing = migrate(database, [...migrations, creating('8100_ok'), broken]);
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await tables()).toEqual([...before, 't_8100_ok'].sort());
    const mended = [...migrations, creating('8100_ok'), creating('8101_x')];
    expect(await migrate(database, mended)).toEqual(['8101_x']);
    expect(await rollback(database, mended, 2)).toEqual(['8101_x', '8100_ok']);
  });

  test('refuses a list that is out of order or has duplicates', async () => {
    const wrong = [creating('8002_b'), creating('8001_a')];
    await expect(migrate(database, wrong)).rejects.toThrow('8001_a must come after 8002_b');
    const twice = [creating('8002_b'), creating('8002_b')];
    await expect(migrate(database, twice)).rejects.toThrow('must come after');
  });

  test('can revert and reapply every migration', async () => {
    const before = await tables();
    expect(await rollback(database, migrations, known.length)).toEqual(known.toReversed());
    expect(await tables()).toEqual(['schema_migrations']);
    expect(await migrate(database, migrations)).toEqual(known);
    expect(await tables()).toEqual(before);
  });
});

/** Builds an index beside writers, and fills a column in batches of two. */
const stepwise: Migration = {
  name: '8201_steps',
  async upInSteps(session) {
    await createIndexConcurrently(session, 't_steps_idx', 't_steps (value)');
    await changeInBatches(
      session,
      `UPDATE t_steps SET value = -id WHERE id IN (SELECT s.id FROM t_steps AS s WHERE s.value > 0 LIMIT 2)`,
    );
  },
  async downInSteps(session) {
    await session.execute('DROP INDEX CONCURRENTLY IF EXISTS t_steps_idx');
  },
};
const stepTable: Migration = {
  name: '8200_table',
  up: async (trx) =>
    void (await trx.raw(
      'CREATE TABLE t_steps AS SELECT n AS id, n AS value FROM generate_series(1, 5) AS n',
    )),
  down: async (trx) => void (await trx.raw('DROP TABLE t_steps')),
};

describe('a migration outside of a transaction', () => {
  test('builds an index concurrently, changes rows in batches, and is recorded and undone', async () => {
    const more = [...migrations, stepTable, stepwise];
    expect(await migrate(database, more)).toEqual(['8200_table', '8201_steps']);
    const { rows } = await database.knex.raw(
      `SELECT (SELECT array_agg(s.value ORDER BY s.id) FROM t_steps AS s) AS values,
              i.indisvalid AS "isValid"
       FROM pg_index AS i WHERE i.indexrelid = 't_steps_idx'::regclass`,
    );
    expect(rows).toEqual([{ values: [-1, -2, -3, -4, -5], isValid: true }]);
    expect(await pendingMigrations(database, more)).toEqual([]);
    expect(await rollback(database, more, 2)).toEqual(['8201_steps', '8200_table']);
  });
});

describe('the schema of a later version', () => {
  const later = (isBreaking: boolean): Migration => ({ ...creating('8300_later'), isBreaking });

  test('is accepted, unless a migration declares that earlier versions cannot run', async () => {
    await migrate(database, [...migrations, later(false)]);
    await refuseUnfit(database, migrations);
    await rollback(database, [...migrations, later(false)]);
    await migrate(database, [...migrations, later(true)]);
    await expect(refuseUnfit(database, migrations)).rejects.toThrow(
      'needs a later version of this program (8300_later)',
    );
    await refuseUnfit(database, [...migrations, later(true)]);
    await rollback(database, [...migrations, later(true)]);
    await refuseUnfit(database, migrations);
  });
});

test('the SQL of every migration can be listed without a database', async () => {
  const statements = await Promise.all([...migrations, stepwise].map(statementsOf));
  expect(statements.flat().filter((sql) => sql.startsWith('CREATE TABLE')).length).toBeGreaterThan(
    50,
  );
  const fill = migrations.findIndex(({ name }) => name === '0064_earlier_lists_hashes');
  expect(statements.at(fill)).toEqual([
    expect.stringMatching(/^UPDATE kyc_screenings SET lists_hash = stamp\n[^;]+ LIMIT 5000\n\);$/),
    'ALTER TABLE kyc_screenings VALIDATE CONSTRAINT kyc_screenings_lists_hash_check;',
  ]);
  expect(statements.at(-1)).toContain(
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS t_steps_idx ON t_steps (value);',
  );
});

onPostgres('migrate on PostgreSQL', () => {
  test('applies each migration once when several processes start at the same time', async () => {
    const empty = await createEmptyDatabase();
    try {
      const children = [1, 2, 3].map(() => startChild('migrate-once.ts', empty.url));
      const applied = await Promise.all(children.map(allOutput));
      expect(applied.flatMap((text): unknown => JSON.parse(text)).sort()).toEqual(known);
    } finally {
      await empty.drop();
    }
  });

  test('leaves no lock behind when its process dies', async () => {
    const empty = await createEmptyDatabase();
    const [first, second] = await Promise.all(
      [1, 2].map(() => openDatabase({ url: empty.url, poolMax: 2 })),
    );
    if (!first || !second) throw new Error('unreachable');
    try {
      const slow = creating(
        '0001_slow',
        `CREATE TABLE "t_0001_slow" (id int); SELECT pg_sleep(20)`,
      );
      const dying = migrate(first, [slow]).catch(() => 'died');
      await killSleeper(second);
      expect(await dying).toBe('died');
      expect(await migrate(second, [creating('0001_slow')])).toEqual(['0001_slow']);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await empty.drop();
    }
  });
});

async function killSleeper(from: Database): Promise<void> {
  const kill = `SELECT pg_terminate_backend(a.pid) AS killed FROM pg_stat_activity AS a
    WHERE a.datname = current_database() AND a.wait_event = 'PgSleep'`;
  for (;;) {
    const { rows } = await from.knex.raw<{ rows: unknown[] }>(kill);
    if (rows.length > 0) return;
  }
}
