import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { type MailServer, mailOptions, startMailServer, startMailWork } from '../support/mail.js';
import { until } from '../support/until.js';
import { makeUser } from './people.js';

let smtp: MailServer;
let app: TestApp;
let worker: ReturnType<typeof startMailWork>;

beforeAll(async () => {
  smtp = await startMailServer();
  const mail = mailOptions(smtp.port);
  app = await startTestApp({ config: { mail } });
  worker = startMailWork(app, mail);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await smtp.close();
});
afterEach(async () => {
  smtp.received.length = 0;
  await app.database.knex('mail_templates').delete();
});

const templates = () => app.as('manager').mailTemplates;

const texts = { subject: 'Welcome to {company}', text: 'Dear {name} <b>,\n\nbegin: {link}' };

describe('the text of a mail', () => {
  test('that a company changed is that of its mails from then on', async () => {
    await templates().update('password_reset', 'en', texts);
    await app.as('admin').config.updateCompany({
      name: 'Fish & Chips',
      logoUrl: 'https://example.com/logo.png',
    });
    const { email } = await makeUser(app);
    await app.client().auth.requestPasswordReset({ email });
    await until(() => smtp.received.length === 1);
    const [mail] = smtp.received;
    expect(mail?.headers['subject']).toBe('Welcome to Fish & Chips');
    expect(mail?.text).toMatch(/^Dear Person \d+ <b>,\n\nbegin: http:\S+#nr_\w+/);
    expect(mail?.html).toContain('<img src="https://example.com/logo.png"');
    expect(mail?.html).toContain('Fish &amp; Chips');
    expect(mail?.html).toContain('&lt;b&gt;,</p>');
  });

  test('is changed in one language and company only', async () => {
    const { data } = await templates().update('test', 'es', { subject: 'Hola', text: '{name}' });
    expect(data).toMatchObject({ changed: true, version: 2, placeholders: ['company', 'name'] });
    const all = (await templates().list()).data;
    expect(all.filter(({ changed }) => changed)).toEqual([data]);
    expect(all).toHaveLength(8);
    const other = await app.as('stranger').mailTemplates.get('test', 'es');
    expect(other.data).toMatchObject({ changed: false, version: 1, updatedAt: null });
  });

  test.each([
    ['unknown_placeholder', 'body.subject', { ...texts, subject: 'For {customer}' }],
    ['unknown_placeholder', 'body.text', { ...texts, text: '{link} {password}' }],
    ['missing_placeholder', 'body.text', { ...texts, text: 'Set your password' }],
    ['validation_failed', 'body.subject', { ...texts, subject: 'Hello\r\nBcc: a@example.com' }],
    ['validation_failed', 'body.subject', { ...texts, subject: 'Hello\nthere' }],
  ])('is refused with %s at %s', async (code, path, body) => {
    const error = await failure(templates().update('invitation', 'en', body));
    expect(error).toMatchObject({ statusCode: 400, details: [{ path, code }] });
    expect((await templates().get('invitation', 'en')).data.changed).toBe(false);
  });

  test('is not changed by the second of two people who saw the same version', async () => {
    const { version } = (await templates().get('invitation', 'en')).data;
    await templates().update('invitation', 'en', texts, { ifMatch: version });
    const late = templates().update('invitation', 'en', texts, { ifMatch: version });
    expect((await failure(late)).code).toBe('version_mismatch');
  });

  test('returns to the usual one', async () => {
    const usual = (await templates().get('invitation', 'en')).data;
    await templates().update('invitation', 'en', texts);
    const { data } = await templates().reset('invitation', 'en');
    expect(data).toMatchObject({ changed: false, subject: usual.subject, text: usual.text });
    expect(data.version).toBe(3);
  });

  test('is previewed with sample values in its placeholders', async () => {
    await templates().update('invitation', 'es', texts);
    const { data } = await templates().preview('invitation', 'es');
    expect(data.subject).toMatch(/^Welcome to \S/);
    expect(data.text).toContain('Dear Ana Reyes (ejemplo)');
    expect(data.html).toContain('<a href="https://erp.example.com/console/password#…">');
  });

  test('of an unknown mail is not found', async () => {
    expect((await failure(templates().get('receipt', 'en'))).statusCode).toBe(404);
    expect((await failure(templates().update('receipt', 'en', texts))).statusCode).toBe(404);
    expect((await failure(templates().preview('receipt', 'en'))).statusCode).toBe(404);
    expect((await failure(templates().reset('receipt', 'en'))).statusCode).toBe(404);
  });

  test('is read with config:read and changed with config:write', async () => {
    expect((await app.as('viewer').mailTemplates.list()).data).toHaveLength(8);
    const change = app.as('viewer').mailTemplates.update('test', 'en', texts);
    expect((await failure(change)).statusCode).toBe(403);
  });
});
