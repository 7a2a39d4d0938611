import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

const messageOf = async (call: Promise<unknown>): Promise<string | undefined> =>
  (await failure(call)).details?.[0]?.message;

describe('text in a request', () => {
  const user = {
    email: 'len@example.com',
    role: 'viewer',
    password: '  four blue wires ',
  } as const;
  const create = (name: string, more = {}) =>
    app.as('admin').users.create({ ...user, name, ...more });

  test('is trimmed before its length is checked, beside a password too', async () => {
    expect(await failure(create('   '))).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
    });
    const space = ' '.repeat(300);
    expect((await create(`${space}Len${space}`)).data.name).toBe('Len');
  });

  test.each(['\u200b', '\u2060\ufeff \u00ad', '\u3164', '\u2800\u2800', '\u{e0041}', '\u202e'])(
    'is empty if nothing of it is visible: %j',
    async (name) => {
      const error = await failure(create(name));
      expect(error.statusCode).toBe(400);
      expect(error.details?.[0]).toMatchObject({ path: 'body.name' });
      const customer = app.as('admin').customers.create({ code: 'INVISIBLE', name });
      expect((await failure(customer)).statusCode).toBe(400);
    },
  );

  test('is refused with an override of its direction, which shows other text than it holds', async () => {
    const error = await failure(create('Invoice \u202efdp.exe'));
    expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(error.message).toContain('U+202E');
  });

  test('loses invisible marks at its ends, and keeps those within words', async () => {
    const made = await app.as('admin').customers.create({
      code: 'MARKS',
      name: '\u200e\u202aمی\u200cخواهم 👩\u200d🔧 ❤\ufe0f\u202c\ufeff',
      phone: '\u202a+1 809 555 0100\u202c',
    });
    expect(made.data.name).toBe('می\u200cخواهم 👩\u200d🔧 ❤\ufe0f');
    expect(made.data.phone).toBe('+1 809 555 0100');
  });

  test('is not trimmed when it is a password', async () => {
    const { email, password } = user;
    await app.client().auth.login({ email, password });
    const trimmed = { email, password: password.trim() };
    expect(await failure(app.client().auth.login(trimmed))).toMatchObject({ statusCode: 401 });
  });
});

describe('an instant in a request', () => {
  const instants = [
    ['without an offset', '2027-03-01T10:00:00'],
    ['without seconds', '2027-03-01T10:00Z'],
    ['that is a day', '2027-03-01'],
    ['with a space for the T', '2027-03-01 10:00:00Z'],
    ['in a leap second', '2027-06-30T23:59:60Z'],
    ['of a day that does not exist', '2027-02-30T10:00:00Z'],
  ];
  const truth = 'must be an instant with seconds and an offset, such as 2026-01-31T08:30:00-04:00';

  test.each(instants)('%s is refused with the expected form', async (_what, expiresAt) => {
    const erp = app.as('admin').apiKeys;
    const made = erp.create({ name: 'A', permissions: ['products:read'], expiresAt });
    expect(await messageOf(made)).toBe(`body.expiresAt ${truth}`);
    expect(await messageOf(kyc.keys.create({ expiresAt }))).toBe(`body.expiresAt ${truth}`);
    const listed = kyc.sessions.list({ createdAfter: expiresAt });
    expect(await messageOf(listed)).toBe(`query.createdAfter ${truth}`);
  });

  test('in the past is refused with that reason', async () => {
    const expiresAt = '2020-01-01T00:00:00Z';
    const made = app.as('admin').apiKeys.create({
      name: 'A',
      permissions: ['products:read'],
      expiresAt,
    });
    expect(await messageOf(made)).toBe('body.expiresAt must be in the future');
    expect(await messageOf(kyc.keys.create({ expiresAt }))).toBe(
      'body.expiresAt must be in the future',
    );
  });
});

test('a value of another type is refused with all types that are allowed', async () => {
  const made = kyc.keys.create({ expiresAt: 5 as never });
  expect(await messageOf(made)).toBe('body.expiresAt must be of type string or null');
});

describe('a URL in a request', () => {
  test.each([
    'https://user:secret@example.com/',
    'https://example.com@evil.example/',
    'https://%65xample.com/',
    'http://0x7f.1/',
    'http://2130706433/',
    'https://münchen.example/',
    'https://exam\u00adple.com/',
    'https:\\\\example.com/',
    'https://example.com\\@evil.example/',
    'https://',
  ])('%s is refused, since its host is misleading', async (url) => {
    const { name } = (await app.as('admin').config.company()).data;
    const session = await failure(kyc.sessions.create({ callbackUrl: url }));
    const company = await failure(app.as('admin').config.updateCompany({ name, logoUrl: url }));
    expect([session.statusCode, session.details?.[0]?.path]).toEqual([400, 'body.callbackUrl']);
    expect([company.statusCode, company.details?.[0]?.path]).toEqual([400, 'body.logoUrl']);
  });

  test.each([
    'https://example.com',
    'https://EXAMPLE.com:443/back?to=%2F#end',
    'http://127.0.0.1:8080/',
    'http://[::1]:3000/a',
    'https://xn--mnchen-3ya.example/',
  ])('%s is accepted unchanged', async (url) => {
    const { session } = await kyc.sessions.create({ callbackUrl: url });
    expect(session.callbackUrl).toBe(url);
  });
});

describe('an error of the verification API', () => {
  test('is not retryable when only the operator can correct it', async () => {
    const key = await app.kycKey();
    const reply = await app.fetch('/v1/aml/screen', {
      method: 'POST',
      body: JSON.stringify({ fullName: 'Quilla Montoro' }),
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
    });
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({
      error: { code: 'provider_unavailable', retryable: false },
    });
  });
});
