import type { SvcErp } from '../../sdk/erp/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';
import { codeOf, makeGuarded, turnOn } from './second-factor-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const companies = () => app.database.knex('companies').where({ id: app.companyId });

const require = (isRequired: boolean, as: SvcErp) =>
  as.config.updateCompany({ name: 'Own', requireSecondFactor: isRequired });

beforeEach(() => companies().update({ require_second_factor: false }));

async function logIn(email: string, code?: string) {
  const client = app.client();
  const { data } = await client.auth.login({ email, password, ...(code && { code }) });
  return { client, data };
}

const refused = { statusCode: 403, code: 'second_factor_setup_required' };

describe('a company that requires a second factor', () => {
  test('lets a user without one only set it up', async () => {
    const before = await logIn((await makeUser(app, 'manager')).email);
    await require(true, (await makeGuarded(app, 'admin')).client);
    expect(await failure(before.client.products.list())).toMatchObject(refused);
    const { email } = await makeUser(app, 'manager');
    const { client, data } = await logIn(email);
    expect(data.mustSetUpSecondFactor).toBe(true);
    expect((await client.auth.me()).data.mustSetUpSecondFactor).toBe(true);
    expect((await client.auth.secondFactor()).data).toMatchObject({ required: true });
    expect(await failure(client.products.list())).toMatchObject(refused);
    const create = client.products.create({ code: 'X', name: 'X', price: 1 });
    expect(await failure(create)).toMatchObject(refused);
    const { results } = await client.batch.run({
      operations: [{ method: 'GET', path: '/api/products' }],
    });
    expect(results).toMatchObject([{ status: 403 }]);
    const verification = app.kycClient({
      headers: { authorization: `Bearer ${data.token}` },
      withCredentials: false,
    });
    expect((await failure(verification.sessions.list())).statusCode).toBe(403);
    const { secret } = await turnOn(app, client);
    expect((await client.products.list()).ok).toBe(true);
    app.clock.advance(30_000);
    const again = await logIn(email, codeOf(secret, app.clock.now()));
    expect(again.data.mustSetUpSecondFactor).toBe(false);
  });

  test('first requires a new password in place of a one-time password', async () => {
    const admin = (await makeGuarded(app, 'admin')).client;
    await require(true, admin);
    const email = 'both@example.com';
    const user = { name: 'Both', email, role: 'manager' as const, password };
    await admin.users.create({ ...user, mustChangePassword: true });
    const { client, data } = await logIn(email);
    expect(data).toMatchObject({ mustChangePassword: true, mustSetUpSecondFactor: true });
    expect((await failure(client.products.list())).code).toBe('password_change_required');
    const newPassword = 'staple of seven wires';
    await client.auth.changePassword({ currentPassword: password, newPassword });
    expect(await failure(client.products.list())).toMatchObject(refused);
  });

  test('requires it again after an administrator removes it, and exempts API keys', async () => {
    const { client: admin } = await makeGuarded(app, 'admin');
    const { email, id } = await makeGuarded(app, 'manager');
    await require(true, admin);
    const key = await admin.apiKeys.create({ name: 'Shop', permissions: ['products:read'] });
    await admin.users.removeSecondFactor(id);
    const { client } = await logIn(email);
    expect(await failure(client.products.list())).toMatchObject(refused);
    const shop = app.client({ apiKey: key.data.value ?? '' });
    expect((await shop.products.list()).ok).toBe(true);
  });

  test('does not affect other companies', async () => {
    await require(true, (await makeGuarded(app, 'admin')).client);
    expect((await app.as('stranger').products.list()).ok).toBe(true);
    expect((await app.as('stranger').config.company()).data.requireSecondFactor).toBe(false);
  });
});

describe('updateCompany', () => {
  test('changes the requirement only for a caller who manages users', async () => {
    const admin = (await makeGuarded(app, 'admin')).client;
    const manager = (await makeGuarded(app, 'manager')).client;
    const denied = {
      statusCode: 403,
      code: 'insufficient_permissions',
      details: [{ path: 'body.requireSecondFactor' }],
    };
    expect(await failure(require(true, manager))).toMatchObject(denied);
    const permissions = ['config:read', 'config:write'];
    const key = await admin.apiKeys.create({ name: 'Settings', permissions });
    const byKey = app.client({ apiKey: key.data.value ?? '' });
    expect(await failure(require(true, byKey))).toMatchObject(denied);
    expect((await require(true, admin)).data.requireSecondFactor).toBe(true);
    expect(await failure(require(false, manager))).toMatchObject(denied);
    // The current value may be sent, or left out.
    expect((await require(true, manager)).ok).toBe(true);
    const kept = await manager.config.updateCompany({ name: 'Own' });
    expect(kept.data.requireSecondFactor).toBe(true);
    const [entry] = (await admin.audit.list({ objectType: 'company', action: 'updateCompany' }))
      .data;
    expect(entry).toMatchObject({
      before: { requireSecondFactor: true },
      after: { requireSecondFactor: true },
    });
    expect((await require(false, admin)).data.requireSecondFactor).toBe(false);
  });
});

describe('a role that requires a second factor', () => {
  test('concerns its users alone, from their next request', async () => {
    const { client: admin } = await makeGuarded(app, 'admin');
    const roles = (secondFactorRoles: string[], as = admin) =>
      as.config.updateCompany({ name: 'Own', secondFactorRoles });
    const warehouse = await logIn((await makeUser(app, 'warehouse')).email);
    const viewer = await logIn((await makeUser(app, 'viewer')).email);
    expect((await roles(['warehouse'])).data.secondFactorRoles).toEqual(['warehouse']);
    expect(await failure(warehouse.client.products.list())).toMatchObject(refused);
    expect((await warehouse.client.auth.secondFactor()).data.required).toBe(true);
    expect((await viewer.client.products.list()).ok).toBe(true);
    const later = await logIn((await makeUser(app, 'warehouse')).email);
    expect(later.data.mustSetUpSecondFactor).toBe(true);
    await turnOn(app, later.client);
    expect((await later.client.products.list()).ok).toBe(true);
    expect(await failure(roles(['pirate']))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.secondFactorRoles.0' }],
    });
    await roles([]);
    expect((await warehouse.client.products.list()).ok).toBe(true);
  });

  test('is set only by users who manage users', async () => {
    const { client: manager } = await makeGuarded(app, 'manager');
    const update = (secondFactorRoles: string[]) =>
      manager.config.updateCompany({ name: 'Own', secondFactorRoles });
    expect(await failure(update(['manager']))).toMatchObject({
      statusCode: 403,
      details: [{ path: 'body.secondFactorRoles' }],
    });
    expect((await update([])).ok).toBe(true);
  });
});
