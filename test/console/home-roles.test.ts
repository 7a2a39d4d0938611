import type { BatchInput, BatchReply } from '@notaria/erp';
import type { Page, Request, Route } from 'playwright-core';
import { personOf } from '../kyc/session-support.js';
import { password, type Role, startOfTests } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { adjust, createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addCustomer, addVendor, invoice, stocked } from '../support/sales.js';
import { addReviewCase } from './cases.js';
import { liveAt } from './live-at.js';
import {
  consoleTest,
  expectAccessible,
  logIn,
  type Tab,
  type TabOptions,
  waitUntilIdle,
} from './support.js';

/** Adds up the layout shifts of a page that no input of the user caused. */
const watchShifts = `
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** A home page, with the requests that it sent after the login. */
interface OpenHome extends Tab {
  /** The paths of the reads, without those of every page. */
  readonly asked: readonly string[];
  /** The paths of all requests to the APIs. */
  readonly requests: readonly string[];
  readonly refused: readonly string[];
}

const ofEveryPage = ['/api/auth/me'];

const cards = (page: Page): Promise<string[]> => page.locator('main h2').allTextContents();
const card = (page: Page, title: string) =>
  page
    .locator('main .card')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

inChromium('the home page of a role', () => {
  const run = consoleTest();

  beforeAll(async () => {
    await sellAndBuy();
    await moveGoods();
    const [kyc, reviewer] = [await run.app.kyc(), personOf(run.app, 'reviewer')];
    const mine = await addReviewCase(run.app, kyc, { externalId: 'case-mine' });
    await addReviewCase(run.app, kyc, { externalId: 'case-free' });
    await reviewer.sessions.claim(mine.id);
    const { workflow } = await kyc.sessions.createWorkflow({
      features: ['id'],
      fourEyesFrom: 0,
      name: 'Two',
    });
    const order = { externalId: 'case-second', workflowId: workflow.id };
    const { id } = await addReviewCase(run.app, kyc, order);
    await kyc.sessions.decision(id, { decision: 'approved' });
    const seller = run.app.as('manager');
    const ownerId = (await seller.auth.me()).data.id;
    const { data } = await seller.crm.createLead({
      name: 'Own lead',
      phone: '809 555 0100',
      ownerId,
    });
    await seller.crm.createLead({ name: 'Free lead', phone: '809 555 0101' });
    const terms = { leadId: data.id, expectedAmount: 100 };
    const due = { title: 'Due today', expectedCloseDate: '2026-01-31', ownerId };
    await seller.crm.createOpportunity({ ...terms, ...due });
    const later = { title: 'Due in summer', expectedCloseDate: '2026-07-31', ownerId };
    await seller.crm.createOpportunity({ ...terms, ...later });
  });

  /** Creates an overdue invoice and an overdue bill, and payments of two days. */
  async function sellAndBuy(): Promise<void> {
    const admin = run.app.as('admin');
    const customerId = await addCustomer(run.app, { paymentTerms: 'CREDITO_30' });
    const vendorId = await addVendor(run.app, { paymentTerms: 'CREDITO_30' });
    const { id: productId } = await createProduct(run.app, { type: 'service', trackStock: false });
    const lines = [{ productId, quantity: 1, unitPrice: 500 }];
    const terms = { issueDate: '2025-12-01', paymentTerms: 'CREDITO_30' };
    await invoice(run.app, { customerId, lines, ...terms });
    const method = 'efectivo' as const;
    await admin.receivables.pay({ customerId, amount: 40, method, date: '2026-01-31' });
    await admin.receivables.pay({ customerId, amount: 60, method, date: '2026-01-05' });
    const order = { vendorId, orderDate: '2025-12-01', lines };
    const { id } = (await admin.purchaseOrders.create(order)).data;
    const reception = { date: '2025-12-01', lines: [{ productId, quantity: 1 }] };
    await admin.purchaseOrders.receive(id, reception);
    await admin.payables.pay({ vendorId, amount: 30, method: 'cheque', date: '2026-01-31' });
    await admin.config.lockPeriod({ lockedThrough: '2025-11-30' });
  }

  /** Creates a product below its minimum, an order to receive, a partially received one, and a count of an earlier day. */
  async function moveGoods(): Promise<void> {
    const admin = run.app.as('admin');
    const vendorId = await addVendor(run.app);
    const { id: productId, code, name, price } = await stocked(run.app);
    await admin.products.update(productId, { code, name, price, minStock: 900 });
    const lines = [{ productId, quantity: 4, unitPrice: 5 }];
    await admin.purchaseOrders.create({ vendorId, lines });
    const partly = (await admin.purchaseOrders.create({ vendorId, lines })).data;
    await admin.purchaseOrders.receive(partly.id, { lines: [{ productId, quantity: 1 }] });
    await adjust(run.app, [{ productId, countedQuantity: 90 }]);
  }

  /** Returns the paths of the operations of a batch; undefined for any other request. */
  const partsOf = (request: Request): readonly string[] | undefined =>
    /\/(?:api|v1)\/batch$/.test(request.url())
      ? (request.postDataJSON() as BatchInput).operations.map(({ path }) =>
          path.replace(/\?.*/, ''),
        )
      : undefined;

  /** Opens the home page of a role on the day of the server, and records its requests. */
  async function openHome(role: Role, options: TabOptions = {}): Promise<OpenHome> {
    const tab = await run.tab(options);
    await tab.context.addInitScript(liveAt(startOfTests));
    await tab.context.addInitScript(watchShifts);
    await tab.open('/');
    await logIn(tab.page, run.app.email(role), password);
    const asked: string[] = [];
    const requests: string[] = [];
    const refused: string[] = [];
    tab.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|v1)\//.test(pathname)) requests.push(pathname);
    });
    tab.page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/^\/(api|v1)\//.test(pathname) || ofEveryPage.includes(pathname)) return;
      const parts = partsOf(response.request());
      asked.push(...(parts ?? [pathname]));
      if (response.status() >= 400) refused.push(pathname);
      if (parts !== undefined)
        void response.json().then(({ results }: BatchReply) => {
          refused.push(...parts.filter((_part, place) => (results[place]?.status ?? 0) >= 400));
        });
    });
    await tab.open('/');
    return { ...tab, asked, requests, refused };
  }

  /** Follows the link of a card, and returns the number of rows of the list. */
  async function rowsOf(tab: Tab, title: string, link: string | RegExp): Promise<number> {
    await card(tab.page, title).getByRole('link', { name: link }).first().click();
    await tab.page.locator('main tbody tr').first().waitFor();
    await waitUntilIdle(tab.page);
    const count = await tab.page.locator('main tbody tr').count();
    await tab.open('/');
    return count;
  }

  async function expectSound(tab: OpenHome): Promise<void> {
    expect(tab.refused).toEqual([]);
    expect(tab.complaints).toEqual([]);
    expect(await tab.page.evaluate('window.shifts')).toBeLessThan(0.1);
    await expectAccessible(tab);
  }

  test('a manager sees the figures of the period first, then the course of business and own work', async () => {
    const tab = await openHome('manager');
    const { page, asked } = tab;
    expect(await cards(page)).toEqual([
      'Sales',
      'Overdue receivables',
      'Payments received',
      'Payments to vendors',
      'Sales and collections by month',
      'Needs attention',
      'Receivables by age',
      'Low stock',
      'Orders to receive',
      'Partially received orders',
      'My new leads',
      'My opportunities due',
      'Last counts',
      'Self-check of the books',
    ]);
    expect(asked.toSorted()).toEqual([
      '/api/config/company',
      '/api/crm/leads',
      '/api/crm/opportunities',
      '/api/inventory/movements',
      '/api/notifications',
      '/api/payables/aging',
      '/api/payables/payments',
      '/api/payables/payments',
      '/api/products',
      '/api/purchase-orders',
      '/api/purchase-orders',
      '/api/receivables/aging',
      '/api/receivables/aging',
      '/api/reports/sales',
      '/api/reports/sales',
      '/api/reports/sales-by-month',
    ]);
    // The user and the reads of the page.
    expect(tab.requests).toEqual(['/api/auth/me', '/api/batch']);
    await expectSound(tab);
    expect(await card(page, 'Sales').textContent()).toMatch(
      /DOP 0\.00.*500\.00 in the same days last month/,
    );
    expect(await card(page, 'Overdue receivables').textContent()).toMatch(
      /DOP 500\.00.*0\.00 a month ago/,
    );
    expect(await rowsOf(tab, 'Overdue receivables', 'Overdue receivables')).toBe(1);
    expect(await card(page, 'Payments received').textContent()).toContain('DOP 100.00');
    const attention = card(page, 'Needs attention');
    expect(await attention.textContent()).toContain('Overdue payables: DOP 500.00to 1 vendor');
    expect(await rowsOf(tab, 'Needs attention', /payables/)).toBe(1);
    expect(await card(page, 'Self-check of the books').textContent()).toContain(
      'Locked through 30 Nov 2025',
    );
    expect(await card(page, 'My new leads').textContent()).not.toContain('Free lead');
    expect(await rowsOf(tab, 'My new leads', '1 lead to contact')).toBe(1);
    expect(await rowsOf(tab, 'My opportunities due', '1 opportunity is due')).toBe(1);
  });

  test('a late reply of the page moves nothing', async () => {
    const tab = await openHome('manager', { width: 390 });
    const { page } = tab;
    const held: Route[] = [];
    await page.route('**/api/batch', (route) => void held.push(route));
    await page.reload();
    await page.locator('main .loading').first().waitFor();
    expect(await cards(page)).toEqual([]);
    await page.evaluate('window.shifts = 0');
    for (const route of held) await route.continue();
    await page.getByText('Overdue payables: DOP 500.00').waitFor();
    await waitUntilIdle(page);
    expect(await page.evaluate('window.shifts')).toBe(0);
  });

  test('a choice of the period changes the figures, and stays in the address', async () => {
    const tab = await openHome('manager', { width: 390, theme: 'dark' });
    const { page } = tab;
    const received = card(page, 'Payments received');
    expect(await received.textContent()).toContain('DOP 100.00');
    expect(await rowsOf(tab, 'Payments received', 'Payments received')).toBe(2);
    await page.getByLabel('Period').selectOption('today');
    await received.getByText('DOP 40.00').waitFor();
    expect(await received.textContent()).toContain('0.00 yesterday');
    await page.getByLabel('Period').selectOption('week');
    await received.getByText('0.00 in the same days last week').waitFor();
    await page.getByLabel('Period').selectOption('today');
    await received.getByText('DOP 40.00').waitFor();
    await page.reload();
    await received.getByText('DOP 40.00').waitFor();
    expect(new URL(page.url()).search).toBe('?period=today');
    await card(page, 'My opportunities due').getByText('1 opportunity').waitFor();
    await page.getByLabel('Period').selectOption('year');
    await card(page, 'My opportunities due').getByText('2 opportunities are due').waitFor();
    await waitUntilIdle(page);
    await expectAccessible(tab);
  });

  test('a storekeeper sees goods and no money', async () => {
    const tab = await openHome('warehouse');
    expect(await cards(tab.page)).toEqual([
      'Low stock',
      'Orders to receive',
      'Partially received orders',
      'Last counts',
    ]);
    expect(tab.asked.toSorted()).toEqual([
      '/api/inventory/movements',
      '/api/notifications',
      '/api/products',
      '/api/purchase-orders',
      '/api/purchase-orders',
    ]);
    await expectSound(tab);
    expect(await rowsOf(tab, 'Low stock', '1 product is below its minimum')).toBe(1);
    expect(await rowsOf(tab, 'Orders to receive', '1 order to receive')).toBe(1);
    expect(await rowsOf(tab, 'Partially received orders', /1 order/)).toBe(1);
    expect(await rowsOf(tab, 'Last counts', '2 adjustments in this period')).toBe(2);
  });

  test('a reviewer sees own cases first, and the age of the oldest case', async () => {
    const tab = await openHome('reviewer', { language: 'es', theme: 'dark' });
    const { page } = tab;
    expect(await cards(page)).toEqual(['Mis casos', 'Segundas aprobaciones', 'Casos en revisión']);
    expect(tab.asked.toSorted()).toEqual([
      '/api/notifications',
      ...Array(3).fill('/v1/sessions/pending'),
    ]);
    await expectSound(tab);
    expect(await card(page, 'Mis casos').textContent()).toContain('case-mine');
    expect(await card(page, 'Segundas aprobaciones').textContent()).toContain('case-second');
    expect(await card(page, 'Casos en revisión').textContent()).toMatch(/El más antiguo se creó/);
    expect(await rowsOf(tab, 'Mis casos', '1 caso es suyo')).toBe(1);
    const second = '1 caso espera una segunda aprobación';
    expect(await rowsOf(tab, 'Segundas aprobaciones', second)).toBe(1);
    expect(await rowsOf(tab, 'Casos en revisión', '3 casos esperan revisión')).toBe(3);
  });

  test('a viewer sees figures, and no work of others', async () => {
    const tab = await openHome('viewer', { width: 390 });
    expect(await cards(tab.page)).toEqual([
      'Sales',
      'Overdue receivables',
      'Payments received',
      'Payments to vendors',
      'Sales and collections by month',
      'Needs attention',
      'Receivables by age',
      'Low stock',
      'Last counts',
      'Self-check of the books',
    ]);
    expect(tab.asked.filter((path) => /^\/v1|users|keys|crm/.test(path))).toEqual([]);
    await expectSound(tab);
  });

  test('an administrator sees locked accounts and the work of all areas, in three requests', async () => {
    const wrong = { email: run.app.email('viewer'), password: 'not this one' };
    for (const _ of Array(5))
      await run.app
        .client()
        .auth.login(wrong)
        .catch(() => {});
    const tab = await openHome('admin', { width: 1440 });
    const { page, asked } = tab;
    await card(page, 'Needs attention').getByText('1 user is locked out').waitFor();
    // The administrator has no leads, opportunities or claimed cases. Nothing is wrong with webhooks and keys.
    expect(await cards(page)).toHaveLength(14);
    expect(asked).toHaveLength(23);
    expect(tab.requests.toSorted()).toEqual(['/api/auth/me', '/api/batch', '/v1/batch']);
    await expectSound(tab);
    expect(await rowsOf(tab, 'Needs attention', /locked out/)).toBe(1);
  });
});
