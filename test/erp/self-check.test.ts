import type { Knex } from 'knex';
import { startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, addTaxRate, addVendor, stocked } from '../support/sales.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await makeBooks();
});
afterAll(() => app.close());

const admin = () => app.as('admin');

async function faults() {
  const { data } = await admin().admin.selfCheck();
  return data.checks.flatMap(({ faults: found }) => found);
}

async function makeLeads(): Promise<void> {
  const { data } = await admin().crm.createLead({ name: 'Marta Rey', phone: '809 555 0100' });
  await admin().crm.createOpportunity({ title: 'A shop', leadId: data.id, expectedAmount: 5 });
}

/** Makes sales with included, several and foreign taxes, a draft, void ones, credit notes, collections and their ends. */
async function makeSales(taxes: readonly [number, number]): Promise<void> {
  const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
  const abroad = await addCustomer(app, { currencyCode: 'USD', paymentTerms: 'CREDITO_30' });
  const { id: productId } = await stocked(app, 500, 3.3333);
  const line = { productId, quantity: 7, unitPrice: 12.345678, discountPercent: 5 };
  const sell = async (values: object, customer = customerId) => {
    const input = { customerId: customer, lines: [{ ...line, taxRateId: taxes[0] }], ...values };
    return (await admin().invoices.create(input)).data;
  };
  const both = [{ ...line, taxRateIds: [...taxes] }, line];
  const foreign = await sell({ exchangeRate: 58.4321, lines: both }, abroad);
  const first = await sell({ lines: both, pricesIncludeTax: true });
  await sell({ issue: false });
  const unpaid = await sell({});
  await admin().invoices.void(unpaid.id);
  const credited = { reason: 'Returned', restock: true };
  for (const { id, customer } of [
    { id: foreign.id, customer: abroad },
    { id: first.id, customer: customerId },
  ]) {
    const money = { customerId: customer, method: 'cheque' as const };
    const rate = customer === abroad ? { exchangeRate: 57.5 } : {};
    const pay = async (amount: number) =>
      (await admin().receivables.pay({ ...money, ...rate, amount, autoAllocate: true })).data;
    const bounced = await pay(40);
    await admin().receivables.reverse(bounced.id);
    const lines = [{ invoiceLineId: await lineOf(id), quantity: 2 }];
    const note = await admin().creditNotes.create({ invoiceId: id, lines, ...credited });
    await admin().creditNotes.void(note.data.id);
    await admin().creditNotes.create({ invoiceId: id, lines, ...credited });
    await pay(500);
  }
}

async function lineOf(invoiceId: number): Promise<number> {
  return (await admin().invoices.get(invoiceId)).data.lines[0]?.id ?? 0;
}

async function makePurchases([taxRateId]: readonly [number, number]): Promise<void> {
  const { id: productId } = await createProduct(app);
  for (const currencyCode of ['DOP', 'USD']) {
    const vendorId = await addVendor(app, { currencyCode });
    const lines = [{ productId, quantity: 9, unitPrice: 4.123456, discountPercent: 2, taxRateId }];
    const { data: order } = await admin().purchaseOrders.create({ vendorId, lines });
    const receive = async (quantity: number) =>
      (await admin().purchaseOrders.receive(order.id, { lines: [{ productId, quantity }] })).data;
    const wrong = await receive(4);
    await admin().purchaseOrders.reverseReception(wrong.reception.id);
    await receive(5);
    const money = { vendorId, method: 'cheque', autoAllocate: true } as const;
    const { data: stopped } = await admin().payables.pay({ ...money, amount: 10 });
    await admin().payables.reverse(stopped.id);
    await admin().payables.pay({ ...money, amount: 3 });
    await admin().payables.pay({ ...money, amount: 100 });
  }
}

/** Counts, adjusts and transfers goods, also on a day before later movements, and reverses a document of each kind. */
async function makeStock(): Promise<void> {
  const { inventory } = admin();
  const { warehouseId, secondWarehouseId: toWarehouseId } = app;
  const { id: productId } = await stocked(app, 60, 2.75);
  const { id: other } = await stocked(app, 10, 1.5);
  app.clock.advance(2 * 86_400_000);
  const adjust = async (quantityDelta: number, date?: string) => {
    const lines = [
      { productId, quantityDelta },
      { productId: other, countedQuantity: 8 },
    ];
    const input = { warehouseId, reason: 'count' as const, lines, ...(date && { date }) };
    return (await inventory.adjust(input)).data;
  };
  const today = (await adjust(-3)).date;
  const late = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const move = async (date: string) => {
    const lines = [
      { productId, quantity: 4 },
      { productId: other, quantity: 1 },
    ];
    const input = { fromWarehouseId: warehouseId, toWarehouseId, date, lines };
    return (await inventory.transfer(input)).data;
  };
  await move(today);
  await move(late);
  await adjust(2, late);
  await inventory.reverseAdjustment((await adjust(-1)).id, { reason: 'Typed twice' });
  await inventory.reverseTransfer((await move(today)).id, { reason: 'Typed twice' });
}

