import type { SvcKyc } from '../../sdk/kyc/index.js';
import { setTrustedSharer } from '../../src/kyc/sharers/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { approveSteps, check, personOf, typesOf, warning } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
let other: SvcKyc;

/** Lets the other company trust the reviews of this one, or not. */
const otherTrusts = (isTrusted: boolean): Promise<void> =>
  setTrustedSharer(app.database.knex, {
    companyId: app.otherCompanyId,
    sharerId: app.companyId,
    isTrusted,
    now: app.clock.now(),
  });

const person = {
  contact: { email: 'ana@example.com', phone: '+1 809 555 0100' },
  expected: { firstName: 'Ana', lastName: 'Reyes', nationality: 'do' },
};

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  other = await app.kyc({ companyId: app.otherCompanyId });
  await otherTrusts(true);
});
afterAll(() => app.close());

/** Creates an approved session with document fields and a face score. */
async function approved(client = kyc): Promise<string> {
  const features = ['id', 'face_match'] as const;
  const { session } = await client.sessions.create({ ...person, features: [...features] });
  const pictures = [{ purpose: 'document_front', content: Buffer.from('a document') }];
  const result = { documentNumber: 'X-777', portraitUrl: '/v1/files/abc' };
  const note = { warnings: [warning('OLD_DOCUMENT', 'information')], result };
  const call = { app, sessionId: session.id, pictures };
  await check({ ...call, feature: 'id', outcome: note });
  const measured = { result: { distance: 0.2 }, inputs: ['ab'.repeat(32)] };
  await check({ ...call, feature: 'face_match', outcome: measured });
  return session.id;
}

async function shared(options: Parameters<SvcKyc['sessions']['share']>[1] = {}): Promise<string> {
  const { shareToken } = await kyc.sessions.share(await approved(), options);
  return shareToken;
}

