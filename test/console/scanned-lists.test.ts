import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addCustomer, invoice, stocked } from '../support/sales.js';
import { consoleTest, expectAccessible, type Tab } from './support.js';

const sideways = ({ page }: Tab): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

inChromium('lists for the eye that scans', () => {
  const run = consoleTest();
  beforeAll(async () => {
    const product = await stocked(run.app, 1000);
    const customerId = await addCustomer(run.app, { name: `Ferretería ${'Central '.repeat(6)}` });
    const lines = [{ productId: product.id, quantity: 1 }];
    for (let count = 0; count < 12; count += 1) await invoice(run.app, { customerId, lines });
  });

  test.each(['en', 'es'] as const)(
    'show at least seven invoices on a phone, each in two lines, in %s',
    async (language) => {
      const tab = await run.as('admin', { language, width: 390 });
      await tab.open('/invoices');
      const boxes = await Promise.all(
        (await tab.page.locator('tbody tr').all()).map((row) => row.boundingBox()),
      );
      const whole = boxes.filter((box) => box !== null && box.y + box.height <= 860);
      expect(whole.length).toBeGreaterThanOrEqual(7);
      const first = tab.page.locator('tbody tr').first();
      expect(await first.locator('.at-below').evaluate(({ textContent }) => textContent)).toContain(
        'Ferretería',
      );
      expect(await sideways(tab)).toBe(0);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    },
  );

  test('mark stock below its minimum by a word', async () => {
    const low = await createProduct(run.app, { name: 'Scarce', minStock: 5 });
    const enough = await createProduct(run.app, { name: 'Plenty', minStock: 5 });
    await adjust(run.app, [{ productId: low.id, countedQuantity: 4, unitCost: 1 }]);
    await adjust(run.app, [{ productId: enough.id, countedQuantity: 5, unitCost: 1 }]);
    const tab = await run.as('admin', { theme: 'dark' });
    for (const path of ['/products', '/stock']) {
      await tab.open(path);
      const rowOf = (name: string) => tab.page.getByRole('row', { name: new RegExp(name) });
      expect(await rowOf('Scarce').getByText('Low', { exact: true }).count()).toBe(1);
      expect(await rowOf('Plenty').getByText('Low', { exact: true }).count()).toBe(0);
      await expectAccessible(tab);
    }
    expect(tab.complaints).toEqual([]);
  });

  test('have lower rows in every list after the choice, and after a reload', async () => {
    const tab = await run.as('admin', { width: 1440 });
    const heightOf = async (): Promise<number> =>
      (await tab.page.locator('tbody tr').first().boundingBox())?.height ?? 0;
    await tab.open('/products');
    const before = await heightOf();
    await tab.page.getByRole('button', { name: 'Columns' }).click();
    await tab.page.getByRole('checkbox', { name: 'Compact rows in all lists' }).check();
    expect(await heightOf()).toBeLessThan(before * 0.65);
    await tab.open('/stock');
    expect(await heightOf()).toBeLessThan(before * 0.65);
    expect(tab.complaints).toEqual([]);
  });

  test('give names the width that numbers do not need', async () => {
    const tab = await run.as('admin', { width: 1440 });
    await tab.open('/stock');
    const widthOf = async (name: string): Promise<number> =>
      (await tab.page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
    expect(await widthOf('Product')).toBeGreaterThan(3 * (await widthOf('Quantity')));
    expect(await sideways(tab)).toBe(0);
  });

  test('sum the board of opportunities by stage and by owner', async () => {
    const admin = run.app.as('admin');
    const customerId = await addCustomer(run.app);
    for (const expectedAmount of [100, 250])
      await admin.crm.createOpportunity({
        title: `Of ${expectedAmount}`,
        customerId,
        expectedAmount,
      });
    const tab = await run.as('admin');
    await tab.open('/crm');
    const stage = tab.page.getByRole('region', { name: 'Prospecting' });
    await stage.locator('.board-sum', { hasText: 'DOP 350.00' }).waitFor();
    const owners = tab.page.locator('.board-owners');
    expect(await owners.textContent()).toMatch(/(?:Me|No owner)DOP 350\.00/);
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('fit the aging of large amounts into 1440 pixels', async () => {
    const admin = run.app.as('admin');
    const dear = await createProduct(run.app, {
      name: 'Turbine',
      type: 'service',
      price: 98_765_432.1,
    });
    const customerId = await addCustomer(run.app, { paymentTerms: 'CREDITO_30' });
    await admin.invoices.create({ customerId, lines: [{ productId: dear.id, quantity: 1 }] });
    const tab = await run.as('admin', { width: 1440 });
    await tab.open('/aging');
    const frame = tab.page.locator('.table-frame');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await expectAccessible(tab);
  });

  test.each(['/invoices/new', '/purchases/new'])(
    'fit the empty form %s into 1600 pixels on a phone',
    async (path) => {
      const tab = await run.as('admin', { width: 390 });
      await tab.open(path);
      expect(await tab.page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(1600);
    },
  );
});
