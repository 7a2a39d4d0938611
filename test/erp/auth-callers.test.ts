import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the lookup of callers', () => {
  test('sees a change of a caller from the next request on', async () => {
    const { knex } = app.database;
    const { email, id } = await makeUser(app, 'warehouse');
    const client = app.client();
    await client.auth.login({ email, password });
    expect((await client.auth.me()).data.role).toBe('warehouse');
    await knex('users').where({ id }).update({ role: 'viewer', name: 'Renamed' });
    expect((await client.auth.me()).data).toMatchObject({ role: 'viewer', name: 'Renamed' });
    expect((await client.auth.me()).data.permissions).not.toContain('inventory:adjust');
    await knex('users').where({ id }).update({ is_active: false });
    expect(await failure(client.auth.me())).toMatchObject({ statusCode: 401 });
  });

  test('distinguishes many callers at the same moment', async () => {
    const { knex } = app.database;
    const people = await Promise.all(
      ['viewer', 'manager', 'warehouse', 'viewer', 'manager'].map((role) => makeUser(app, role)),
    );
    const clients = await Promise.all(
      people.map(async ({ email }) => {
        const client = app.client();
        await client.auth.login({ email, password });
        return client;
      }),
    );
    const seen = () =>
      Promise.all(
        [...clients, ...clients].map((client) =>
          client.auth.me().then(
            ({ data }) => data.id,
            (error: { statusCode?: number }) => error.statusCode,
          ),
        ),
      );
    const ids = people.map(({ id }) => id);
    expect(await seen()).toEqual([...ids, ...ids]);
    await knex('logins').where({ user_id: ids[1] }).update({ revoked_at: app.clock.now() });
    await knex('users').where({ id: ids[3] }).update({ locale: 'es' });
    const left = ids.map((id, index) => (index === 1 ? 401 : id));
    expect(await seen()).toEqual([...left, ...left]);
  });
});
