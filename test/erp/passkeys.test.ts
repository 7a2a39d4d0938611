import type { SvcErp } from '../../sdk/erp/index.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { createAuthenticator } from '../support/authenticator.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';
import { makeGuarded } from './second-factor-support.js';

const origin = 'https://erp.corp.example';
const rpId = 'erp.corp.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: origin } });
});
afterAll(() => app.close());

async function addPasskey(client: SvcErp, name = 'Phone') {
  const device = createAuthenticator(origin);
  const { data: options } = await client.passkeys.options();
  const { data: passkey } = await client.passkeys.create({
    name,
    credential: device.create(options),
  });
  return { device, passkey };
}

async function person() {
  const { email, id } = await makeUser(app);
  const client = app.client();
  await client.auth.login({ email, password });
  return { client, email, id, ...(await addPasskey(client)) };
}

const loginOptions = async () => (await app.client().auth.options()).data.passkey;
const refused = { statusCode: 401, code: 'invalid_credentials' };

describe('a passkey', () => {
  test('is added, listed, renamed and removed by its user alone', async () => {
    const { client, passkey } = await person();
    await addPasskey(client, 'Laptop');
    expect((await client.passkeys.list()).data).toMatchObject([
      { name: 'Phone', lastUsedAt: null, version: 1 },
      { name: 'Laptop' },
    ]);
    const renamed = await client.passkeys.update(passkey.id, { name: 'Old phone' }, { ifMatch: 1 });
    expect(renamed.data).toMatchObject({ name: 'Old phone', version: 2 });
    const stale = client.passkeys.update(passkey.id, { name: 'Stale' }, { ifMatch: 1 });
    expect(await failure(stale)).toMatchObject({ statusCode: 412 });
    const { client: other } = await person();
    expect(await failure(other.passkeys.update(passkey.id, { name: 'Mine' }))).toMatchObject({
      statusCode: 404,
    });
    expect(await failure(other.passkeys.delete(passkey.id))).toMatchObject({ statusCode: 404 });
    await client.passkeys.delete(passkey.id);
    expect((await client.passkeys.list()).data.map(({ name }) => name)).toEqual(['Laptop']);
  });

  test('is out of reach for API keys', async () => {
    const key = await app
      .as('admin')
      .apiKeys.create({ name: 'Key', permissions: ['products:read'] });
    const { passkeys } = app.client({ apiKey: key.data.value ?? '' });
    expect(await failure(passkeys.list())).toMatchObject({ statusCode: 403, code: 'not_a_user' });
    expect((await failure(passkeys.options())).code).toBe('not_a_user');
    expect((await failure(passkeys.update(1, { name: 'a' }))).code).toBe('not_a_user');
    expect((await failure(passkeys.delete(1))).code).toBe('not_a_user');
  });

  test('is refused when its challenge was used, is old, or belongs to another user, page or server', async () => {
    const { client } = await person();
    const { client: other } = await person();
    const device = createAuthenticator(origin);
    const options = async (of = client) => (await of.passkeys.options()).data;
    const create = (credential: ReturnType<typeof device.create>) =>
      failure(client.passkeys.create({ name: 'Odd', credential }));
    const invalid = { statusCode: 400, code: 'passkey_invalid' };
    expect(await create(device.create(await options(other)))).toMatchObject(invalid);
    const elsewhere = { ...(await options()), origin: 'https://erp.corp.example.evil' };
    expect(await create(device.create(elsewhere))).toMatchObject(invalid);
    expect(await create(device.create({ ...(await options()), rpId: 'evil' }))).toMatchObject(
      invalid,
    );
    const unverified = { ...(await options()), isUnverified: true };
    expect(await create(device.create(unverified))).toMatchObject(invalid);
    const late = await options();
    app.clock.advance(5 * 60_000);
    expect(await create(device.create(late))).toMatchObject(invalid);
    const once = await options();
    await client.passkeys.create({ name: 'Once', credential: device.create(once) });
    expect(await create(createAuthenticator(origin).create(once))).toMatchObject(invalid);
    expect(await create(device.create(await options()))).toMatchObject(invalid);
  });

  test('is refused beyond twenty of a user', async () => {
    const { client } = await person();
    for (let count = 1; count < 20; count += 1) await addPasskey(client, `Key ${count}`);
    expect(await failure(addPasskey(client))).toMatchObject({
      statusCode: 409,
      code: 'too_many_passkeys',
    });
  });
});

