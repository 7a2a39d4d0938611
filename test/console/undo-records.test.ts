import { importPeople } from '../kyc/aml-support.js';
import { personOf } from '../kyc/session-support.js';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createVendor } from '../support/parties.js';
import { until } from '../support/until.js';
import { button, confirm, toast, undo } from './messages.js';
import { consoleTest, type Tab, waitUntilIdle } from './support.js';

inChromium('the undo of an action on a record', () => {
  const run = consoleTest({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  const admin = () => run.app.as('admin');

  /** Deactivates and activates on the page of a record, and undoes both. */
  async function undoBoth(tab: Tab, what: string, isActive: () => Promise<boolean>): Promise<void> {
    const { page } = tab;
    const [off, on] = [`The ${what} was deactivated`, `The ${what} was activated`];
    await button(page, 'Deactivate').click();
    await confirm(page, 'Deactivate').click();
    await undo(page, off).waitFor();
    expect(await isActive()).toBe(false);
    await undo(page, off).click();
    await toast(page, on).waitFor();
    expect(await isActive()).toBe(true);

    await button(page, 'Deactivate').click();
    await confirm(page, 'Deactivate').click();
    await button(page, 'Activate').click();
    await undo(page, on).click();
    await until(async () => !(await isActive()));
    await button(page, 'Activate').waitFor();
    expect(tab.complaints).toEqual([]);
  }

  test('sets the state of a vendor as before', async () => {
    const { id } = await createVendor(run.app, { name: 'Vendor by mistake' });
    const tab = await run.as('admin');
    await tab.open(`/vendors/${id}`);
    await undoBoth(tab, 'vendor', async () => (await admin().vendors.get(id)).data.active);
  });

  test('sets the state of a product as before', async () => {
    const { id } = await createProduct(run.app, { name: 'Product by mistake' });
    const tab = await run.as('admin');
    await tab.open(`/products/${id}`);
    await undoBoth(tab, 'product', async () => (await admin().products.get(id)).data.active);
  });

  test('sets the state of a user as before', async () => {
    const email = 'by.mistake@notaria.example';
    const { data } = await admin().users.create({
      name: 'User by mistake',
      email,
      role: 'viewer',
      password: 'an unguessable phrase',
    });
    const tab = await run.as('admin');
    await tab.open(`/users/${data.id}`);
    await undoBoth(tab, 'user', async () => (await admin().users.get(data.id)).data.active);
  });

  test.each([
    ['products', 'product'],
    ['vendors', 'vendor'],
  ] as const)('sets the state of several %s as before', async (list, what) => {
    const names = [`Several ${what} one`, `Several ${what} two`];
    for (const name of names) {
      if (list === 'products') await createProduct(run.app, { name });
      else await createVendor(run.app, { name });
    }
    const active = async (): Promise<number> => {
      const query = { search: `several ${what}`, active: true };
      const { products, vendors } = admin();
      const { totalCount } =
        list === 'products' ? await products.list(query) : await vendors.list(query);
      return totalCount;
    };
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/${list}?q=several+${what}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button(page, 'Deactivate (2)').click();
    await confirm(page, 'Deactivate').click();
    await undo(page, '2 records were deactivated').waitFor();
    expect(await active()).toBe(0);
    await undo(page, '2 records were deactivated').click();
    await toast(page, '2 records were activated').waitFor();
    expect(await active()).toBe(2);

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button(page, 'Deactivate (2)').click();
    await confirm(page, 'Deactivate').click();
    await until(async () => (await active()) === 0);
    await tab.open(`/${list}?q=several+${what}&state=inactive`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button(page, 'Activate (2)').click();
    await confirm(page, 'Activate').click();
    await undo(page, '2 records were activated').waitFor();
    expect(await active()).toBe(2);
    await undo(page, '2 records were activated').click();
    await toast(page, '2 records were deactivated').waitFor();
    expect(await active()).toBe(0);
    expect(tab.complaints).toEqual([]);
  });

  test('enables a disabled webhook, and disables an enabled one', async () => {
    const kyc = await run.app.kyc();
    const url = 'http://127.0.0.1:9/undone';
    const { webhook } = await kyc.webhooks.create({ url, events: ['session.created'] });
    const status = async () => (await kyc.webhooks.get(webhook.id)).webhook.status;
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/webhooks/${webhook.id}`);
    await button(page, 'Disable').click();
    await confirm(page, 'Disable').click();
    await undo(page, 'The webhook was disabled').waitFor();
    expect(await status()).toBe('disabled');
    await undo(page, 'The webhook was disabled').click();
    await toast(page, 'The webhook was enabled').waitFor();
    expect(await status()).toBe('enabled');

    await button(page, 'Disable').click();
    await confirm(page, 'Disable').click();
    await button(page, 'Enable').click();
    await undo(page, 'The webhook was enabled').click();
    await until(async () => (await status()) === 'disabled');
    await button(page, 'Enable').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('decides a hit as before, and keeps both decisions in its history', async () => {
    await importPeople(run.app, 'treasury', [[701, 'ZARBUNOV, Timofey Lvovich']]);
    const kyc = await run.app.kyc();
    const { id } = await kyc.aml.screen({ fullName: 'Timofey Lvovich Zarbunov' });
    const decided = async () => (await kyc.aml.get(id)).screening;
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/screening?id=${id}`);
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('t');
    await page.getByRole('dialog').getByLabel('Reason').fill('Same person');
    await page.keyboard.press('Enter');
    await undo(page, 'The hit was decided').waitFor();
    expect((await decided()).hits[0]?.reviewStatus).toBe('true_match');
    await undo(page, 'The hit was decided').click();
    await toast(page, '1 decision was undone').waitFor();
    const { hits, decisions } = await decided();
    expect(hits[0]?.reviewStatus).toBe('pending');
    expect(decisions?.map(({ decision }) => decision)).toEqual(['pending', 'true_match']);
    expect(tab.complaints).toEqual([]);
  });

  test('trusts a company again', async () => {
    const { database, otherCompanyId } = run.app;
    const { code } = await database.knex('companies').where({ id: otherCompanyId }).first();
    const person = personOf(run.app, 'admin');
    await person.sharers.trust({ code });
    const codes = async () => (await person.sharers.list()).sharers.map((one) => one.code);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/sessions/trusted');
    await button(page, 'Remove').click();
    await confirm(page, 'Remove').click();
    await undo(page, 'The company is no longer trusted').waitFor();
    expect(await codes()).toEqual([]);
    await undo(page, 'The company is no longer trusted').click();
    await toast(page, 'The company is trusted').waitFor();
    expect(await codes()).toEqual([code]);
    expect(tab.complaints).toEqual([]);
  });

  test('saves a removed view again', async () => {
    await createProduct(run.app, { name: 'Bolt of a view' });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/products?q=bolt+of+a+view');
    await button(page, 'Views').click();
    await page.getByLabel('Save as a view').fill('Bolts');
    await page.keyboard.press('Enter');
    await button(page, 'View: Bolts').click();
    await button(page, 'Remove Bolts').click();
    await button(page, 'Views').waitFor();
    await undo(page, 'The view was removed').click();
    await toast(page, 'The view was restored').waitFor();
    await button(page, 'View: Bolts').waitFor();
    await tab.open('/products');
    await button(page, 'Views').click();
    await page.getByRole('link', { name: 'Bolts' }).click();
    await waitUntilIdle(page);
    expect(new URL(page.url()).searchParams.get('q')).toBe('bolt of a view');
    expect(tab.complaints).toEqual([]);
  });
});
