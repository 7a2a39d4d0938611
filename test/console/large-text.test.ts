import type { Browser } from 'playwright-core';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { logIn, openTab } from './support.js';

inChromium('the console at 200 % text', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openChromium(['--blink-settings=defaultFontSize=32']);
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('cuts no card of low stock on a phone', async () => {
    const name = 'Galvanised hexagon bolt M12 × 120';
    await createProduct(app, { name, minStock: 5 });
    const tab = await openTab(browser, app.baseUrl, { width: 390 });
    await tab.open('/');
    await logIn(tab.page, app.email('admin'), password);
    const link = tab.page.locator('.work-lines').getByRole('link', { name });
    await link.waitFor();
    const card = tab.page.locator('.work-cards .card', { has: link });
    for (const part of [link, card]) {
      const hidden = await part.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ]);
      expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
    }
  });

  test.each([390, 1280, 1920])('scrolls no page of %i pixels sideways', async (width) => {
    const tab = await openTab(browser, app.baseUrl, { width });
    await tab.open('/');
    await logIn(tab.page, app.email('admin'), password);
    expect(await tab.page.evaluate(`getComputedStyle(document.documentElement).fontSize`)).toBe(
      '32px',
    );
    for (const path of [
      '/',
      '/invoices',
      '/invoices/new',
      '/products/new',
      '/review',
      '/settings',
    ]) {
      await tab.visit(path);
      const over = await tab.page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect([path, over]).toEqual([path, 0]);
      const navigation = await tab.page
        .locator('#sidebar')
        .evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect([path, navigation]).toEqual([path, 0]);
    }
  });
});
