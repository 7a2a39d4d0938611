import { strToU8, zipSync } from 'fflate';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const imports = () => app.as('admin').imports;
const bytes = (...lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const fileOf = (data: Uint8Array<ArrayBuffer>, filename = 'records') => ({ data, filename });
const jsonFile = (...records: readonly object[]) =>
  fileOf(bytes(...records.map((record) => JSON.stringify(record))), 'records.ndjson');

const sheetOf = (...rows: readonly string[]): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`;

/** A workbook with a sheet of these rows. */
function workbookOf(sheet: string, more: Readonly<Record<string, string>> = {}) {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="${relation}"><sheets><sheet name="One" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/data.xml"/></Relationships>',
    'xl/worksheets/data.xml': sheet,
    ...more,
  };
  const entries = Object.entries(parts).map(([name, part]) => [name, strToU8(part)] as const);
  return fileOf(zipSync(Object.fromEntries(entries)), 'records.xlsx');
}

const textCell = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const headerRow = (...names: readonly string[]) =>
  `<row r="1">${names.map((name, at) => textCell(`${'ABCDEF'[at]}1`, name)).join('')}</row>`;

describe('a workbook', () => {
  test('is read like a table: shared texts, numbers, truth values and days', async () => {
    const shared = '<sst><si><t>XL-1</t></si><si><r><t>La</t></r><r><t>mp</t></r></si></sst>';
    const rows = [
      headerRow('code', 'name', 'price', 'trackStock'),
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3"><v>0.30000000000000004</v></c><c r="D3" t="b"><v>0</v></c></row>',
    ];
    const file = workbookOf(sheetOf(...rows), { 'xl/sharedStrings.xml': shared });
    expect((await imports().run('products', { file })).data).toMatchObject({ created: 1 });
    const [product] = (await app.as('admin').products.list({ search: 'XL-1' })).data;
    expect(product).toMatchObject({ name: 'Lamp', price: 0.3, trackStock: false });
    const rates = workbookOf(
      sheetOf(
        headerRow('code', 'name', 'rate', 'validFrom'),
        `<row r="2">${textCell('A2', 'XL-R')}${textCell('B2', 'Rate')}<c r="C2"><v>7</v></c><c r="D2" s="2"><v>46023</v></c></row>`,
      ),
    );
    expect((await imports().run('tax-rates', { file: rates })).data).toMatchObject({ created: 1 });
    const found = (await app.as('admin').config.taxRates({ search: 'XL-R' })).data;
    expect(found[0]).toMatchObject({ rate: 7, validFrom: '2026-01-01' });
  });

  test('that this server exported is imported again', async () => {
    await imports().run('products', {
      file: jsonFile({ code: 'EX-1', name: 'Ñandú <1>', price: 4.5 }),
    });
    const { content } = await app
      .as('admin')
      .products.list({ search: 'EX-1', fields: ['code', 'name', 'price'], format: 'xlsx' });
    const { data } = await imports().run('products', { file: { data: content, filename: 'p' } });
    expect(data).toMatchObject({ rows: 1, unchanged: 1, faults: [] });
  });

  test('with a formula or an error is refused with the line and the column', async () => {
    const rows = [
      headerRow('code', 'name', 'price'),
      `<row r="2">${textCell('A2', 'FX-1')}${textCell('B2', 'Sum')}<c r="C2"><f>1+1</f><v>2</v></c></row>`,
      `<row r="3">${textCell('A3', 'FX-2')}<c r="B3" t="e"><v>#REF!</v></c><c r="C3"><v>2</v></c></row>`,
    ];
    const error = await failure(imports().run('products', { file: workbookOf(sheetOf(...rows)) }));
    expect(error).toMatchObject({ statusCode: 422, code: 'import_refused' });
    expect(error.details.map(({ path, message }) => [path, message])).toEqual([
      ['body.file.2.price', 'line 2, price: is a formula; paste its value in its place'],
      ['body.file.3.name', 'line 3, name: has the error #REF!'],
    ]);
  });

  test('that unpacks to more than 32 MB is refused, whatever size it names', async () => {
    const bomb = workbookOf(sheetOf(`<!--${'0'.repeat(33 * 2 ** 20)}-->`));
    // The size of each part stands in its directory entry: it lies.
    const lying = Buffer.from(bomb.data);
    for (let at = lying.indexOf('PK\u0001\u0002'); at !== -1; ) {
      lying.writeUInt32LE(10, at + 24);
      at = lying.indexOf('PK\u0001\u0002', at + 4);
    }
    for (const data of [bomb.data, new Uint8Array(lying)]) {
      const error = await failure(imports().run('products', { file: fileOf(data) }));
      expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
      expect(error.details[0]?.message).toContain('unpacks to more than 32 MB');
    }
  });

  test.each([
    ['a damaged archive', bytes('PK\u0003\u0004 and nothing else')],
    ['an archive that is no workbook', zipSync({ 'a.txt': strToU8('a') })],
    ['a workbook with entities', workbookOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>').data],
  ])('refuses %s', async (_what, data) => {
    const error = await failure(imports().run('products', { file: fileOf(data as never) }));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
  });

  test('refuses a column that is there twice, and a row beyond the last column', async () => {
    const twice = workbookOf(sheetOf(headerRow('code', 'name', 'code')));
    expect((await failure(imports().run('warehouses', { file: twice }))).details[0]?.message).toBe(
      'The column code is there twice',
    );
    const wide = workbookOf(
      sheetOf(headerRow('code', 'name'), `<row r="2">${textCell('XFD2', 'x')}</row>`),
    );
    const error = await failure(imports().run('warehouses', { file: wide }));
    expect(error.details[0]?.message).toContain('line 2: the row is too long');
  });

  test('refuses more rows than one transaction should hold', async () => {
    const rows = Array.from(
      { length: 1_001 },
      (_, at) => `<row r="${at + 2}">${textCell(`A${at + 2}`, `W-${at}`)}</row>`,
    );
    const file = workbookOf(sheetOf(headerRow('code', 'name'), ...rows));
    const error = await failure(imports().run('warehouses', { file }));
    expect(error.details[0]?.message).toBe('The file has more than 1000 rows');
  });
});

