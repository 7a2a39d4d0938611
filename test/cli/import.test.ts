import { applyAdjustment } from '../../src/erp/inventory/index.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { auditOperator } from '../../src/kernel/operator/operator.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { now, openWorkplace, type Workplace } from './support.js';

let at: Workplace;
let companyId: number;
beforeAll(async () => {
  at = await openWorkplace();
  const [company] = await at.database
    .knex('companies as c')
    .where('c.code', 'ACME')
    .select<{ id: number }[]>('c.id');
  companyId = company?.id ?? 0;
});
afterAll(() => at.close());

async function importFile(content: string | Uint8Array, ...options: readonly string[]) {
  const path = await at.file('products.csv', content);
  return at.cli('import', 'products', path, '--company', 'ACME', '--json', ...options);
}

interface ProductRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly category_name: string | null;
  readonly unit: string;
  readonly type: string;
  readonly track_stock: boolean;
  readonly barcode: string | null;
  readonly description: string | null;
  readonly min_stock: string | null;
  readonly search_text: string;
  readonly version: number;
}

async function stored(code: string): Promise<ProductRow | undefined> {
  return at.database
    .knex('products as p')
    .where({ 'p.company_id': companyId, 'p.code': code })
    .first<ProductRow | undefined>();
}

async function countAll(): Promise<number> {
  const [row] = await at.database
    .knex('products as p')
    .count<{ count: number }[]>({ count: 'p.id' });
  return row?.count ?? -1;
}

describe('an import file of products', () => {
  test('deactivates and reactivates products by the column active', async () => {
    const row = (active: string) => `code,name,price,active\nON-1,Lamp,1,${active}\n`;
    const isActive = async () =>
      (await at.database.knex('products').where({ code: 'ON-1' }).first())?.is_active;
    for (const [active, expected] of [
      ['', true],
      ['no', false],
      ['', false],
      ['yes', true],
    ] as const) {
      expect((await importFile(row(active))).code).toBe(0);
      expect([active, await isActive()]).toEqual([active, expected]);
    }
    await importFile('code,name,price,active\nON-2,Lamp,1,no\n');
    const made = await at.database.knex('products').where({ code: 'ON-2' }).first();
    expect(made?.is_active).toBe(false);
  });

  test('creates products from all columns, in any order', async () => {
    const rows = await at.audited(async () => {
      const ended = await importFile(
        'price,NAME,code,minStock,trackStock,type,unit,barcode,category,description\n' +
          '1.5,Café molido,A-1,12.25,sí,good,lb,7460001,Alimentos,"Tostado, ""fino"""\n' +
          '250,Envío,A-2,,,service,,,Servicios,\n',
      );
      expect(ended.err).toBe('');
      expect(ended.json()).toMatchObject({ rows: 2, created: 2, updated: 0, unchanged: 0 });
    });
    expect(await stored('A-1')).toMatchObject({
      name: 'Café molido',
      price: '1.500000',
      category_name: 'Alimentos',
      unit: 'lb',
      type: 'good',
      track_stock: true,
      barcode: '7460001',
      description: 'Tostado, "fino"',
      min_stock: '12.2500',
      search_text: 'a-1\ncafe molido\n7460001',
    });
    expect(await stored('A-2')).toMatchObject({
      type: 'service',
      track_stock: false,
      unit: 'unit',
    });
    // One row per category, product and import.
    const [category, product] = ['product_category', 'product'];
    const types = [category, product, category, product, 'import'];
    expect(rows.map(({ object_type }) => object_type)).toEqual(types);
    expect(rows[1]).toMatchObject({
      actor_type: 'operator',
      after: { code: 'A-1', price: '1.500000' },
    });
    expect(rows[4]).toMatchObject({ object_id: 'products.csv', after: { rows: 2, created: 2 } });
  });

  test('changes nothing when imported again, and says so', async () => {
    const before = await stored('A-1');
    const rows = await at.audited(async () => {
      const ended = await importFile('code,name,price,category\nA-1,Café molido,1.50,alimentos\n');
      expect(ended.json()).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    });
    expect(await stored('A-1')).toEqual(before);
    expect(rows.map(({ object_type }) => object_type)).toEqual(['import']);
  });

  test('finds products by code in any letter case, and preserves fields that it lacks', async () => {
    const rows = await at.audited(() => importFile('code,name,price,unit\nA-1,Café tostado,2,\n'));
    expect(await stored('A-1')).toMatchObject({
      name: 'Café tostado',
      price: '2.000000',
      unit: 'lb',
      barcode: '7460001',
      search_text: 'a-1\ncafe tostado\n7460001',
      version: 2,
    });
    expect(rows[0]).toMatchObject({
      before: { name: 'Café molido', price: '1.500000' },
      after: { name: 'Café tostado', price: '2.000000' },
    });
    expect((await importFile('code,name,price\na-2,Envío,250\n')).json()).toMatchObject({
      updated: 1,
    });
    expect(await stored('A-2')).toBeUndefined();
  });

  test('may come from a spreadsheet: BOM, semicolons, decimal commas, CRLF, blank rows', async () => {
    const ended = await importFile(
      '\uFEFFcode;name;price;minStock\r\nB-1;"Piña; ñame";1,50;0,1\r\n;;;\r\n\r\nB-2;Maní;1234.5;\r\n',
    );
    expect([ended.err, ended.code]).toEqual(['', 0]);
    expect(await stored('B-1')).toMatchObject({
      name: 'Piña; ñame',
      price: '1.500000',
      min_stock: '0.1000',
    });
    expect(await stored('B-2')).toMatchObject({ price: '1234.500000', min_stock: null });
  });

  test.each([
    ['a line sep=;', 'sep=;\r\ncode;name;price\r\nSEP-1;Piña;2,50\r\n'],
    ['a quoted line sep=', '"sep=,"\ncode,name,price\nSEP-1,Piña,2.50\n'],
    ['tabs', 'code\tname\tprice\r\nSEP-1\tPiña\t2,50\r\n'],
    ['a line sep= with a tab', 'sep=\t\ncode\tname\tprice\nSEP-1\tPiña\t2.50\n'],
  ])('may be divided by %s', async (_how, content) => {
    const ended = await importFile(content);
    expect([ended.err, ended.code]).toEqual(['', 0]);
    expect(await stored('SEP-1')).toMatchObject({ name: 'Piña', price: '2.500000' });
  });

  test('names the line of a fault also after a line sep=', async () => {
    const ended = await importFile('sep=;\ncode;name;price\nSEP-2;Piña;much\n');
    expect(ended.code).toBe(1);
    expect(`${ended.out}${ended.err}`).toContain('3');
  });

  test('preserves decimals exactly', async () => {
    await importFile(
      'code,name,price\nD-1,a,0.07\nD-2,b,0.000001\nD-3,c,9999999999999\nD-4,d,1234567.123456\n',
    );
    const prices = await Promise.all(
      ['D-1', 'D-2', 'D-3', 'D-4'].map(async (code) => (await stored(code))?.price),
    );
    expect(prices).toEqual(['0.070000', '0.000001', '9999999999999.000000', '1234567.123456']);
  });

  test('may hold more rows than one transaction, and reports progress', async () => {
    const lines = Array.from(
      { length: 2_500 },
      (_, n) => `BULK-${n},Artículo ${n},${(n / 100).toFixed(2)},Grupo ${n % 7}`,
    );
    const before = await countAll();
    const ended = await importFile(`code,name,price,category\n${lines.join('\n')}\n`);
    expect(ended.json()).toMatchObject({ rows: 2_500, created: 2_500 });
    expect(ended.err).toBe('1000 of 2500 products\n2000 of 2500 products\n');
    expect(await countAll()).toBe(before + 2_500);
    expect(await stored('BULK-2499')).toMatchObject({
      price: '24.990000',
      category_name: 'Grupo 0',
    });
    const [counted] = await at.database
      .knex('row_counts as c')
      .where({ 'c.company_id': companyId, 'c.table_name': 'products' })
      .sum<{ sum: string }[]>({ sum: 'c.total' });
    expect(Number(counted?.sum)).toBe(await countAll());
  });
});

