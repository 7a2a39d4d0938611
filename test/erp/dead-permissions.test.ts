import { createApiKey } from '../../src/erp/auth/index.js';
import { migrate, rollback } from '../../src/kernel/db/migrate.js';
import { migrations } from '../../src/migrations/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Undoes the migration that removes the permission, and those after it. */
const undoRemoval = () => {
  const at = migrations.findIndex(({ name }) => name === '0055_webhook_permissions');
  return rollback(app.database, migrations, migrations.length - at);
};

test('a key with a permission that a release removes loses it, and can be rotated again', async () => {
  const { apiKeys } = app.as('admin');
  const make = async (permissions: readonly string[]) => {
    const key = { companyId: app.companyId, name: 'Old', permissions: ['products:read'] };
    const { id } = await createApiKey(app.database.knex, key, app.clock.now());
    await app.database
      .knex('api_keys')
      .where({ id })
      .update({ permissions: JSON.stringify(permissions) });
    return id;
  };
  const both = await make(['products:read', 'webhooks:*', 'crm:*']);
  const only = await make(['webhooks:manage']);
  const other = await make(['products:read']);
  const unknown = await make(['products:read', 'ghosts:manage']);
  expect(await failure(apiKeys.rotate(unknown))).toMatchObject({ statusCode: 403 });
  // The server does not run on the schema in between.
  await undoRemoval();
  await migrate(app.database, migrations);
  expect((await apiKeys.get(both)).data).toMatchObject({
    permissions: ['products:read', 'crm:*'],
    version: 2,
  });
  expect((await apiKeys.get(only)).data.permissions).toEqual([]);
  expect((await apiKeys.get(other)).data.version).toBe(1);
  expect((await apiKeys.rotate(both)).data.permissions).toEqual(['products:read', 'crm:*']);
});
