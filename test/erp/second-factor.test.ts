import type { SvcErp } from '../../sdk/erp/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';
import { codeOf, makeGuarded, turnOn } from './second-factor-support.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const lockMs = 15 * 60_000;
const fresh = 'staple of seven wires';

const statusOf = (client: SvcErp) =>
  client.auth.me().then(
    () => 200,
    (error: { statusCode: number }) => error.statusCode,
  );

const login = (email: string, code?: string) =>
  app.client().auth.login({ email, password, ...(code !== undefined && { code }) });

async function logIn(email: string, code?: string): Promise<SvcErp> {
  const client = app.client();
  await client.auth.login({ email, password, ...(code !== undefined && { code }) });
  return client;
}

/** Returns the newest audit entries of a user, as stored. */
const audited = (id: number) =>
  app.database
    .knex('audit_log as a')
    .where({ 'a.company_id': app.companyId, 'a.object_type': 'user', 'a.object_id': String(id) })
    .orderBy('a.id', 'desc')
    .select<{ action: string; after: object }[]>('a.action', 'a.after');

const eventsOf = async (id: number) => {
  const rows = await app.database
    .knex('outbox as o')
    .where({ 'o.company_id': app.companyId, 'o.type': 'user.updated', 'o.object_id': String(id) })
    .select('o.id');
  return rows.length;
};

describe('setUpSecondFactor', () => {
  test('returns a secret that has no effect until it is confirmed', async () => {
    const { email, id } = await makeUser(app);
    const client = await logIn(email);
    const { data } = await client.auth.setUpSecondFactor({ currentPassword: password });
    const uri = new URL(data.uri);
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      ...{ issuer: 'Notaria', secret: data.secret, algorithm: 'SHA1', digits: '6', period: '30' },
    });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await login(email)).data.user.id).toBe(id);
    const state = { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 };
    expect((await client.auth.secondFactor()).data).toEqual(state);
    const [entry] = await audited(id);
    expect(entry).toEqual({ action: 'createSecondFactor', after: { secondFactor: 'begun' } });
  });

  test('replaces a secret that was not confirmed', async () => {
    const client = await logIn((await makeUser(app)).email);
    const begin = async () =>
      (await client.auth.setUpSecondFactor({ currentPassword: password })).data.secret;
    const [first, second] = [await begin(), await begin()];
    const confirm = (secret: string) =>
      client.auth.confirmSecondFactor({ code: codeOf(secret, app.clock.now()) });
    expect(await failure(confirm(first))).toMatchObject({
      ...{ statusCode: 400, details: [{ path: 'body.code' }] },
    });
    expect((await confirm(second)).data.recoveryCodes).toHaveLength(10);
  });

  test('requires the current password, and counts a wrong one towards the lock', async () => {
    const client = await logIn((await makeUser(app)).email);
    const begin = (currentPassword: string) =>
      failure(client.auth.setUpSecondFactor({ currentPassword }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await begin('wrong')).toMatchObject({
        ...{ statusCode: 400, details: [{ path: 'body.currentPassword' }] },
      });
    }
    expect(await begin(password)).toMatchObject({ statusCode: 403, code: 'account_locked' });
  });

  test('stores the secret encrypted only, and outside of the audit log', async () => {
    const { secret, recoveryCodes } = await makeGuarded(app);
    const { knex } = app.database;
    const [sealed] = await knex('second_factors as f').orderBy('f.user_id', 'desc').select();
    expect(sealed.key_id).toBe('k1');
    expect(sealed.sealed.toString('latin1')).not.toContain(secret);
    const rows = [
      ...(await knex('audit_log as a').select('a.before', 'a.after')),
      ...(await knex('recovery_codes as r').select('r.*')),
      ...(await knex('outbox as o').select('o.*')),
    ];
    for (const told of [secret, ...recoveryCodes]) {
      expect(JSON.stringify(rows)).not.toContain(told);
    }
  });

  test('refuses API keys', async () => {
    const { value } = (
      await admin.apiKeys.create({ name: 'No person', permissions: ['products:read'] })
    ).data;
    const { auth } = app.client({ apiKey: value ?? '' });
    const proof = { currentPassword: password, code: '123456' };
    for (const call of [
      () => auth.secondFactor(),
      () => auth.setUpSecondFactor({ currentPassword: password }),
      () => auth.confirmSecondFactor({ code: '123456' }),
      () => auth.removeSecondFactor(proof),
      () => auth.createRecoveryCodes(proof),
    ]) {
      expect(await failure(call())).toMatchObject({ statusCode: 403, code: 'not_a_user' });
    }
  });
});