describe('a login with a passkey', () => {
  test('needs neither a password nor a code', async () => {
    const { client: guarded, id } = await makeGuarded(app);
    const { device } = await addPasskey(guarded);
    const client = app.client();
    const { data } = await client.auth.finishPasskeyLogin(device.get(await loginOptions()));
    expect(data.user.id).toBe(id);
    expect((await client.auth.me()).data.id).toBe(id);
    expect((await guarded.passkeys.list()).data[0]?.lastUsedAt).not.toBeNull();
  });

  test('works once for each answer', async () => {
    const { device } = await person();
    const answer = device.get(await loginOptions());
    await app.client().auth.finishPasskeyLogin(answer);
    expect(await failure(app.client().auth.finishPasskeyLogin(answer))).toMatchObject(refused);
    const options = await loginOptions();
    const race = await Promise.allSettled(
      [device.get(options), device.get(options)].map((each) =>
        app.client().auth.finishPasskeyLogin(each),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is refused with a counter that went back, also later', async () => {
    const { device } = await person();
    const logIn = async (counter: number) =>
      app.client().auth.finishPasskeyLogin(device.get({ ...(await loginOptions()), counter }));
    await logIn(7);
    expect(await failure(logIn(7))).toMatchObject(refused);
    expect(await failure(logIn(6))).toMatchObject(refused);
    await logIn(8);
  });

  test('is refused for another page or server, without a verified user, too late, or of another passkey', async () => {
    const { client, device, passkey } = await person();
    const finish = async (values: Partial<Parameters<typeof device.get>[0]>, of = device) =>
      failure(
        app.client().auth.finishPasskeyLogin(of.get({ ...(await loginOptions()), ...values })),
      );
    expect(await finish({ origin: 'https://evil.example' })).toMatchObject(refused);
    expect(await finish({ rpId: 'evil.example' })).toMatchObject(refused);
    expect(await finish({ isUnverified: true })).toMatchObject(refused);
    const { data } = await client.passkeys.options();
    expect(await finish({ challenge: data.challenge })).toMatchObject(refused);
    expect(await finish({}, createAuthenticator(origin))).toMatchObject({ statusCode: 400 });
    const late = await loginOptions();
    app.clock.advance(5 * 60_000);
    expect(await finish(late)).toMatchObject(refused);
    const forged = device.get(await loginOptions());
    const other = (await person()).device.get(await loginOptions());
    const mixed = { ...forged, signature: other.signature };
    expect(await failure(app.client().auth.finishPasskeyLogin(mixed))).toMatchObject(refused);
    await client.passkeys.delete(passkey.id);
    expect(await finish({})).toMatchObject(refused);
    const { data: audit } = await app.as('admin').audit.list({ action: 'finishPasskeyLogin' });
    expect(audit.some(({ after }) => (after as { reason?: string }).reason === refused.code)).toBe(
      true,
    );
  });

  test('keeps out an inactive user, and one who needs the identity provider', async () => {
    const { device, email, id } = await person();
    const admin = app.as('admin');
    const logIn = async () =>
      app.client().auth.finishPasskeyLogin(device.get(await loginOptions()));
    await admin.sso.update({
      issuer: 'https://8.8.8.8',
      clientId: 'notaria',
      clientSecret: 'any',
      domains: ['corp.example'],
      required: true,
      passwordAdministratorId: (await admin.auth.me()).data.id,
    });
    const { knex } = app.database;
    const bound = 'bound@corp.example';
    await knex('login_directory').where({ email_key: email }).update({ email_key: bound });
    await knex('users').where({ id, company_id: app.companyId }).update({ email: bound });
    expect(await failure(logIn())).toMatchObject({ statusCode: 403, code: 'sso_required' });
    await admin.sso.delete();
    await logIn();
    await admin.users.update(id, { name: 'Gone', role: 'viewer', active: false });
    expect(await failure(logIn())).toMatchObject({ statusCode: 403, code: 'user_disabled' });
  });
});

test('passkeys of a server on this machine belong to localhost', async () => {
  const local = await startTestApp();
  const { rpId: id } = (await local.client().auth.options()).data.passkey;
  await local.close();
  expect([id, (await loginOptions()).rpId]).toEqual(['localhost', rpId]);
});
