import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { type Database, openDatabase } from '../../src/kernel/db/client.js';
import { connectionPoolOf } from '../../src/kernel/db/connections/connection-pool.js';
import { careForTables } from '../../src/kernel/db/engines/table-care.js';
import { withScope } from '../../src/kernel/db/scope.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { createLogger } from '../../src/kernel/log.js';
import { startTableCare } from '../../src/process/background/table-care.js';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

const echo = statement<{ n: number }>('test.care_echo', 'SELECT $1::int AS n');

const ofCompany = (db: Knex): Knex =>
  withScope(db, { operation: 'test', requestId: 'test', span: undefined, companyId: 1 });

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

  async function cared(): Promise<string[]> {
    const names: string[] = [];
    for await (const name of careForTables(database.knex)) names.push(name);
    return names;
  }

  async function statistics(): Promise<Statistics | undefined> {
    const { rows } = await database.knex.raw<{ rows: Statistics[] }>(
      `SELECT c.reltuples, s.n_dead_tup::integer AS dead FROM pg_class c
       JOIN pg_stat_user_tables s ON s.relid = c.oid WHERE c.relname = 'goods'`,
    );
    return rows[0];
  }

  test('are analyzed after many writes, and not again without further ones', async () => {
    await fill(1, 5_000);
    expect(await cared()).toEqual(['public.goods']);
    expect(await statistics()).toMatchObject({ reltuples: 5_000 });
    await fill(5_001, 5_100);
    expect(await cared()).toEqual([]);
    await fill(5_101, 6_000);
    expect(await cared()).toEqual(['public.goods']);
    expect(await statistics()).toMatchObject({ reltuples: 6_000 });
  });

  test('lose their dead rows, whose space is used again', async () => {
    await fill(1, 5_000);
    await cared();
    const size = async () => {
      const { rows } = await database.knex.raw(`SELECT pg_relation_size('goods') AS size`);
      return Number(rows[0].size);
    };
    await database.knex.raw(`UPDATE goods SET kind = kind || '.'`);
    const grown = await size();
    for (let round = 0; round < 5; round += 1) {
      await cared();
      expect(await statistics()).toMatchObject({ dead: 0 });
      await database.knex.raw(`UPDATE goods SET kind = kind || '.'`);
    }
    expect(await size()).toBeLessThan(1.5 * grown);
  });

  test('leave the connection to requests between the care of two of them', async () => {
    await database.knex.raw('CREATE TABLE tools AS SELECT n FROM generate_series(1, 5000) n');
    await fill(1, 5_000);
    const order: string[] = [];
    const ask = async (name: string): Promise<void> => {
      await echo(ofCompany(database.knex), [1]);
      order.push(name);
    };
    const restAndAsk = async (): Promise<void> => {
      order.push('care');
      await ask('between');
    };
    const log = createLogger({ logLevel: 'silent' });
    let waiting: Promise<void>[] = [];
    let stop = (): void => undefined;
    await inTransaction(database.knex, async (trx) => {
      await echo(trx, [0]);
      waiting = Array.from({ length: 200 }, () => ask('waiting'));
      stop = startTableCare(database, log, restAndAsk);
      // The care is in the queue of the connection when its timer has passed.
      await until(() => Promise.resolve(connectionPoolOf(database.knex).load().waiting > 200));
    });
    try {
      await until(() => Promise.resolve(order.filter((name) => name === 'care').length === 2));
      await Promise.all(waiting);
    } finally {
      stop();
    }
    const [first, second] = [order.indexOf('care'), order.lastIndexOf('care')];
    // The care takes turns with the company, whose 200 requests came before it.
    expect(first).toBeLessThan(20);
    expect(order.slice(first, second)).toContain('between');
    expect(order.filter((name) => name === 'waiting')).toHaveLength(200);
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
