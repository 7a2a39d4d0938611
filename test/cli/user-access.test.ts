import { randomUUID } from 'node:crypto';
import { insertLogin, markLoginFailed } from '../../src/erp/auth/login/queries.js';
import { findUserByEmail } from '../../src/erp/auth/queries.js';
import { markEnabled, storeSecret } from '../../src/erp/auth/second-factor/queries.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { now, openWorkplace, type Workplace } from './support.js';

let at: Workplace;
beforeAll(async () => {
  at = await openWorkplace();
});
afterAll(() => at.close());

async function createUser(email: string, role: string): Promise<void> {
  const options = ['--company', 'ACME', '--name', 'Luz', '--email', email, '--role', role];
  expect((await at.cli('create', 'user', ...options)).code).toBe(0);
}

describe('list failed-logins', () => {
  test('shows failed logins of users and of unknown addresses', async () => {
    const { knex } = at.database;
    const row = { actor_type: 'anonymous', action: 'login', object_type: 'user', object_id: '' };
    const failure = (email: string, hoursAgo: number) => ({
      ...row,
      company_id: 0,
      ip: '203.0.113.7',
      at: new Date(now.getTime() - hoursAgo * 3_600_000),
      after: JSON.stringify({ email, reason: 'invalid_credentials' }),
    });
    const firstStep = { email: 'code@example.com', reason: 'second_factor_required' };
    await knex('audit_log').insert([
      failure('new@example.com', 1),
      failure('old@example.com', 30),
      { ...failure('', 1), after: JSON.stringify(firstStep) },
    ]);
    const day = await at.cli('list', 'failed-logins');
    expect(day.out).toMatch(/invalid_credentials.+203\.0\.113\.7.+new@example\.com.+no user/);
    expect(day.out).not.toContain('old@example.com');
    expect(day.out).not.toContain('code@example.com');
    const more = await at.cli('list', 'failed-logins', '--hours', '48', '--json');
    expect(more.json()).toMatchObject([{ email: 'new@example.com' }, { email: 'old@example.com' }]);
    expect((await at.cli('list', 'failed-logins', '--hours', '0')).code).toBe(1);
  });
});

describe('unlock user', () => {
  test('removes the lock', async () => {
    const email = 'locked@example.com';
    await createUser(email, 'viewer');
    const user = await findUserByEmail(at.database.knex, email);
    const failure = { companyId: user?.company_id ?? 0, userId: user?.id ?? 0, now };
    await markLoginFailed(at.database.knex, { ...failure, maxAttempts: 1, lockMinutes: 15 });
    const isLocked = async () =>
      (await findUserByEmail(at.database.knex, email))?.locked_until !== null;
    expect(await isLocked()).toBe(true);
    const rows = await at.audited(() => at.cli('unlock', 'user', '--email', 'LOCKED@example.com'));
    expect(rows).toMatchObject([{ action: 'unlock user', after: { lockedUntil: null } }]);
    expect(await isLocked()).toBe(false);
  });

  test('refuses an unknown address', async () => {
    const { code, err } = await at.cli('unlock', 'user', '--email', 'no@example.com');
    expect([code, err]).toEqual([1, 'There is no user no@example.com\n']);
  });
});

describe('remove second-factor', () => {
  test('turns the second factor off and ends the logins of the user', async () => {
    const email = 'lost-phone@example.com';
    await createUser(email, 'admin');
    const { knex } = at.database;
    const { company_id, id } = (await findUserByEmail(knex, email)) ?? { company_id: 0, id: 0 };
    const user = { companyId: company_id, userId: id };
    const keys = createKeyRing([{ id: 'k1', key: Buffer.alloc(32, 1) }]);
    await storeSecret(knex, keys, user, 'JBSWY3DPEHPK3PXP');
    await markEnabled(knex, user, now);
    const login = { ...user, loginId: randomUUID(), refreshId: randomUUID(), now };
    await insertLogin(knex, { ...login, seconds: 60, ip: '203.0.113.7', userAgent: '' });
    const run = () => at.cli('remove', 'second-factor', '--email', email);
    const rows = await at.audited(run);
    expect(rows).toMatchObject([
      {
        action: 'remove second-factor',
        actor_type: 'operator',
        object_id: String(id),
        before: { secondFactor: true },
        after: { secondFactor: false },
      },
    ]);
    expect((await findUserByEmail(knex, email))?.has_second_factor).toBe(false);
    expect(await knex('second_factors').where({ user_id: id })).toEqual([]);
    expect(await knex('logins').where({ user_id: id, revoked_at: null })).toEqual([]);
    const again = await run();
    expect([again.code, again.err]).toEqual([1, `User ${email} has no second factor\n`]);
  });

  test('refuses an unknown address', async () => {
    const { code, err } = await at.cli('remove', 'second-factor', '--email', 'no@example.com');
    expect([code, err]).toEqual([1, 'There is no user no@example.com\n']);
  });
});
