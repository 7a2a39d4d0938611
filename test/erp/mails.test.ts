import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { MailOptions } from '../../src/kernel/config/mail.js';
import { createLogger } from '../../src/kernel/log.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { endOf, firstLine, startChild } from '../support/child.js';
import { onPostgres } from '../support/db.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  answer,
  isSigned,
  type MailServer,
  mailOptions,
  startMailServer,
  startMailWork,
} from '../support/mail.js';
import { until } from '../support/until.js';
import { makeUser } from './people.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const dkim = { domainName: 'notaria.example', keySelector: 'n1', privateKey };
const fresh = 'staple of seven wires';
const minuteMs = 60_000;

let smtp: MailServer;
let options: MailOptions;
let app: TestApp;
let stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  smtp = await startMailServer();
  options = mailOptions(smtp.port, { dkim });
  app = await startTestApp({ config: { mail: options } });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
  smtp.received.length = 0;
  smtp.refuse = () => undefined;
  smtp.onMail = () => undefined;
  // The mails of one test count in the hour of the next one.
  app.clock.advance(61 * minuteMs);
  await app.database.knex('mails').delete();
  await app.database.knex('jobs').delete();
});

function work(...more: [mail?: MailOptions, options?: Parameters<typeof startMailWork>[2]]) {
  const { stop } = startMailWork(app, more[0] ?? options, more[1]);
  stops.push(stop);
}

const invite = (email: string) =>
  app.as('admin').users.create({ name: 'Luis Mota', email, role: 'viewer', invite: true });

const freshEmail = () => `${randomUUID().slice(0, 8)}@example.com`;

const request = (email: string) => app.client().auth.requestPasswordReset({ email });

const tokenIn = (text: string): string => /#(nr_\w+)/.exec(text)?.[1] ?? '';

async function newestMail() {
  const [mail] = (await app.as('admin').mails.list()).data;
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
}

const rows = () => app.database.knex('mails as m').orderBy('m.id').select('m.*');

describe('an invitation', () => {
  test('arrives with a link that sets the first password once', async () => {
    work();
    const email = freshEmail();
    await invite(email);
    await until(() => smtp.received.length === 1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'bounces@notaria.example', to: [email] });
    expect(mail?.headers).toMatchObject({
      from: 'Notaria <mail@notaria.example>',
      to: email,
      subject: 'Your login at OWN',
      'content-language': 'en',
      'auto-submitted': 'auto-generated',
    });
    expect(mail?.text).toContain('Hello Luis Mota,');
    expect(mail?.html).toContain(`<a href="${app.baseUrl}/console/password#nr_`);
    const token = tokenIn(mail?.text ?? '');
    await app.client().auth.resetPassword({ token, password: fresh });
    const again = app.client().auth.resetPassword({ token, password: fresh });
    expect((await failure(again)).code).toBe('invalid_reset_token');
    const { data } = await app.client().auth.login({ email, password: fresh });
    expect(data.user.email).toBe(email);
  });

  test('is refused beside a password, and to an address that is no mailbox', async () => {
    const user = { name: 'Luis Mota', role: 'viewer' as const, invite: true };
    const { users } = app.as('admin');
    expect(await failure(users.create({ ...user, email: freshEmail(), password }))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.invite' }],
    });
    for (const email of ['a@b,c@example.com', '"a"@example.com', 'a<b>@example.com']) {
      const { statusCode, details } = await failure(users.create({ ...user, email }));
      expect([statusCode, details?.[0]?.path]).toEqual([400, 'body.email']);
    }
  });

  test('to an address with a line break is refused, so that it adds no header', async () => {
    for (const email of ['a@example.com\r\nBcc: b@example.com', 'a@example.com\nX']) {
      const { statusCode, details } = await failure(invite(email));
      expect([statusCode, details?.[0]?.path]).toEqual([400, 'body.email']);
    }
    expect(await rows()).toEqual([]);
  });

  test('is written with the user or not at all', async () => {
    const email = freshEmail();
    await invite(email);
    expect((await failure(invite(email))).code).toBe('duplicate_email');
    expect(await rows()).toHaveLength(1);
  });
});

