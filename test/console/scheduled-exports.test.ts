import { inChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { type MailServer, mailOptions, startMailServer, startMailWork } from '../support/mail.js';
import { until } from '../support/until.js';
import { consoleTest, expectAccessible } from './support.js';

inChromium('scheduled exports', () => {
  let smtp: MailServer;
  let worker: ReturnType<typeof startMailWork>;
  const run = consoleTest({ config: { mail: mailOptions(0) } });
  beforeAll(async () => {
    smtp = await startMailServer();
    worker = startMailWork(run.app, mailOptions(smtp.port));
  });
  afterAll(async () => {
    await worker.stop();
    await smtp.close();
  });

  test('begin at a filtered list, are mailed when asked for, paused and deleted', async () => {
    await run.app.as('admin').customers.create({ code: 'SE-1', name: 'Ferretería Central' });
    const tab = await run.as('admin');
    const { complaints, open, page } = tab;
    await open('/customers?q=ferreter');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('link', { name: 'Mail by a schedule' }).click();
    const form = page.getByRole('dialog');
    const path = await form.getByLabel('List and filters').inputValue();
    expect(path).toContain('/api/customers?');
    expect(path).toContain('search=ferreter');
    expect(path).not.toContain('pageSize');
    await form.getByLabel('Name', { exact: true }).fill('Hardware shops');
    await form.getByLabel('Mailed', { exact: true }).selectOption('Every month');
    await form.getByLabel('Day of the month').fill('31');
    await form.getByLabel('Mailed to').fill('accounts@example.com\nauditor@example.com');
    await expectAccessible(tab);
    await form.getByRole('button', { name: 'New scheduled export' }).click();
    const row = page.getByRole('row', { name: /Hardware shops/ });
    await row.waitFor();
    const [made] = (await run.app.as('admin').scheduledExports.list()).data;
    expect(made).toMatchObject({ dayOfMonth: 31, weekday: null, format: 'xlsx', time: '07:00' });

    await row.getByRole('button', { name: 'Mail now' }).click();
    await until(() => smtp.received.length === 2);
    await page.reload();
    await row.getByText('Mailed, 1 records').waitFor();

    await row.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('Mailed', { exact: true }).selectOption('Every week');
    await form.getByLabel('Day of the week').selectOption('Friday');
    await form.getByRole('button', { name: 'Save' }).click();
    await row.getByText('Every week, Friday, 07:00').waitFor();

    await row.getByRole('button', { name: 'Pause' }).click();
    await row.getByText('Paused').waitFor();
    await row.getByRole('button', { name: 'Delete' }).click();
    await form.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
