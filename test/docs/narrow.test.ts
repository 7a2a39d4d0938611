import type { Browser, Page } from 'playwright-core';
import { pagesOf, siteFiles } from '../../scripts/site/index.js';
import { openTab } from '../console/support.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { site } from './support.js';

/** The pages of both languages, by their addresses. */
const paths = [...siteFiles(site).keys()]
  .filter((name) => name.endsWith('.html'))
  .map((name) => `/docs/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);

/** Opens everything that can be opened, since a long word may stand within. */
const openAll = `for (const one of document.querySelectorAll('details')) one.open = true`;

const over = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth');

const height = 800;

/** Returns by how many pixels a page scrolls sideways: on two phones, and with text of 200 %. */
async function widthsOf(page: Page, address: string): Promise<readonly unknown[]> {
  await page.setViewportSize({ width: 390, height });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(openAll);
  const phone = await over(page);
  await page.setViewportSize({ width: 320, height });
  const smallPhone = await over(page);
  await page.setViewportSize({ width: 390, height });
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  return [phone, smallPhone, await over(page)];
}

/** The pages are divided between tabs, which wait for the server side by side. */
const tabs = 3;

inChromium('the documentation on a phone', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startTestApp(), openChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('no page scrolls sideways at 390 and 320 pixels, and at 390 with text of 200 %', async () => {
    expect(paths.length).toBe(2 * pagesOf(site).length);
    const wide: object[] = [];
    const visit = async (share: readonly string[]) => {
      const { context, page } = await openTab(browser, app.baseUrl);
      for (const path of share) {
        const widths = await widthsOf(page, `${app.baseUrl}${path}`);
        if (widths.some((pixels) => pixels !== 0)) wide.push({ path, widths });
      }
      await context.close();
    };
    const shares = Array.from({ length: tabs }, (_none, at) =>
      paths.filter((_path, index) => index % tabs === at),
    );
    await Promise.all(shares.map(visit));
    expect(wide).toEqual([]);
  });
});
