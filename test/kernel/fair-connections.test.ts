import type { Knex } from 'knex';
import { DatabaseBusyError } from '../../src/kernel/db/errors.js';
import { withScope } from '../../src/kernel/db/scope.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const echo = statement<{ n: number }>('test.fair_echo', 'SELECT $1::int AS n');

const scope = { operation: 'test', requestId: 'test', span: undefined };
const ofCompany = (db: Knex, companyId: number): Knex => withScope(db, { ...scope, companyId });

describe('two companies on one connection', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase({ poolMax: 1, acquireTimeoutMs: 2_000 });
  });
  afterAll(() => database.close());

  /** Holds the connection until everything under test waits for it. */
  async function whileHeld(work: () => void): Promise<void> {
    await inTransaction(database.knex, async (trx) => {
      await echo(trx, [0]);
      work();
    });
  }

  test('a company with one request waits for one of a company with hundreds', async () => {
    const [greedy, honest] = [ofCompany(database.knex, 1), ofCompany(database.knex, 2)];
    const order: string[] = [];
    let all: Promise<unknown>[] = [];
    const ask = async (db: Knex, name: string): Promise<void> => {
      await echo(db, [1]);
      order.push(name);
    };
    await whileHeld(() => {
      all = Array.from({ length: 200 }, () => ask(greedy, 'greedy'));
      all.push(ask(honest, 'honest'));
    });
    await Promise.all(all);
    // The first one waits in the pool already when the second company comes.
    expect(order.indexOf('honest')).toBeLessThanOrEqual(2);
    expect(order).toHaveLength(201);
  });

  test('transactions wait in turn as statements do', async () => {
    const order: number[] = [];
    let all: Promise<void>[] = [];
    const record = (companyId: number): Promise<void> =>
      inTransaction(ofCompany(database.knex, companyId), async (trx) => {
        await echo(trx, [companyId]);
        order.push(companyId);
      });
    await whileHeld(() => {
      all = [1, 1, 1, 1, 2, 2].map(record);
    });
    await Promise.all(all);
    expect(order).toEqual([1, 1, 2, 1, 2, 1]);
  });

  test('callers that ask again and again are served as often as those that wait', async () => {
    const db = ofCompany(database.knex, 1);
    const served = Array.from({ length: 32 }, () => 0);
    const ahead: number[] = [];
    const askAgain = async (caller: number): Promise<void> => {
      for (let round = 1; round <= 20; round += 1) {
        await (caller % 2 === 0
          ? inTransaction(db, (trx) => echo(trx, [round]))
          : echo(db, [round]));
        served[caller] = round;
        ahead.push(round - Math.min(...served));
      }
    };
    let all: Promise<void>[] = [];
    await whileHeld(() => {
      all = served.map((_, caller) => askAgain(caller));
    });
    await Promise.all(all);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(2);
  });

  test('a request is served that waits behind a transaction of Knex', async () => {
    let served: Promise<unknown>[] = [];
    await whileHeld(() => {
      const outside = database.knex.transaction(async (trx) => trx.raw('SELECT 1'));
      served = [outside, ...[1, 2].map((n) => echo(ofCompany(database.knex, n), [n]))];
    });
    await Promise.all(served);
    expect(await served[2]).toEqual([{ n: 2 }]);
  });

  test('a request that waits too long is refused as busy, and leaves the queue', async () => {
    await inTransaction(database.knex, async (trx) => {
      await echo(trx, [0]);
      const late = [1, 2, 3].map((n) => echo(ofCompany(database.knex, n), [n]));
      for (const one of late) await expect(one).rejects.toBeInstanceOf(DatabaseBusyError);
    });
    expect(await echo(ofCompany(database.knex, 3), [4])).toEqual([{ n: 4 }]);
  });
});
