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

const lockMs = 15 * 60_000;

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
      enabled: false,
      enabledAt: null,
      required: false,
      recoveryCodesLeft: 0,
      hasPassword: true,
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
      action: 'removeUserSecondFactor',
      after: { secondFactor: false },
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
