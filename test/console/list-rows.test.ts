import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { consoleTest, waitUntilIdle } from './support.js';

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).first().boundingBox({ timeout: 5000 });

inChromium('the rows of a list', () => {
  const run = consoleTest();

  beforeAll(async () => {
    for (let number = 10; number < 50; number += 1) {
      await createProduct(run.app, { code: `R-${number}`, name: `Rod ${number}` });
    }
  });

  test('follow j and k from anywhere on the page, except from a field', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products');
    const focused = () => page.evaluate('document.activeElement.textContent');
    await page.keyboard.press('j');
    expect(await focused()).toMatch(/^Rod 10/);
    await page.keyboard.press('j');
    expect(await focused()).toMatch(/^Rod 11/);
    await page.getByRole('checkbox', { name: 'Select Rod 15' }).focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('k');
    expect(await focused()).toMatch(/^Rod 34/);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Next row').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('j');
    expect(await page.getByRole('searchbox').inputValue()).toBe('j');
    // The second key of `g j` opens the events and does not move between rows.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('g');
    await page.keyboard.press('j');
    await page.waitForURL('**/console/events');
    expect(tab.complaints).toEqual([]);
  });

  test('scroll below the headings, which stay in view', async () => {
    const { page, open } = await run.as('admin', { width: 1440 });
    await open('/products');
    await page.evaluate('scrollTo(0, 500)');
    const [head, cell] = [await boxOf(page, 'thead'), await boxOf(page, 'thead th')];
    expect(head?.y).toBeCloseTo(0, 0);
    expect(cell?.y).toBeCloseTo(0, 0);
    // The heading is in front of the row at its place.
    const front = `document.elementFromPoint(${(cell?.x ?? 0) + 40}, ${(head?.height ?? 0) / 2})`;
    expect(await page.evaluate(`${front}.closest('thead') !== null`)).toBe(true);
    // A row that gets the focus is not below the headings.
    await page.getByRole('link', { name: /Rod 14/ }).focus();
    const row = await page.getByRole('link', { name: /Rod 14/ }).boundingBox();
    expect(row?.y).toBeGreaterThanOrEqual(head?.height ?? Number.POSITIVE_INFINITY);
    await page.emulateMedia({ media: 'print' });
    const position = "getComputedStyle(document.querySelector('thead')).position";
    expect(await page.evaluate(position)).toBe('static');
  });

  test('are cards without headings on a phone', async () => {
    const { page, open } = await run.as('admin', { width: 390 });
    await open('/products');
    await page.evaluate('scrollTo(0, 500)');
    await waitUntilIdle(page);
    expect((await boxOf(page, 'thead'))?.height ?? 0).toBeLessThanOrEqual(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
