import { failure, password } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import {
  admin,
  app,
  audited,
  eventsOf,
  logIn,
  login,
  setUpLogins,
  statusOf,
} from './logins-support.js';
import { makeUser } from './people.js';
import { codeOf, makeGuarded, turnOn } from './second-factor-support.js';

setUpLogins();

const fresh = 'staple of seven wires';

describe('setUpSecondFactor', () => {
  test('returns a secret that has no effect until it is confirmed', async () => {
    const { email, id } = await makeUser(app);
    const client = await logIn(email);
    const { data } = await client.auth.setUpSecondFactor({ currentPassword: password });
    const uri = new URL(data.uri);
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Notaria',
      secret: data.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await login(email)).data.user.id).toBe(id);
    const off = { enabled: false, enabledAt: null, required: false };
    const state = { ...off, recoveryCodesLeft: 0, hasPassword: true };
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
      statusCode: 400,
      details: [{ path: 'body.code' }],
    });
    expect((await confirm(second)).data.recoveryCodes).toHaveLength(10);
  });

  test('requires the current password, and counts a wrong one towards the lock', async () => {
    const client = await logIn((await makeUser(app)).email);
    const begin = (currentPassword: string) =>
      failure(client.auth.setUpSecondFactor({ currentPassword }));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await begin('wrong')).toMatchObject({
        statusCode: 400,
        details: [{ path: 'body.currentPassword' }],
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
      enabled: true,
      enabledAt: expect.any(String),
      recoveryCodesLeft: 10,
      hasPassword: true,
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
      statusCode: 401,
      code: 'second_factor_required',
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
      'rejected',
      'rejected',
      'rejected',
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
