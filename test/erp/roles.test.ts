import type { OwnRole, OwnRoleInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

let made = 0;
const create = async (more: Partial<OwnRoleInput> = {}): Promise<OwnRole> => {
  made += 1;
  const input = { code: `till-${made}`, name: 'Till', permissions: ['customers:read'], ...more };
  return (await admin.roles.create(input)).data;
};

/** Returns a logged-in client of a new user with the role, and the id of the user. */
async function personWith(role: string) {
  made += 1;
  const email = `till${made}@example.com`;
  const { data } = await admin.users.create({ name: `Till ${made}`, email, role, password });
  const erp = app.client();
  const login = await erp.auth.login({ email, password });
  return { id: data.id, erp, token: login.data.token };
}

const refused = { statusCode: 403, code: 'insufficient_permissions' };

describe('a role that the company made', () => {
  test('is created, listed, changed against its version and deleted', async () => {
    const role = await create({ name: ' Night till ', permissions: ['invoices:read'] });
    expect(role).toMatchObject({ name: 'Night till', permissions: ['invoices:read'], version: 1 });
    expect((await admin.roles.get(role.id)).data).toEqual(role);
    expect((await admin.roles.list({ search: 'night' })).data).toEqual([role]);
    const { data } = await admin.roles.update(role.id, { name: 'Day till' }, { ifMatch: 1 });
    expect(data).toMatchObject({ name: 'Day till', permissions: ['invoices:read'], version: 2 });
    const late = admin.roles.update(role.id, { name: 'Other' }, { ifMatch: 1 });
    expect(await failure(late)).toMatchObject({ statusCode: 412 });
    await admin.roles.delete(role.id);
    expect(await failure(admin.roles.get(role.id))).toMatchObject({ code: 'not_found' });
  });

  test('lets its users do what it holds in both APIs, and nothing else', async () => {
    const { code } = await create({ permissions: ['customers:read', 'workflows:read'] });
    const { erp, token } = await personWith(code);
    const { data } = await erp.auth.me();
    expect([data.role, data.permissions]).toEqual([code, ['customers:read', 'workflows:read']]);
    await erp.customers.list();
    expect(await failure(erp.customers.create({ name: 'Ana' }))).toMatchObject(refused);
    expect(await failure(erp.products.list())).toMatchObject(refused);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.fetch('/v1/sessions/workflows', { headers })).status).toBe(200);
    expect((await app.fetch('/v1/sessions', { headers })).status).toBe(403);
  });

  test('applies from the next request of its users when it changes', async () => {
    const role = await create();
    const { erp } = await personWith(role.code);
    await erp.customers.list();
    await admin.roles.update(role.id, { permissions: ['products:read'] });
    expect(await failure(erp.customers.list())).toMatchObject(refused);
    await erp.products.list();
  });

  test('can be taken from a user and given to one, from the next request', async () => {
    const { code } = await create();
    const { id, erp } = await personWith('warehouse');
    await admin.users.update(id, { name: 'Till', role: code });
    expect(await failure(erp.products.list())).toMatchObject(refused);
    await erp.customers.list();
    expect((await admin.users.list({ role: code })).data.map((user) => user.id)).toEqual([id]);
    await admin.users.update(id, { name: 'Till', role: 'warehouse' });
    expect(await failure(erp.customers.list())).toMatchObject(refused);
  });

  test('cannot be deleted while a user has it, active or not', async () => {
    const role = await create();
    const { id } = await personWith(role.code);
    await admin.users.update(id, { name: 'Till', active: false });
    expect(await failure(admin.roles.delete(role.id))).toMatchObject({
      statusCode: 409,
      code: 'role_in_use',
    });
    await admin.users.update(id, { name: 'Till', role: 'viewer' });
    await admin.roles.delete(role.id);
  });

  test('cannot take the code of another one, or of a role that every company has', async () => {
    const { code } = await create();
    expect(await failure(create({ code }))).toMatchObject({ code: 'duplicate_code' });
    const reserved = { statusCode: 409, code: 'role_name_reserved' };
    expect(await failure(create({ code: 'admin' }))).toMatchObject(reserved);
    expect(await failure(create({ code: 'Till' }))).toMatchObject({ code: 'validation_failed' });
  });

  test.each([
    ['unknown', 'products:burn', 400, 'validation_failed'],
    ['of administrators', 'users:manage', 403, 'permission_not_grantable'],
    ['of the operator', 'watchlists:import', 403, 'permission_not_grantable'],
  ])('cannot hold a permission that is %s', async (_what, permission, statusCode, code) => {
    const fault = await failure(create({ permissions: ['customers:read', permission] }));
    expect(fault).toMatchObject({ statusCode, code });
    expect(fault.details?.map(({ path }) => path)).toEqual(['body.permissions.1']);
    const { id } = await create();
    const change = admin.roles.update(id, { permissions: [permission] });
    expect(await failure(change)).toMatchObject({ statusCode, code });
  });

  test('of another company can be neither seen nor given', async () => {
    const { id, code } = await create();
    const stranger = app.as('stranger');
    expect(await failure(stranger.roles.get(id))).toMatchObject({ code: 'not_found' });
    const input = { name: 'Ana', email: 'ana-of-another@example.com', role: code };
    const fault = await failure(stranger.users.create(input));
    expect(fault).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(fault.details?.map(({ path }) => path)).toEqual(['body.role']);
  });

  test('is made by administrators only', async () => {
    const { code } = await create({
      permissions: [...(await admin.roles.permissions()).data.permissions],
    });
    const { erp } = await personWith(code);
    expect(await failure(erp.roles.list())).toMatchObject(refused);
    expect(await failure(erp.users.list())).toMatchObject(refused);
    expect(await failure(app.as('manager').roles.permissions())).toMatchObject(refused);
  });

  test('has its changes in the audit log and in the changes feed', async () => {
    const { id } = await create();
    await admin.roles.update(id, { permissions: ['products:read'] });
    await admin.roles.delete(id);
    const { data } = await admin.audit.list({ objectType: 'role', objectId: String(id) });
    expect(data.map(({ action }) => action)).toEqual(['deleteRole', 'updateRole', 'createRole']);
  });
});

test('the permissions that roles may hold are those of the roles that every company has', async () => {
  const { permissions, roles } = (await admin.roles.permissions()).data;
  expect(roles.map(({ code }) => code)).toEqual([
    'admin',
    'manager',
    'warehouse',
    'reviewer',
    'viewer',
  ]);
  for (const role of roles.filter(({ code }) => code !== 'admin'))
    expect(role.permissions.filter((name) => !permissions.includes(name))).toEqual([]);
  expect(permissions).not.toContain('users:manage');
});

onPostgres('on PostgreSQL', () => {
  test('a role is never deleted while it is given to a user', async () => {
    const server = await startTestApp();
    const other = await startTestApp({ sharing: server });
    try {
      const [one, two] = [server.as('admin'), other.as('admin')];
      for (let round = 0; round < 10; round += 1) {
        const code = `race-${round}`;
        const { data } = await one.roles.create({ code, name: code, permissions: ['crm:read'] });
        const input = { name: code, email: `${code}@example.com`, role: code };
        const [deleted, given] = await Promise.allSettled([
          one.roles.delete(data.id),
          two.users.create(input),
        ]);
        expect([deleted.status, given.status].sort()).toEqual(['fulfilled', 'rejected']);
      }
    } finally {
      await other.close();
      await server.close();
    }
  });
});