describe('confirmSecondFactor', () => {
  test('turns it on, ends the other logins, and writes an audit row and an event', async () => {
    const { email, id } = await makeUser(app);
    const [own, other] = [await logIn(email), await logIn(email)];
    const events = await eventsOf(id);
    const { recoveryCodes } = await turnOn(app, own);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401]);
    expect((await own.auth.secondFactor()).data).toMatchObject({
      ...{ enabled: true, enabledAt: expect.any(String), recoveryCodesLeft: 10 },
    });
    const [entry] = await audited(id);
    expect(entry).toEqual({ action: 'verifySecondFactor', after: { secondFactor: true } });
    expect(await eventsOf(id)).toBe(events + 1);
    expect((await admin.users.get(id)).data.secondFactor).toBe(true);
  });

  test('ends every login that began without a code during the confirmation', async () => {
    const { email } = await makeUser(app);
    const own = await logIn(email);
    const { secret } = (await own.auth.setUpSecondFactor({ currentPassword: password })).data;
    const code = codeOf(secret, app.clock.now());
    const [confirmed, ...logins] = await Promise.allSettled([
      own.auth.confirmSecondFactor({ code }),
      ...Array.from({ length: 6 }, () => logIn(email)),
    ]);
    expect(confirmed.status).toBe('fulfilled');
    for (const login of logins) {
      if (login.status === 'fulfilled') expect(await statusOf(login.value)).toBe(401);
      else expect(login.reason).toMatchObject({ code: 'second_factor_required' });
    }
  });

  test('is refused without a set-up, and once it is on', async () => {
    const client = await logIn((await makeUser(app)).email);
    const refused = { statusCode: 409, code: 'second_factor_not_enabled' };
    const proof = { currentPassword: password, code: '123456' };
    expect(await failure(client.auth.confirmSecondFactor({ code: '123456' }))).toMatchObject(
      refused,
    );
    expect(await failure(client.auth.removeSecondFactor(proof))).toMatchObject(refused);
    expect(await failure(client.auth.createRecoveryCodes(proof))).toMatchObject(refused);
    await turnOn(app, client);
    const enabled = { statusCode: 409, code: 'second_factor_enabled' };
    const again = client.auth.setUpSecondFactor({ currentPassword: password });
    expect(await failure(again)).toMatchObject(enabled);
    expect(await failure(client.auth.confirmSecondFactor({ code: '123456' }))).toMatchObject(
      enabled,
    );
  });
});

