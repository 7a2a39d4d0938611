import { migrate, rollback } from '../../src/kernel/db/migrate.js';
import { numberOf } from '../../src/kernel/db/schema/migration.js';
import { migrations } from '../../src/migrations/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { addCustomer } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const copy = (table: string, change: string) =>
  app.database.knex.raw(
    `INSERT INTO ${table} SELECT c.* FROM ${table} t
     CROSS JOIN LATERAL jsonb_populate_record(t, jsonb_build_object('id', t.id + 1000) || :change::jsonb) c
     WHERE t.company_id = :companyId ORDER BY t.id LIMIT 1`,
    { companyId: app.companyId, change },
  );

test('the migration keeps the counts of the version before it, and the server goes on counting', async () => {
  const { admin, config, customers, products } = app.as('admin');
  const { id } = await createProduct(app);
  await createProduct(app);
  await products.deactivate(id);
  await addCustomer(app);
  await config.updateCurrency('USD', { active: true });
  const rate = { base: 'USD', quote: 'DOP', rate: 58.5 };
  await config.createExchangeRate({ ...rate, validFrom: '2026-01-01' });
  const later = migrations.filter((migration) => numberOf(migration) >= 100).length;
  await rollback(app.database, migrations, later);
  // The version before counts by triggers.
  await copy('products', '{"code": "BEFORE", "code_key": "before", "is_active": true}');
  await copy('customers', '{"code": "BEFORE", "code_key": "before"}');
  await copy('exchange_rates', '{"valid_from": "2025-01-01"}');
  await migrate(app.database, migrations);
  await createProduct(app);
  await config.createExchangeRate({ ...rate, validFrom: '2026-01-02' });
  const totals = [
    await products.list({ includeInactive: true }),
    await products.list({ active: true }),
    await customers.list(),
    await config.exchangeRates(),
  ].map(({ totalCount }) => totalCount);
  expect(totals).toEqual([4, 3, 2, 3]);
  const { data } = await admin.selfCheck();
  expect(data.checks.filter(({ sound }) => !sound)).toEqual([]);
});