describe('a dry run', () => {
  test('reports the planned changes and saves nothing, not even a category', async () => {
    const before = await countAll();
    const rows = await at.audited(async () => {
      const ended = await importFile(
        'code,name,price,category\nX-1,x,1,Nunca\nA-1,Otro,1,\n',
        '--dry-run',
      );
      expect(ended.json()).toMatchObject({ created: 1, updated: 1, isDryRun: true });
    });
    expect(rows).toEqual([]);
    expect(await countAll()).toBe(before);
    expect(await at.database.knex('product_categories as c').where('c.name', 'Nunca')).toEqual([]);
  });
});

describe('an import file with products that exist', () => {
  test('refuses a barcode of another product, for new and known products, with the line', async () => {
    const created = await importFile('code,name,price,barcode\nF-1,f,1,7460001\n');
    expect(created.err).toBe(
      'line 2: The barcode 7460001 is taken\n1 error; nothing was imported\n',
    );
    const updated = await importFile('code,name,price,barcode\nF-2,f,1,\nB-1,b,1,7460001\n');
    expect(updated.err).toContain('line 3: The barcode 7460001 is taken');
    expect(await stored('F-2')).toBeUndefined();
  });

  test('may move a barcode from a known product to a new one', async () => {
    const ended = await importFile(
      'code,name,price,barcode\nG-1,g,1,7460001\nA-1,Café,2,7460009\n',
    );
    expect(ended.json()).toMatchObject({ created: 1, updated: 1 });
  });

  test('cannot change whether a product tracks stock once it has movements', async () => {
    const product = await stored('A-1');
    const [warehouse] = await at.database
      .knex('warehouses as w')
      .where('w.company_id', companyId)
      .select<{ id: number }[]>('w.id');
    const document = {
      companyId,
      warehouseId: warehouse?.id ?? 0,
      reason: 'opening' as const,
      date: '2026-01-31',
      decimals: 2,
      mayGoNegative: false,
      mayUnlock: false,
      now,
      lines: [{ productId: product?.id ?? 0, quantityDelta: 3, unitCost: 1 }],
    };
    const operator = { companyId, command: 'test', now };
    await inTransaction(at.database.knex, (trx) =>
      applyAdjustment(trx, document, (db, entry) => auditOperator(db, operator, entry)),
    );
    const asService = await importFile('code,name,price,type\nA-1,Café,2,service\n');
    expect(asService.err).toContain('line 2: Product A-1 has stock movements');
    const untracked = await importFile('code,name,price,trackStock\nA-1,Café,2,no\n');
    expect(untracked.err).toContain('line 2: Product A-1 has stock movements');
    const renamed = await importFile('code,name,price,trackStock\nA-1,Café nuevo,2,yes\n');
    expect(renamed.json()).toMatchObject({ updated: 1 });
  });
});
