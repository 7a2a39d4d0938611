import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, type Tab } from './support.js';

inChromium('the first steps of a company', () => {
  const run = consoleTest();

  test('are shown until they are done, ticked by the data of the company, and can be hidden', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/');
    const guide = page.locator('.first-steps');
    await guide.waitFor();
    await expectAccessible(tab);
    const done = () => guide.locator('li', { hasText: 'Done' }).count();
    const before = await done();
    await guide.getByRole('link', { name: 'Import or create your products' }).click();
    await page.getByRole('heading', { name: 'Import products' }).waitFor();
    await createProduct(run.app, { name: 'First product' });
    await tab.open('/');
    await guide.locator('li', { hasText: 'products' }).getByText('Done').waitFor();
    expect(await done()).toBe(before + 1);
    await page.getByRole('button', { name: 'Hide' }).click();
    await guide.waitFor({ state: 'detached' });
    await tab.open('/');
    expect(await guide.count()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });
});

inChromium('the import of a CSV file', () => {
  const run = consoleTest();

  test.each([
    ['carriage returns', '\r'],
    ['line feeds', '\n'],
  ])('reads every row of a file whose lines end in %s', async (_name, end) => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products/import');
    const rows = ['code,name,price', 'R-1,"3/4"" bolt",1', 'R-2,Nut "M8",2'];
    await page.getByLabel('CSV or Excel file').setInputFiles({
      name: 'p.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join(end)),
    });
    await page.getByText('New: 2.').waitFor();
    const preview = page.getByRole('region', { name: 'Preview' });
    expect(await preview.getByRole('row').nth(1).textContent()).toContain('3/4" bolt');
  });

  test('maps columns, marks errors, reports each row, and hands back the rows that failed', async () => {
    await createProduct(run.app, { code: 'T-1', name: 'Before', price: 9 });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products');
    await page.getByRole('link', { name: 'Import' }).click();
    const csv = [
      '\uFEFFCódigo;Nombre;Importe',
      'N-1;"Nut; 8 mm";1.50',
      'N-2;"Bolt ""long""";2',
      'T-1;Already there;3',
      `N-5;${'x'.repeat(201)};3`,
      'N-3;;4',
      'N-4;Washer;cheap',
    ].join('\r\n');
    await page.getByLabel('CSV or Excel file').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.waitFor();
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('0');
    await page.getByText('6 rows have errors and are left out').waitFor();
    await page.getByLabel('Price', { exact: true }).selectOption({ label: 'Importe' });
    await page.getByText('New: 2. Changed: 1. Unchanged: 0.').waitFor();
    await page.getByText('3 rows have errors and are left out').waitFor();
    const rowOf = async (text: string) => preview.getByRole('row', { name: text }).textContent();
    expect(await rowOf('N-3')).toContain('is required');
    expect(await rowOf('N-4')).toContain('"cheap" is not a number such as 1.50');
    expect(await rowOf('N-5')).toContain('must have at most 200 characters');
    await expectAccessible(tab);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('"Código","Nombre","Importe","Reason"');
    expect(text.split('\r\n')[1]).toBe(
      `"N-5","${'x'.repeat(201)}","3","Name: must have at most 200 characters"`,
    );
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await page.getByText('Imported. New: 2. Changed: 1. Unchanged: 0.').waitFor();
    await expectAccessible(tab);
    const { data } = await run.app.as('admin').products.list({ sortBy: 'code', sortDir: 'asc' });
    expect(data.map(({ code, name, price }) => [code, name, price])).toEqual([
      ['N-1', 'Nut; 8 mm', 1.5],
      ['N-2', 'Bolt "long"', 2],
      ['T-1', 'Already there', 3],
    ]);
    expect(tab.complaints).toEqual([]);
  });

  test('reads a file of NDJSON, and names one that is no JSON', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/vendors/import');
    const choose = (name: string, text: string) =>
      page
        .getByLabel('CSV or Excel file')
        .setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
    await choose('broken.ndjson', '{"name":"Ana"}\n{"name":');
    await page.getByText('This file cannot be read.').waitFor();
    const lines = [
      { code: 'NJ-1', name: 'Ana', address: { city: 'Moca', country: 'DO' } },
      { code: 'NJ-2', name: 'Luis' },
    ];
    await choose('vendors.ndjson', lines.map((line) => JSON.stringify(line)).join('\n'));
    await page.getByText('New: 2.').waitFor();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('Imported. New: 2.').waitFor();
    const { data } = await run.app.as('admin').vendors.list({ search: 'NJ-1' });
    expect((await run.app.as('admin').vendors.get(data[0]?.id ?? 0)).data.address.city).toBe(
      'Moca',
    );
    expect(tab.complaints).toEqual([]);
  });

  test('reads back the rows that it hands out, also text that begins like a formula', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products/import');
    await page.getByLabel('Rows').fill('code,name,price\nT-9,+5 kit; =1,-3\nT-10,＝5 kit,-3');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ]);
    const buffer = await readFile(await download.path());
    expect(buffer.toString()).toContain(`"'+5 kit; '=1"`);
    expect(buffer.toString()).toContain(`"'＝5 kit"`);
    await tab.open('/products/import');
    await page
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: 'failed.csv', mimeType: 'text/csv', buffer });
    const rows = page.getByRole('region', { name: 'Preview' }).getByRole('row');
    expect(await rows.nth(1).textContent()).toContain('T-9+5 kit; =1');
    expect(await rows.nth(2).textContent()).toContain('T-10＝5 kit');
    expect(tab.complaints).toEqual([]);
  });

  test('takes pasted rows of customers, from the button of an empty list', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers');
    await page.locator('.empty').getByRole('link', { name: 'Import' }).click();
    await page.getByLabel('Rows').fill('name,email\nRosa,rosa@example.com\nLuis,luis@example.com');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('Imported. New: 2.').waitFor();
    await page.getByRole('link', { name: 'Customers', exact: true }).last().click();
    await page.getByRole('row', { name: /Rosa/ }).waitFor();
    expect(tab.complaints).toEqual([]);
  });
});