describe('importSession', () => {
  test('creates a session in review without images and biometric data', async () => {
    const shareToken = await shared();
    const { session } = await other.sessions.import({ shareToken, externalId: 'user-9' });
    expect(session).toMatchObject({
      ...person,
      status: 'in_review',
      externalId: 'user-9',
      features: ['id', 'face_match', 'liveness'],
      reasonCodes: ['IMPORTED'],
      country: 'do',
      workflowVersion: 1,
      expiresAt: null,
      importedFrom: { sessionId: expect.stringMatching(/^ses_/), at: '2026-01-31T15:00:00.000Z' },
      decision: null,
    });
    expect(session.importedFrom?.sessionId).not.toBe(session.id);
    expect(session.steps.map(({ status }) => status)).toEqual(['approved', 'approved', 'pending']);
    expect(session.history).toMatchObject([{ from: null, to: 'in_review' }]);
    expect(session.checks).toMatchObject([
      { type: 'id', status: 'approved', warnings: [{ code: 'OLD_DOCUMENT' }], images: [] },
      { type: 'face_match', status: 'approved', warnings: [], images: [] },
    ]);
    const rows = await app.database.knex('kyc_checks').where({ session_id: session.id });
    const [document, face] = [...rows].sort((a, b) => (a.feature < b.feature ? 1 : -1));
    expect(document).toMatchObject({
      images: [],
      score: 97.5,
      result: { documentNumber: 'X-777', portraitUrl: null },
    });
    expect(face).toMatchObject({ images: [], score: null, result: {}, inputs: [] });
    expect(await app.database.knex('blobs').where({ company_id: app.otherCompanyId })).toEqual([]);
    expect(await typesOf(app, session.id)).toEqual(['session.imported', 'session.review']);
  });

  test('keeps a trusted outcome, with its validity counted from the original decision', async () => {
    const shareToken = await shared();
    const { workflow } = await other.sessions.createWorkflow({
      name: 'Valid for ten days',
      kycValidityDays: 10,
      features: ['id', 'face_match'],
    });
    const before = app.clock.now();
    app.clock.set(new Date('2026-02-01T12:00:00Z'));
    const workflowId = workflow.id;
    const { session } = await other.sessions.import({ shareToken, trustReview: true, workflowId });
    app.clock.set(before);
    expect(session).toMatchObject({
      status: 'approved',
      workflowId,
      reasonCodes: [],
      completedAt: '2026-01-31T15:00:00.000Z',
      expiresAt: '2026-02-10T15:00:00.000Z',
    });
  });

  test('adopts no outcome that was withdrawn', async () => {
    const id = await approved();
    const { shareToken } = await kyc.sessions.share(id);
    await kyc.sessions.decision(id, { decision: 'in_review', reason: 'A complaint' });
    const call = { shareToken: shareToken, trustReview: true };
    const { session } = await other.sessions.import(call);
    expect([session.status, session.decision]).toEqual(['in_review', null]);
  });

  test('adopts a review only with sessions:decide', async () => {
    const writer = await app.kyc({
      companyId: app.otherCompanyId,
      scopes: ['sessions:read', 'sessions:write'],
    });
    const shareToken = await shared();
    const refused = await failure(writer.sessions.import({ shareToken, trustReview: true }));
    expect([refused.statusCode, refused.code]).toEqual([403, 'forbidden']);
    expect((await writer.sessions.import({ shareToken })).session.status).toBe('in_review');
  });

  test('adopts a review only from a trusted company', async () => {
    const shareToken = await shared();
    await otherTrusts(false);
    const refused = await failure(other.sessions.import({ shareToken, trustReview: true }));
    expect([refused.statusCode, refused.code]).toEqual([409, 'conflict']);
    await otherTrusts(true);
    const { workflow } = await other.sessions.createWorkflow({
      name: 'Of the same features',
      features: ['id', 'face_match'],
    });
    const call = { shareToken, trustReview: true, workflowId: workflow.id };
    expect((await other.sessions.import(call)).session.status).toBe('approved');
  });

  test('trusts companies that an administrator added with a login, never with a key', async () => {
    const { companyId, otherCompanyId, database } = app;
    const [code, ownCode] = await Promise.all(
      [otherCompanyId, companyId].map(
        async (id) => (await database.knex('companies').where({ id }).first()).code as string,
      ),
    );
    const admin = personOf(app, 'admin');
    const { workflow } = await other.sessions.createWorkflow({
      name: 'Of the sharer',
      features: ['id', 'face_match'],
    });
    const taken = { shareToken: await shared(), trustReview: true, workflowId: workflow.id };
    const { session } = await other.sessions.import(taken);
    const { shareToken } = await other.sessions.share(session.id);
    const call = { shareToken: shareToken, trustReview: true };
    const refused = await failures([
      kyc.sharers.trust({ code: code ?? '' }),
      kyc.sharers.distrust(code ?? ''),
      personOf(app, 'reviewer').sharers.trust({ code: code ?? '' }),
      admin.sharers.trust({ code: 'NOWHERE' }),
      admin.sharers.trust({ code: ownCode ?? '' }),
      kyc.sessions.import(call),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404, 409, 409]);

    const trusted = [
      { code, name: expect.any(String), trustedSince: app.clock.now().toISOString() },
    ];
    expect((await admin.sharers.trust({ code: code ?? '' })).sharers).toEqual(trusted);
    expect((await admin.sharers.trust({ code: code ?? '' })).sharers).toEqual(trusted);
    expect((await kyc.sharers.list()).sharers).toEqual(trusted);
    const [entry] = await database.knex('audit_log').where({ action: 'createTrustedSharer' });
    const after = { trustedSharer: code, isTrusted: true };
    expect(entry).toMatchObject({ company_id: companyId, actor_type: 'user', after });
    await kyc.sessions.import(call);
    expect((await admin.sharers.distrust(code ?? '')).sharers).toEqual([]);
  });

  test.each([
    ['the share holds no checks', { fields: ['contact' as const] }, {}],
    [
      'the workflow asks for a feature that the share does not hold',
      {},
      { features: ['id', 'aml'] },
    ],
    [
      'the workflow asks for a second approver',
      {},
      { features: ['id', 'face_match'], fourEyesFrom: 0 },
    ],
  ])('adopts no approval when %s', async (name, options, settings) => {
    const { workflow } = await other.sessions.createWorkflow({ name, ...settings } as never);
    const call = { shareToken: await shared(options), trustReview: true, workflowId: workflow.id };
    const { session } = await other.sessions.import(call);
    expect([session.status, session.reasonCodes]).toEqual(['in_review', ['IMPORTED']]);
    const done = session.steps.filter(({ status }) => status !== 'pending');
    const checked = new Set<string>(session.checks.map(({ type }) => type));
    expect(done.filter(({ feature }) => !checked.has(feature))).toEqual([]);
  });

  test('imports only the shared fields', async () => {
    const bare = await other.sessions.import({ shareToken: await shared({ fields: [] }) });
    expect(bare.session).toMatchObject({ checks: [], country: null });
    expect(bare.session.contact).toEqual({ email: null, phone: null });
    expect(bare.session.expected).toMatchObject({ firstName: null, lastName: null });
    const some = await other.sessions.import({ shareToken: await shared({ fields: ['contact'] }) });
    expect(some.session).toMatchObject({ contact: person.contact, checks: [] });
  });

  test('accepts a token once per company, and answers a retry with the same reply', async () => {
    const shareToken = await shared();
    const options = { idempotencyKey: 'import-once' };
    const first = await other.sessions.import({ shareToken }, options);
    expect(await other.sessions.import({ shareToken }, options)).toEqual(first);
    const second = await failure(other.sessions.import({ shareToken }));
    expect([second.statusCode, second.code]).toEqual([409, 'conflict']);
    await other.sessions.delete(first.session.id);
    expect(await failure(other.sessions.import({ shareToken }))).toMatchObject({ statusCode: 409 });
    expect((await kyc.sessions.import({ shareToken })).session.status).toBe('in_review');
  });

  test('answers 410 for another audience or environment, after expiry and after erasure', async () => {
    const erased = await approved();
    const { shareToken } = await kyc.sessions.share(erased);
    await kyc.sessions.delete(erased);
    const sandbox = await app.kyc({ environment: 'test', companyId: app.otherCompanyId });
    const tokens = await Promise.all([
      shared({ audience: 'SOMEBODY-ELSE' }),
      shared(),
      shared({ expiresIn: 60 }),
    ]);
    const [audience = '', environment = '', expiring = ''] = tokens;
    const refused = await failures([
      other.sessions.import({ shareToken: shareToken }),
      other.sessions.import({ shareToken: audience }),
      sandbox.sessions.import({ shareToken: environment }),
    ]);
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 60_000));
    refused.push(await failure(other.sessions.import({ shareToken: expiring })));
    app.clock.set(before);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      refused.map(() => [410, 'gone']),
    );
  });

  test('accepts an audience that is the code of the company', async () => {
    const company = await app.database.knex('companies').where({ id: app.otherCompanyId }).first();
    const shareToken = await shared({ audience: company?.code });
    expect((await other.sessions.import({ shareToken })).session.status).toBe('in_review');
  });

  test('answers 404 for an unknown token and for an unknown workflow', async () => {
    const shareToken = await shared();
    const mistyped = `${shareToken.slice(0, -1)}${shareToken.endsWith('a') ? 'b' : 'a'}`;
    const refused = await failures([
      other.sessions.import({ shareToken: mistyped }),
      other.sessions.import({ shareToken: `shr_${'0'.repeat(60)}` }),
      other.sessions.import({ shareToken, workflowId: 'wf_01jd7y3q8zk4m5n6p7q8r9s0t1' }),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      refused.map(() => [404, 'not_found']),
    );
    expect((await other.sessions.import({ shareToken })).session.status).toBe('in_review');
  });

  test('omits the reviewer’s reason', async () => {
    const { session } = await kyc.sessions.create({ features: ['id'] });
    await approveSteps(app, session.id, ['id']);
    const reason = 'Seen at the branch';
    await kyc.sessions.decision(session.id, {
      decision: 'declined',
      reason,
      reasonCodes: ['SEEN'],
    });
    const { shareToken } = await kyc.sessions.share(session.id);
    const call = { shareToken: shareToken, trustReview: true };
    const imported = await other.sessions.import(call);
    expect(imported.session).toMatchObject({ status: 'declined', reasonCodes: ['SEEN'] });
    expect(JSON.stringify(imported)).not.toContain(reason);
  });
});

onPostgres('two concurrent imports of one token', () => {
  test('result in one session and one refusal', async () => {
    const shareToken = await shared();
    const imports = [1, 2].map(() => other.sessions.import({ shareToken }));
    const results = await Promise.allSettled(imports);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ statusCode: 409, code: 'conflict' });
  });
});
