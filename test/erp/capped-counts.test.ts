import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { recount } from '../support/recount.js';

const fill = `INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms, currency_code,
  created_at, updated_at)
SELECT :company, 'C-' || n, 'c-' || n, w.word || n * 7919 % 1300, lower(w.word) || n * 7919 % 1300,
  'c-' || n || ' ' || lower(w.word), 'CONTADO', 'DOP', now(), now()
FROM generate_series(1, 1300) n
CROSS JOIN LATERAL (SELECT CASE WHEN n % 130 = 0 THEN 'Rare shop ' ELSE 'Common shop ' END AS word) w`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.database.knex.raw(fill, { company: app.companyId });
  await recount(app.database, app.companyId);
});
afterAll(() => app.close());

const customers = () => app.as('admin').customers;

type Query = NonNullable<Parameters<ReturnType<typeof customers>['list']>[0]>;

/** Returns the ids of all pages, by cursor. */
async function idsOf(query: Query): Promise<readonly number[]> {
  const ids: number[] = [];
  for await (const { id = 0 } of customers().list({ ...query, pageSize: 100 })) ids.push(id);
  return ids;
}

describe('a search with count=capped', () => {
  test('tells that more than 1,000 records match', async () => {
    const reply = await customers().list({ search: 'common', count: 'capped' });
    expect(reply).toMatchObject({ totalCount: 1000, totalIsCapped: true });
    const exact = await customers().list({ search: 'common', count: 'exact' });
    expect(exact.totalCount).toBe(1290);
    expect(exact).not.toHaveProperty('totalIsCapped');
    expect(reply.data).toEqual(exact.data);
  });

  test('tells the exact number of up to 1,000 matches', async () => {
    const reply = await customers().list({ search: 'rare', count: 'capped' });
    expect(reply.totalCount).toBe(10);
    expect(reply).not.toHaveProperty('totalIsCapped');
    expect((await customers().list({ search: 'nowhere', count: 'capped' })).totalCount).toBe(0);
  });

  test.each([
    ['common', 'name', 'asc'],
    ['common', 'name', 'desc'],
    ['common', 'openAmount', 'desc'],
    ['common', undefined, 'asc'],
    ['rare', 'name', 'asc'],
    ['rare', 'name', 'desc'],
    ['rare', undefined, 'desc'],
  ] as const)(
    'returns the same pages as an exact one: %s by %s, %s',
    async (search, sortBy, dir) => {
      const query = { search, sortDir: dir, ...(sortBy !== undefined && { sortBy }) };
      const exact = await idsOf(query);
      expect(exact.length).toBe(search === 'rare' ? 10 : 1290);
      expect(await idsOf({ ...query, count: 'capped' })).toEqual(exact);
      for (const page of [1, 2, 12]) {
        const part = { ...query, page, pageSize: 25 };
        const capped = await customers().list({ ...part, count: 'capped' });
        expect(capped.data).toEqual((await customers().list(part)).data);
      }
    },
  );
});

test('a list whose total is stored tells it, also with count=capped', async () => {
  const reply = await customers().list({ count: 'capped' });
  expect(reply.totalCount).toBe((await customers().list()).totalCount);
  expect(reply.totalCount).toBeGreaterThan(1000);
  expect(reply).not.toHaveProperty('totalIsCapped');
});

test('an unknown way to count is refused', async () => {
  const call = app.fetch('/api/customers?count=few', {
    headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
  });
  expect((await call).status).toBe(400);
});
