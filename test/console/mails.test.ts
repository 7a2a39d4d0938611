import { inChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { type MailServer, mailOptions, startMailServer, startMailWork } from '../support/mail.js';
import { until } from '../support/until.js';
import { button, confirm, toast } from './messages.js';
import { consoleTest, expectAccessible } from './support.js';

const fresh = 'staple of seven wires';

const linkIn = (text: string): string => /\/console(\/password#nr_\w+)/.exec(text)?.[1] ?? '';

inChromium('a console whose server sends mails', () => {
  let smtp: MailServer;
  let worker: ReturnType<typeof startMailWork>;
  const mail = mailOptions(0);
  const run = consoleTest({ config: { mail } });
  beforeAll(async () => {
    smtp = await startMailServer();
    worker = startMailWork(run.app, mailOptions(smtp.port));
  });
  afterAll(async () => {
    await worker.stop();
    await smtp.close();
  });

  test('mails an invited user a link, by which the user sets a password and logs in', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/users');
    await button(page, 'New user').first().click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Luz Mota');
    await page.getByLabel('E-mail', { exact: true }).fill('luz@example.com');
    await page.getByLabel(/Invite by e-mail/).check();
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await expectAccessible(tab);
    await confirm(page, 'New user').click();
    await page.locator('h1', { hasText: 'Luz Mota' }).waitFor();
    await until(() => smtp.received.length === 1);
    const guest = await run.tab();
    await guest.open(linkIn(smtp.received[0]?.text ?? ''));
    await guest.page.getByLabel('New password', { exact: true }).fill(fresh);
    await guest.page.getByLabel('Repeat the new password').fill(fresh);
    await guest.page.locator('button[type="submit"]').click();
    await guest.page.getByRole('link', { name: 'Go to the login page' }).click();
    await guest.page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('luz@example.com');
    await guest.page.getByLabel('Password').fill(fresh);
    await button(guest.page, 'Log in').click();
    await guest.page.locator('#sidebar').waitFor({ state: 'attached' });
    expect([tab.complaints, guest.complaints]).toEqual([[], []]);
  });

  test('sends a link from the login page, with the same answer for every address', async () => {
    for (const email of ['viewer@example.com', 'unknown@example.com']) {
      const tab = await run.tab({ width: 390 });
      await tab.open('/');
      await tab.page.getByText('Forgot your password?').click();
      await tab.page.getByLabel('Your e-mail address').fill(email);
      await button(tab.page, 'Send me a link').click();
      await tab.page.getByText('If the address belongs to a user').waitFor();
      await expectAccessible(tab);
    }
    await until(() => smtp.received.some(({ to }) => to.includes('viewer@example.com')));
    expect(smtp.received.some(({ to }) => to.includes('unknown@example.com'))).toBe(false);
  });

  test('changes, previews and resets the text of a mail, and sends a test mail', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/settings/mails');
    const row = page.getByRole('row', { name: /Test mail.*English/ });
    await row.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Subject').fill('A word from {customer}');
    await confirm(page, 'Save').click();
    await page
      .getByText(/body.subject holds \{customer\}|holds \{customer\}/)
      .first()
      .waitFor();
    await page.getByLabel('Subject').fill('A word from {company}');
    await expectAccessible(tab);
    await confirm(page, 'Save').click();
    await toast(page, 'Saved').waitFor();
    await row.getByText('Changed').waitFor();
    await row.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByText('A word from OWN').waitFor();
    await confirm(page, 'Close').click();
    await button(page, 'Send test mail').click();
    await toast(page, 'admin@example.com').waitFor();
    await until(() =>
      smtp.received.some(({ headers }) => headers['subject'] === 'A word from OWN'),
    );
    await row.getByRole('button', { name: 'Use the usual text' }).click();
    await confirm(page, 'Use the usual text').click();
    await row.getByText('Usual text').waitFor();
    await page.getByRole('link', { name: 'Sent and queued mails' }).click();
    await page
      .getByRole('row', { name: /admin@example.com.*Sent/ })
      .first()
      .waitFor();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });
});
