import { cedula, plainFile as peopleFile } from '../kyc/people-files.js';
import { plainFile as companiesFile } from '../kyc/register-files.js';
import { people, primaryFile } from '../kyc/watchlist-files.js';
import { asIfRunning, failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { png } from './example-requests.js';
import { hook } from './kyc-examples.js';

let app: TestApp;
let key: string;

beforeAll(async () => {
  app = await startTestApp();
  key = await app.kycKey({ environment: 'test' });
});
afterAll(() => app.close());

describe('a repeated request while the first one runs', () => {
  const image = { data: png, filename: 'approve.png' };

  const text = (content: string) => ({ data: Buffer.from(content), filename: 'list.csv' });
  const list = text(primaryFile(people));
  const companies = text(companiesFile(['1,Quellmark,do,active,,,,']));
  const persons = text(peopleFile([`${cedula(7)},cedula,Runa Tannenfels,,`]));
  const own = { country: 'do' };

  /** Returns a successful call of each operation. */
  async function calls() {
    const kyc = app.kycClient({ apiKey: key });
    const { webhook } = await kyc.webhooks.create(hook);
    await kyc.webhooks.test(webhook.id);
    const { deliveries } = await kyc.webhooks.deliveries(webhook.id);
    const made: Record<string, (options: { idempotencyKey: string }) => Promise<unknown>> = {
      createKey: (options) => kyc.keys.create({ name: 'Running' }, options),
      updateWebhook: (options) => kyc.webhooks.update(webhook.id, { description: 'x' }, options),
      testWebhook: (options) => kyc.webhooks.test(webhook.id, options),
      resendDelivery: (options) =>
        kyc.webhooks.resend(webhook.id, deliveries[0]?.id ?? '', options),
      checkProofOfAddress: (options) => kyc.documents.proofOfAddress({ document: image }, options),
      searchFaces: (options) => kyc.biometrics.faceSearch({ image }, options),
      indexFace: (options) => kyc.biometrics.faceIndex({ image }, options),
      importWatchlist: (options) =>
        kyc.aml.importWatchlist({ id: 'still', format: 'ofac', file: list }, options),
      importCompanyRegister: (options) =>
        kyc.registers.importCompanies({ id: 'still', format: 'plain', file: companies }, options),
      importPeopleRegister: (options) =>
        kyc.registers.importPeople(
          { id: 'still', format: 'plain', file: persons, ...own },
          options,
        ),
      createKybCheck: (options) =>
        kyc.kyb.create({ companyName: 'APPROVE', country: 'do' }, options),
    };
    return made;
  }

  test('answers 409 with Retry-After', async () => {
    for (const [id, call] of Object.entries(await calls())) {
      const idempotencyKey = `still running ${id}`;
      await call({ idempotencyKey });
      await asIfRunning(app, idempotencyKey);
      const { statusCode, code, retryAfter } = await failure(call({ idempotencyKey }));
      expect([id, statusCode, code, retryAfter]).toEqual([id, 409, 'conflict', 1]);
    }
  });
});
