import { readFileSync, writeFileSync } from 'node:fs';
import type { SvcErp } from '../../sdk/erp/index.js';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { type CallCost, watchCosts } from '../support/costs.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { fillCompany } from '../support/large-company.js';
import { createVendor } from '../support/parties.js';
import { addCustomer, stocked } from '../support/sales.js';
import { loadLists } from '../support/statements/calls-of-kyc.js';

/**
 * Compares what calls cost PostgreSQL with the table of the documentation, which `UPDATE_COSTS=1` rewrites. The counts
 * do not depend on the speed of the machine.
 */
const file = new URL('../../docs/performance.md', import.meta.url);
const marks = ['<!-- costs -->\n', '<!-- /costs -->'] as const;
const [before = '', rest = ''] = readFileSync(file, 'utf8').split(marks[0]);
const [table = '', after = ''] = rest.split(marks[1]);
const isUpdate = process.env['UPDATE_COSTS'] === '1';

const times = 20;

/** Rows lie in somewhat more or fewer pages by the order in which PostgreSQL cleans them up. */
const strayPages = 5;

type Call = () => Promise<unknown>;

interface Callers {
  readonly app: TestApp;
  readonly erp: SvcErp;
  readonly kyc: SvcKyc;
}

async function salesCalls({ app, erp }: Callers): Promise<Readonly<Record<string, Call>>> {
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const products: number[] = [];
  for (let count = 0; count < 3; count += 1) products.push((await stocked(app, 5000)).id);
  const lines = products.map((productId) => ({ productId, quantity: 1 }));
  const [productId = 0] = products;
  const sell = async () => (await erp.invoices.create({ customerId, lines })).data.id;
  const sold: number[] = [];
  for (let count = 0; count < 6 * times; count += 1) sold.push(await sell());
  const next = () => sold.pop() ?? 0;
  // Another customer for each payment: dead versions of a document that is paid again and again would be read, too.
  const payers: number[] = [];
  for (let count = 0; count < 3 * times; count += 1) {
    const payerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
    await erp.invoices.create({ customerId: payerId, lines: [{ productId, quantity: 1 }] });
    payers.push(payerId);
  }
  const payment = { amount: 1, method: 'efectivo', autoAllocate: true } as const;
  const counted = products.map((id) => ({ productId: id, quantityDelta: 1 }));
  const from = { fromWarehouseId: app.warehouseId, toWarehouseId: app.secondWarehouseId };
  return {
    'Read a product': () => erp.products.get(productId),
    'List products': () => erp.products.list(),
    'Search products': () => erp.products.list({ search: 'product 1' }),
    'List invoices': () => erp.invoices.list(),
    'Issue an invoice of three lines': sell,
    'Save a draft of three lines': () => erp.invoices.create({ customerId, lines, issue: false }),
    'Void an invoice': () => erp.invoices.void(next(), {}),
    'Credit a whole invoice': () =>
      erp.creditNotes.create({ invoiceId: next(), reason: 'Returned' }),
    'Receive a payment and allocate it': () =>
      erp.receivables.pay({ customerId: payers.pop() ?? 0, ...payment }),
    'Adjust the stock of three products': () =>
      erp.inventory.adjust({ warehouseId: app.warehouseId, reason: 'found', lines: counted }),
    'Transfer three products': () => erp.inventory.transfer({ ...from, lines }),
  };
}

async function purchaseCalls({ app, erp }: Callers): Promise<Readonly<Record<string, Call>>> {
  const vendorId = (await createVendor(app)).id;
  const { id: productId } = await stocked(app, 100);
  const order = async () => {
    const lines = [{ productId, quantity: 1000, unitPrice: 4 }];
    return (await erp.purchaseOrders.create({ vendorId, lines })).data.id;
  };
  const ordered: number[] = [];
  for (let count = 0; count < 3 * times; count += 1) ordered.push(await order());
  return {
    'Order from a vendor': order,
    'Receive goods of an order': () =>
      erp.purchaseOrders.receive(ordered.pop() ?? 0, { lines: [{ productId, quantity: 1 }] }),
  };
}