describe('a file of NDJSON', () => {
  test('holds the body of a request on each line, and is found again', async () => {
    const file = jsonFile(
      { code: 'ND-1', name: 'One', price: 1, category: 'Lines', metadata: { shop: 'A' } },
      { code: 'ND-2', name: 'Two', price: 2.5 },
    );
    expect((await imports().run('products', { file })).data).toMatchObject({ rows: 2, created: 2 });
    expect((await imports().run('products', { file })).data).toMatchObject({ unchanged: 2 });
    const [one] = (await app.as('admin').products.list({ search: 'ND-1' })).data;
    expect(one).toMatchObject({ categoryName: 'Lines', metadata: { shop: 'A' } });
  });

  test('names the line and the path of each fault', async () => {
    const file = fileOf(
      bytes(
        '{"name":"A","address":{"city":5}}',
        '',
        '{"name":"B",',
        '["C"]',
        '{"name":"D","colour":"red"}',
        '{"name":"E","__proto__":{}}',
      ),
    );
    const { data } = await imports().run('customers', { file, dryRun: true });
    expect(data.rows).toBe(5);
    expect(data.faults.map(({ line, column, message }) => [line, column, message])).toEqual([
      [1, 'address.city', expect.stringContaining('must be')],
      [3, null, 'is not a JSON object on one line'],
      [4, null, 'is not a JSON object on one line'],
      [5, 'colour', expect.any(String)],
      [6, null, expect.stringContaining('__proto__')],
    ]);
  });

  test('with text that is not UTF-8 is refused with its line', async () => {
    const bad = Buffer.concat([
      bytes('{"code":"U-1","name":"A"}\n{"code":"U-2","name":"'),
      Buffer.from([0xff, 0x22, 0x7d]),
    ]);
    const error = await failure(imports().run('warehouses', { file: fileOf(new Uint8Array(bad)) }));
    expect(error).toMatchObject({ statusCode: 422, code: 'import_refused' });
    expect(error.details[0]?.path).toBe('body.file.2');
  });

  test('refuses a member of an opening balance that is of another type, or unknown', async () => {
    const opening = {
      code: 'X',
      number: 5,
      issueDate: '2026-01-01',
      dueDate: '2026-01-31',
      amount: '5',
      paid: true,
    };
    const { data } = await imports().run('receivables', { file: jsonFile(opening), dryRun: true });
    expect(data.faults.map(({ column, message }) => [column, message])).toEqual([
      ['number', 'must be a string'],
      ['amount', 'must be a number'],
      ['paid', 'is not known'],
    ]);
  });

  test('has at most 1000 lines', async () => {
    const lines = Array.from({ length: 1_001 }, (_, at) => ({ code: `L-${at}`, name: 'L' }));
    const error = await failure(imports().run('warehouses', { file: jsonFile(...lines) }));
    expect(error.details[0]?.message).toBe('The file has more than 1000 rows');
  });
});

