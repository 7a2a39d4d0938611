import type { jest as jestTypes } from '@jest/globals';
import { connectionPoolOf } from '../../src/kernel/db/connections/connection-pool.js';
import { isBusy, TransactionLostError } from '../../src/kernel/db/errors.js';
import { openTransaction } from '../../src/kernel/db/statements/open-transaction.js';
import { statement } from '../../src/kernel/db/statements/statement.js';
import { inTransaction, type Transaction } from '../../src/kernel/db/transaction.js';
import { onPostgres, openTestDatabase, type TestDatabase } from '../support/db.js';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '../support/jest.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.knex.raw('CREATE TABLE steps (id bigint PRIMARY KEY, body text NOT NULL)');
});
afterAll(() => database.close());
beforeEach(() => database.knex.raw('DELETE FROM steps'));

const insertStep = statement('test.step', 'INSERT INTO steps (id, body) VALUES ($1, $2)');
const listSteps = statement<{ id: number }>('test.steps', 'SELECT s.id FROM steps s ORDER BY s.id');
const terminate = statement('test.terminate', 'SELECT pg_terminate_backend(pg_backend_pid())');

async function savedSteps(): Promise<number[]> {
  return (await listSteps(database.knex, [])).map(({ id }) => id);
}

/** Counts the writes of statements to the connection of a transaction. */
function countTrips(trx: Transaction): () => number {
  const { connection } = trx.pipeline;
  const query = connection.query;
  let trips = 0;
  connection.query = ((...args: Parameters<typeof query>) => {
    trips += 1;
    return query.apply(connection, args);
  }) as typeof query;
  trx.onEnd(() => {
    connection.query = query;
  });
  return () => trips;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an attempt within a transaction', () => {
  const failing = async (trx: Transaction, id: number): Promise<never> => {
    await insertStep(trx, [id, 'undone']);
    throw new Error('refused');
  };

  test('undoes only its own statements when its work fails, also deferred ones', async () => {
    await inTransaction(database.knex, async (trx) => {
      await insertStep(trx, [1, 'before']);
      await expect(trx.attempt(() => failing(trx, 2))).rejects.toThrow('refused');
      const deferring = async (): Promise<never> => {
        await insertStep.defer(trx, [3, 'never sent']);
        throw new Error('too early');
      };
      await expect(trx.attempt(deferring)).rejects.toThrow('too early');
      await trx.attempt(() => insertStep(trx, [4, 'kept']));
    });
    expect(await savedSteps()).toEqual([1, 4]);
  });

  test('ends with the error of a statement, and the transaction goes on', async () => {
    await inTransaction(database.knex, async (trx) => {
      await insertStep(trx, [1, 'first']);
      const error = await failureOf(trx.attempt(() => insertStep(trx, [1, 'again'])));
      expect(error).toMatchObject({ code: '23505' });
      const deferred = await failureOf(trx.attempt(() => insertStep.defer(trx, [1, 'again'])));
      expect(deferred).toMatchObject({ code: '23505' });
      await insertStep(trx, [2, 'second']);
    });
    expect(await savedSteps()).toEqual([1, 2]);
  });

  test('undoes the attempts within it as well', async () => {
    await inTransaction(database.knex, async (trx) => {
      const outer = trx.attempt(async () => {
        await trx.attempt(() => insertStep(trx, [1, 'inner']));
        await expect(trx.attempt(() => failing(trx, 2))).rejects.toThrow('refused');
        throw new Error('all of it');
      });
      await expect(outer).rejects.toThrow('all of it');
      await insertStep(trx, [3, 'after']);
    });
    expect(await savedSteps()).toEqual([3]);
  });
});