describe('a mail', () => {
  test('is signed so that a receiver can verify it', async () => {
    work();
    await invite(freshEmail());
    await until(() => smtp.received.length === 1);
    const raw = smtp.received[0]?.raw ?? '';
    expect(isSigned(raw, publicKey)).toBe(true);
    expect(isSigned(raw.replace('Luis', 'Lois'), publicKey)).toBe(false);
  });

  test('is encrypted while it waits, and its text is deleted once it is sent', async () => {
    await invite(freshEmail());
    const [waiting] = await rows();
    expect(Buffer.isBuffer(waiting.sealed)).toBe(true);
    expect(JSON.stringify(await app.database.knex('mails').first())).not.toContain('nr_');
    expect(waiting.sealed.toString('latin1')).not.toContain('nr_');
    work();
    await until(async () => (await newestMail()).status === 'sent');
    expect((await rows())[0]).toMatchObject({ sealed: null, key_id: null });
  });

  test('is in no log', async () => {
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'trace' }, { write: (line: string) => lines.push(line) });
    smtp.refuse = () => answer(550, 'No such mailbox');
    work(options, { log });
    const email = freshEmail();
    await invite(email);
    await until(async () => (await newestMail()).status === 'failed');
    expect(lines.join('')).toContain('A mail was not sent');
    expect(lines.join('')).not.toMatch(/nr_|@example\.com/);
  });

  test('waits for a mail server that is down, and says so', async () => {
    const down = mailOptions(1);
    work(down);
    await invite(freshEmail());
    await until(async () => (await newestMail()).attempts === 1);
    expect(await newestMail()).toMatchObject({
      status: 'queued',
      lastError: 'The mail server could not be reached',
      sentAt: null,
    });
    for (const stop of stops.splice(0)) await stop();
    work();
    app.clock.advance(minuteMs);
    await until(() => smtp.received.length === 1);
    await until(async () => (await newestMail()).status === 'sent');
    expect(await newestMail()).toMatchObject({ attempts: 2, lastError: null });
  });

  test('that the mail server refuses for good has failed, and is sent again on demand', async () => {
    smtp.refuse = () => answer(550, '5.1.1 No such mailbox');
    work();
    await invite(freshEmail());
    await until(async () => (await newestMail()).status === 'failed');
    const { id, lastError } = await newestMail();
    expect(lastError).toBe('The mail server refused the recipient or the mail: 550 5.1.1');
    smtp.refuse = () => undefined;
    expect((await app.as('admin').mails.retry(id)).data).toMatchObject({
      status: 'queued',
      attempts: 0,
    });
    await until(async () => (await newestMail()).status === 'sent');
    expect(await failure(app.as('admin').mails.retry(id))).toMatchObject({
      statusCode: 409,
      code: 'mail_not_retryable',
    });
  });

  test('that the mail server does not take now is tried again', async () => {
    smtp.refuse = () => answer(451, '4.7.1 Later');
    work();
    await invite(freshEmail());
    await until(async () => (await newestMail()).attempts === 1);
    expect(await newestMail()).toMatchObject({ status: 'queued' });
    smtp.refuse = () => undefined;
    app.clock.advance(minuteMs);
    await until(async () => (await newestMail()).status === 'sent');
  });

  test('whose link has expired is not sent', async () => {
    await invite(freshEmail());
    app.clock.advance(25 * 60 * minuteMs);
    work();
    await until(async () => (await newestMail()).status === 'failed');
    expect(smtp.received).toEqual([]);
    const { id, lastError } = await newestMail();
    expect(lastError).toBe('The link in the mail expired before it was sent');
    expect((await failure(app.as('admin').mails.retry(id))).code).toBe('mail_not_retryable');
  });

  test('is cancelled before it is sent, and its text is deleted', async () => {
    await invite(freshEmail());
    const { id } = await newestMail();
    expect((await app.as('admin').mails.cancel(id)).data.status).toBe('cancelled');
    expect((await rows())[0]).toMatchObject({ sealed: null, next_attempt_at: null });
    work();
    expect((await failure(app.as('admin').mails.cancel(id))).code).toBe('mail_not_cancellable');
    await app.as('admin').mails.test();
    await until(() => smtp.received.length === 1);
    expect(smtp.received[0]?.headers['subject']).toBe('Test mail of OWN');
  });

  test('of another company is not found', async () => {
    await invite(freshEmail());
    const { id } = await newestMail();
    const { mails } = app.as('stranger');
    expect((await mails.list()).data).toEqual([]);
    expect((await failure(mails.cancel(id))).statusCode).toBe(404);
    expect((await failure(mails.retry(id))).statusCode).toBe(404);
  });

  test('is listed by status, template and recipient', async () => {
    const [first, second] = [freshEmail(), freshEmail()];
    await invite(first);
    await invite(second);
    await app.as('admin').mails.test();
    const { mails } = app.as('admin');
    const found = async (query: Parameters<typeof mails.list>[0]) =>
      (await mails.list(query)).data.map(({ recipient }) => recipient);
    expect(await found({ template: 'invitation' })).toEqual([second, first]);
    expect(await found({ recipient: first.toUpperCase() })).toEqual([first]);
    expect(await found({ status: 'sent' })).toEqual([]);
    expect((await failure(app.as('manager').mails.list())).statusCode).toBe(403);
  });
});

