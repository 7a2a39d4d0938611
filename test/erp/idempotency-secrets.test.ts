import { SvcKyc } from '../../sdk/kyc/index.js';
import { approveSteps, personOf } from '../kyc/session-support.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { makeUser } from './people.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

type Call = (options: { readonly idempotencyKey: string }) => Promise<unknown>;

const hook = { url: 'https://8.8.8.8/in', events: ['*' as const] };

async function sharedSession(): Promise<string> {
  const { session } = await kyc.sessions.create({ features: ['id'] });
  await approveSteps(app, session.id, ['id']);
  return session.id;
}

/** Every operation whose reply has a secret, and the place of the secret in the reply. */
async function callsWithSecrets(): Promise<
  Record<string, readonly [Call, (reply: never) => string]>
> {
  const admin = app.as('admin');
  const { id: userId } = await makeUser(app);
  const { data: apiKey } = await admin.apiKeys.create({
    name: 'A',
    permissions: ['products:read'],
  });
  const { webhook } = await kyc.webhooks.create(hook);
  const { apiKey: kycKey } = await kyc.keys.create();
  const sessionId = await sharedSession();
  const waitingId = (await kyc.sessions.create()).session.id;
  return {
    createApiKey: [
      (options) => admin.apiKeys.create({ name: 'B', permissions: ['products:read'] }, options),
      ({ data }: { data: { value: string } }) => data.value,
    ],
    rotateApiKey: [
      (options) => admin.apiKeys.rotate(apiKey.id, {}, options),
      ({ data }: { data: { value: string } }) => data.value,
    ],
    createPasswordReset: [
      (options) => admin.users.resetPassword(userId, options),
      ({ data }: { data: { token: string } }) => data.token,
    ],
    createSession: [
      (options) => kyc.sessions.create({}, options),
      ({ session }: { session: { clientToken: string } }) => session.clientToken,
    ],
    rotateSessionLink: [
      (options) => kyc.sessions.rotateLink(waitingId, options),
      ({ session }: { session: { clientToken: string } }) => session.clientToken,
    ],
    shareSession: [
      (options) => kyc.sessions.share(sessionId, {}, options),
      ({ shareToken }: { shareToken: string }) => shareToken,
    ],
    createWebhook: [
      (options) => kyc.webhooks.create(hook, options),
      ({ secret }: { secret: string }) => secret,
    ],
    rotateWebhookSecret: [
      (options) => kyc.webhooks.rotate(webhook.id, options),
      ({ secret }: { secret: string }) => secret,
    ],
    createKey: [(options) => kyc.keys.create({}, options), ({ key }: { key: string }) => key],
    rotateKey: [
      (options) => personOf(app, 'admin').keys.rotate(kycKey.id, {}, options),
      ({ key }: { key: string }) => key,
    ],
    createLivenessChallenge: [
      (options) => kyc.biometrics.livenessChallenge({}, options),
      ({ challenge }: { challenge: { token: string } }) => challenge.token,
    ],
  };
}

describe('a repeated request for a secret', () => {
  test('returns the same secret, which the database stores encrypted only', async () => {
    const { knex } = app.database;
    for (const [id, [call, secretOf]] of Object.entries(await callsWithSecrets())) {
      const options = { idempotencyKey: `the same ${id}` };
      const first = await call(options);
      expect([id, await call(options)]).toEqual([id, first]);
      const secret = secretOf(first as never);
      expect(secret.length).toBeGreaterThan(30);
      const [row] = await knex('idempotency_keys').where({ key: options.idempotencyKey });
      expect([id, row.operation, row.body.includes(secret)]).toEqual([id, id, false]);
      expect(row.sealed.includes(Buffer.from(secret))).toBe(false);
    }
  });

  test('fails when its stored reply belongs to another request', async () => {
    const { knex } = app.database;
    await kyc.keys.create({ name: 'One' }, { idempotencyKey: 'seal-one' });
    await kyc.keys.create({ name: 'Two' }, { idempotencyKey: 'seal-two' });
    const [{ sealed }] = await knex('idempotency_keys').where({ key: 'seal-one' });
    await knex('idempotency_keys').where({ key: 'seal-two' }).update({ sealed });
    const again = kyc.keys.create({ name: 'Two' }, { idempotencyKey: 'seal-two' });
    await expect(again).rejects.toMatchObject({ statusCode: 500 });
  });

  test('returns the secret as a plain string, ready to be used', async () => {
    const other = await app.kyc({ companyId: app.otherCompanyId });
    const { shareToken } = await kyc.sessions.share(await sharedSession());
    const { session } = await other.sessions.import({ shareToken });
    expect(session.importedFrom).not.toBeNull();
    const { key } = await kyc.keys.create();
    const client = new SvcKyc({ baseUrl: app.baseUrl, apiKey: key });
    expect((await client.sessions.list()).ok).toBe(true);
  });
});
