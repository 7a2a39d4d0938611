import { password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { consoleTest, expectAccessible, logIn, unfold, waitUntilIdle } from './support.js';

inChromium('error messages in the console', () => {
  const run = consoleTest();

  test('show a wrong password beside the field, without saying whether the user exists', async () => {
    const tab = await run.tab();
    await tab.open('/keys');
    await tab.page.getByLabel('E-mail').fill(run.app.email('admin'));
    await tab.page.getByLabel('Password').fill('not this one');
    await tab.page.getByRole('button', { name: 'Log in' }).click();
    await tab.page.getByText('E-mail and password do not match.').waitFor();
    await expectAccessible(tab);
    await logIn(tab.page, run.app.email('admin'), password);
    await tab.page.getByRole('heading', { name: 'API keys' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('ask for the login again over the page when it was revoked, and preserve typed values', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/keys');
    await page.getByRole('button', { name: 'Create a key' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Kept');
    await page.getByLabel('products read').check();
    const { data: me } = await run.app.as('admin').auth.me();
    const { data: logins } = await run.app.as('admin').users.logins(me.id);
    for (const { id, current } of logins) {
      if (!current) await run.app.as('admin').users.revokeLogin(me.id, id);
    }

    await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await again.waitFor();
    await expectAccessible(tab);
    await again.getByLabel('Password').fill(password);
    await again.getByRole('button', { name: 'Log in' }).click();
    await again.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Kept');
    await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('row', { name: /Kept/ }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('are unnecessary for an expired token: it is renewed once for all tabs, without the password', async () => {
    const tab = await run.home('manager');
    const cookie = async () =>
      (await tab.context.cookies()).find(({ name }) => name === '__Host-session')?.value;
    const renewed = () => tab.page.evaluate(`localStorage.getItem('notaria.renewedAt')`);
    const other = await tab.context.newPage();
    await until(async () => (await renewed()) !== null);
    const before = await cookie();
    await tab.page.evaluate(`localStorage.removeItem('notaria.renewedAt')`);
    await Promise.all([tab.page.reload(), other.goto(tab.page.url())]);
    await until(async () => (await renewed()) !== null);
    expect(await cookie()).not.toBe(before);
    for (const page of [tab.page, other]) {
      await page.getByRole('heading', { name: 'Home' }).waitFor();
      await waitUntilIdle(page);
      expect(await page.locator('main .problem').count()).toBe(0);
    }
    await tab.open('/');
    expect(tab.complaints).toEqual([]);
  });

  test('name the missing permission on a page that the navigation hides from the role', async () => {
    const tab = await run.home('viewer');
    await unfold(tab.page);
    expect(await tab.page.getByRole('link', { name: 'API keys' }).count()).toBe(0);
    await tab.open('/keys');
    await tab.page.getByText('It needs the permission “API keys: manage”').waitFor();
    await expectAccessible(tab);
    await tab.open('/no-such-page');
    await tab.page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('report a lost connection, preserve what is shown, and disappear when the connection returns', async () => {
    const tab = await run.as('admin');
    const { page, context } = tab;
    await tab.open('/keys');
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await page.getByRole('searchbox').fill('Kept');
    await page.getByText('No connection').waitFor();
    await expectAccessible(tab);
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Kept/ }).waitFor();
    await waitUntilIdle(page);
    expect(tab.complaints).toEqual([]);
  });

  test('say that the server is unavailable, and repeat all parts of the page once it answers', async () => {
    const tab = await run.home('admin');
    const { page } = tab;
    const { name } = await createProduct(run.app, { name: 'Bolt M10' });
    let isDown = true;
    const refused: string[] = [];
    const unavailable = {
      status: 503,
      headers: { 'retry-after': '2' },
      json: { ok: false, error: { code: 'database_unavailable', message: 'Try later' } },
    };
    await page.route(/\/api\/(?!auth)/, (route) => {
      if (!isDown) return route.continue();
      refused.push(new URL(route.request().url()).pathname);
      return route.fulfill(unavailable);
    });
    await tab.visit('/products');
    await page.locator('main').getByText('Temporarily unavailable').first().waitFor();
    await page.getByText('The server cannot be reached.').waitFor();
    expect(refused).toContain('/api/batch');
    await expectAccessible(tab);
    isDown = false;
    await page.getByRole('row', { name }).waitFor();
    await page.getByText('The server cannot be reached.').waitFor({ state: 'detached' });
    expect(tab.complaints).toEqual([]);
  });

  test('are not repeated before the time that the server asks for, though others succeed', async () => {
    const tab = await run.home('admin');
    const { page } = tab;
    let refused = 0;
    await page.route('**/api/batch', (route) => {
      if (!/"\/api\/products\?(?!.*search=)/.test(route.request().postData() ?? '')) {
        return route.continue();
      }
      refused += 1;
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '60' },
        json: { ok: false, error: { code: 'overloaded', message: 'Try later' } },
      });
    });
    await tab.visit('/products');
    await page.locator('main').getByText('Temporarily unavailable').first().waitFor();
    const before = refused;
    const succeeded = page.waitForResponse(
      (reply) => reply.ok() && (reply.request().postData() ?? '').includes('/api/customers'),
    );
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Ana');
    await succeeded;
    await waitUntilIdle(page);
    expect(refused).toBe(before);
    expect(tab.complaints).toEqual([]);
  });
});

inChromium('a request over the rate limit', () => {
  const run = consoleTest();

  const busy = {
    status: 429,
    headers: { 'retry-after': '4' },
    json: { ok: false, code: 'rate_limited', message: 'Too many requests' },
  };

  test('is sent again when the server allows it, with what was typed', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products/new');
    let refused = 0;
    await page.route('**/api/products', (route) => {
      if (route.request().method() !== 'POST' || refused > 0) return route.continue();
      refused += 1;
      return route.fulfill(busy);
    });
    await page.getByLabel('Code', { exact: true }).fill('WAIT-1');
    await page.getByLabel('Name').fill('Waiting bolt');
    await page.getByLabel(/^Price/).fill('12');
    await page.locator('button[type="submit"]').click();
    await page.getByText(/Too many requests in this minute.*1 change/).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Waiting bolt');
    await page.waitForURL(/products\/\d+$/);
    const { data } = await run.app.as('admin').products.list({ search: 'WAIT-1' });
    expect(data.map(({ name }) => name)).toEqual(['Waiting bolt']);
    expect(refused).toBe(1);
    expect(tab.complaints).toEqual([]);
  });

  test('loads a page by itself as soon as the server allows it', async () => {
    const tab = await run.home('admin');
    const { page } = tab;
    const { name } = await createProduct(run.app, { name: 'Late bolt' });
    await page.route('**/api/batch', (route) => route.fulfill(busy), { times: 1 });
    await tab.visit('/products');
    await page
      .getByText(/Too many requests in this minute/)
      .first()
      .waitFor();
    await page.getByRole('row', { name }).waitFor();
    await page.getByText(/Too many requests in this minute/).waitFor({ state: 'detached' });
    expect(tab.complaints).toEqual([]);
  });
});

inChromium('an exhausted rate limit in the console', () => {
  const run = consoleTest({ config: { areRateLimitsOn: true, rateLimits: { general: 8 } } });

  test('says when the page can be requested again, and disables the button until then', async () => {
    const tab = await run.tab();
    await tab.open('/keys');
    await logIn(tab.page, run.app.email('admin'), password);
    const wait = tab.page.getByRole('button', { name: /Try again in \d+ s/ });
    for (let asked = 0; asked < 12 && (await wait.count()) === 0; asked += 1) {
      await tab.page.getByRole('searchbox').fill(`no ${asked}`);
      await tab.page.waitForURL((url) => url.searchParams.get('q') === `no ${asked}`);
      await waitUntilIdle(tab.page);
    }
    await tab.page.getByText('Too many requests', { exact: true }).waitFor();
    expect(await wait.first().isDisabled()).toBe(true);
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });
});
