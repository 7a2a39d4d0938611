import type { Browser } from 'playwright-core';
import { pagesOf, siteFiles } from '../../scripts/site/index.js';
import { openTab } from '../console/support.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { site } from './support.js';

/**
 * The addresses of all pages in English. In Spanish only the frame differs, which pages of operations share with those of
 * their groups.
 */
const paths = [...siteFiles(site).keys()]
  .filter((name) => /^(?!es\/).*\.html$|^es\/([^/]+\/)?[^/]+\.html$/.test(name))
  .map((name) => `/docs/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);

interface WidePage {
  readonly path: string;
  /** The pixels by which the page scrolls sideways in windows of these widths. */
  readonly overflow: readonly number[];
}

/**
 * Loads one page after the other into a frame, which takes a fraction of the time of a visit. A frame has the width of its
 * window. Everything that can be opened is open, since a long word may stand within.
 */
const findWide = `async ([paths, widths]) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.style.height = '800px';
  const wide = [];
  for (const path of paths) {
    const reply = await fetch(path);
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    // Not its address, since pages refuse to stand in a frame.
    frame.srcdoc = await reply.text();
    await loaded;
    const { contentDocument, contentWindow } = frame;
    if (!reply.ok || contentDocument.styleSheets.length === 0) throw new Error('There is no page ' + path);
    for (const one of contentDocument.querySelectorAll('details')) one.open = true;
    const overflow = widths.map((width) => {
      frame.style.width = width + 'px';
      return contentDocument.documentElement.scrollWidth - contentWindow.innerWidth;
    });
    if (overflow.some((pixels) => pixels !== 0)) wide.push({ path, overflow });
  }
  return wide;
}`;

/** The pages are divided between tabs, which wait for the server side by side. */
const tabs = 3;

inChromium('the documentation on a phone', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function widePages(browser: Browser, widths: readonly number[]): Promise<WidePage[]> {
    const find = async (share: readonly string[]): Promise<WidePage[]> => {
      const { page } = await openTab(browser, app.baseUrl);
      await page.goto(`${app.baseUrl}/docs`);
      return page.evaluate(`(${findWide})(${JSON.stringify([share, widths])})`);
    };
    const shares = Array.from({ length: tabs }, (_none, at) =>
      paths.filter((_path, index) => index % tabs === at),
    );
    return (await Promise.all(shares.map(find))).flat();
  }

  test('every English page, and the Spanish ones without operations, are visited', () => {
    const english = paths.filter((path) => !path.startsWith('/docs/es'));
    // One more is for addresses that do not exist.
    expect(english).toHaveLength(pagesOf(site).length + 1);
    expect(english).toContain('/docs/404');
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
