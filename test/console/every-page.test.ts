import { mkdirSync } from 'node:fs';
import type { Request } from 'playwright-core';
import { importPeople } from '../kyc/aml-support.js';
import { check, outcome, warning } from '../kyc/session-support.js';
import type { TestApp } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { divide } from '../support/divide.js';
import { expect, test } from '../support/jest.js';
import { oneOfEach } from '../support/sales.js';
import {
  consoleTest,
  expectAccessible,
  type Language,
  type Tab,
  type Theme,
  unfold,
  waitUntilIdle,
} from './support.js';

/** `CONSOLE_SHOTS=folder` saves a screenshot of every page. */
const folder = process.env['CONSOLE_SHOTS'];
if (folder) mkdirSync(folder, { recursive: true });

const moreLooks: [Language, Theme, number][] = [
  ['en', 'dark', 1280],
  ['es', 'light', 390],
];

/** No server listens there. */
const hooks = '127.0.0.1:9';

/** Creates records of every kind in both APIs, so that no list is empty and every page has a record. */
async function fill(app: TestApp): Promise<readonly string[]> {
  await oneOfEach(app);
  await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
  const admin = app.as('admin');
  const [product] = (await admin.products.list()).data;
  const [customer] = (await admin.customers.list()).data;
  const [note] = (await admin.creditNotes.list()).data;
  const [payment] = (await admin.receivables.payments()).data;
  const lines = [{ productId: product?.id ?? 0, quantity: 1 }];
  const draft = { customerId: customer?.id ?? 0, lines, issue: false };
  const { data: invoice } = await admin.invoices.create(draft);
  await admin.invoices.create({ ...draft, issue: true });
  const kyc = await app.kyc();
  const { session } = await kyc.sessions.create({
    features: ['id'],
    externalId: 'user-7',
    expected: { firstName: 'Ana', lastName: 'Reyes' },
  });
  const found = { status: 'in_review' as const, warnings: [warning('DOCUMENT_EXPIRED')] };
  await check({ app, sessionId: session.id, feature: 'id', outcome: outcome(found) });
  await kyc.webhooks.create({ url: `http://${hooks}/notaria`, events: ['*'] });
  const { data: key } = await admin.apiKeys.create({
    name: 'Shop',
    permissions: ['products:read'],
  });
  const screening = await kyc.aml.screen({ fullName: 'Timofei Zarbunof' });
  await kyc.kyb.create({ companyName: 'Ferretería Central', country: 'do' });
  await kyc.documents.databaseValidation({ idNumber: '00113918205', country: 'do' });
  await kyc.sessions.createWorkflow({ name: 'Full verification' });
  const { apiKey } = await kyc.keys.create({ name: 'Backend' });
  const address = { url: `http://${hooks}/erp`, events: ['invoices.*'] };
  const { data: webhook } = await admin.webhooks.create(address);
  return [
    `/products/${product?.id}/edit`,
    `/customers/${customer?.id}/edit`,
    `/invoices/${invoice.id}`,
    `/invoices/${invoice.id}/edit`,
    `/credit-notes/${note?.id}`,
    `/receivables/pay?customer=${customer?.id}`,
    `/receivables/payments/${payment?.id}`,
    '/products/new',
    '/customers/new',
    '/invoices/new',
    '/purchases/new',
    '/receivables/payments',
    '/keys/verification',
    '/webhooks/business',
    `/webhooks/business/${webhook.id}`,
    '/watchlists/treasury',
    '/companies/new',
    '/workflows/new',
    '/sessions/trusted',
    '/screenings',
    '/checks/new',
    '/checks/faces',
    `/keys/${key.id}`,
    `/keys/verification/${apiKey.id}`,
    `/screening?id=${screening.id}`,
    ...(await fillBooks(app)),
    '/no-such-page',
  ];
}

/** Creates records of purchases and CRM, and returns pages that no list leads to. */
async function fillBooks(app: TestApp): Promise<readonly string[]> {
  const admin = app.as('admin');
  const [vendor] = (await admin.vendors.list()).data;
  const vendorId = vendor?.id ?? 0;
  const { data: payment } = await admin.payables.pay({
    vendorId,
    amount: 5,
    method: 'transferencia',
  });
  const { data: lead } = await admin.crm.createLead({
    name: 'Ramón Díaz',
    email: 'ramon@example.com',
    opportunity: { title: 'Yearly supply', expectedAmount: 12_000 },
  });
  return [
    '/payables/payments',
    '/payables/aging',
    `/payables/pay?vendor=${vendorId}`,
    `/payables/payments/${payment.id}`,
    '/vendors/new',
    `/vendors/${vendorId}/edit`,
    '/stock/count',
    '/stock/transfer',
    '/stock/card',
    '/stock/adjustments',
    '/stock/transfers',
    '/purchases/receptions',
    '/crm/opportunities',
    '/crm/opportunities/new',
    `/crm/opportunities/${lead.opportunityId}`,
    '/crm/leads',
    '/crm/leads/new',
    `/crm/leads/${lead.id}`,
    ...['warehouses', 'categories', 'taxes', 'terms', 'series', 'currencies', 'rates'].map(
      (name) => `/settings/${name}`,
    ),
  ];
}

