import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/query-core';
import type { SvcErp } from '../../sdk/erp/index.js';
import { invoicesQueries, productsQueries } from '../../sdk/erp/react-query.js';
import { sessionsQueries } from '../../sdk/kyc/react-query.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

let app: TestApp;
let erp: SvcErp;
let products: ReturnType<typeof productsQueries>;
let client: QueryClient;

beforeAll(async () => {
  app = await startTestApp();
  erp = app.as('admin');
  products = productsQueries(erp);
  for (const code of ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']) {
    await erp.products.create({ code, name: `Bolt ${code}`, price: 1 });
  }
});
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterAll(async () => {
  client.clear();
  await app.close();
});

describe('query options', () => {
  test('read a list and a record, typed like the client', async () => {
    const { data } = await client.fetchQuery(products.list({ search: 'bolt', sortBy: 'code' }));
    const names: readonly string[] = data.map(({ name }) => name);
    expect(names).toHaveLength(5);
    const id = data[0]?.id ?? 0;
    const { data: one } = await client.fetchQuery(products.get(id, { fields: ['code'] }));
    expect(one).toEqual({ code: 'A-1' });
    // @ts-expect-error Only the code was requested.
    expect(one.price).toBeUndefined();
  });

  test('have keys that begin with their group, so that a group can be invalidated', async () => {
    await client.fetchQuery(products.list());
    await client.fetchQuery(products.categories());
    await client.fetchQuery(invoicesQueries(erp).list());
    await client.invalidateQueries({ queryKey: products.key });
    const stale = client
      .getQueryCache()
      .findAll({ stale: true })
      .filter(({ state }) => state.isInvalidated);
    expect(stale.map(({ queryKey }) => queryKey.slice(0, 3)).sort()).toEqual([
      ['notaria', 'products', 'categories'],
      ['notaria', 'products', 'list'],
    ]);
  });

  test('load pages by cursor until the last', async () => {
    const pages = new InfiniteQueryObserver(
      client,
      products.list.infinite({ pageSize: 2, sortBy: 'code' }),
    );
    await pages.fetchOptimistic(pages.options);
    let result = await pages.fetchNextPage();
    for (let more = 0; more < 5 && result.hasNextPage; more += 1) {
      result = await pages.fetchNextPage();
    }
    const codes = result.data?.pages.flatMap(({ data }) => data.map(({ code }) => code));
    expect(codes).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-5']);
  });

  test('load lists of verification too', async () => {
    const kyc = await app.kyc();
    for (const externalId of ['a', 'b', 'c']) await kyc.sessions.create({ externalId });
    const sessions = sessionsQueries(kyc);
    const pages = new InfiniteQueryObserver(client, sessions.list.infinite({ limit: 2 }));
    await pages.fetchOptimistic(pages.options);
    const { data, hasNextPage } = await pages.fetchNextPage();
    expect(data?.pages.map((page) => page.sessions.length)).toEqual([2, 1]);
    expect(hasNextPage).toBe(false);
  });

  test('hold null for a reply without a body, because TanStack Query refuses undefined', async () => {
    const empty = productsQueries({ products: { get: async () => undefined } as never });
    expect(await client.fetchQuery(empty.get(1))).toBeNull();
  });

  test('abort their request when the query is cancelled', async () => {
    const asked: (AbortSignal | null | undefined)[] = [];
    const slow = app.client({
      fetch: (_url, init) => {
        const signal = init.signal as AbortSignal;
        asked.push(signal);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      },
    });
    const options = productsQueries(slow).list();
    const fetching = client.fetchQuery(options).catch((error: unknown) => error);
    await until(() => Promise.resolve(asked.length > 0));
    await client.cancelQueries({ queryKey: options.queryKey });
    await fetching;
    expect(asked[0]?.aborted).toBe(true);
  });
});

describe('mutation options', () => {
  test('write once, also when TanStack Query repeats a lost request', async () => {
    let calls = 0;
    const broken = app.client({
      apiKey: undefined,
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
      fetch: async (url, init) => {
        const response = await fetch(url, init as RequestInit);
        calls += 1;
        if (calls === 1) throw new TypeError('The connection broke after the write');
        return response;
      },
    });
    const create = new MutationObserver(client, {
      ...productsQueries(broken).create(),
      retry: 1,
      retryDelay: 0,
    });
    const { data } = await create.mutate({ body: { code: 'M-1', name: 'Once', price: 1 } });
    expect([calls, data.code]).toEqual([2, 'M-1']);
    expect((await erp.products.list({ search: 'M-1' })).totalCount).toBe(1);
  });

  test('accept ids, bodies and options by name', async () => {
    const { data: made } = await erp.products.create({ code: 'M-2', name: 'Old', price: 1 });
    const update = new MutationObserver(client, products.update());
    const body = { code: 'M-2', name: 'New', price: 2 };
    const { data } = await update.mutate({ id: made.id, body, options: { ifMatch: made.version } });
    expect(data.name).toBe('New');
    await expect(
      update.mutate({ id: made.id, body, options: { ifMatch: made.version } }),
    ).rejects.toMatchObject({ code: 'version_mismatch' });
  });
});
