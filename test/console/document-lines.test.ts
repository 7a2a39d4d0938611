import type { Locator, Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, describe, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { consoleTest, expectAccessible, type Tab, waitUntilIdle } from './support.js';

const lineOf = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `Line ${number}`, exact: true });

const productOf = (page: Page, number: number): Locator =>
  lineOf(page, number).getByRole('combobox', { name: 'Product' });

/** Returns the chosen products and the quantities, from the first line to the last. */
async function linesOf(page: Page): Promise<string[]> {
  const lines = await page.locator('fieldset.line').all();
  return Promise.all(
    lines.map(async (line) => {
      const product = await line.getByRole('combobox', { name: 'Product' }).inputValue();
      return `${await line.getByLabel('Quantity').inputValue()} × ${product}`;
    }),
  );
}

/** Pastes a text into the focused field, as Ctrl V does. Returns true if the page leaves it to the browser. */
async function paste(page: Page, text: string): Promise<boolean> {
  const isLeft = await page.evaluate<boolean>(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return document.activeElement.dispatchEvent(paste);
  })()`);
  await waitUntilIdle(page);
  return isLeft;
}

inChromium('the lines of a document', () => {
  const run = consoleTest();
  beforeAll(async () => {
    await createProduct(run.app, { code: 'B-10', name: 'Bolt M10', price: 10 });
    await createProduct(run.app, { code: 'N-10', name: 'Nut M10', price: 2 });
    await createProduct(run.app, { code: 'W-1', name: 'Washer', price: 1 });
    await createProduct(run.app, { code: 'W-2', name: 'Washer', price: 1.5 });
    await createCustomer(run.app, { name: 'Acme Tools' });
  });

  async function choose(page: Page, number: number, name: string): Promise<void> {
    await productOf(page, number).fill(name);
    await page.getByRole('option', { name }).first().click();
    await waitUntilIdle(page);
  }

  /** Opens a new invoice with a line of each product. */
  async function opened(names: readonly string[], options = {}): Promise<Tab> {
    const tab = await run.as('admin', options);
    await tab.open('/invoices/new');
    for (const [index, name] of names.entries()) {
      if (index > 0) await tab.page.getByRole('button', { name: 'Add a line' }).click();
      await choose(tab.page, index + 1, name);
    }
    return tab;
  }

  describe('are rows of a table', () => {
    test.each([1100, 1440])('of at most 76 pixels in a window of %i', async (width) => {
      const tab = await opened(['Bolt M10', 'Nut M10'], { width });
      const { page } = tab;
      for (const number of [1, 2]) {
        const line = lineOf(page, number);
        await line.getByLabel('Description').fill('galvanised');
        await line.getByLabel('Disc. %').fill('5');
        await line.getByText('no stock').waitFor();
        expect((await line.boundingBox())?.height).toBeLessThanOrEqual(76);
        const tops = await line
          .locator('input, select, button')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        expect(tops.length).toBe(10);
        // The description and the buttons stand in a second row.
        expect(new Set(tops).size).toBe(2);
      }
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(over).toBe(0);
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    });

    test('and cards on a phone, where tax in the price moves no field', async () => {
      const tab = await opened(['Bolt M10'], { width: 390 });
      const { page } = tab;
      const line = lineOf(page, 1);
      const places = () =>
        line
          .locator('input, select, button')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('Prices').selectOption('no');
      await line.getByLabel('Price', { exact: true }).waitFor();
      const before = await places();
      await page.getByLabel('Prices').selectOption('yes');
      await line.getByLabel('Price, tax incl.').waitFor();
      expect(await places()).toEqual(before);
      expect(new Set(before).size).toBeGreaterThan(3);
      await expectAccessible(tab);
    });
  });

  describe('by keyboard', () => {
    test('move up and down, keep the focus, and are duplicated', async () => {
      const { page, complaints } = await opened(['Bolt M10', 'Nut M10', 'Washer']);
      const quantity = lineOf(page, 3).getByLabel('Quantity');
      await quantity.fill('7');
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.press('Alt+ArrowUp');
      expect(await linesOf(page)).toEqual(['7 × Washer', '1 × Bolt M10', '1 × Nut M10']);
      await page.keyboard.press('Control+A');
      await page.keyboard.type('8');
      await page.keyboard.press('Alt+ArrowDown');
      expect(await linesOf(page)).toEqual(['1 × Bolt M10', '8 × Washer', '1 × Nut M10']);
      await page.keyboard.press('Alt+Shift+ArrowDown');
      expect(await linesOf(page)).toEqual([
        '1 × Bolt M10',
        '8 × Washer',
        '8 × Washer',
        '1 × Nut M10',
      ]);
      const focused = lineOf(page, 3).locator('input:focus');
      expect(await focused.inputValue()).toBe('Washer');
      expect(await page.locator('.choices li').count()).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('have buttons for the same, and the help names the keys', async () => {
      const { page, complaints } = await opened(['Bolt M10', 'Nut M10']);
      await page.getByRole('button', { name: 'Move line 2 up' }).press('Enter');
      await page.getByRole('button', { name: 'Duplicate line 2' }).press('Enter');
      expect(await linesOf(page)).toEqual(['1 × Nut M10', '1 × Bolt M10', '1 × Bolt M10']);
      await page.getByRole('button', { name: 'Move line 1 down' }).press('Enter');
      expect(await linesOf(page)).toEqual(['1 × Bolt M10', '1 × Nut M10', '1 × Bolt M10']);
      await page.keyboard.press('?');
      const help = page.getByRole('dialog');
      for (const label of ['Move the line up', 'Duplicate the line', 'Paste rows'])
        await help.getByText(label).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  describe('pasted from a spreadsheet', () => {
    test('become lines with product, quantity, price and discount', async () => {
      const tab = await opened([]);
      const { page } = tab;
      await productOf(page, 1).focus();
      await paste(page, 'b-10\t3\r\nNut M10\t4\t1.75\t5%\r\n\r\nB-10\t2\t\t\tzinc\r\n');
      expect(await linesOf(page)).toEqual(['3 × Bolt M10', '4 × Nut M10', '2 × Bolt M10']);
      const prices = await page.getByLabel('Price', { exact: true }).all();
      expect(await Promise.all(prices.map((price) => price.inputValue()))).toEqual([
        '10',
        '1.75',
        '10',
      ]);
      expect(await lineOf(page, 2).getByLabel('Disc. %').inputValue()).toBe('5');
      expect(await lineOf(page, 3).getByLabel('Description').inputValue()).toBe('zinc');
      await page.getByText('3 lines were pasted.').waitFor();
      await expectAccessible(tab);
      expect(tab.complaints).toEqual([]);
    });

    test('keep every cell of a row whose product is not known, and name the row', async () => {
      const { page, complaints } = await opened(['Bolt M10']);
      await lineOf(page, 1).getByLabel('Quantity').focus();
      await paste(page, 'N-10\t4\nX-99\t12,5 kg\t3.25\nWasher\t6');
      await page.getByText('Row 2: no active product has the code or name “X-99”.').waitFor();
      await page.getByText('Row 3: several products are named “Washer”.').waitFor();
      expect(await linesOf(page)).toEqual([
        '1 × Bolt M10',
        '4 × Nut M10',
        '12,5 kg × X-99',
        '6 × Washer',
      ]);
      expect(await lineOf(page, 3).getByLabel('Price').inputValue()).toBe('3.25');
      for (const number of [3, 4])
        expect(await productOf(page, number).getAttribute('aria-invalid')).toBe('true');
      // They survive a reload with the other lines.
      await page.reload();
      await waitUntilIdle(page);
      expect(await linesOf(page)).toContain('12,5 kg × X-99');
      await choose(page, 3, 'Nut M10');
      expect(await productOf(page, 3).getAttribute('aria-invalid')).toBeNull();
      expect(complaints).toEqual([]);
    });

    test('find the last of more products than a page has, by code and by name', async () => {
      for (let count = 100; count < 260; count += 1) {
        await createProduct(run.app, { code: `A-RIVET-${count}`, name: `A rivet ${count}` });
      }
      await createProduct(run.app, { code: 'RIVET', name: 'Blind rivet' });
      await createProduct(run.app, { code: 'Z-1', name: 'Rivet 8 mm' });
      await createProduct(run.app, { code: 'Z-2', name: 'A rivet' });
      const { page, complaints } = await opened([]);
      await productOf(page, 1).focus();
      await paste(page, 'rivet\t1\nrivet 8 mm\t2\nA rivet\t3\nRIVET\t4');
      expect(await linesOf(page)).toEqual([
        '1 × Blind rivet',
        '2 × Rivet 8 mm',
        '3 × A rivet',
        '4 × Blind rivet',
      ]);
      expect(complaints).toEqual([]);
    });

    test('leave text of one cell to the field', async () => {
      const { page } = await opened(['Bolt M10']);
      const description = lineOf(page, 1).getByLabel('Description');
      await description.focus();
      expect(await paste(page, 'one cell\r\n')).toBe(true);
      expect(await linesOf(page)).toEqual(['1 × Bolt M10']);
    });
  });
});
