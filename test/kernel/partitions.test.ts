import { makeYear } from '../../src/demo/index.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import { migrate, rollback } from '../../src/kernel/db/migrate.js';
import { tenantTables } from '../../src/kernel/db/partitions/catalog-queries.js';
import { partitionByCompany, partitionsInUse } from '../../src/kernel/db/partitions/partition.js';
import { analyzeTables } from '../../src/kernel/db/partitions/statistics.js';
import type { Migration } from '../../src/kernel/db/schema/migration.js';
import {
  changeStorage,
  createIndexConcurrently,
  dropIndexConcurrently,
} from '../../src/kernel/db/schema/steps.js';
import { migrations } from '../../src/migrations/index.js';
import { failure, startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { createEmptyDatabase, onPostgres, openTestDatabase } from '../support/db.js';
import { createProduct, sample } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { comparable, readFunctions, readSchema } from '../support/statements/schema.js';

/** Tables without `company_id` in their primary key, by the reason why companies share them. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'The list of companies itself.': ['companies'],
  'A login begins with an e-mail address, before its company is known.': [
    'login_attempts',
    'login_directory',
    'sso_domains',
  ],
  'The directory of cells, which one database has for all of them.': [
    'cell_addresses',
    'cell_changes',
    'cell_companies',
    'cells',
  ],
  'The whole installation.': ['blob_orphans', 'installation', 'schema_migrations'],
  'Lists and registers that every company is compared with.': [
    'company_registers',
    'dropped_foreign_keys',
    'engine_tasks',
    'people_registers',
    'register_companies',
    'register_people',
    'watchlist_changes',
    'watchlist_entries',
    'watchlist_imports',
    'watchlist_names',
    'watchlists',
  ],
};

type Row = Readonly<Record<string, string>>;

async function query({ database }: Pick<TestApp, 'database'>, sql: string): Promise<Row[]> {
  return (await database.knex.raw<{ rows: Row[] }>(sql)).rows;
}

/** Differences between the indexes of partitions and those of their tables. */
const strayIndexes = `
SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid AND c.relkind = 'i'
JOIN pg_class p ON p.oid = i.inhparent WHERE p.relname <> c.relname`;

onPostgres('a database on partitions by company', () => {
  let app: TestApp;
  let plain: string;
  let admin: Awaited<ReturnType<typeof makeYear>>['admin'];

  const totals = async () => {
    const erp = app.client();
    await erp.auth.login({ email: admin.email, password: admin.password });
    const size = { pageSize: 1 };
    const { data } = await erp.admin.selfCheck();
    return {
      faults: data.checks.filter(({ sound }) => !sound),
      invoices: (await erp.invoices.list(size)).totalCount,
      movements: (await erp.inventory.movements(size)).totalCount,
      audit: (await erp.audit.list({ ...size, objectType: 'invoice' })).totalCount,
    };
  };
  const schema = async () => comparable(await readSchema(app.database));
  const partition = (count: number) => partitionByCompany({ database: app.database }, count);

  beforeAll(async () => {
    app = await startTestApp({ database: { partitions: 0 } });
    plain = await schema();
    ({ admin } = await makeYear({
      database: app.database,
      bcryptCost: 4,
      now: startOfTests,
      code: 'YEAR',
      months: 3,
      invoices: 60,
      onProgress: () => undefined,
    }));
  }, 120_000);
  afterAll(() => app.close());

  test('has partitioned every table, but for those that companies share', async () => {
    const tables = await query(
      app,
      `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
    );
    const own = new Set((await tenantTables(app.database.knex)).map(({ name }) => name));
    const others = tables.map(({ name = '' }) => name).filter((name) => !own.has(name));
    expect(others.sort()).toEqual(Object.values(shared).flat().sort());
  });

  test('keeps rows, books, schema and functions, in partitions, in fewer and in plain tables again', async () => {
    const before = await totals();
    const functions = await readFunctions(app.database);
    const names = new Set((await tenantTables(app.database.knex)).map(({ name }) => name));
    for (const count of [4, 2]) {
      expect(await partition(count)).toHaveLength(names.size);
      expect(await partition(count)).toEqual([]);
      expect(await partitionsInUse(app.database)).toBe(count);
      expect(await schema()).toBe(plain);
      expect(await query(app, strayIndexes)).toEqual([]);
      expect(await readFunctions(app.database)).toEqual(functions);
      expect(await totals()).toEqual(before);
    }
    await partition(0);
    expect(await schema()).toBe(plain);
    expect(await totals()).toEqual(before);
  }, 120_000);

  test('has the storage parameters and the triggers against TRUNCATE on each partition', async () => {
    await partition(4);
    const found = await query(
      app,
      `SELECT c.relname AS name, array_to_string(c.reloptions, ' ') AS options FROM pg_class c
       WHERE c.relname = 'stock' AND c.relkind = 'r'`,
    );
    expect(found).toEqual(
      Array.from({ length: 4 }, () => ({ name: 'stock', options: 'fillfactor=80' })),
    );
    const cut = app.database.knex.raw('TRUNCATE partition_0.audit_log');
    await expect(cut).rejects.toThrow(/only ever added/);
    const change = app.database.knex.raw('DELETE FROM stock_movements');
    await expect(change).rejects.toThrow(/only ever added/);
  });

  test('has its tables analyzed, which autovacuum does for partitions only', async () => {
    await partition(4);
    expect(await analyzeTables(app.database.knex)).toEqual([]);
    await app.database.knex.raw('SELECT pg_stat_reset()');
    expect(await analyzeTables(app.database.knex)).toContain('products');
    expect(await analyzeTables(app.database.knex)).toEqual([]);
  });

  test('continues its ids, and answers a taken code as plain tables do', async () => {
    await partition(4);
    const [last] = await query(app, 'SELECT max(id)::text AS id FROM products');
    const input = sample();
    const product = await createProduct(app, input);
    expect(product.id).toBeGreaterThan(Number(last?.['id']));
    const refused = await failure(
      app.as('admin').products.create({ ...input, code: product.code }),
    );
    expect(refused).toMatchObject({ statusCode: 409, code: 'duplicate_code' });
  });
});

/** The usual changes of a schema, on a table that is partitioned or not. */
const later: readonly Migration[] = [
  {
    name: '8401_column',
    up: async (trx) => {
      await trx.raw('ALTER TABLE products ADD COLUMN shelf text');
      await trx.raw(
        `ALTER TABLE products ADD CONSTRAINT products_shelf_check CHECK (length(shelf) <= 9) NOT VALID`,
      );
      await trx.raw('ALTER TABLE products VALIDATE CONSTRAINT products_shelf_check');
      await trx.raw(`UPDATE products SET shelf = 'A'`);
      await trx.raw('ALTER TABLE products ALTER COLUMN shelf SET NOT NULL');
      await trx.raw(`ALTER TABLE products ALTER COLUMN shelf SET DEFAULT 'A'`);
      await trx.raw(
        'ALTER TABLE products ADD CONSTRAINT products_shelf_key UNIQUE (company_id, shelf, id)',
      );
      await changeStorage(trx, 'products', 'SET (fillfactor = 70)');
    },
    down: async (trx) => {
      await changeStorage(trx, 'products', 'SET (fillfactor = 80)');
      await trx.raw('ALTER TABLE products DROP COLUMN shelf');
    },
  },
  {
    name: '8402_index',
    upInSteps: (session) =>
      createIndexConcurrently(session, 'products_shelf_idx', 'products (company_id, unit, id)'),
    downInSteps: (session) => dropIndexConcurrently(session, 'products_shelf_idx'),
  },
  {
    name: '8403_table',
    up: async (trx) =>
      void (await trx.raw(`CREATE TABLE shelves (company_id bigint NOT NULL REFERENCES companies (id),
        id bigserial, product_id bigint, PRIMARY KEY (company_id, id),
        FOREIGN KEY (company_id, product_id) REFERENCES products (company_id, id))`)),
    down: async (trx) => void (await trx.raw('DROP TABLE shelves')),
  },
];

onPostgres('a later migration', () => {
  test.each([0, 3])('changes tables and builds indexes on %i partitions alike', async (count) => {
    const plain = await openTestDatabase({ partitions: 0 });
    const database = await openTestDatabase({ partitions: count });
    try {
      const all = [...migrations, ...later];
      await migrate(plain, all);
      const before = await readSchema(database);
      expect(await migrate(database, all)).toEqual(later.map(({ name }) => name));
      expect(comparable(await readSchema(database))).toBe(comparable(await readSchema(plain)));
      expect((await database.knex.raw(strayIndexes)).rows).toEqual([]);
      const { rows } = await database.knex.raw(
        `SELECT i.indisvalid AS valid FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid WHERE c.relname = 'products_shelf_idx'`,
      );
      expect(rows).toHaveLength(count + 1);
      expect(rows.every(({ valid }: { valid: boolean }) => valid)).toBe(true);
      await rollback(database, all, later.length);
      expect(await readSchema(database)).toBe(before);
    } finally {
      await Promise.all([plain.close(), database.close()]);
    }
  });
});

describe('the embedded engine', () => {
  test('refuses partitions in words', async () => {
    const database = await openDatabase({ dataDir: 'memory' });
    try {
      await expect(partitionByCompany({ database }, 4)).rejects.toThrow(
        'The embedded database is not partitioned: set DATABASE_URL to a PostgreSQL server',
      );
    } finally {
      await database.close();
    }
  });
});

onPostgres('an interrupted partitioning', () => {
  test('leaves a whole database, and is finished by the next run', async () => {
    const empty = await createEmptyDatabase();
    const database = await openDatabase({ url: empty.url, poolMax: 2 });
    try {
      await migrate(database, migrations);
      // The table cannot be dropped while the view exists, so that its transaction fails.
      await database.knex.raw('CREATE VIEW blocking AS SELECT id FROM invoices');
      const failing = partitionByCompany({ database }, 3);
      await expect(failing).rejects.toThrow(/depend on it/);
      const strategies = new Map(
        (await tenantTables(database.knex)).map((t) => [t.name, t.strategy]),
      );
      expect([strategies.get('adjustments'), strategies.get('invoices')]).toEqual(['hash', null]);
      await database.knex.raw('DROP VIEW blocking');
      expect(await partitionByCompany({ database }, 3)).toContain('invoices');
      expect(await migrate(database, migrations)).toEqual([]);
    } finally {
      await database.close();
      await empty.drop();
    }
  });
});
