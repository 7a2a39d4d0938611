import type { Db } from '../../src/kernel/db/client.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { countRows } from '../../src/kernel/db/tallies/row-counts.js';
import { talliesOf } from '../../src/kernel/db/tallies/tally.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { onPostgres, openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let company = 1_000;
const nextCompany = () => {
  company += 1;
  return company;
};

/** Returns the counted rows of a company by table, the active ones alone. */
async function countsOf(companyId: number): Promise<Readonly<Record<string, number>>> {
  const rows = await database
    .knex('row_counts')
    .where({ company_id: companyId, is_active: true })
    .select<{ table_name: string; total: number }[]>('table_name', 'total');
  return Object.fromEntries(rows.map(({ table_name, total }) => [table_name, Number(total)]));
}

const five = statement<{ n: number }>('', 'SELECT 5 AS n');
const failing = statement('', 'SELECT 1 / 0');
const work = <T>(fn: (trx: Db) => Promise<T>) => inTransaction(database.knex, fn);

describe('the tallies of a transaction', () => {
  test('are added to those of earlier transactions, and written for each key', async () => {
    const companyId = nextCompany();
    for (const rows of [2, 3]) {
      await work(async (trx) => {
        countRows(trx, companyId, 'leads', rows);
        countRows(trx, companyId, 'leads', 1);
        countRows(trx, companyId, 'orders', -rows);
      });
    }
    expect(await countsOf(companyId)).toEqual({ leads: 7, orders: -5 });
  });

  test('are not written if the transaction fails, and none is written for sums that stay', async () => {
    const companyId = nextCompany();
    const refused = work(async (trx) => {
      countRows(trx, companyId, 'leads', 1);
      await failing(trx, []);
    });
    await expect(refused).rejects.toThrow('zero');
    await work(async (trx) => {
      countRows(trx, companyId, 'leads', 1);
      countRows(trx, companyId, 'leads', -1);
    });
    expect(await countsOf(companyId)).toEqual({});
  });

  test('are without those of an attempt that failed', async () => {
    const companyId = nextCompany();
    await work(async (trx) => {
      if (!('tallies' in trx)) throw new Error('unreachable');
      countRows(trx, companyId, 'leads', 1);
      await trx.attempt(async () => countRows(trx, companyId, 'leads', 10));
      const refused = trx.attempt(async () => {
        countRows(trx, companyId, 'leads', 100);
        countRows(trx, companyId, 'orders', 100);
        const use = talliesOf(trx).expect(() => countRows(trx, companyId, 'orders', 1));
        await five.defer(trx, [], use);
        await failing(trx, []);
      });
      await expect(refused).rejects.toThrow('zero');
      countRows(trx, companyId, 'orders', 7);
    });
    expect(await countsOf(companyId)).toEqual({ leads: 11, orders: 7 });
  });

  test('include what a deferred statement tells, even if nothing follows it', async () => {
    const companyId = nextCompany();
    await work(async (trx) => {
      const use = talliesOf(trx).expect(([row]: { n: number }[]) =>
        countRows(trx, companyId, 'leads', row?.n ?? 0),
      );
      await five.defer(trx, [], use);
    });
    expect(await countsOf(companyId)).toEqual({ leads: 5 });
  });

  test('change in a transaction only', () => {
    expect(() => countRows(database.knex, nextCompany(), 'leads', 1)).toThrow('transaction only');
  });
});

test('no trigger has a transition table, which distributed tables cannot have', async () => {
  const { rows } = await database.knex.raw<{ rows: { tgname: string }[] }>(
    'SELECT t.tgname FROM pg_trigger t WHERE t.tgoldtable IS NOT NULL OR t.tgnewtable IS NOT NULL',
  );
  expect(rows).toEqual([]);
});

onPostgres('the tallies of concurrent transactions', () => {
  test('hold no row before COMMIT, in whatever order they change', async () => {
    const companyId = nextCompany();
    let ended = 0;
    const tables = ['leads', 'orders', 'vendors'];
    const changing = async (order: readonly string[]) => {
      await work(async (trx) => {
        for (const table of order) {
          countRows(trx, companyId, table, 1);
          await five(trx, []);
        }
        // The first one waits for the others, which would wait for it if it held a row.
        if (order[0] === 'leads') await until(() => ended === 2);
      });
      ended += 1;
    };
    const [first = '', second = '', third = ''] = tables;
    await Promise.all([
      changing([first, second, third]),
      changing([third, second, first]),
      changing([second, third, first]),
    ]);
    expect(await countsOf(companyId)).toEqual({ leads: 3, orders: 3, vendors: 3 });
  });

  test('are complete after many writers of the same keys in other orders', async () => {
    const companyId = nextCompany();
    const writers = Array.from({ length: 40 }, (_, at) =>
      work(async (trx) => {
        const tables = ['leads', 'orders', 'vendors'];
        for (const table of at % 2 === 0 ? tables : tables.reverse()) {
          countRows(trx, companyId, table, 1);
          await five(trx, []);
        }
      }),
    );
    await Promise.all(writers);
    expect(await countsOf(companyId)).toEqual({ leads: 40, orders: 40, vendors: 40 });
  });
});