describe('columns of custom fields and metadata', () => {
  test('fill the values of products, customers and vendors, also those that are required', async () => {
    const admin = app.as('admin');
    for (const kind of ['product', 'customer', 'vendor'] as const) {
      const field = { kind, code: 'shelf', label: 'Shelf', required: true } as const;
      const { data } = await admin.customFields.create({ ...field, type: 'text' });
      await admin.customFields.create({ kind, code: 'weight', label: 'Weight', type: 'number' });
      const rows = [
        'code,name,customFields.shelf,customFields.weight,metadata.Shop id',
        `CF-${kind},A,B7,1.25,90`,
      ];
      const table =
        kind === 'product' ? rows.map((row, at) => `${row},${at === 0 ? 'price' : 1}`) : rows;
      const file = fileOf(bytes(...table));
      const kinds = `${kind}s`;
      expect((await imports().run(kinds, { file })).data).toMatchObject({ created: 1 });
      expect((await imports().run(kinds, { file })).data).toMatchObject({ unchanged: 1 });
      const group = admin[`${kind}s`] as typeof admin.customers;
      const [found] = (await group.list({ search: `CF-${kind}` })).data;
      expect((await group.get(found?.id ?? 0)).data).toMatchObject({
        customFields: { shelf: 'B7', weight: 1.25 },
        metadata: { 'Shop id': '90' },
      });
      await admin.customFields.update(data.id, { required: false });
    }
  });

  test('refuse an unknown field, a key that no object may have, and a value of another type', async () => {
    for (const column of ['customFields.colour', 'metadata.__proto__', 'metadata.']) {
      const file = fileOf(bytes(`name,${column}`, 'A,b'));
      const error = await failure(imports().run('customers', { file }));
      expect(error.details[0]?.message).toContain(`There is no column "${column}"`);
    }
    const file = fileOf(bytes('name,customFields.weight', 'A,heavy'));
    const { data } = await imports().run('customers', { file, dryRun: true });
    expect(data.faults).toEqual([
      { line: 2, column: 'customFields.weight', message: '"heavy" is not a number such as 1.50' },
    ]);
  });
});

test('a file of another type is answered 415, and a larger one 413', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
  const picture = await failure(imports().run('products', { file: fileOf(new Uint8Array(png)) }));
  expect(picture).toMatchObject({ statusCode: 415 });
  const large = await failure(
    imports().run('products', { file: fileOf(new Uint8Array(2 * 2 ** 20 + 1).fill(65)) }),
  );
  expect(large).toMatchObject({ statusCode: 413, code: 'payload_too_large' });
});