describe('the limit of an hour', () => {
  test('holds the mails of a company, and not those of another', async () => {
    work({ ...options, perHour: 2 });
    for (let count = 0; count < 3; count += 1) await invite(freshEmail());
    await app.as('stranger').mails.test();
    await until(() => smtp.received.length === 3);
    await until(
      async () => (await app.as('admin').mails.list({ status: 'sent' })).totalCount === 2,
    );
    const recipients = smtp.received.flatMap(({ to }) => to);
    expect(recipients).toContain(app.email('stranger'));
    expect((await newestMail()).status).toBe('queued');
    app.clock.advance(61 * minuteMs);
    await until(() => smtp.received.length === 4);
  });
});

describe('a reset link by mail', () => {
  test('is in the language of the user and sets a password once', async () => {
    work();
    const { email, id } = await makeUser(app);
    await app.as('admin').users.update(id, { name: 'Ana Reyes', locale: 'es' });
    await request(email.toUpperCase());
    await until(() => smtp.received.length === 1);
    const [mail] = smtp.received;
    expect(mail?.headers).toMatchObject({
      subject: 'Nueva contraseña para OWN',
      'content-language': 'es',
    });
    expect(mail?.text).toContain('Hola, Ana Reyes:');
    const token = tokenIn(mail?.text ?? '');
    await app.client().auth.resetPassword({ token, password: fresh });
    const again = app.client().auth.resetPassword({ token, password: fresh });
    expect((await failure(again)).code).toBe('invalid_reset_token');
    expect((await app.client().auth.login({ email, password: fresh })).data.user.id).toBe(id);
  });

  test('works for an hour', async () => {
    work();
    const { email } = await makeUser(app);
    await request(email);
    await until(() => smtp.received.length === 1);
    const token = tokenIn(smtp.received[0]?.text ?? '');
    app.clock.advance(60 * minuteMs);
    const late = app.client().auth.resetPassword({ token, password: fresh });
    expect((await failure(late)).code).toBe('invalid_reset_token');
  });

  test('is requested with the same reply and the same work for every address', async () => {
    const { email, id } = await makeUser(app);
    const { email: gone, id: goneId } = await makeUser(app);
    await app.as('admin').users.update(goneId, { name: 'Gone', active: false });
    const replies = [];
    for (const each of [email, gone, freshEmail()]) replies.push(await request(each));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const jobs = await app.database.knex('jobs as j').select('j.kind', 'j.company_id', 'j.payload');
    expect(jobs.map(({ kind, company_id }) => [kind, Number(company_id)])).toEqual(
      Array.from({ length: 3 }, () => ['auth.mail_reset', 0]),
    );
    expect(JSON.stringify(jobs)).not.toMatch(/@example\.com/);
    work();
    await until(async () => (await app.database.knex('jobs')).length === 0);
    await until(() => smtp.received.length === 1);
    expect((await rows()).map(({ user_id }) => Number(user_id))).toEqual([id]);
  });

  test('is mailed once in five minutes', async () => {
    work();
    const { email } = await makeUser(app);
    for (let count = 0; count < 3; count += 1) await request(email);
    await until(async () => (await app.database.knex('jobs')).length === 0);
    expect(await rows()).toHaveLength(1);
    app.clock.advance(6 * minuteMs);
    await request(email);
    await until(async () => (await rows()).length === 2);
  });

  test('is audited in the company of the user', async () => {
    work();
    const { email, id } = await makeUser(app);
    await request(email);
    await until(() => smtp.received.length === 1);
    const { data } = await app.as('admin').audit.list({ objectType: 'user', objectId: String(id) });
    expect(data[0]).toMatchObject({ action: 'sendPasswordReset', actorType: 'anonymous' });
  });
});