async function makeBooks(): Promise<void> {
  await admin().config.updateCurrency('USD', { active: true });
  const rate = { base: 'USD', quote: 'DOP', rate: 58.5, validFrom: '2026-01-01' };
  await admin().config.createExchangeRate(rate);
  const taxes = [await addTaxRate(app, 18), await addTaxRate(app, 8.875)] as const;
  await makeSales(taxes);
  await makePurchases(taxes);
  await makeStock();
  await makeLeads();
}

/** Numeric columns that are no figures, each with its reason. */
const noFigures: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/(^|_)id$/, 'names a record'],
  [/^line$/, 'is a position'],
  [/^version$/, 'counts changes'],
  [/^(slot|part)$/, 'divides a sum among rows'],
];

interface Figure {
  readonly table: string;
  readonly column: string;
  /** The smallest change that the meaning of the column knows: a cent of an amount, otherwise one. */
  readonly unit: string;
}

/** Tables of documents are those whose names begin so; a new table is one by default. */
const families = [
  'invoice',
  'credit_note',
  'receivable',
  'payable',
  'purchase_order',
  'reception',
  'adjustment',
  'transfer',
  'stock',
] as const;

/** Returns each figure of the tables of a family, from the catalog of the database. */
async function figuresOf(knex: Knex, family: string): Promise<readonly Figure[]> {
  const { rows } = await knex.raw<{ rows: { table: string; column: string; type: string }[] }>(
    `SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
     FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
       AND starts_with(c.table_name, '${family}')
       AND c.data_type IN ('numeric', 'integer', 'bigint', 'smallint', 'double precision', 'real')
     ORDER BY 1, 2`,
  );
  return rows
    .filter(({ column }) => noFigures.every(([pattern]) => !pattern.test(column)))
    .map(({ table, column, type }) => ({ table, column, unit: unitOf(column, type) }));
}

const unitOf = (column: string, type: string): string =>
  type === 'numeric' && /amount|total|cost$/.test(column) ? '0.01' : '1';

/** Changes rows without triggers, as only the owner of the database can. */
async function withoutTriggers(work: (trx: Knex.Transaction) => Promise<unknown>): Promise<void> {
  await app.database.knex.transaction(async (trx) => {
    await trx.raw(`SET LOCAL session_replication_role = 'replica'`);
    await work(trx);
  });
}

/** A change of a row. It resolves to false if a constraint of the table refuses it. */
async function plant(table: string, row: string, change: string): Promise<boolean> {
  try {
    await withoutTriggers((trx) =>
      trx.raw(`UPDATE ${table} SET ${change} WHERE ctid = '${row}'::tid`),
    );
    return true;
  } catch (error) {
    // 23514: a check refuses the value.
    if (Object(error).code === '23514') return false;
    throw error;
  }
}

/** Keeps the rows of a table aside, runs `work`, and puts the rows back. */
async function restoring(table: string, work: () => Promise<void>): Promise<void> {
  const { knex } = app.database;
  await knex.raw(`CREATE TABLE kept_rows AS SELECT * FROM ${table}`);
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `SELECT string_agg(quote_ident(a.attname), ', ') AS name FROM pg_attribute a
     WHERE a.attrelid = '${table}'::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`,
  );
  try {
    await work();
  } finally {
    await withoutTriggers(async (trx) => {
      await trx.raw(`DELETE FROM ${table}`);
      await trx.raw(
        `INSERT INTO ${table} (${rows[0]?.name}) SELECT ${rows[0]?.name} FROM kept_rows`,
      );
      await trx.raw('DROP TABLE kept_rows');
    });
  }
}

