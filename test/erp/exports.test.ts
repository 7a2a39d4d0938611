import { operations } from '../../generated/erp/operations.js';
import type { ExportQuery, ListProductsQuery, SvcErp } from '../../sdk/erp/index.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { ensureCategory } from '../../src/erp/products/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { documentLists, recordsOf, shown, textOf } from '../support/exports.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { unzip } from '../support/zip.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
  const { knex } = app.database;
  const categoryId = await ensureCategory(knex, app.companyId, 'Año', app.clock.now());
  await createProduct(app, { code: 'A-1', name: 'Peña', price: 1.25, categoryId });
  await createProduct(app, { code: '=1+1', name: 'two "quoted", parts', price: 0.000001 });
  await createProduct(app, { code: '-5', name: '@SUM(A1)', unit: '+box' });
  const bolt = await createProduct(app, { code: '00123', name: '<b>&amp;_x0041_</b>', price: 3 });
  await adjust(app, [{ productId: bolt.id, quantityDelta: 7, unitCost: 2 }]);
  await adjust(app, [{ productId: bolt.id, quantityDelta: -2 }]);
});
afterAll(() => app.close());

type ProductExport = ExportQuery<ListProductsQuery<'id' | 'code' | 'name' | 'price' | 'createdAt'>>;
const exportProducts = (query: ProductExport) => admin.products.list(query);
const lists = [
  [
    'listProducts',
    () => admin.products.list({ pageSize: 100 }),
    () => exportProducts({ format: 'csv' }),
  ],
  [
    'listProductCategories',
    () => admin.products.categories(),
    () => admin.products.categories({ format: 'csv' }),
  ],
  ['listStock', () => admin.inventory.stock(), () => admin.inventory.stock({ format: 'csv' })],
  [
    'listMovements',
    () => admin.inventory.movements(),
    () => admin.inventory.movements({ format: 'csv' }),
  ],
  [
    'listWarehouses',
    () => admin.inventory.warehouses(),
    () => admin.inventory.warehouses({ format: 'csv' }),
  ],
] as const;