describe('login with a second factor', () => {
  test('asks for a code after the right password only', async () => {
    const { email } = await makeGuarded(app);
    expect(await failure(login(email))).toMatchObject({
      ...{ statusCode: 401, code: 'second_factor_required' },
    });
    const wrong = app.client().auth.login({ email, password: 'wrong', code: '123456' });
    expect((await failure(wrong)).code).toBe('invalid_credentials');
  });

  test('accepts a code, also with a space in it', async () => {
    const { email, nextCode, id } = await makeGuarded(app);
    const code = nextCode();
    const { data } = await login(email, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(data.user.id).toBe(id);
    const [entry] = (await admin.audit.list({ action: 'login', objectType: 'login' })).data;
    expect(entry?.after).toEqual({ secondFactor: 'totp' });
  });

  test('ignores the code of a user without a second factor', async () => {
    const { email, id } = await makeUser(app);
    const { data } = await login(email, 'nonsense');
    expect(data).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: 3600,
      user: { id, email, name: expect.any(String), role: 'viewer' },
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
    });
  });

  test('accepts each code once, also the one that confirmed it', async () => {
    const { email, secret, nextCode } = await makeGuarded(app);
    const refused = { statusCode: 401, code: 'invalid_second_factor' };
    const confirming = codeOf(secret, app.clock.now());
    expect(await failure(login(email, confirming))).toMatchObject(refused);
    const code = nextCode();
    await login(email, code);
    expect(await failure(login(email, code))).toMatchObject(refused);
  });

  test('accepts one of several concurrent requests with one code', async () => {
    const { email, nextCode } = await makeGuarded(app);
    const code = nextCode();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => login(email, code)));
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      ...['rejected', 'rejected', 'rejected'],
    ]);
  });

  test.each([
    [-61, false],
    [-30, true],
    [30, true],
    [61, false],
  ])('with a clock that is %i seconds off accepts the code: %s', async (seconds, isTaken) => {
    const { email, secret } = await makeGuarded(app);
    app.clock.advance(5 * 60_000);
    // In the middle of a time step, so that the start of the test within a step has no effect.
    app.clock.advance(45_000 - (app.clock.now().getTime() % 30_000));
    const outcome = login(email, codeOf(secret, app.clock.now(), seconds));
    expect(
      await outcome.then(
        () => true,
        () => false,
      ),
    ).toBe(isTaken);
  });

  test('refuses an older code after a newer one', async () => {
    const { email, secret, nextCode } = await makeGuarded(app);
    await login(email, nextCode());
    app.clock.advance(30_000);
    await login(email, codeOf(secret, app.clock.now(), 30));
    const older = login(email, codeOf(secret, app.clock.now()));
    expect((await failure(older)).code).toBe('invalid_second_factor');
  });

  test('still requires a code after a reset link sets the password', async () => {
    const { email, id, nextCode } = await makeGuarded(app);
    const token = (await admin.users.resetPassword(id)).data.token ?? '';
    await app.client().auth.resetPassword({ token, password: fresh });
    const send = (code?: string) =>
      app.client().auth.login({ email, password: fresh, ...(code !== undefined && { code }) });
    expect((await failure(send())).code).toBe('second_factor_required');
    expect((await send(nextCode())).ok).toBe(true);
  });

  test('needs no code to refresh, or for API keys of the user', async () => {
    const { email, nextCode } = await makeGuarded(app, 'admin');
    const client = app.client();
    const { data } = await client.auth.login({ email, password, code: nextCode() });
    expect((await app.client().auth.refresh({ refreshToken: data.refreshToken })).ok).toBe(true);
    const { value } = (await admin.apiKeys.create({ name: 'Shop', permissions: ['products:read'] }))
      .data;
    expect((await app.client({ apiKey: value ?? '' }).products.list()).ok).toBe(true);
  });
});