/** Returns the physical places of the rows that have a value in a column. */
async function rowsWith(table: string, column: string): Promise<readonly string[]> {
  const { rows } = await app.database.knex.raw<{ rows: { ctid: string }[] }>(
    `SELECT ctid::text FROM ${table} WHERE company_id = ${app.companyId} AND ${column} IS NOT NULL ORDER BY 1`,
  );
  return rows.map(({ ctid }) => ctid);
}

describe('runSelfCheck', () => {
  test('finds nothing in books with every kind of document', async () => {
    expect(await faults()).toEqual([]);
  });

  test.each(families)(
    'names every figure of %s tables that is wrong by one unit',
    async (family) => {
      const figures = await figuresOf(app.database.knex, family);
      expect(figures.length).toBeGreaterThan(3);
      const unseen: string[] = [];
      for (const { table, column, unit } of figures) {
        const places = await rowsWith(table, column);
        if (places.length === 0) unseen.push(`${table}.${column}: no row`);
        for (const at of new Set([0, places.length - 1])) {
          await restoring(table, async () => {
            const place = (await rowsWith(table, column)).at(at) ?? '';
            const isPlanted = await plant(table, place, `${column} = ${column} + ${unit}`);
            if (isPlanted && (await faults()).length === 0) unseen.push(`${table}.${column} ${at}`);
          });
        }
      }
      expect(unseen).toEqual([]);
      expect(await faults()).toEqual([]);
    },
  );

  test.each([
    ['row_counts', ['total']],
    ['audit_counts', ['total']],
    ['customers', ['open_amount', 'unapplied_amount']],
    ['vendors', ['open_amount', 'unapplied_amount']],
    ['products', ['stock_total', 'stock_value']],
  ] as const)('names every count and sum of %s that is wrong by one', async (table, columns) => {
    const unseen: string[] = [];
    for (const column of columns) {
      const places = await rowsWith(table, column);
      if (places.length === 0) unseen.push(`${column}: no row`);
      for (const at of places.keys()) {
        await restoring(table, async () => {
          const place = (await rowsWith(table, column)).at(at) ?? '';
          await plant(table, place, `${column} = ${column} + 1`);
          if ((await faults()).length === 0) unseen.push(`${column} ${at}`);
        });
      }
    }
    expect(unseen).toEqual([]);
  });

  test('names a table whose stored number of rows it does not know', async () => {
    await restoring('row_counts', async () => {
      const place = (await rowsWith('row_counts', 'total')).at(0) ?? '';
      await plant('row_counts', place, `table_name = 'new_table'`);
      const subjects = (await faults()).map(({ subject }) => subject);
      expect(subjects).toContain('rows of new_table true');
    });
  });

  test('names every figure of a tax breakdown that is wrong by one unit', async () => {
    const { knex } = app.database;
    const { rows } = await knex.raw<{ rows: { table: string; path: string; isRate: boolean }[] }>(
      [
        'invoices',
        'credit_notes',
        'purchase_orders',
        'receptions',
        'invoice_lines',
        'purchase_order_lines',
      ]
        .map(
          (
            table,
          ) => `SELECT DISTINCT '${table}' AS table, '0,' || m.path AS path, m.path ~ 'rate$' AS "isRate"
            FROM ${table} d CROSS JOIN LATERAL (
              SELECT e.key AS path, e.value FROM jsonb_each_text(d.taxes->0) e WHERE e.key <> 'id'
              UNION ALL SELECT 'parts,0,' || p.key, p.value FROM jsonb_each_text(d.taxes->0->'parts'->0) p
            ) m WHERE m.value ~ '^[0-9.]+$' AND m.path <> 'parts,0,rate'`,
        )
        .join(' UNION ALL '),
    );
    expect(rows.length).toBeGreaterThan(20);
    const unseen: string[] = [];
    for (const { table, path, isRate } of rows) {
      await restoring(table, async () => {
        const { rows: found } = await knex.raw<{ rows: { ctid: string }[] }>(
          `SELECT ctid::text FROM ${table} WHERE taxes #>> '{${path}}' IS NOT NULL ORDER BY 1 LIMIT 1`,
        );
        const wrong = `to_jsonb(((taxes #>> '{${path}}')::numeric + ${isRate ? 1 : 0.01})::text)`;
        await plant(table, found[0]?.ctid ?? '', `taxes = jsonb_set(taxes, '{${path}}', ${wrong})`);
        if ((await faults()).length === 0) unseen.push(`${table} ${path}`);
      });
    }
    expect(unseen).toEqual([]);
  });
});
