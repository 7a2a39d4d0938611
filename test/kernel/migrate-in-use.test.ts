import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { migrate } from '../../src/kernel/db/migrate.js';
import type { Migration } from '../../src/kernel/db/schema/migration.js';
import { pendingMigrations } from '../../src/kernel/db/schema/state.js';
import { changeInBatches, createIndexConcurrently } from '../../src/kernel/db/schema/steps.js';
import { createEmptyDatabase, onPostgres, openTestDatabase } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

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
