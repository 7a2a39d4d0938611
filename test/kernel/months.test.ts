import { makeYear } from '../../src/demo/index.js';
import { createMonths, partitionByMonth } from '../../src/kernel/db/partitions/months.js';
import { cleanUp } from '../../src/kernel/maintenance/housekeeping.js';
import { monthlyTables } from '../../src/monthly-tables.js';
import { cleaningsOf } from '../../src/process/background/cleanings.js';
import { startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { createProduct, sample } from '../support/goods.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { readSchema } from '../support/statements/schema.js';

type DetachedMonths = 'drop' | 'keep';

onPostgres('logs and movements on partitions by month', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof makeYear>>['admin'];
  let companyId: number;

  const knex = () => app.database.knex;
  const rowsOf = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await knex().raw<{ rows: Record<string, unknown>[] }>(sql)).rows;
  const monthsOf = async (table: string): Promise<unknown[]> => {
    const found = await rowsOf(
      `SELECT n.nspname AS month FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace WHERE i.inhparent = '${table}'::regclass ORDER BY 1`,
    );
    return found.map(({ month }) => month);
  };
  const clean = (detachedMonths: DetachedMonths = 'drop') => {
    const cleanings = cleaningsOf({ detachedMonths, eventRetentionDays: 60 } as never);
    return cleanUp(knex(), app.clock.now(), cleanings);
  };
  const login = async () => {
    const erp = app.client();
    await erp.auth.login({ email: admin.email, password: admin.password });
    return erp;
  };

  beforeAll(async () => {
    app = await startTestApp({ database: { partitions: 3 } });
    const year = await makeYear({
      database: app.database,
      bcryptCost: 4,
      now: startOfTests,
      code: 'YEAR',
      months: 6,
      invoices: 60,
      onProgress: () => undefined,
    });
    admin = year.admin;
    companyId = year.company.id;
  }, 120_000);
  afterAll(() => app.close());

  test('keep their rows, lists and books, and have a partition for each month', async () => {
    const read = async () => {
      const erp = await login();
      const { data } = await erp.admin.selfCheck();
      return {
        faults: data.checks.filter(({ sound }) => !sound),
        movements: (await erp.inventory.movements({ pageSize: 5 })).data,
        audit: (await erp.audit.list({ pageSize: 5, objectType: 'invoice' })).data,
        events: (await erp.events.list({ after: 0, limit: 50 })).data,
      };
    };
    const before = await read();
    const tables = await partitionByMonth({ database: app.database }, monthlyTables, startOfTests);
    expect(tables).toHaveLength(6);
    expect(await partitionByMonth({ database: app.database }, monthlyTables, startOfTests)).toEqual(
      [],
    );
    expect(await read()).toEqual(before);
    const months = await monthsOf('stock_movements');
    expect(months.slice(-5)).toEqual([
      'month_2026_01',
      'month_2026_02',
      'month_2026_03',
      'month_2026_04',
      'month_other',
    ]);
    const stray = await rowsOf('SELECT 1 FROM month_other.audit_log LIMIT 1');
    expect(stray).toEqual([]);
  }, 60_000);

  test('have the time in their unique keys', async () => {
    const schema = await readSchema(app.database);
    for (const key of [
      'audit_log_pkey PRIMARY KEY (company_id, id, at)',
      'outbox_position_key UNIQUE (company_id, "position", at)',
      'stock_movements_pkey PRIMARY KEY (company_id, id, created_at)',
      'webhook_deliveries_pkey PRIMARY KEY (company_id, id)',
    ]) {
      expect(schema).toContain(`CONSTRAINT ${key}\n`);
    }
  });

  test('give each id and each position once, although writers and readers race', async () => {
    const read = () => app.as('viewer').events.list({ after: 0, limit: 500 });
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 3 === 2 ? read() : createProduct(app))),
    );
    await read();
    for (const [table, column] of [
      ['audit_log', 'id'],
      ['outbox', 'id'],
      ['outbox', 'position'],
      ['stock_movements', 'id'],
    ]) {
      const twice = await rowsOf(
        `SELECT ${column} FROM ${table} WHERE ${column} IS NOT NULL GROUP BY company_id, ${column} HAVING count(*) > 1`,
      );
      expect([table, column, twice]).toEqual([table, column, []]);
    }
  });

  test('get the next months ahead of time, and keep rows beyond them in a partition of their own', async () => {
    app.clock.advance(200 * 86_400_000);
    await (await login()).products.create(sample());
    expect(await rowsOf('SELECT count(*)::int AS n FROM month_other.outbox')).toEqual([{ n: 1 }]);
    const now = app.clock.now();
    const created = await createMonths(knex(), monthlyTables, now);
    expect(await createMonths(knex(), monthlyTables, now)).toBe(0);
    expect(created).toBeGreaterThan(15);
    // The month of the row in the other partition has none.
    expect(await monthsOf('outbox')).not.toContain('month_2026_08');
    expect(await monthsOf('outbox')).toContain('month_2026_11');
    expect(await monthsOf('stock_movements')).toContain('month_2026_08');
  });

  test('drop whole months of events past their retention, and tell readers how far', async () => {
    const before = await monthsOf('outbox');
    const [last] = await rowsOf(
      `SELECT max(position)::int AS position FROM outbox WHERE company_id = ${companyId}`,
    );
    const totals = await clean();
    expect(totals['months of events']).toBeGreaterThan(5);
    expect(totals['events past their retention']).toBe(0);
    const after = await monthsOf('outbox');
    expect(after.length).toBe(before.length - (totals['months of events'] ?? 0));
    expect(after).toContain('month_2026_11');
    const [reached] = await rowsOf(
      `SELECT dropped_through::int AS position FROM outbox_positions WHERE company_id = ${companyId}`,
    );
    expect(reached).toEqual(last);
    const [orphan] = await rowsOf(`SELECT to_regclass('month_2025_09.outbox') AS name`);
    expect(orphan).toEqual({ name: null });
  });

  test('drop no month of the audit log that any company must keep, and count what is dropped', async () => {
    app.clock.advance(800 * 86_400_000);
    const total = async () => (await (await login()).audit.list({ pageSize: 1 })).totalCount;
    const before = await monthsOf('audit_log');
    expect((await clean())['months of audit entries']).toBe(0);
    await knex()('companies').update({ audit_retention_days: 400 });
    await knex()('companies').where({ id: companyId }).update({ audit_retention_days: 36_500 });
    const kept = await total();
    const mixed = await clean();
    // Entries of other companies are deleted one by one, since the month must stay for one of them.
    expect(mixed['months of audit entries']).toBe(0);
    expect(mixed['audit entries past their retention']).toBeGreaterThan(0);
    expect(await total()).toBe(kept + 1);
    await knex()('companies').update({ audit_retention_days: 400 });
    const dropped = await clean('keep');
    expect(dropped['months of audit entries']).toBeGreaterThan(5);
    const after = await monthsOf('audit_log');
    expect(after.length).toBe(before.length - (dropped['months of audit entries'] ?? 0));
    const listed = await rowsOf(
      `SELECT count(*)::int AS n FROM audit_log WHERE company_id = ${companyId}`,
    );
    expect(await total()).toBe((listed[0]?.['n'] as number) + 1);
    const [detached] = await rowsOf(`SELECT count(*)::int AS n FROM detached_2025_12.audit_log`);
    expect(detached?.['n']).toBeGreaterThan(0);
  });

  test('drop no movement', async () => {
    expect(await monthsOf('stock_movements')).toContain('month_2026_01');
    const { data } = await (await login()).admin.selfCheck();
    expect(data.checks.filter(({ sound }) => !sound)).toEqual([]);
  });
});
