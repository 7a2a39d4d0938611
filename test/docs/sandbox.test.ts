import type { SvcKyc } from '../../sdk/kyc/index.js';
import { importPeople } from '../kyc/aml-support.js';
import { file } from '../kyc/capture-support.js';
import { personOf } from '../kyc/session-support.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { site } from './support.js';

const { markdown = '' } = site.guides.find(({ slug }) => slug === 'sandbox') ?? {};

/** The rows of the table of fixed results: the name, and the result in words. */
const rows = [...markdown.matchAll(/^\| (?:`(\w+)`|any other) \| (.+) \|$/gm)].map(
  ([, name = 'holiday', result = '']) => [name, result] as const,
);

/** The rows of the table of fixed hits: the end of a name, the status, and the hit in words. */
const hitRows = [...markdown.matchAll(/^\| `(SANDBOX \w+)` \| `(\w+)` \| (.+) \|$/gm)].map(
  ([, ending = '', status = '', hit = '']) => [ending, status, hit] as const,
);

let app: TestApp;
let kyc: SvcKyc;
let live: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  [kyc, live] = await Promise.all([app.kyc({ environment: 'test' }), app.kyc()]);
});
afterAll(() => app.close());

const verify = (name: string, client = kyc) =>
  client.documents.idVerification({ frontImage: file(`${name}.jpg`) });

/** Returns the codes that a text of the guide has in backticks. */
const codesIn = (text: string): string[] =>
  [...text.matchAll(/`(\w+)`/g)].map(([, code = '']) => code);