async function verificationCalls({ kyc }: Callers): Promise<Readonly<Record<string, Call>>> {
  await loadLists(kyc, 50);
  const expected = { firstName: 'Ana', lastName: 'Approve' };
  return {
    'Create a session': () => kyc.sessions.create({ features: ['id', 'face_match'], expected }),
    'List sessions': () => kyc.sessions.list(),
    'Screen a person': () => kyc.aml.screen({ fullName: 'Ana Approve' }),
    'Look a person up in a database': () =>
      kyc.documents.databaseValidation({
        idNumber: '00100000007',
        country: 'do',
        firstName: 'Ana',
        lastName: 'Approve',
      }),
  };
}

interface Documented {
  readonly statements: number;
  readonly pages: number;
}

const rowOf = (name: string, { statements, pages, walBytes }: CallCost): string =>
  `| ${name} | ${statements} | ${pages} | ${(walBytes / 1000).toFixed(1)} |`;

/** Returns the statements and pages of a documented call. */
function documented(text: string, name: string): Documented {
  const row = text.split('\n').find((line) => line.startsWith(`| ${name} | `)) ?? '';
  const [statements = 0, pages = 0] = row.split(' | ').slice(1, 3).map(Number);
  return { statements, pages };
}

const isWithin = (cost: CallCost, most: Documented): boolean =>
  cost.statements <= most.statements * 1.1 && cost.pages <= most.pages * 1.1 + strayPages;

onPostgres('the cost of a call in PostgreSQL', () => {
  let app: TestApp;
  const costs = new Map<string, CallCost>();
  /** A transaction of another database was open all the time: PostgreSQL kept dead rows, and pages count more. */
  let isDisturbed = false;

  beforeAll(async () => {
    // The documentation has the costs on plain tables.
    app = await startTestApp({ database: { poolMax: 1 } });
    await fillCompany(app);
    const callers = { app, erp: app.as('admin'), kyc: await app.kyc({ environment: 'test' }) };
    const calls = {
      ...(await salesCalls(callers)),
      ...(await purchaseCalls(callers)),
      ...(await verificationCalls(callers)),
    };
    for (const call of Object.values(calls)) {
      for (let count = 0; count < times; count += 1) await call();
    }
    await app.database.knex.raw('VACUUM ANALYZE');
    const costOf = await watchCosts(app);
    const [start] = (await app.database.knex.raw('SELECT now() AS at')).rows;
    for (const [name, call] of Object.entries(calls)) {
      let cost = await costOf(call, times);
      if (!isUpdate && !isWithin(cost, documented(table, name))) {
        // Transactions of other databases may have kept dead rows for a while.
        await app.database.knex.raw('VACUUM');
        cost = await costOf(call, times);
      }
      costs.set(name, cost);
    }
    const others = await app.database.knex.raw(
      'SELECT 1 FROM pg_stat_activity a WHERE a.datname <> current_database() AND a.xact_start < ?',
      [start.at],
    );
    isDisturbed = others.rows.length > 0;
  });
  afterAll(() => app.close());

  test('is at most a tenth above that of the documentation', () => {
    if (isUpdate) {
      const head = '| Call | Statements | Pages | WAL, kB |\n| --- | --- | --- | --- |';
      const rows = [...costs].map(([name, cost]) => rowOf(name, cost));
      writeFileSync(file, `${before}${marks[0]}${[head, ...rows].join('\n')}\n${marks[1]}${after}`);
      return;
    }
    const exceeded = [...costs].filter(([name, cost]) => {
      const most = documented(table, name);
      return !isWithin(cost, isDisturbed ? { ...most, pages: Number.POSITIVE_INFINITY } : most);
    });
    expect(exceeded).toEqual([]);
  });

  test('includes no planning', async () => {
    const { rows } = await app.database.knex.raw<{ rows: { name: string }[] }>(
      `SELECT s.name FROM pg_prepared_statements s
       WHERE s.custom_plans >= ${times} AND s.generic_plans = 0 AND cardinality(s.parameter_types) > 0 ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  test('of a sale, payment or adjustment writes no index of products, stock and customers', async () => {
    const { knex } = app.database;
    await knex.raw('SELECT pg_stat_force_next_flush()');
    const { rows } = await knex.raw<{ rows: { table: string; share: string }[] }>(
      `SELECT s.relname AS table, (s.n_tup_hot_upd::numeric / s.n_tup_upd)::text AS share FROM pg_stat_user_tables s
       WHERE s.relname IN ('products', 'stock', 'customers') ORDER BY 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual(['customers', 'products', 'stock']);
    const least = isDisturbed ? 0 : 0.95;
    for (const { table, share } of rows)
      expect([table, Number(share) >= least]).toEqual([table, true]);
  });
});
