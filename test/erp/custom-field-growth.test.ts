import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { explainStatements, pagesOf } from '../support/explained.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { recount } from '../support/recount.js';

/** Below this number of pages, the constant parts of a request outweigh what it looks for. */
const floorPages = 100;
const mostGrowth = 2;

/** The first 40 customers have a value that no other has; half of all have a common one. */
const rare = 40;
const sectorOf = `CASE WHEN n <= ${rare} THEN 'rare' WHEN n % 2 = 0 THEN 'common' ELSE 'c' || n END`;
const sizeOf = `CASE WHEN n <= ${rare} THEN 7 ELSE 1000 + n END`;

const fill = `WITH made AS (
  INSERT INTO customers (company_id, code, code_key, name, name_key, search_text, payment_terms, currency_code, metadata,
    custom_fields, created_at, updated_at)
  SELECT :company, 'C-' || n, 'c-' || n, 'Shop ' || n * 7919 % 200003, 'shop ' || n * 7919 % 200003, 'c-' || n, 'CONTADO',
    'DOP', jsonb_build_object('order', ${sectorOf}), jsonb_build_object('sector', ${sectorOf}, 'size', ${sizeOf}), now(), now()
  FROM generate_series(:from::int, :to::int) n ORDER BY n
  RETURNING id, company_id, metadata, custom_fields
)
INSERT INTO record_values (company_id, kind, entry, record_id)
SELECT c.company_id, 'customer', e.entry, c.id FROM made c CROSS JOIN LATERAL (VALUES
  ('m.order:' || (c.metadata ->> 'order')), ('f.sector:' || (c.custom_fields ->> 'sector')),
  ('f.size:' || lpad(((c.custom_fields ->> 'size')::numeric + 10000000000000)::numeric(20, 6)::text, 21, '0'))) e (entry)`;

/** As many at once as a statement may take time for. */
const atOnce = 10_000;

const requests = [
  'metadata=order:rare',
  'customFields=sector:rare',
  'customFields=sector:rare&sortBy=name',
  'customFields=size:7',
  'customFields=size:5..9',
  'customFields=sector:rare,size:..9',
  'metadata=order:common&count=capped',
  'customFields=sector:common&count=capped',
  'customFields=sector:common&count=capped&sortBy=name',
] as const;

onPostgres('in a company with 200,000 customers instead of 10,000', () => {
  let app: TestApp;
  const before = new Map<string, number>();
  const after = new Map<string, number>();
  let explain: Awaited<ReturnType<typeof explainStatements>>;

  /** Returns the pages that a request for a full page reads. */
  async function pagesFor(request: string): Promise<number> {
    const headers = { authorization: `Bearer ${app.tokenOf('admin')}` };
    const plans = await explain(async () => {
      const reply = await app.fetch(`/api/customers?${request}`, { headers });
      const { data } = (await reply.json()) as { data?: unknown[] };
      expect([request, reply.status, data?.length]).toEqual([request, 200, 20]);
    });
    return plans.map(pagesOf).reduce((sum, one) => sum + one, 0);
  }

  async function grow(from: number, to: number, pages: Map<string, number>): Promise<void> {
    const { knex } = app.database;
    for (let first = from; first <= to; first += atOnce) {
      const last = first + atOnce - 1;
      await knex.raw(fill, { company: app.companyId, from: first, to: last });
    }
    await recount(app.database, app.companyId);
    await knex.raw('VACUUM ANALYZE');
    for (const request of requests) pages.set(request, await pagesFor(request));
  }

  beforeAll(async () => {
    app = await startTestApp({ database: { poolMax: 1 } });
    const fields = app.as('admin').customFields;
    const kind = 'customer';
    await fields.create({ kind, code: 'sector', label: 'Sector', type: 'text' });
    await fields.create({ kind, code: 'size', label: 'Size', type: 'number' });
    explain = await explainStatements(app.database.knex);
    await grow(1, 10_000, before);
    await grow(10_001, 200_000, after);
  }, 300_000);
  afterAll(() => app.close());

  test.each(requests)('customers with a value are found with as few pages: %s', (request) => {
    const [first = 0, last = 0] = [before.get(request), after.get(request)];
    expect(first).toBeGreaterThan(0);
    expect(last / Math.max(first, floorPages)).toBeLessThan(mostGrowth);
  });
});
