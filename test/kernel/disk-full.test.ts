import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { codeOf, isBusy } from '../../src/kernel/db/errors.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { embeddedTemplate } from '../support/db.js';
import { fillDisk, onDiskOfServer, onOwnDisk, withDisk, withTablespace } from '../support/disk.js';
import { expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

/** Repeats a write until it fails. */
async function firstFailure(write: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    try {
      await write();
    } catch (error) {
      return error;
    }
  }
}

onOwnDisk('the embedded engine on a disk without space', () => {
  const size = 'size=120m';
  const open = async (folder: string): Promise<Database> => {
    const template = await embeddedTemplate();
    const database = await openDatabase({ dataDir: join(folder, 'data'), template });
    // The template has a short file of the log: goes on in one that takes all its space from the start.
    await database.knex.raw('SELECT pg_switch_wal()');
    await database.knex.raw('CREATE TABLE texts (id int, text text)');
    return database;
  };
  const insert = ({ knex }: Database) =>
    knex.raw(`INSERT INTO texts SELECT 0, repeat('y', 900) FROM generate_series(1, 500)`);
  const count = async ({ knex }: Database): Promise<number> =>
    (await knex.raw('SELECT count(*)::int AS count FROM texts')).rows[0].count;

  test('refuses a write as busy, answers reads, and writes again once there is space', async () => {
    await withDisk(size, async (folder) => {
      const database = await open(folder);
      await insert(database);
      const free = await fillDisk(folder);
      const error = await firstFailure(() => insert(database));
      expect([codeOf(error), isBusy(error)]).toEqual(['53100', true]);
      const before = await count(database);
      await free();
      await insert(database);
      expect(await count(database)).toBe(before + 500);
      await database.close();
    });
  });

  test('starts again with all that was committed after its log ran out of space', async () => {
    await withDisk(size, async (folder) => {
      const database = await open(folder);
      const { knex } = database;
      await knex.raw(
        `INSERT INTO texts SELECT n, repeat('x', 500) FROM generate_series(1, 20000) n`,
      );
      // Frees rows within the pages, so that only the log needs space.
      await knex.raw('DELETE FROM texts WHERE id % 4 > 0');
      await knex.raw('VACUUM texts');
      const free = await fillDisk(folder);
      let written = 0;
      const error = await firstFailure(async () => {
        await knex.raw(`UPDATE texts SET text = repeat(?, 500)`, [String(written % 10)]);
        written += 1;
        await knex.raw('VACUUM texts');
      });
      expect(error).toMatchObject({ severity: 'PANIC', code: '53100' });
      expect(isBusy(error)).toBe(true);
      const waiting = await Promise.allSettled([count(database), count(database)]);
      for (const each of waiting) {
        expect(each.status === 'fulfilled' || isBusy(each.reason)).toBe(true);
      }
      await free();
      await until(() => count(database).then(Boolean, () => false));
      expect(await count(database)).toBe(5000);
      const { rows } = await knex.raw('SELECT DISTINCT left(text, 1) AS digit FROM texts');
      expect(rows).toEqual([{ digit: String((written - 1) % 10) }]);
      await insert(database);
      await database.close();
    });
  });
});

onDiskOfServer('a full disk of PostgreSQL', () => {
  const degraded = async (app: TestApp): Promise<unknown> => {
    const reply = await app.fetch('/readyz');
    const { degraded: names } = (await reply.json()) as { readonly degraded: unknown };
    return [reply.status, names];
  };

  test('makes writes answer 503, and is shown by /readyz until there is space; reads are answered', async () => {
    await withTablespace(async (tablespace, folder) => {
      const app = await startTestApp({ database: { tablespace } });
      try {
        const { products } = app.as('admin');
        const free = await fillDisk(folder);
        let tried = 0;
        const error = await firstFailure(() => {
          tried += 1;
          const description = randomBytes(500).toString('hex');
          return products.create({ code: `F-${tried}`, name: 'Full', price: 1, description });
        });
        expect(error).toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
        expect(await degraded(app)).toEqual([200, ['databaseDisk']]);
        expect((await products.list()).totalCount).toBe(tried - 1);
        await free();
        await products.create({ code: `F-${tried}`, name: 'Full', price: 1 });
        await until(async () => JSON.stringify(await degraded(app)) === '[200,[]]');
      } finally {
        await app.close();
      }
    });
  });
});
