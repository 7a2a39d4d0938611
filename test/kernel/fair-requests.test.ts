import { DatabaseBusyError } from '../../src/kernel/db/errors.js';
import { createShares } from '../../src/kernel/limits/shares.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer } from '../support/sales.js';

/** Work that ends when it is told to. */
function openWork() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    },
    endOldest: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** Shares, with a function that does work within the share of a company. */
function openShares(most: number, options: { isAlwaysOn?: boolean; longestWaitMs?: number } = {}) {
  const shares = createShares({ most, ...options });
  return {
    async run(companyId: number, work: () => Promise<void>, caller = 'user:1'): Promise<void> {
      const entered = shares.enter(companyId, caller);
      const leave = entered instanceof Promise ? await entered : entered;
      await work().finally(leave);
    },
  };
}

describe('the shares of companies', () => {
  test('do not limit a company that is alone', () => {
    const { started, work } = openWork();
    const shares = openShares(2);
    for (const name of ['a', 'b', 'c', 'd']) void shares.run(1, work(name));
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  test('let each company have so many requests in progress, and start the others in their order', async () => {
    const { endOldest, started, work } = openWork();
    const shares = openShares(2);
    void shares.run(2, work('other'));
    for (const name of ['a', 'b', 'c', 'd']) void shares.run(1, work(name));
    expect(started).toEqual(['other', 'a', 'b']);
    await endOldest();
    expect(started).toEqual(['other', 'a', 'b']);
    await endOldest();
    expect(started).toEqual(['other', 'a', 'b', 'c']);
    void shares.run(2, work('another'));
    expect(started).toEqual(['other', 'a', 'b', 'c', 'another']);
  });

  test('do not count requests that have been in progress for long', async () => {
    const { started, work } = openWork();
    const shares = openShares(2);
    void shares.run(2, work('other'));
    for (const name of ['a', 'b']) void shares.run(1, work(name));
    let answered = 0;
    const short = async () => {
      answered += 1;
    };
    const later = Array.from({ length: 50 }, () => shares.run(1, short));
    expect([started, answered]).toEqual([['other', 'a', 'b'], 0]);
    await Promise.all(later);
    expect(answered).toBe(50);
  });

  test('of writes limit a company that is alone, whose callers take turns', async () => {
    const { endOldest, started, work } = openWork();
    const writers = openShares(1, { isAlwaysOn: true });
    for (const name of ['a1', 'a2', 'a3']) void writers.run(1, work(name), 'user:1');
    void writers.run(1, work('b1'), 'user:2');
    for (let ended = 0; ended < 4; ended += 1) await endOldest();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('refuse a request whose turn does not come in time, and start the one after it', async () => {
    const { started, work } = openWork();
    const writers = openShares(1, { isAlwaysOn: true, longestWaitMs: -1 });
    void writers.run(1, work('first'));
    void writers.run(1, work('second')).catch(() => undefined);
    const third = writers.run(1, work('third'));
    await expect(third).rejects.toThrow(DatabaseBusyError);
    const fourth = async (): Promise<void> => {
      await writers.run(1, work('fourth')).catch(fourth);
    };
    void fourth();
    while (!started.includes('fourth')) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(started).not.toContain('third');
  });

  test('are free again after a failure', async () => {
    const shares = openShares(1);
    await shares.run(2, () => Promise.resolve());
    const failed = shares.run(1, () => Promise.reject(new Error('No')));
    await expect(failed).rejects.toThrow('No');
    await expect(shares.run(1, () => Promise.resolve())).resolves.toBeUndefined();
  });
});

onPostgres('a company with a hundred requests under way', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('delays a request of another company by few of its own', async () => {
    const [greedy, honest] = [app.as('admin'), app.as('stranger')];
    const customerId = await addCustomer(app);
    const { id: productId } = await createProduct(app, { type: 'service', trackStock: false });
    let isOn = true;
    let answered = 0;
    const callers = Array.from({ length: 100 }, async () => {
      while (isOn) {
        await greedy.invoices.create({ customerId, lines: [{ productId, quantity: 1 }] });
        answered += 1;
      }
    });
    const delays: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const before = answered;
      await honest.products.list();
      delays.push(answered - before);
    }
    isOn = false;
    await Promise.all(callers);
    const [median = 0] = delays.sort((left, right) => left - right).slice(10);
    expect(median).toBeLessThan(4);
  });
});