/** Packs the parts of a workbook as Excel does: texts in a part of their own, numbers with a point. */
function workbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const texts: string[] = [];
  const cell = (value: string | number, row: number, column: number): string => {
    const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    texts.push(`<si><t>${value.replace('&', '&amp;')}</t></si>`);
    return `<c ${place} t="s"><v>${texts.length - 1}</v></c>`;
  };
  const lines = rows.map(
    (row, at) => `<row>${row.map((one, to) => cell(one, at, to)).join('')}</row>`,
  );
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${links}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>`,
    'xl/worksheets/sheet3.xml': `<worksheet ${main}><sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${texts.join('')}</sst>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}

inChromium('the import of a file of Excel', () => {
  const run = consoleTest();

  /** Chooses a file on the page of products, in Spanish as in Spain. */
  async function chosen(name: string, buffer: Buffer): Promise<Tab> {
    const tab = await run.as('admin', { language: 'es', locale: 'es-ES' });
    await tab.open('/products/import');
    await tab.page.getByLabel('Archivo CSV o Excel').setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer,
    });
    return tab;
  }

  const spanish = [
    'Código;Nombre;Precio',
    ...[1, 2, 3, 4].map((n) => `A-${n};Caño ñandú ${n};1.250,5${n}`),
    'A-5;Tubo;99',
  ].join('\r\n');

  test.each([
    ['Windows-1252', Buffer.from(spanish, 'latin1')],
    ['UTF-8', Buffer.from(`\uFEFF${spanish}`)],
    ['UTF-16', Buffer.from(`\uFEFF${spanish}`, 'utf16le')],
    ['UTF-8 after a line sep=;', Buffer.from(`\uFEFFsep=;\r\n${spanish}`)],
    ['UTF-8 with tabs', Buffer.from(spanish.replaceAll(';', '\t'))],
  ])('reads every row of a Spanish CSV file in %s, with decimal commas', async (encoding, file) => {
    const tab = await chosen('productos.csv', file);
    const { page } = tab;
    await page.getByText('Nuevas: 5.').waitFor();
    const rows = page.getByRole('region', { name: 'Vista previa' }).getByRole('row');
    expect(await rows.nth(1).textContent()).toContain('Caño ñandú 1');
    expect(await rows.nth(1).textContent()).toContain('1250,51');
    expect(await rows.nth(5).textContent()).toContain('99,00');
    expect([encoding, tab.complaints]).toEqual([encoding, []]);
  });

  test('reads the first sheet of a workbook, and imports its rows with their numbers', async () => {
    const rows = [
      ['Código', 'Nombre', 'Precio'],
      ['X-1', 'Caño & codo', 1250.5],
      [302, 'Tubo', 1.125],
    ];
    const tab = await chosen('productos.xlsx', workbook(rows));
    const { page } = tab;
    await page.getByText('Nuevas: 2.').waitFor();
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'Importar 2 filas' }).click();
    await page.getByText('Importadas. Nuevas: 2.').waitFor();
    const { data } = await run.app.as('admin').products.list({ sortBy: 'code', sortDir: 'asc' });
    expect(data.map(({ code, name, price }) => [code, name, price])).toEqual([
      ['302', 'Tubo', 1.125],
      ['X-1', 'Caño & codo', 1250.5],
    ]);
    expect(tab.complaints).toEqual([]);
  });

  test('reads a workbook that the server has exported', async () => {
    const { content } = await run.app.as('admin').products.list({ format: 'xlsx' });
    const { page } = await chosen('exported.xlsx', Buffer.from(content));
    await page.getByText('Sin cambios: 2.').waitFor();
  });

  test('says that a damaged workbook cannot be read', async () => {
    const tab = await chosen('broken.xlsx', workbook([['Código']]).subarray(0, 200));
    await tab.page.getByText(/no se puede leer/).waitFor();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test.each(['products', 'customers', 'vendors'])(
    'offers a template for %s whose columns are all known',
    async (kind) => {
      const tab = await run.as('admin', { language: 'es', locale: 'es-ES' });
      const { page } = tab;
      await tab.open(`/${kind}/import`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Descargar una plantilla vacía' }).click(),
      ]);
      const template = await readFile(await download.path());
      await page.getByLabel('Archivo CSV o Excel').setInputFiles({
        name: 'template.csv',
        mimeType: 'text/csv',
        buffer: Buffer.concat([template, Buffer.from('a;b;c')]),
      });
      await page.locator('main select').first().waitFor();
      const selects = await page.locator('main select').all();
      const chosenColumns = await Promise.all(selects.map((select) => select.inputValue()));
      expect(chosenColumns).toEqual(chosenColumns.map((_value, place) => String(place)));
    },
  );

  test.each([
    ['products', 'en', 'en-US', 'Download an example', 'New: 1. Changed: 0.'],
    ['customers', 'es', 'es-ES', 'Descargar un ejemplo', 'Nuevas: 1. Cambiadas: 0.'],
  ] as const)(
    'takes its own example for %s, in %s, when it is dropped',
    async (kind, language, locale, name, result) => {
      const tab = await run.as('admin', { language, locale, theme: 'dark' });
      const { page } = tab;
      await tab.open(`/${kind}/import`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      const example = await readFile(await download.path(), 'utf8');
      await page.evaluate(`{
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([${JSON.stringify(example)}], 'example.csv'));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.querySelector('.drop-zone').dispatchEvent(new DragEvent('drop', options));
    }`);
      await page.getByText('example.csv').waitFor();
      await page.getByText(result).waitFor();
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    },
  );

  test('reads an export for people again, and finds nothing changed', async () => {
    await createProduct(run.app, { code: 'H-1', name: 'Hinge', price: 1234.5 });
    const query = { format: 'csv', search: 'hinge', locale: 'es-ES' } as const;
    const { content } = await run.app.as('admin').products.list(query);
    const tab = await run.as('admin', { language: 'es', locale: 'es-ES' });
    await tab.open('/products/import');
    await tab.page.getByLabel('Archivo CSV o Excel').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
    await tab.page.getByText('Nuevas: 0. Cambiadas: 0. Sin cambios: 1.').waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
