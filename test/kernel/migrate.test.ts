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
import { until } from '../support/until.js';

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
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
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
  expect(statements.at(-2)).toEqual([
    'ALTER TABLE installation ADD COLUMN deliveries_held_at timestamptz;',
  ]);
  expect(statements.at(-1)).toContain(
    'CREATE INDEX CONCURRENTLY IF NOT EXISTS t_steps_idx ON t_steps (value);',
  );
});

onPostgres('a migration of a table that is in use', () => {
  const column: Migration = {
    name: '0002_column',
    up: async (trx) => void (await trx.raw('ALTER TABLE t_steps ADD COLUMN more integer')),
    down: async () => undefined,
  };
  const patience = { attemptMs: 100, pauseMs: 300, totalMs: 600_000 };

  /** Opens two pools on a new database, in which a transaction of the second reads the table until it is released. */
  async function openHeldTable() {
    const empty = await createEmptyDatabase();
    const [own, others] = await Promise.all(
      [1, 2].map(() => openDatabase({ url: empty.url, poolMax: 2 })),
    );
    if (!own || !others) throw new Error('unreachable');
    await migrate(own, [{ ...stepTable, name: '0001_table' }]);
    const reader = await others.knex.transaction();
    await reader.raw('SELECT count(*) FROM t_steps');
    return {
      own,
      others,
      release: () => reader.rollback(),
      async close() {
        if (!reader.isCompleted()) await reader.rollback();
        await Promise.all([own.close(), others.close()]);
        await empty.drop();
      },
    };
  }

  const all = [{ ...stepTable, name: '0001_table' }, column];

  test('lets callers go on while a long reader holds the table, and passes once it has ended', async () => {
    const { close, others, own, release } = await openHeldTable();
    try {
      const said: string[] = [];
      const migrating = migrate(own, all, (text) => said.push(text), { patience });
      await until(() => said.filter((text) => text.startsWith('Applying')).length >= 3);
      for (let call = 0; call < 5; call += 1) await others.knex.raw('SELECT * FROM t_steps');
      expect(said.filter((text) => text.includes('waits for a lock'))).toEqual([
        expect.stringMatching(
          /^Migration 0002_column waits for a lock; the oldest transaction is that of process \d+ \(notaria\), open for \d+ s$/,
        ),
      ]);
      await release();
      expect(await migrating).toEqual(['0002_column']);
    } finally {
      await close();
    }
  });

  test('gives up after a time, has changed nothing, and can be repeated', async () => {
    const { close, own, release } = await openHeldTable();
    try {
      const hasty = { attemptMs: 20, pauseMs: 20, totalMs: 100 };
      const failed = migrate(own, all, undefined, { patience: hasty });
      await expect(failed).rejects.toThrow('found no moment in which its tables were free');
      expect(await pendingMigrations(own, all)).toEqual(['0002_column']);
      await release();
      expect(await migrate(own, all)).toEqual(['0002_column']);
    } finally {
      await close();
    }
  });

  test('builds an index once, although two processes migrate at once and a transaction is open', async () => {
    const { close, others, own, release } = await openHeldTable();
    try {
      const index: Migration = { ...stepwise, name: '0002_steps' };
      const both = [{ ...stepTable, name: '0001_table' }, index];
      const said: string[] = [];
      const running = [own, others].map((each, at) =>
        migrate(each, both, (text) => said.push(`${at} ${text}`)),
      );
      await until(() =>
        said.some((text) => text.endsWith('Another process migrates: waiting for it')),
      );
      await release();
      expect((await Promise.all(running)).flat()).toEqual(['0002_steps']);
    } finally {
      await close();
    }
  });

  test('builds an index again that a failed build left invalid', async () => {
    const { close, own, release } = await openHeldTable();
    try {
      await release();
      await own.knex.raw('INSERT INTO t_steps VALUES (9, 1)');
      const unique: Migration = {
        name: '0002_unique',
        upInSteps: async (session) => {
          await session.execute('CREATE UNIQUE INDEX CONCURRENTLY t_steps_idx ON t_steps (value)');
        },
        downInSteps: async () => undefined,
      };
      const first = { ...stepTable, name: '0001_table' };
      await expect(migrate(own, [first, unique])).rejects.toMatchObject({ code: '23505' });
      const repeated: Migration = {
        ...unique,
        upInSteps: (session) => createIndexConcurrently(session, 't_steps_idx', 't_steps (value)'),
      };
      expect(await migrate(own, [first, repeated])).toEqual(['0002_unique']);
      const { rows } = await own.knex.raw(
        `SELECT i.indisvalid FROM pg_index AS i WHERE i.indexrelid = 't_steps_idx'::regclass`,
      );
      expect(rows).toEqual([{ indisvalid: true }]);
    } finally {
      await close();
    }
  });
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