/** Returns the addresses of links, as paths of the console. */
async function hrefsOf({ page }: Tab, links: string): Promise<readonly string[]> {
  const found = await page.locator(links).all();
  const read = found.map(async (link) => (await link.getAttribute('href')) ?? '');
  return (await Promise.all(read)).map((href) => href.replace('/console', ''));
}

async function photograph(tab: Tab, name: string): Promise<void> {
  if (folder) await tab.page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Finds elements that overflow the window at a side, except within a scrolling element. */
const overflowing = `[...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .filter((one) => !one.closest('.table-frame, .tabs, pre, .unseen, dialog'))
  .map((one) => one.tagName + '.' + one.className)`;

/** Finds words of up to 14 letters that stand on two lines. */
const broken = `(() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}.]{2,14}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      const isLonger = /[\\p{L}\\p{N}.]/u.test(text.data[index - 1] ?? '') || /[\\p{L}\\p{N}.]/u.test(text.data[index + word.length] ?? '');
      if (!isLonger && new Set(tops).size > 1) found.push(word);
    }
  }
  return found;
})()`;

/** Finds headings of tables whose text reaches over the next one. On phones, the headings are only read aloud. */
const overlapping = `[...document.querySelectorAll('main thead th')]
  .filter((one) => getComputedStyle(one.closest('thead')).position !== 'absolute')
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)`;

async function expectFits({ page }: Tab): Promise<void> {
  expect(await page.evaluate(overflowing)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
}

interface Look {
  readonly language: Language;
  readonly theme: Theme;
  readonly width: number;
}

/** The title of a page that the role may not open. */
const forbidden = {
  en: 'You do not have access to this page',
  es: 'Esta página no es para su rol',
};

/** A page that is opened within the console may send so many requests. */
const mostRequests = 2;
/** The user, a batch to each API, and the check of the books, which would delay a batch. */
const mostOfHome = 4;

/** Returns the requests to both APIs until the page is idle. */
async function requestsOf({ page }: Tab, open: () => Promise<void>): Promise<readonly string[]> {
  const sent: string[] = [];
  const note = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|v1)\//.test(pathname))
      sent.push(`${pathname}${search} ${request.postData() ?? ''}`);
  };
  page.on('request', note);
  await open();
  page.off('request', note);
  return sent;
}

/** Looks at one page. Returns the words that are broken or overlap. */
async function inspect(tab: Tab, path: string, look: Look): Promise<unknown[]> {
  const { language, theme, width } = look;
  const requests = await requestsOf(tab, () => tab.visit(path));
  expect({ path, requests: requests.length > mostRequests ? requests : [] }).toEqual({
    path,
    requests: [],
  });
  await photograph(tab, `${path.replace(/\W+/g, '-')}-${language}-${theme}-${width}`);
  await expectAccessible(tab);
  await expectFits(tab);
  const problems = await tab.page.locator('main .problem').allTextContents();
  const title = await tab.page.locator('h1').textContent();
  expect({ path, problems, isForbidden: title === forbidden[language] }).toEqual({
    path,
    problems: [],
    isForbidden: false,
  });
  const words = await Promise.all([broken, overlapping].map((find) => tab.page.evaluate(find)));
  return words.flat();
}

inChromium('every page', () => {
  const run = consoleTest({ config: { webhookAllowedHosts: [hooks] } });
  let paths: readonly string[] = [];

  test('is in the navigation of an administrator, or reachable from a record', async () => {
    const others = await fill(run.app);
    const tab = await run.home('admin');
    await unfold(tab.page);
    const found = await hrefsOf(tab, '#sidebar a');
    expect(found).toEqual(expect.arrayContaining(['/', '/keys', '/invoices', '/review']));
    paths = [...found, ...others];
    const requests = await requestsOf(tab, () => tab.open('/'));
    expect(requests.slice(mostOfHome)).toEqual([]);
    await tab.visit('/invoices');
    await tab.visit('/credit-notes');
    // The list is kept while the user goes back to it.
    const backwards = await requestsOf(tab, async () => {
      await tab.page.goBack();
      await waitUntilIdle(tab.page);
    });
    expect(backwards).toEqual([]);
  });

  test.each<[Language, Theme, number]>([
    ['es', 'light', 1280],
    ['en', 'dark', 390],
    ...(folder ? moreLooks : []),
  ])(
    'in %s, %s, %i wide: is accessible, fits the window and reports no error',
    async (language, theme, width) => {
      const look = { language, theme, width };
      // The tabs wait for their replies side by side.
      const tabs = await Promise.all([1, 2, 3].map(() => run.home('admin', look)));
      const misprinted: object[] = [];
      const left = new Set(paths);
      await divide(tabs, left, async (tab, path) => {
        const words = await inspect(tab, path, look);
        if (words.length > 0) misprinted.push({ path, words });
        const [record] = await hrefsOf(tab, 'main a.row-link');
        if (record !== undefined) left.add(record);
      });
      expect(left.size).toBeGreaterThan(paths.length + 12);
      expect(misprinted).toEqual([]);
      expect(tabs.flatMap(({ complaints }) => complaints)).toEqual([]);
    },
    300_000,
  );
});
