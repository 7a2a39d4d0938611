import { operations as erpOperations } from '../../generated/erp/operations.js';
import { operations as kycOperations } from '../../generated/kyc/operations.js';
import type { SvcErp } from '../../sdk/erp/index.js';
import { headings as erpHeadings } from '../../src/erp/headings.js';
import type { Column } from '../../src/kernel/http/contract.js';
import { headings as kycHeadings } from '../../src/kyc/headings.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { textOf } from '../support/exports.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, invoice, stocked } from '../support/sales.js';
import { unzip } from '../support/zip.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
  await createProduct(app, { code: 'A-1', name: 'Nut; small', price: 1.25, type: 'service' });
  const product = await stocked(app);
  const customerId = await addCustomer(app, { name: 'Acme' });
  const lines = [{ productId: product.id, quantity: 1 }];
  await invoice(app, { customerId, issueDate: '2026-01-31', lines });
});
afterAll(() => app.close());

describe('the parameter locale of an export', () => {
  const fields = ['number', 'issueDate', 'grandTotal', 'overdue'] as const;
  test.each([
    ['en-US', '\ufeffNumber,Issue date,Total,Overdue', ',01/31/2026,10,No'],
    ['es-DO', '\ufeffNúmero,Emisión,Total,Vencido', ',31/01/2026,10,No'],
    ['es-ES', '\ufeffNúmero;Emisión;Total;Vencido', ';31/01/2026;10;No'],
  ] as const)(
    'writes headings, days and booleans as people of %s do',
    async (locale, head, row) => {
      const file = await admin.invoices.list({ format: 'csv', locale, fields: [...fields] });
      const [first = '', second = ''] = textOf(file).split('\r\n');
      expect(first).toBe(head);
      expect(second.replace(/^F-\d+/, '')).toBe(row);
    },
  );

  test('writes decimals with the sign of the region, and quotes what its separator would divide', async () => {
    const query = { format: 'csv', search: 'nut', fields: ['name', 'price', 'createdAt'] } as const;
    const listOf = async (locale: string) => {
      const file = await admin.products.list({ ...query, fields: [...query.fields], locale });
      return textOf(file).split('\r\n')[1] ?? '';
    };
    expect(await listOf('es-ES')).toMatch(/^"Nut; small";1,25;\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
    expect(await listOf('en-US')).toMatch(/^Nut; small,1\.25,\d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  });

  test('writes workbooks with headings, and days that spreadsheets show in their own format', async () => {
    const { content } = await admin.invoices.list({
      format: 'xlsx',
      locale: 'es-DO',
      fields: [...fields],
    });
    const files = unzip(content);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('preserve">Emisión<');
    expect(sheet).toMatch(/<c r="B2" s="4"><v>\d+<\/v>/);
    expect(sheet).toMatch(/<c r="D2" t="inlineStr"><is><t xml:space="preserve">No</);
    expect(files.get('xl/styles.xml')).toContain('numFmtId="14"');
  });

  test('keeps the file for programs without it', async () => {
    const file = await admin.invoices.list({ format: 'csv', fields: [...fields] });
    expect(textOf(file)).toMatch(
      /^\ufeffnumber,issueDate,grandTotal,overdue\r\nF-\d+,2026-01-31,10,false/,
    );
  });

  test('has a Spanish heading for each column of both APIs', () => {
    const namesOf = (operations: Readonly<Record<string, { columns: readonly Column[] }>>) =>
      Object.values(operations).flatMap(({ columns }) => columns.map(({ name }) => name));
    const lacking = [
      ...namesOf(erpOperations).filter((name) => !(name in erpHeadings.es)),
      ...namesOf(kycOperations).filter((name) => !(name in kycHeadings.es)),
    ];
    expect(lacking).toEqual([]);
  });
});