describe('the guide to the sandbox says the truth', () => {
  test('about seven names', () => {
    expect(rows.map(([name]) => name)).toEqual([
      'APPROVE',
      'DECLINE',
      'REVIEW',
      'RETRY',
      'UNREADABLE',
      'UNAVAILABLE',
      'holiday',
    ]);
  });

  test.each(rows)('about the name %s: %s', async (name, result) => {
    const [, status] = /^(\d{3}) /.exec(result) ?? [];
    const [first = '', warning] = codesIn(result);
    for (const spelling of [name, name.toLowerCase()]) {
      if (status !== undefined) {
        const refused = await failure(verify(spelling));
        expect([refused.statusCode, refused.code]).toEqual([Number(status), first]);
        continue;
      }
      const { check } = await verify(spelling);
      expect([check.status, check.warnings.map(({ code }) => code)]).toEqual([
        first,
        warning === undefined ? [] : [warning],
      ]);
      expect(check.retryable).toBe(result.includes('`retryable` is true'));
    }
  });

  test('about the last name that is expected', async () => {
    const { session } = await kyc.sessions.create({ expected: { lastName: 'Decline' } });
    const check = { sessionId: session.id, frontImage: file('photo.jpg') };
    expect((await kyc.documents.idVerification(check)).check.status).toBe('declined');
  });

  test('about companies and identity numbers', async () => {
    const company = (companyName: string) => kyc.kyb.create({ companyName, country: 'do' });
    expect((await company('Approve')).check.status).toBe('approved');
    expect((await company('Unreadable')).check.status).toBe('in_review');
    const number = (lastName: string) =>
      kyc.documents.databaseValidation({ idNumber: '00113918205', country: 'do', lastName });
    expect((await number('DECLINE')).check.status).toBe('declined');
    expect((await number('Reyes')).check).toMatchObject({
      source: expect.not.stringMatching('sandbox'),
    });
  });

  test('about the data of documents, ages and faces', async () => {
    const { check } = await verify('approve');
    const testPerson = { firstName: 'Test', lastName: 'Person', dateOfBirth: '1990-01-01' };
    expect(check).toMatchObject(testPerson);
    const { session } = await kyc.sessions.create({
      features: ['id'],
      expected: { firstName: 'Ana', lastName: 'Reyes' },
    });
    const own = { sessionId: session.id, frontImage: file('approve.jpg') };
    expect((await kyc.documents.idVerification(own)).check).toMatchObject({ lastName: 'Reyes' });
    const age = async (name: string) =>
      (await kyc.biometrics.ageEstimation({ image: file(name) })).check.estimatedAge;
    expect([await age('approve.jpg'), await age('review.jpg')]).toEqual([40, 18]);
    const { face } = await kyc.biometrics.faceIndex({ image: file('face-ana.jpg') });
    const search = (image: ReturnType<typeof file>) => kyc.biometrics.faceSearch({ image });
    const other = {
      data: Buffer.concat([file('x').data, Buffer.from('else')]),
      filename: 'FACE-ANA.jpg',
    };
    expect((await search(other)).matches.map(({ faceId }) => faceId)).toEqual([face.id]);
    const { face: plain } = await kyc.biometrics.faceIndex({ image: file('plain.jpg') });
    const same = { ...file('plain.jpg'), filename: 'again.jpg' };
    expect((await search(same)).matches.map(({ faceId }) => faceId)).toEqual([plain.id]);
  });

  test('about five ends of screened names', () => {
    const endings = ['LISTED', 'STRONG', 'POSSIBLE', 'PEP', 'CLEAR'].map(
      (word) => `SANDBOX ${word}`,
    );
    expect(hitRows.map(([ending]) => ending)).toEqual(endings);
  });

  test.each(hitRows)('about names that end in %s: %s, %s', async (ending, status, words) => {
    const [, score] = /^score (\d+)/.exec(words) ?? [];
    const [topic] = [...words.matchAll(/`([\w.]+)`/g)].map(([, code = '']) => code);
    for (const fullName of [`Ana ${ending}`, ending.toLowerCase()]) {
      const found = await kyc.aml.screen({ fullName });
      expect(found.status).toBe(status);
      expect(found.hits.map((hit) => [hit.score, hit.topics])).toEqual(
        score === undefined ? [] : [[Number(score), [topic]]],
      );
    }
    const company = await kyc.aml.screen({ fullName: `Acme ${ending}`, entityType: 'company' });
    const isPersonal = words.includes('no person');
    expect(company.hits).toHaveLength(score === undefined || isPersonal ? 0 : 1);
  });

  test('about names in company checks', async () => {
    const people = [{ fullName: 'Ana SANDBOX POSSIBLE', role: 'director' as const }];
    const checked = async (companyName: string, more = {}) =>
      (await kyc.kyb.create({ companyName, country: 'do', ...more })).check;
    expect(await checked('Approve', { people })).toMatchObject({
      status: 'in_review',
      people: [{ match: true, score: 80 }],
      aml: { match: true, hits: [{ subject: 'Ana SANDBOX POSSIBLE', score: 80 }] },
    });
    expect(await checked('Acme SANDBOX LISTED')).toMatchObject({ status: 'declined' });
  });

  test('about other screened names, which use the watchlists', async () => {
    const fresh = await kyc.aml.screen({ fullName: 'Timofey Zarbunov' });
    expect([fresh.match, fresh.status, fresh.lists.map(({ id }) => id)]).toEqual([
      false,
      'approved',
      ['sandbox'],
    ]);
    const refused = await failure(live.aml.screen({ fullName: 'Timofey Zarbunov' }));
    expect(refused.statusCode).toBe(503);
    await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    expect((await kyc.aml.screen({ fullName: 'Timofey Zarbunov' })).match).toBe(true);
    const real = await live.aml.screen({ fullName: 'Ana SANDBOX STRONG' });
    expect([real.match, real.lists.map(({ id }) => id)]).toEqual([false, ['treasury']]);
  });

  test('about files and workflows', async () => {
    const text = { data: Buffer.from('text'), filename: 'approve.jpg' };
    const refused = await failure(kyc.documents.idVerification({ frontImage: text }));
    expect(refused.statusCode).toBe(415);
    const settings = async (action: 'approve' | 'decline') => {
      const { workflow } = await kyc.sessions.createWorkflow({
        name: action,
        features: ['id'],
        actions: { SANDBOX_REVIEW: action },
      });
      const { session } = await kyc.sessions.create({ workflowId: workflow.id });
      const check = { sessionId: session.id, frontImage: file('review.jpg') };
      return (await kyc.documents.idVerification(check)).check.status;
    };
    expect([await settings('approve'), await settings('decline')]).toEqual([
      'in_review',
      'declined',
    ]);
  });

  test('about environments, which see nothing of each other', async () => {
    const { session } = await kyc.sessions.create({ features: ['id'] });
    expect(session.environment).toBe('test');
    expect((await failure(live.sessions.get(session.id))).statusCode).toBe(404);
    expect((await personOf(app, 'admin', 'test').sessions.get(session.id)).session.id).toBe(
      session.id,
    );
    expect((await failure(personOf(app, 'admin').sessions.get(session.id))).statusCode).toBe(404);
    expect((await kyc.keys.create({ name: 'Next' })).key).toMatch(/^kyc_test_/);
    expect((await failure(kyc.keys.create({ name: 'Next', environment: 'live' }))).statusCode).toBe(
      400,
    );
    expect((await live.keys.create({ name: 'Next' })).key).toMatch(/^kyc_live_/);
    const { webhook } = await kyc.webhooks.create({ url: 'https://8.8.8.8/in', events: ['*'] });
    expect(webhook.environment).toBe('test');
    await Promise.all([kyc, live].map((client) => client.sessions.create({ features: ['id'] })));
    await kyc.webhooks.test(webhook.id);
    const { deliveries } = await kyc.webhooks.deliveries(webhook.id);
    expect(deliveries.map(({ eventType }) => eventType).toSorted()).toEqual([
      'session.created',
      'webhook.test',
    ]);
    for (const { requestBody } of deliveries) {
      expect(JSON.parse(requestBody ?? '{}')).toMatchObject({ environment: 'test' });
    }
  });
});
