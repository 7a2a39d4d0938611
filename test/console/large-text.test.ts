import type { Browser } from 'playwright-core';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
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
