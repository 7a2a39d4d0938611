import type { Page } from 'playwright-core';
import { createLogger } from '../../src/kernel/log.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';
import { inChromium } from '../support/chromium.js';
import { afterAll, beforeAll, beforeEach, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver, status } from '../support/receiver.js';
import { until } from '../support/until.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the webhook pages', () => {
  const run = consoleTest({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  let receiver: Receiver;
  let worker: ReturnType<typeof startDeliveries> | undefined;

  beforeAll(async () => {
    receiver = await startReceiver();
    const { app } = run;
    worker = startDeliveries({
      db: app.database.knex,
      clock: app.clock,
      log: createLogger({ logLevel: 'silent' }),
      keys: app.storage.keys,
      guard: createGuard({ allowsHttp: true, allowedHosts: ['127.0.0.1'] }),
      pollMs: 20,
    });
  });
  beforeEach(() => {
    receiver.requests.length = 0;
    receiver.respond = status(204);
  });
  afterAll(async () => {
    await worker?.stop();
    await receiver.close();
  });

  const make = async (path: string) => {
    const kyc = await run.app.kyc();
    return kyc.webhooks.create({ url: receiver.url(path), events: ['session.created'] });
  };
  const inDialog = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name });

  test('show a new secret once; a test delivery is sent, listed, and opened with its body and headers', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/webhooks');
    await page.getByText('No webhooks yet').waitFor();
    await expectAccessible(tab);
    await page.keyboard.press('c');
    await page.getByLabel('Address').fill(receiver.url('/new'));
    await inDialog(page, 'New webhook').click();
    await page.getByText('Choose at least one event.').waitFor();
    await page.getByLabel('session.completed').check();
    await expectAccessible(tab);
    await inDialog(page, 'New webhook').click();
    const secret = await page.locator('dialog pre').textContent();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('heading', { name: receiver.url('/new') }).waitFor();

    await page.getByRole('button', { name: 'Send a test' }).first().click();
    const row = page.getByRole('row', { name: /webhook\.test/ });
    await row.getByText('Delivered').waitFor();
    await page.getByText('1 of 1').first().waitFor();
    await row.getByRole('button', { name: 'webhook.test', exact: true }).click();
    const id = receiver.requests[0]?.headers['webhook-id'];
    await page.getByText(`webhook-id: ${id}`).waitFor();
    await page.getByText('"type": "webhook.test"').waitFor();
    await expectAccessible(tab);

    await row.getByRole('button', { name: 'Resend' }).click();
    await page
      .getByRole('row', { name: /webhook\.test.*Delivered/ })
      .nth(1)
      .waitFor();
    await until(() => receiver.requests.length === 2);
    expect(receiver.requests[1]?.headers['webhook-id']).toBe(id);
    expect(tab.complaints).toEqual([]);
  });

  test('do the same for webhooks of the ERP, which receive records or ids only', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/webhooks');
    await page.getByRole('link', { name: 'Business' }).click();
    await page.getByText('No webhooks yet').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url('/books'));
    await page.getByLabel('Ids only').check();
    await page.getByLabel('product.created').check();
    await expectAccessible(tab);
    await inDialog(page, 'New webhook').click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('heading', { name: receiver.url('/books') }).waitFor();
    await page.getByText('Ids only').waitFor();
    const { data: made } = await run.app.as('admin').webhooks.list();
    expect(made).toMatchObject([{ events: ['product.created'], payload: 'thin' }]);

    await page.getByRole('button', { name: 'Send a test' }).first().click();
    const row = page.getByRole('row', { name: /webhook\.test/ });
    await row.getByText('Delivered').waitFor();
    await row.getByRole('button', { name: 'webhook.test', exact: true }).click();
    const id = receiver.requests[0]?.headers['webhook-id'];
    await page.getByText(`webhook-id: ${id}`).waitFor();
    await page.getByText('"type": "webhook.test"').waitFor();
    await expectAccessible(tab);
    await row.getByRole('button', { name: 'Resend' }).click();
    await until(() => receiver.requests.length === 2);

    // A program chose a module: an edit of the address keeps it.
    const [{ id: webhookId = '' } = {}] = made;
    await run.app.as('admin').webhooks.update(webhookId, { events: ['invoices.*'] });
    await page.reload();
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await page.getByLabel('invoices.*').isChecked()).toBe(true);
    await page.getByLabel('Description').fill('Books');
    await inDialog(page, 'Save').click();
    await page.getByText('Books').waitFor();
    expect((await run.app.as('admin').webhooks.get(webhookId)).data).toMatchObject({
      events: ['invoices.*'],
      payload: 'thin',
      description: 'Books',
    });
    expect(tab.complaints).toEqual([]);
  });

  test('list a failed attempt and its repetition, and filter by status', async () => {
    const { webhook } = await make('/slow');
    receiver.respond = status(500, {}, 'out of order');
    const kyc = await run.app.kyc();
    await kyc.sessions.create({});
    await until(() => receiver.requests.length === 1);
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open(`/webhooks/${webhook.id}`);
    const row = page.getByRole('row', { name: /session\.created/ });
    await row.getByRole('button', { name: 'session.created', exact: true }).click();
    await page.getByText('out of order').waitFor();
    receiver.respond = status(200, {}, 'fine again');
    run.app.clock.advance(3_600_000);
    await until(() => receiver.requests.length === 2);
    await page.reload();
    await page.getByRole('link', { name: 'Llegó', exact: true }).click();
    await row.getByText('Llegó').waitFor();
    await row.getByRole('button', { name: 'session.created', exact: true }).click();
    await page.getByText('fine again').waitFor();
    await page.getByText(/Intento 1, de inmediato/).click();
    await page.getByText('out of order').waitFor();
    await page.getByRole('link', { name: 'Abandonada', exact: true }).click();
    await page.getByText('Nada coincide').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('preserve typed values when another user changes the webhook meanwhile; disable and enable it', async () => {
    const { webhook } = await make('/edited');
    const kyc = await run.app.kyc();
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open(`/webhooks/${webhook.id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill('Typed');
    await kyc.webhooks.update(webhook.id, { description: 'Meanwhile' });
    await inDialog(page, 'Save').click();
    await page.getByRole('button', { name: 'Show the latest version' }).click();
    await page.getByText('Another user changed it').waitFor({ state: 'detached' });
    await inDialog(page, 'Save').click();
    await page.getByText('Typed').waitFor();
    await page.getByRole('button', { name: 'Disable' }).click();
    await inDialog(page, 'Disable').click();
    await page.getByText('A user disabled it.').waitFor();
    await expectAccessible(tab);
    expect((await kyc.webhooks.get(webhook.id)).webhook).toMatchObject({
      status: 'disabled',
      description: 'Typed',
    });
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByText('A user disabled it.').waitFor({ state: 'detached' });
    expect((await kyc.webhooks.get(webhook.id)).webhook.status).toBe('enabled');
    expect(tab.complaints).toEqual([]);
  });

  test('show a renewed secret once; deletion requires the host name', async () => {
    const { webhook, secret } = await make('/gone');
    const tab = await run.as('admin', { language: 'es' });
    const { page } = tab;
    await tab.open(`/webhooks/${webhook.id}`);
    await page.getByRole('button', { name: 'Renovar el secreto' }).click();
    await inDialog(page, 'Renovar el secreto').click();
    const renewed = await page.locator('dialog pre').textContent();
    expect(renewed).toMatch(/^whsec_/);
    expect(renewed).not.toBe(secret);
    await page.getByRole('button', { name: 'Ya lo copié' }).click();
    await page.getByText(`termina en ${renewed?.slice(-4)}`).waitFor();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    expect(await inDialog(page, 'Eliminar').isDisabled()).toBe(true);
    await page.getByLabel(`Escriba ${receiver.host} para confirmar`).fill(receiver.host);
    await expectAccessible(tab);
    await inDialog(page, 'Eliminar').click();
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    await waitUntilIdle(page);
    expect(await page.getByRole('link', { name: receiver.url('/gone') }).count()).toBe(0);
    await tab.open(`/webhooks/${webhook.id}`);
    await page.getByRole('heading', { name: 'Este webhook no existe en estos datos' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('say in a sentence why a receiver was not reached', async () => {
    const kyc = await run.app.kyc();
    // No server listens there.
    const { webhook } = await kyc.webhooks.create({
      url: 'http://127.0.0.1:9/closed',
      events: ['session.created'],
    });
    await kyc.webhooks.test(webhook.id);
    const failed = async () => (await kyc.webhooks.get(webhook.id)).webhook.stats.lastFailure;
    await until(async () => (await failed()) !== null);
    expect((await failed())?.error).toBe('ECONNREFUSED');
    const tab = await run.as('admin');
    await tab.open('/webhooks');
    const row = tab.page.getByRole('row', { name: /closed/ });
    await row.getByText('The receiver refuses connections. Is it running?').waitFor();
    await tab.open(`/webhooks/${webhook.id}`);
    expect(await tab.page.locator('main').textContent()).not.toContain('ECONN');
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('send all failed deliveries of a period again, and show the last error', async () => {
    const kyc = await run.app.kyc();
    const { webhook } = await kyc.webhooks.create({
      url: receiver.url('/broken'),
      events: ['session.created'],
    });
    receiver.respond = status(500);
    for (let sent = 0; sent < 27; sent += 1) await kyc.webhooks.test(webhook.id);
    const failedOf = async () =>
      (await kyc.webhooks.deliveries(webhook.id, { status: 'exhausted' })).total;
    await until(async () => (await failedOf()) === 27);
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/webhooks');
    await page
      .getByRole('row', { name: /broken/ })
      .getByText('The receiver answered with 500.')
      .waitFor();
    await tab.open(`/webhooks/${webhook.id}?from=2026-02-09`);
    await page.getByText('Nothing matches').waitFor();
    await tab.open(`/webhooks/${webhook.id}?status=exhausted&from=2026-01-01`);
    await page.getByText('27 in total').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Select all 27 that match' }).click();
    await expectAccessible(tab);
    receiver.respond = status(204);
    receiver.requests.length = 0;
    await page.getByRole('button', { name: 'Resend failed (27)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resend 27 deliveries' });
    await dialog.getByRole('button', { name: 'Resend failed' }).click();
    await page.getByText('27 deliveries were sent again').waitFor();
    await until(() => receiver.requests.length === 27);
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(27);
    expect(await failedOf()).toBe(27);
    await tab.open(`/webhooks/${webhook.id}?status=succeeded`);
    await page.getByText('27 in total').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const resend = page.getByRole('button', { name: 'Resend failed (0)' });
    expect(await resend.isDisabled()).toBe(true);
    expect(tab.complaints).toEqual([]);
  });
});