describe('the pipeline of a transaction', () => {
  test('sends BEGIN and the statements of one turn in one round trip', async () => {
    const trx = await openTransaction(database.knex);
    const trips = countTrips(trx);
    const [, , rows] = await Promise.all([
      insertStep(trx, [1, 'a']),
      insertStep(trx, [2, 'b']),
      listSteps(trx, []),
    ]);
    expect([rows.map(({ id }) => id), trips()]).toEqual([[1, 2], 1]);
    await trx.commit();
    expect(trips()).toBe(2);
    expect(await savedSteps()).toEqual([1, 2]);
  });

  test('sends deferred statements together with COMMIT', async () => {
    const trx = await openTransaction(database.knex);
    const trips = countTrips(trx);
    await insertStep.defer(trx, [1, 'a']);
    await insertStep.defer(trx, [2, 'b']);
    expect(trips()).toBe(0);
    await trx.commit();
    expect(trips()).toBe(1);
    expect(await savedSteps()).toEqual([1, 2]);
  });

  test('sends nothing for a transaction without a statement', async () => {
    const trx = await openTransaction(database.knex);
    const trips = countTrips(trx);
    await trx.commit();
    expect(trips()).toBe(0);
  });

  test('fails the transaction with the error of a deferred statement, and saves nothing', async () => {
    const failed = inTransaction(database.knex, async (trx) => {
      await insertStep(trx, [1, 'a']);
      await insertStep.defer(trx, [1, 'again']);
      await insertStep.defer(trx, [2, 'b']);
    });
    await expect(failed).rejects.toMatchObject({ constraint: 'steps_pkey' });
    expect(await savedSteps()).toEqual([]);
  });

  test('fails the statements after a failed one of the same turn with its error', async () => {
    const errors: unknown[] = [];
    const failed = inTransaction(database.knex, async (trx) => {
      const results = await Promise.allSettled([
        insertStep(trx, [1, 'a']),
        insertStep(trx, [1, 'again']),
        insertStep(trx, [2, 'b']),
      ]);
      errors.push(...results.map((result) => result.status));
    });
    await expect(failed).rejects.toBeInstanceOf(TransactionLostError);
    expect(errors).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await savedSteps()).toEqual([]);
  });

  test('returns its connection to the pool after a rollback', async () => {
    const small = await openTestDatabase({ poolMax: 1 });
    const divide = statement('', 'SELECT 1/0');
    try {
      for (let i = 0; i < 3; i += 1) {
        const failed = inTransaction(small.knex, (trx) => divide(trx, []));
        await expect(failed).rejects.toMatchObject({ code: '22012' });
      }
      await small.ping();
    } finally {
      await small.close();
    }
  });

  describe('with an outcome listener that throws', () => {
    let warned: jestTypes.SpiedFunction<typeof process.emitWarning>;
    beforeEach(() => {
      warned = jest.spyOn(process, 'emitWarning').mockReturnValue(undefined);
    });
    afterEach(() => warned.mockRestore());

    const fault = new Error('The listener failed');
    const refuse = () => {
      throw fault;
    };

    /** Returns how often the connection was released while `work` ran. */
    async function countReleases(work: () => Promise<void>): Promise<number> {
      const released = jest.spyOn(connectionPoolOf(database.knex), 'release');
      try {
        await work();
        return released.mock.calls.length;
      } finally {
        released.mockRestore();
      }
    }

    test('commits, calls the other listeners and releases the connection once', async () => {
      const ends: boolean[] = [];
      const releases = await countReleases(async () => {
        const result = await inTransaction(database.knex, async (trx) => {
          trx.onEnd(refuse);
          trx.onEnd((isCommitted) => void ends.push(isCommitted));
          await insertStep(trx, [1, 'a']);
          return 'kept';
        });
        expect(result).toBe('kept');
      });
      expect([ends, releases, await savedSteps()]).toEqual([[true], 1, [1]]);
      expect(warned).toHaveBeenCalledWith(fault);
    });

    test('fails with the error that undid it and releases the connection once', async () => {
      const cause = new Error('Refused');
      const releases = await countReleases(async () => {
        const failed = inTransaction(database.knex, async (trx) => {
          trx.onEnd(refuse);
          await insertStep(trx, [1, 'a']);
          throw cause;
        });
        expect(await failureOf(failed)).toBe(cause);
      });
      expect([releases, await savedSteps()]).toEqual([1, []]);
      expect(warned).toHaveBeenCalledWith(fault);
    });
  });

  test('releases its connection once when it is rolled back after COMMIT', async () => {
    const trx = await openTransaction(database.knex);
    const ends: boolean[] = [];
    trx.onEnd((isCommitted) => void ends.push(isCommitted));
    await insertStep(trx, [1, 'a']);
    const released = jest.spyOn(connectionPoolOf(database.knex), 'release');
    await trx.commit();
    await trx.rollback();
    expect([released.mock.calls.length, ends]).toEqual([1, [true]]);
    released.mockRestore();
    expect(await savedSteps()).toEqual([1]);
  });

  onPostgres('on PostgreSQL', () => {
    test('fails as a lost database when the connection ends before COMMIT', async () => {
      const lost = inTransaction(database.knex, async (trx) => {
        await insertStep(trx, [1, 'a']);
        await terminate.defer(trx, []);
      });
      expect(isBusy(await failureOf(lost))).toBe(true);
      await database.ping();
      expect(await savedSteps()).toEqual([]);
    });
  });
});