describe('a server without a mail server', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp({ sharing: app, config: {} });
  });
  afterAll(() => plain.close());

  test('says so, and sends nothing', async () => {
    expect((await plain.client().auth.options()).data).toEqual({
      mail: false,
      passkey: expect.any(Object),
    });
    expect((await app.client().auth.options()).data).toEqual({
      mail: true,
      passkey: expect.any(Object),
    });
    const { users, mails } = plain.as('admin');
    const user = { name: 'Luis Mota', email: freshEmail(), role: 'viewer' as const };
    const refused = { statusCode: 409, code: 'mail_not_configured' };
    expect(await failure(users.create({ ...user, invite: true }))).toMatchObject(refused);
    expect(await failure(mails.test())).toMatchObject(refused);
    const { email } = await makeUser(app);
    const asked = plain.client().auth.requestPasswordReset({ email });
    expect(await failure(asked)).toMatchObject(refused);
    expect(await rows()).toEqual([]);
    expect((await users.create(user)).data.email).toBe(user.email);
  });
});

onPostgres('several processes', () => {
  test('send each mail once, and keep the limit of an hour together', async () => {
    for (let count = 0; count < 12; count += 1) await invite(freshEmail());
    for (let count = 0; count < 4; count += 1) work({ ...options, perHour: 7 });
    await until(
      async () => (await app.as('admin').mails.list({ status: 'sent' })).totalCount === 7,
    );
    app.clock.advance(61 * minuteMs);
    await until(
      async () => (await app.as('admin').mails.list({ status: 'queued' })).totalCount === 0,
    );
    const ids = smtp.received.map(({ headers }) => headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });

  test('one of which is killed while it sends: the mail comes again with the same Message-ID', async () => {
    await invite(freshEmail());
    const start = () =>
      startChild(
        'deliver-mails.ts',
        app.database.url ?? '',
        String(smtp.port),
        app.clock.now().toISOString(),
      );
    const first = start();
    // The mail server has the mail, and the process dies before it learns of it.
    smtp.onMail = () => first.kill('SIGKILL');
    await firstLine(first);
    await until(() => smtp.received.length === 1);
    smtp.onMail = () => undefined;
    expect((await newestMail()).status).toBe('queued');
    const second = start();
    await until(async () => (await newestMail()).status === 'sent');
    await endOf(second);
    const ids = smtp.received.map(({ headers }) => headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect((await newestMail()).attempts).toBe(2);
  });

  test('answer requests for one user at once with one mail', async () => {
    const { email } = await makeUser(app);
    await Promise.all(Array.from({ length: 6 }, () => request(email)));
    for (let count = 0; count < 3; count += 1) work();
    await until(async () => (await app.database.knex('jobs')).length === 0);
    expect(await rows()).toHaveLength(1);
  });
});