describe('a wrong code', () => {
  test('counts towards the lock as a wrong password does', async () => {
    const { email, nextCode, id } = await makeGuarded(app);
    for (const attempt of [1, 2, 3, 4, 5]) {
      const wrong =
        attempt % 2 === 0
          ? app.client().auth.login({ email, password: 'wrong' })
          : login(email, '000000');
      expect((await failure(wrong)).statusCode).toBe(401);
    }
    const locked = { statusCode: 403, code: 'account_locked' };
    expect(await failure(login(email, nextCode()))).toMatchObject(locked);
    expect(await failure(login(email))).toMatchObject(locked);
    const entries = await audited(id);
    expect(entries.slice(0, 4).map(({ after }) => after)).toEqual([
      { email, reason: 'account_locked' },
      { email, reason: 'account_locked' },
      { email, reason: 'invalid_second_factor' },
      { email, reason: 'invalid_credentials' },
    ]);
    app.clock.advance(lockMs + 1000);
    expect((await login(email, nextCode())).ok).toBe(true);
  });

  test('is refused while locked with the same answer as a wrong password', async () => {
    const { email, nextCode } = await makeGuarded(app);
    for (let attempt = 0; attempt < 5; attempt += 1) await failure(login(email, '000000'));
    const seen = async (sent: { password: string; code?: string }) => {
      const { statusCode, code, message, retryAfter } = await failure(
        app.client().auth.login({ email, ...sent }),
      );
      return { statusCode, code, message, retryAfter };
    };
    const now = nextCode();
    const answers = [
      await seen({ password: 'wrong' }),
      await seen({ password }),
      await seen({ password, code: now }),
      await seen({ password: 'wrong', code: now }),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('is checked no more often than the lock allows, in concurrent requests too', async () => {
    const { email, id, nextCode } = await makeGuarded(app);
    // Without earlier logins the address is unknown, and the failure count of the user decides.
    await app.database.knex('logins').where({ user_id: id }).delete();
    const right = nextCode();
    const codes = Array.from({ length: 12 }, (_, at) => String(100_000 + at)).filter(
      (code) => code !== right,
    );
    const errors = await Promise.all(codes.map((code) => failure(login(email, code))));
    const counted = errors.filter(({ code }) => code === 'invalid_second_factor');
    expect(counted).toHaveLength(5);
    expect(new Set(errors.map(({ code }) => code))).toEqual(
      new Set(['invalid_second_factor', 'account_locked']),
    );
    expect((await failure(login(email, right))).code).toBe('account_locked');
  });

  test('that is absent is audited and does not count', async () => {
    const { email, id, nextCode } = await makeGuarded(app);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await failure(login(email))).code).toBe('second_factor_required');
    }
    expect((await admin.users.get(id)).data.failedAttempts).toBe(0);
    expect((await audited(id))[0]?.after).toEqual({ email, reason: 'second_factor_required' });
    expect((await login(email, nextCode())).ok).toBe(true);
  });

  test('that is absent does not reset the count', async () => {
    const { email, id } = await makeGuarded(app);
    await failure(login(email, '000000'));
    await failure(login(email));
    expect((await admin.users.get(id)).data.failedAttempts).toBe(1);
  });

  test('counts too when it should turn the second factor off or create recovery codes', async () => {
    const { client, email, nextCode, id } = await makeGuarded(app);
    const proof = { currentPassword: password, code: '000000' };
    const wrong = { statusCode: 400, details: [{ path: 'body.code' }] };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await failure(client.auth.removeSecondFactor(proof))).toMatchObject(wrong);
    }
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await failure(client.auth.createRecoveryCodes(proof))).toMatchObject(wrong);
    }
    const right = { currentPassword: password, code: nextCode() };
    const locked = { statusCode: 403, code: 'account_locked' };
    expect(await failure(client.auth.removeSecondFactor(right))).toMatchObject(locked);
    expect((await audited(id))[0]?.after).toEqual({ reason: 'wrong_code' });
    expect((await failure(login(email))).code).toBe('second_factor_required');
  });
});