describe('the parameter format', () => {
  test.each(lists)(
    'exports the rows of %s with all members, in the order of the list',
    async (id, list, file) => {
      const columns = operations[id].columns.map(({ name }) => name);
      const { data } = await list();
      expect(data.length).toBeGreaterThan(0);
      expect(recordsOf(await file())).toEqual(data.map((record) => shown(record, columns)));
    },
  );

  test('is tested here for every list with exports', () => {
    const exporting = Object.values(operations).filter(({ columns }) => columns.length > 0);
    expect(exporting.map(({ id }) => id).sort()).toEqual(
      [...lists, ...documentLists].map(([id]) => id).sort(),
    );
  });

  test('csv is UTF-8 with a byte order mark, CRLF and quotes, and never writes a formula', async () => {
    const file = await exportProducts({
      format: 'csv',
      sortBy: 'id',
      sortDir: 'asc',
      fields: ['code', 'name', 'price'],
    });
    expect(textOf(file)).toBe(
      [
        '\ufeffcode,name,price',
        'A-1,Peña,1.25',
        '\'=1+1,"two ""quoted"", parts",0.000001',
        "'-5,'@SUM(A1),1",
        '00123,<b>&amp;_x0041_</b>,3',
        '',
      ].join('\r\n'),
    );
    expect(file.contentType).toBe('text/csv; charset=utf-8');
  });

  test('writes a negative number as a number', async () => {
    const query = { format: 'csv', fields: ['quantity'], sortBy: 'id', sortDir: 'asc' } as const;
    expect(textOf(await admin.inventory.movements(query))).toBe('\ufeffquantity\r\n7\r\n-2\r\n');
  });

  test('names the file after the list and the day of the company', async () => {
    const { response } = await exportProducts({ format: 'csv' }).withResponse();
    expect(response.headers.get('content-disposition')).toContain('products-2026-01-31.csv');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { fileName } = await admin.products.categories({ format: 'xlsx' });
    expect(fileName).toBe('product-categories-2026-01-31.xlsx');
  });

  test('xlsx has typed numbers, dates and text under a bold, frozen header', async () => {
    const file = await exportProducts({
      format: 'xlsx',
      sortBy: 'id',
      sortDir: 'asc',
      fields: ['name', 'price', 'createdAt', 'code'],
    });
    const files = unzip(file.content);
    expect([...files.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
    ]);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    const text = (at: string, value: string, bold = '') =>
      `<c r="${at}"${bold} t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
    expect(sheet).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(sheet).toContain(text('A1', 'name', ' s="1"'));
    // 31 January 2026, 11:00 in the time zone of the company.
    const row = `${text('A2', 'Peña')}<c r="B2"><v>1.25</v></c><c r="C2" s="3"><v>46053.45833333333</v></c>`;
    expect(sheet).toContain(`<row r="2">${row}${text('D2', 'A-1')}</row>`);
    expect(sheet).toContain(text('D3', '=1+1'));
    expect(sheet).toContain('<c r="B3"><v>0.000001</v></c>');
    expect(sheet).toContain(text('A5', '&lt;b&gt;&amp;amp;_x005F_x0041_&lt;/b&gt;'));
    expect(files.get('xl/styles.xml')).toContain('<font><b/>');
    expect(files.get('xl/workbook.xml')).toContain(
      '<sheet name="products" sheetId="1" r:id="rId1"/>',
    );
    expect(file.contentType).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  });

  test('xlsx writes days, empty cells and booleans in their own types', async () => {
    const { content } = await admin.inventory.movements({ format: 'xlsx', fields: ['date'] });
    expect(unzip(content).get('xl/worksheets/sheet1.xml')).toContain(
      '<c r="A2" s="2"><v>46053</v></c>',
    );
    const fields = ['active', 'categoryName', 'id'] as const;
    const products = await admin.products.list({ format: 'xlsx', fields, search: '00123' });
    expect(unzip(products.content).get('xl/worksheets/sheet1.xml')).toMatch(
      /<row r="2"><c r="A2" t="b"><v>1<\/v><\/c><c r="C2"><v>\d+<\/v><\/c><\/row>/,
    );
  });

  test('applies filters, search and order, and writes a header alone for no rows', async () => {
    const names = async (query: Omit<ProductExport, 'format'>) =>
      recordsOf(await exportProducts({ ...query, format: 'csv' })).map(({ code }) => code);
    expect(await names({ search: 'PEÑA' })).toEqual(['A-1']);
    expect(await names({ sortBy: 'price', sortDir: 'desc' })).toEqual([
      '00123',
      'A-1',
      "'-5",
      "'=1+1",
    ]);
    const file = await exportProducts({ format: 'csv', search: 'nothing', fields: ['id'] });
    expect(textOf(file)).toBe('\ufeffid\r\n');
    const empty = await exportProducts({ format: 'xlsx', search: 'nothing', fields: ['id'] });
    expect(unzip(empty.content).get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(1);
  });

  test('omits costs without permission', async () => {
    const { knex } = app.database;
    const key = {
      companyId: app.companyId,
      name: 'export',
      permissions: ['inventory:read', 'exports:run'],
    };
    const apiKey = (await createApiKey(knex, key, app.clock.now())).value;
    const [row] = recordsOf(await app.client({ apiKey }).inventory.stock({ format: 'csv' }));
    expect(row).toMatchObject({ quantity: '5', averageCost: '', value: '' });
  });

  test('exports records of the own company only', async () => {
    expect(recordsOf(await app.as('stranger').products.list({ format: 'csv' }))).toEqual([]);
  });

  test('requires exports:run beside the permission of the list', async () => {
    const viewer = app.as('viewer');
    expect((await viewer.products.list()).totalCount).toBe(4);
    expect(await failure(viewer.products.list({ format: 'csv' }))).toMatchObject({
      statusCode: 403,
      code: 'insufficient_permissions',
      message: 'The permission exports:run is needed',
    });
  });

  test.each([
    ['format=csv&page=1', 'query.page'],
    ['pageSize=20&format=xlsx', 'query.pageSize'],
    ['format=csv&cursor=abc', 'query.cursor'],
    ['format=pdf', 'query.format'],
    ['format=csv&fields=colour', 'query.fields'],
    ['format=csv&dateFrom=2026-02-30', 'query.dateFrom'],
  ])('answers 400 to %s, naming %s', async (query, path) => {
    const reply = await app.fetch(`/api/products?${query}`, {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    const body: unknown = await reply.json();
    expect(reply.status).toBe(400);
    expect(body).toMatchObject({ details: [expect.objectContaining({ path })] });
  });

  test('is unknown to lists without exports', async () => {
    const reply = await app.fetch('/api/events?format=csv', {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect(await reply.json()).toMatchObject({ code: 'unknown_parameter' });
  });

  test('answers HEAD with the headers alone', async () => {
    const reply = await app.fetch('/api/products?format=csv', {
      method: 'HEAD',
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
  });

  test('counts in the limit of exports, which pages do not', async () => {
    const limits = { general: 100, auth: 100, exports: 2 };
    const limited = await startTestApp({
      sharing: app,
      config: { areRateLimitsOn: true, rateLimits: limits },
    });
    try {
      const as = (role: 'admin' | 'manager') => {
        const tokens = { token: app.tokenOf(role) };
        return limited.client({ tokens, baseUrl: limited.baseUrl }).products;
      };
      const first = await as('admin').list({ format: 'csv' }).withResponse();
      expect(first.response.headers.get('ratelimit-limit')).toBe('2');
      await as('admin').list({ format: 'xlsx' });
      expect(await failure(as('admin').list({ format: 'csv' }))).toMatchObject({
        statusCode: 429,
        code: 'rate_limited',
      });
      await as('admin').list();
      await as('manager').list({ format: 'csv' });
    } finally {
      await limited.close();
    }
  });
});
