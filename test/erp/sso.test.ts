import { failure, password } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';
import { codeOf, turnOn } from './second-factor-support.js';
import { type SsoTest, startSsoTest } from './sso-support.js';

let sso: SsoTest;
beforeAll(async () => {
  sso = await startSsoTest();
});
afterAll(() => sso.close());
beforeEach(() => sso.connect());

/** Logs a person in by the provider. */
async function logIn(email: string, person = email) {
  const client = sso.app.client();
  const { data } = await client.auth.finishSso(await sso.answer(email, person));
  return { client, ...data };
}

const refusedLogin = async (email: string, person = email) =>
  failure(sso.app.client().auth.finishSso(await sso.answer(email, person)));

/** The audit entries of refused logins by the provider, newest first. */
const refusals = async () =>
  (
    await sso.app
      .as('admin')
      .audit.list({ action: 'finishSso', pageSize: 100, sortBy: 'at', sortDir: 'desc' })
  ).data
    .filter(({ actorType }) => actorType === 'anonymous')
    .map(({ after }) => after);

describe('a login by the identity provider', () => {
  test('creates the person with the default role at the first login and finds it at the next', async () => {
    const email = 'first@corp.example';
    const { client, user } = await logIn(email);
    expect(user).toMatchObject({ email, name: `Name of ${email}`, role: 'viewer' });
    expect((await client.auth.me()).data).toMatchObject({ email, role: 'viewer' });
    expect((await logIn(email)).user.id).toBe(user.id);
    expect((await sso.app.as('admin').users.get(user.id)).data.lastLoginAt).not.toBeNull();
  });

  test('makes one user of two first logins at the same time', async () => {
    const email = 'twice@corp.example';
    const answers = [await sso.answer(email), await sso.answer(email)];
    const results = await Promise.all(
      answers.map((answer) => sso.app.client().auth.finishSso(answer)),
    );
    expect(new Set(results.map(({ data }) => data.user.id)).size).toBe(1);
  });

  test('sets the cookies of a browser like the login with a password', async () => {
    const body = JSON.stringify(await sso.answer('browser@corp.example'));
    const headers = { 'content-type': 'application/json', 'x-session-mode': 'cookie' };
    const reply = await sso.app.fetch('/api/auth/sso/finish', { method: 'POST', body, headers });
    expect(reply.headers.getSetCookie().join()).toMatch(/__Host-session=[^;]+;.*HttpOnly/);
    expect(await reply.json()).toMatchObject({ data: { token: '', refreshToken: '' } });
  });

  test('lets roles follow the groups at each login, but keeps the last administrator', async () => {
    const roles = [
      { value: 'bosses', role: 'manager' },
      { value: 'staff', role: 'warehouse' },
    ];
    await sso.connect({ roles });
    const email = 'groups@corp.example';
    const person = { email, name: 'Gil', groups: ['staff', 'bosses'] };
    sso.provider.people[email] = person;
    expect((await logIn(email)).user.role).toBe('manager');
    sso.provider.people[email] = { ...person, groups: ['staff'] };
    const { client, user } = await logIn(email);
    expect(user.role).toBe('warehouse');
    expect((await client.auth.me()).data.role).toBe('warehouse');
    sso.provider.people[email] = { ...person, groups: [] };
    expect((await logIn(email)).user.role).toBe('viewer');
    await sso.connect({ roles, defaultRole: null });
    expect(await refusedLogin(email)).toMatchObject({
      statusCode: 403,
      code: 'sso_person_refused',
    });
    const admin = await sso.app.as('admin').auth.me();
    const own = { company_id: sso.app.companyId };
    const { knex } = sso.app.database;
    const email_key = 'boss@corp.example';
    await knex('login_directory')
      .where({ ...own, user_id: admin.data.id })
      .update({ email_key });
    await knex('users')
      .where({ ...own, id: admin.data.id })
      .update({ email: email_key });
    await sso.connect({ roles });
    sso.provider.people['boss'] = { email: 'boss@corp.example', groups: ['staff'] };
    expect((await logIn('boss@corp.example', 'boss')).user.role).toBe('admin');
  });

  test('keeps the second factor: a code finishes the same login once', async () => {
    const email = 'factor@corp.example';
    const { user } = await logIn(email);
    await sso.app.as('admin').users.setPassword(user.id, { password });
    const client = sso.app.client();
    await client.auth.login({ email, password });
    const { secret } = await turnOn(sso.app, client);
    const answer = await sso.answer(email);
    const finish = (code?: string) =>
      sso.app.client().auth.finishSso({ ...answer, ...(code && { code }) });
    expect(await failure(finish())).toMatchObject({ code: 'second_factor_required' });
    expect(await failure(finish('000000'))).toMatchObject({ code: 'invalid_second_factor' });
    sso.app.clock.advance(30_000);
    const code = codeOf(secret, sso.app.clock.now());
    expect((await finish(code)).data.user.id).toBe(user.id);
    sso.app.clock.advance(30_000);
    const again = failure(finish(codeOf(secret, sso.app.clock.now())));
    expect(await again).toMatchObject({ statusCode: 400, code: 'sso_answer_expired' });
  });

  test('lets a person without a password set up a required second factor', async () => {
    const { knex } = sso.app.database;
    const require = (is: boolean) =>
      knex('companies').where({ id: sso.app.companyId }).update({ require_second_factor: is });
    await require(true);
    const { client, mustSetUpSecondFactor } = await logIn('enrols@corp.example');
    expect(mustSetUpSecondFactor).toBe(true);
    expect((await client.auth.secondFactor()).data.hasPassword).toBe(false);
    const refused = { statusCode: 403, code: 'second_factor_setup_required' };
    expect(await failure(client.products.list())).toMatchObject(refused);
    const { secret } = (await client.auth.setUpSecondFactor({})).data;
    await client.auth.confirmSecondFactor({ code: codeOf(secret, sso.app.clock.now()) });
    expect((await client.products.list()).ok).toBe(true);
    await require(false);
    const withSign = sso.app.client().auth.login({ email: 'enrols@corp.example', password: '!' });
    expect((await failure(withSign)).code).toBe('invalid_credentials');
    const other = sso.app.client();
    const { email } = await makeUser(sso.app);
    await other.auth.login({ email, password });
    expect(await failure(other.auth.setUpSecondFactor({}))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'body.currentPassword' }],
    });
  });

  test('locks the login by the provider after five wrong codes', async () => {
    const email = 'guessed@corp.example';
    const { user } = await logIn(email);
    await sso.app.as('admin').users.setPassword(user.id, { password });
    const client = sso.app.client();
    await client.auth.login({ email, password });
    await turnOn(sso.app, client);
    const answer = await sso.answer(email);
    const guess = () => failure(sso.app.client().auth.finishSso({ ...answer, code: '000000' }));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await guess()).code).toBe('invalid_second_factor');
    expect(await guess()).toMatchObject({ statusCode: 403, code: 'account_locked' });
  });

  test('keeps an inactive person out', async () => {
    const email = 'gone@corp.example';
    const { user } = await logIn(email);
    await sso.app
      .as('admin')
      .users.update(user.id, { name: user.name, role: 'viewer', active: false });
    expect(await refusedLogin(email)).toMatchObject({ statusCode: 403, code: 'user_disabled' });
  });

  test.each([
    ['without an e-mail address', { name: 'No mail' }],
    ['with an unverified address', { email: 'unsure@corp.example', email_verified: false }],
    ['with an address outside of the domains', { email: 'eve@other.example' }],
    ['with the address of a user of another company', { email: 'taken@corp.example' }],
  ])('refuses a person %s, and writes nothing but one audit entry', async (_name, claims) => {
    const { knex } = sso.app.database;
    const admin = await knex('users').where({ company_id: sso.app.otherCompanyId }).first();
    await knex('login_directory')
      .insert({
        email_key: 'taken@corp.example',
        company_id: sso.app.otherCompanyId,
        user_id: admin.id,
      })
      .onConflict()
      .ignore();
    const [users, before] = [await knex('users').count(), (await refusals()).length];
    sso.provider.people['odd'] = claims;
    const refusal = await refusedLogin('someone@corp.example', 'odd');
    await knex('login_directory').where({ email_key: 'taken@corp.example' }).delete();
    expect(refusal).toMatchObject({ statusCode: 403, code: 'sso_person_refused' });
    expect(await knex('users').count()).toEqual(users);
    const entries = await refusals();
    expect(entries.length - before).toBe(1);
    expect(entries[0]).toMatchObject({ reason: 'sso_person_refused' });
  });

  test('does not pass the user of an address to another person of the provider', async () => {
    const email = 'heir@corp.example';
    await logIn(email);
    sso.provider.people['second heir'] = { email };
    expect(await refusedLogin(email, 'second heir')).toMatchObject({ code: 'sso_person_refused' });
  });

  test('is not offered to an address of another domain', async () => {
    const start = sso.app.client().auth.startSso({ email: 'eve@other.example' });
    expect(await failure(start)).toMatchObject({ statusCode: 404, code: 'sso_not_configured' });
  });
});

describe('a required identity provider', () => {
  test('refuses right passwords of its domains, except that of the named administrator', async () => {
    const email = 'bound@corp.example';
    const { user } = await logIn(email);
    const admin = sso.app.as('admin');
    await admin.users.setPassword(user.id, { password });
    const own = (await admin.auth.me()).data.id;
    await sso.connect({ required: true, passwordAdministratorId: own });
    const withPassword = (sent: string) => sso.app.client().auth.login({ email, password: sent });
    expect(await failure(withPassword(password))).toMatchObject({
      statusCode: 403,
      code: 'sso_required',
    });
    expect((await failure(withPassword('wrong password'))).code).toBe('invalid_credentials');
    expect((await logIn(email)).user.id).toBe(user.id);
    const outside = await makeUser(sso.app);
    await sso.app.client().auth.login({ email: outside.email, password });
    await admin.users.update(user.id, { name: user.name, role: 'admin' });
    await sso.connect({ required: true, passwordAdministratorId: user.id });
    expect((await withPassword(password)).data.user.id).toBe(user.id);
    await sso.connect();
    await admin.users.update(user.id, { name: user.name, role: 'viewer' });
    expect((await withPassword(password)).ok).toBe(true);
  });
});