describe('a recovery code', () => {
  test('works once in place of a code, with any spaces, hyphens and letter case', async () => {
    const { email, client, recoveryCodes } = await makeGuarded(app);
    const [code = '', next = ''] = recoveryCodes;
    await login(email, ` ${code.replaceAll('-', '').toLowerCase()} `);
    expect((await failure(login(email, code))).code).toBe('invalid_second_factor');
    expect((await client.auth.secondFactor()).data.recoveryCodesLeft).toBe(9);
    await login(email, next);
    expect((await client.auth.secondFactor()).data.recoveryCodesLeft).toBe(8);
    const [entry] = (await admin.audit.list({ action: 'login', objectType: 'login' })).data;
    expect(entry?.after).toEqual({ secondFactor: 'recoveryCode' });
  });

  test('opens one login when used in several concurrent requests', async () => {
    const { email, recoveryCodes } = await makeGuarded(app);
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => login(email, recoveryCodes[0] ?? '')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('expires when new ones are created, which ends the other logins', async () => {
    const { email, client, recoveryCodes, nextCode, id } = await makeGuarded(app);
    const other = await logIn(email, nextCode());
    const proof = { currentPassword: password, code: nextCode() };
    const { data } = await client.auth.createRecoveryCodes(proof);
    expect(data.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect([await statusOf(client), await statusOf(other)]).toEqual([200, 401]);
    expect((await failure(login(email, recoveryCodes[0] ?? ''))).code).toBe(
      'invalid_second_factor',
    );
    expect((await audited(id)).map(({ after }) => after)).toContainEqual({ recoveryCodes: '***' });
    expect((await login(email, data.recoveryCodes[0])).ok).toBe(true);
    const again = { currentPassword: password, code: data.recoveryCodes[1] ?? '' };
    expect((await client.auth.createRecoveryCodes(again)).data.recoveryCodes).toHaveLength(10);
  });

  test('of another user opens no login', async () => {
    const [one, other] = [await makeGuarded(app), await makeGuarded(app)];
    const stolen = login(one.email, other.recoveryCodes[0] ?? '');
    expect((await failure(stolen)).code).toBe('invalid_second_factor');
  });
});

describe('auth.removeSecondFactor', () => {
  test('turns it off with the password and a code, and ends the other logins', async () => {
    const { email, client, nextCode, id } = await makeGuarded(app);
    const other = await logIn(email, nextCode());
    const wrong = client.auth.removeSecondFactor({ currentPassword: 'wrong', code: nextCode() });
    expect(await failure(wrong)).toMatchObject({ details: [{ path: 'body.currentPassword' }] });
    const proof = { currentPassword: password, code: nextCode() };
    const { data } = await client.auth.removeSecondFactor(proof);
    expect(data).toEqual({
      ...{ enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 },
    });
    expect([await statusOf(client), await statusOf(other)]).toEqual([200, 401]);
    expect((await login(email)).data.user.id).toBe(id);
    const [entry] = await audited(id);
    expect(entry).toEqual({ action: 'removeSecondFactor', after: { secondFactor: false } });
    expect((await turnOn(app, client)).recoveryCodes).toHaveLength(10);
  });
});

describe('users.removeSecondFactor', () => {
  test('lets a user without the phone log in again, and ends the logins', async () => {
    const { email, client, id } = await makeGuarded(app);
    const events = await eventsOf(id);
    const { data } = await admin.users.removeSecondFactor(id);
    expect(data).toMatchObject({ id, secondFactor: false });
    expect(await statusOf(client)).toBe(401);
    const own = await logIn(email);
    expect((await audited(id))[0]).toEqual({
      ...{ action: 'removeUserSecondFactor', after: { secondFactor: false } },
    });
    expect(await eventsOf(id)).toBe(events + 1);
    // A repetition changes nothing: a user without a second factor stays logged in.
    await admin.users.removeSecondFactor(id);
    expect([await statusOf(own), await eventsOf(id)]).toEqual([200, events + 1]);
  });

  test('deletes a set-up that was not confirmed', async () => {
    const { email, id } = await makeUser(app);
    const client = await logIn(email);
    const { secret } = (await client.auth.setUpSecondFactor({ currentPassword: password })).data;
    await admin.users.removeSecondFactor(id);
    const confirm = client.auth.confirmSecondFactor({ code: codeOf(secret, app.clock.now()) });
    expect((await failure(confirm)).code).toBe('second_factor_not_enabled');
  });

  test('does not reach other companies, and users are listed with the state of their second factor', async () => {
    const { id } = await makeGuarded(app);
    const { users } = app.as('stranger');
    expect((await failure(users.removeSecondFactor(id))).statusCode).toBe(404);
    const listed = (await admin.users.list({ pageSize: 100 })).data;
    expect(listed.find((user) => user.id === id)?.secondFactor).toBe(true);
    expect(listed.find(({ email }) => email === app.email('viewer'))?.secondFactor).toBe(false);
  });
});
