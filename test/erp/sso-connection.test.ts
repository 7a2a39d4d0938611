import type { SsoConnectionInput } from '../../sdk/erp/index.js';
import { sealedClientSecrets } from '../../src/erp/sso/index.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { reseal } from '../../src/kernel/blobs/maintenance/reseal.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['id.corp.example'] } });
});
afterAll(() => app.close());

// An address needs no look-up of a name.
const input: SsoConnectionInput = {
  issuer: 'https://8.8.8.8/realm',
  clientId: 'notaria',
  clientSecret: 'the secret of the provider',
  domains: ['Corp.Example'],
};
const { clientSecret: _secret, ...known } = input;
const admin = () => app.as('admin').sso;
beforeEach(() =>
  admin()
    .delete()
    .catch(() => undefined),
);

describe('the connection to the identity provider', () => {
  test('is saved without showing the secret, and deleted', async () => {
    expect(await failure(admin().get())).toMatchObject({ statusCode: 404, code: 'not_found' });
    const { data } = await admin().update(input);
    expect(data).toMatchObject({
      domains: ['corp.example'],
      defaultRole: null,
      roleClaim: 'groups',
      redirectUrl: `${app.baseUrl}/console/sso`,
      version: 1,
    });
    expect((await admin().get()).data).toEqual(data);
    expect(JSON.stringify(data)).not.toContain('secret of');
    const { rows } = await app.database.knex.raw(
      `SELECT string_agg(a.after::text, '') AS shown, (SELECT encode(sealed, 'escape') FROM sso_connections) AS sealed
       FROM audit_log a`,
    );
    expect(JSON.stringify(rows)).not.toContain(input.clientSecret);
    await admin().delete();
    expect(await failure(admin().delete())).toMatchObject({ statusCode: 404 });
  });

  test('keeps the secret of the same issuer, and never sends it to another', async () => {
    await admin().update(input);
    expect((await admin().update({ ...known, clientId: 'renamed' })).data.version).toBe(2);
    const moved = failure(admin().update({ ...known, issuer: 'https://8.8.4.4/realm' }));
    expect(await moved).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.clientSecret' }],
    });
  });

  test('is not replaced by a change of an older state', async () => {
    await admin().update(input);
    await admin().update(known, { ifMatch: 1 });
    expect(await failure(admin().update(known, { ifMatch: 1 }))).toMatchObject({ statusCode: 412 });
  });

  test.each<[string, Partial<SsoConnectionInput>, string]>([
    ['an issuer with a private address', { issuer: 'https://10.0.0.1' }, 'body.issuer'],
    ['an issuer with a query', { issuer: 'https://8.8.8.8/?tenant=1' }, 'body.issuer'],
    ['an unknown default role', { defaultRole: 'pirate' }, 'body.defaultRole'],
    ['an unknown role', { roles: [{ value: 'a', role: 'pirate' }] }, 'body.roles.0.role'],
    [
      'a required provider without an administrator',
      { required: true },
      'body.passwordAdministratorId',
    ],
    ['no administrator', { passwordAdministratorId: 999_999 }, 'body.passwordAdministratorId'],
  ])('refuses %s with its path', async (_name, values, path) => {
    const refusal = await failure(admin().update({ ...input, ...values }));
    expect(refusal).toMatchObject({
      statusCode: 400,
      code: 'validation_failed',
      details: [{ path }],
    });
  });

  test('leaves a domain to the company that has named it, and to companies with people in it', async () => {
    await admin().update(input);
    const taken = {
      statusCode: 409,
      code: 'sso_domain_taken',
      details: [{ path: 'body.domains.1' }],
    };
    const domains = ['fresh.example', 'corp.example'];
    const stranger = app.as('stranger').sso;
    expect(await failure(stranger.update({ ...input, domains }))).toMatchObject(taken);
    const withPeople = { ...input, domains: ['fresh.example', 'example.com'] };
    expect(await failure(stranger.update(withPeople))).toMatchObject(taken);
    await admin().update({ ...known, domains: ['other.example'] });
    expect((await stranger.update({ ...input, domains })).data.domains).toEqual(domains);
    await stranger.delete();
  });

  test('is out of reach for API keys and other roles', async () => {
    const key = await app
      .as('admin')
      .apiKeys.create({ name: 'Key', permissions: ['products:read'] });
    const { sso } = app.client({ apiKey: key.data.value ?? '' });
    expect(await failure(sso.get())).toMatchObject({ statusCode: 403 });
    expect(await failure(app.as('manager').sso.get())).toMatchObject({
      code: 'insufficient_permissions',
    });
  });

  test('has its secret encrypted anew when the master key changes', async () => {
    await admin().update(input);
    const keys = createKeyRing([
      { id: 'k2', key: Buffer.alloc(32, 8) },
      { id: 'k1', key: Buffer.alloc(32, 7) },
    ]);
    const result = await reseal(app.database.knex, keys, sealedClientSecrets, () => undefined);
    expect(result).toMatchObject({ done: 1, left: {} });
    const row = await app.database.knex('sso_connections').first();
    expect(row.key_id).toBe('k2');
  });
});
