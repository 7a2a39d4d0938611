import type { Browser, Page } from 'playwright-core';
import { pagesOf, siteFiles } from '../../scripts/site/index.js';
import { openTab } from '../console/support.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { divide } from '../support/divide.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { site } from './support.js';

/**
 * The addresses of all pages in English. In Spanish only the frame differs, which pages of operations share with those of
 * their groups.
 */
const paths = [...siteFiles(site).keys()]
  .filter((name) => /^(?!es\/).*\.html$|^es\/([^/]+\/)?[^/]+\.html$/.test(name))
  .map((name) => `/docs/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);

/** Opens everything that can be opened, since a long word may stand within. */
const openAll = `for (const one of document.querySelectorAll('details')) one.open = true`;

/** Returns by how many pixels a page scrolls sideways in windows of these widths. */
async function overflowOf(
  page: Page,
  address: string,
  widths: readonly number[],
): Promise<readonly unknown[]> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(openAll);
  const found: unknown[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  }
  return found;
}

inChromium('the documentation on a phone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function widePages(browser: Browser, widths: readonly number[]): Promise<object[]> {
    const wide: object[] = [];
    // The tabs wait for the server side by side.
    const tabs = await Promise.all([1, 2, 3].map(() => openTab(browser, app.baseUrl)));
    await divide(tabs, paths, async ({ page }, path) => {
      const overflow = await overflowOf(page, `${app.baseUrl}${path}`, widths);
      if (overflow.some((pixels) => pixels !== 0)) wide.push({ path, overflow });
    });
    return wide;
  }

  test('every English page, and the Spanish ones without operations, are visited', () => {
    expect(paths.filter((path) => !path.startsWith('/docs/es'))).toHaveLength(pagesOf(site).length);
    expect(paths).toContain('/docs/es/erp/products');
  });

  test.each([
    ['usual text', 16, [390, 320]],
    ['text of 200 %', 32, [390]],
  ] as const)(
    'scrolls no page sideways with %s',
    async (_name, fontSize, widths) => {
      const browser = await openChromium([`--blink-settings=defaultFontSize=${fontSize}`]);
      try {
        expect(await widePages(browser, widths)).toEqual([]);
      } finally {
        await browser.close();
      }
    },
    300_000,
  );
});
