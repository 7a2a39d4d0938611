import { readFile } from 'node:fs/promises';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible } from './support.js';

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
    await page.getByLabel('CSV file').setInputFiles({
      ...{ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join(end)) },
    });
    await page.getByText('2 rows are ready').waitFor();
    const preview = page.getByRole('region', { name: 'Preview' });
    expect(await preview.getByRole('row').nth(1).textContent()).toContain('3/4" bolt');
  });

  test('maps columns, marks errors, reports each row, and hands back the rows that failed', async () => {
    await createProduct(run.app, { code: 'T-1', name: 'Taken' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products');
    await page.getByRole('link', { name: 'Import' }).click();
    const csv = [
      '\uFEFFCódigo;Nombre;Importe',
      'N-1;"Nut; 8 mm";1.50',
      'N-2;"Bolt ""long""";2',
      'T-1;Already there;3',
      'N-3;;4',
      'N-4;Washer;cheap',
    ].join('\r\n');
    await page.getByLabel('CSV file').setInputFiles({
      ...{ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
    });
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.waitFor();
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('0');
    await page.getByText('5 rows have errors and are left out').waitFor();
    await page.getByLabel('Price', { exact: true }).selectOption({ label: 'Importe' });
    await page.getByText('3 rows are ready').waitFor();
    await page.getByText('2 rows have errors and are left out').waitFor();
    expect(await preview.getByRole('row').nth(1).textContent()).toContain('Missing');
    expect(await preview.getByRole('row').nth(2).textContent()).toContain('Not a number');
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await page.getByText('2 rows were imported').waitFor();
    const failed = page.getByRole('region', { name: '1 row was not imported' });
    expect(await failed.getByRole('row').nth(1).textContent()).toContain('4Already there');
    await expectAccessible(tab);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('"Código","Nombre","Importe","Reason"');
    expect(text.split('\r\n')[1]).toMatch(/^"T-1","Already there","3","./);
    const { data } = await run.app.as('admin').products.list({ sortBy: 'code', sortDir: 'asc' });
    expect(data.map(({ code, name, price }) => [code, name, price])).toEqual([
      ['N-1', 'Nut; 8 mm', 1.5],
      ['N-2', 'Bolt "long"', 2],
      ['T-1', 'Taken', expect.any(Number)],
    ]);
    expect(tab.complaints).toEqual([]);
  });

  test('reads back the rows that it hands out, also text that begins like a formula', async () => {
    await createProduct(run.app, { code: 'T-9', name: 'Taken too' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products/import');
    await page.getByLabel('Rows').fill('code,name,price\nT-9,+5 kit,3');
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ]);
    const buffer = await readFile(await download.path());
    expect(buffer.toString()).toContain(`"'+5 kit"`);
    await tab.open('/products/import');
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'failed.csv', mimeType: 'text/csv', buffer });
    const row = page.getByRole('region', { name: 'Preview' }).getByRole('row').nth(1);
    expect(await row.textContent()).toContain('+5 kit');
    expect(await row.textContent()).not.toContain("'+5 kit");
    expect(tab.complaints).toEqual([]);
  });

  test('takes pasted rows of customers, from the button of an empty list', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/customers');
    await page.locator('.empty').getByRole('link', { name: 'Import' }).click();
    await page.getByLabel('Rows').fill('name,email\nRosa,rosa@example.com\nLuis,luis@example.com');
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await page.getByText('2 rows were imported').waitFor();
    await page.getByRole('link', { name: 'Customers', exact: true }).last().click();
    await page.getByRole('row', { name: /Rosa/ }).waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
