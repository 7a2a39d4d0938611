import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { careForTables } from '../../src/kernel/db/engines/table-care.js';
import { createLogger } from '../../src/kernel/log.js';
import { startTableCare } from '../../src/process/background/table-care.js';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

interface Statistics {
  readonly reltuples: number;
  readonly dead: number;
}

describe('the tables of the embedded engine', () => {
  let dataDir: string;
  let database: Database;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'notaria-care-'));
    database = await openDatabase({ dataDir });
    await database.knex.raw('CREATE TABLE goods (id integer PRIMARY KEY, kind text)');
  });
  afterEach(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const fill = (from: number, to: number) =>
    database.knex.raw(
      `INSERT INTO goods SELECT n, 'kind ' || n % 7 FROM generate_series(${from}, ${to}) n`,
    );

  async function statistics(): Promise<Statistics | undefined> {
    const { rows } = await database.knex.raw<{ rows: Statistics[] }>(
      `SELECT c.reltuples, s.n_dead_tup::integer AS dead FROM pg_class c
       JOIN pg_stat_user_tables s ON s.relid = c.oid WHERE c.relname = 'goods'`,
    );
    return rows[0];
  }

  test('are analyzed after many writes, and not again without further ones', async () => {
    await fill(1, 5_000);
    expect(await careForTables(database.knex)).toEqual(['public.goods']);
    expect(await statistics()).toMatchObject({ reltuples: 5_000 });
    await fill(5_001, 5_100);
    expect(await careForTables(database.knex)).toEqual([]);
    await fill(5_101, 6_000);
    expect(await careForTables(database.knex)).toEqual(['public.goods']);
    expect(await statistics()).toMatchObject({ reltuples: 6_000 });
  });

  test('lose their dead rows, whose space is used again', async () => {
    await fill(1, 5_000);
    await careForTables(database.knex);
    const size = async () => {
      const { rows } = await database.knex.raw(`SELECT pg_relation_size('goods') AS size`);
      return Number(rows[0].size);
    };
    await database.knex.raw(`UPDATE goods SET kind = kind || '.'`);
    const grown = await size();
    for (let round = 0; round < 5; round += 1) {
      await careForTables(database.knex);
      expect(await statistics()).toMatchObject({ dead: 0 });
      await database.knex.raw(`UPDATE goods SET kind = kind || '.'`);
    }
    expect(await size()).toBeLessThan(1.5 * grown);
  });

  test('are analyzed by the next process if the last one ended before', async () => {
    await fill(1, 5_000);
    await database.close();
    database = await openDatabase({ dataDir });
    const stop = startTableCare(database, createLogger({ logLevel: 'silent' }));
    try {
      await until(async () => (await statistics())?.reltuples === 5_000);
    } finally {
      stop();
    }
  });
});
