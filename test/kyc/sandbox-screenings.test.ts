import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { importPeople, payloadsOf, work } from './aml-support.js';
import { personOf } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc({ environment: 'test' });
});
afterAll(() => app.close());

test('a fixed hit has the parts of a real one, and stays decided', async () => {
  const input = { fullName: 'Ana SANDBOX POSSIBLE', externalId: 'user-1', monitor: false };
  const found = await kyc.aml.screen(input);
  expect(found).toMatchObject({ match: true, score: 80, status: 'in_review' });
  expect(found.lists).toMatchObject([{ id: 'sandbox', version: '1', entities: 13 }]);
  const { screening } = await kyc.aml.get(found.id);
  const [hit] = screening.hits;
  expect(hit).toMatchObject({
    list: 'sandbox',
    caption: 'Sandbox Possibly',
    matchedNameKind: 'primary',
    topics: ['sanction'],
    programs: ['SANDBOX'],
    reviewStatus: 'pending',
    entry: {
      type: 'person',
      birthDates: ['1970-01-01'],
      countries: ['do'],
      changed: false,
      documents: [{ type: 'Passport', number: 'T0000001', country: 'do' }],
    },
  });
  const parts = hit?.breakdown ?? [];
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const score = parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight;
  expect([Math.round(score * 100), parts[0]?.queryPart]).toEqual([hit?.score, 'ana']);
  const decision = { decision: 'false_positive', reason: 'Another person' } as const;
  const { screening: decided } = await kyc.aml.decide(found.id, hit?.id ?? '', decision);
  expect(decided).toMatchObject({ match: false, status: 'approved' });
  const again = await kyc.aml.screen(input);
  expect([again.match, again.hits[0]?.reviewStatus]).toEqual([false, 'false_positive']);
  const other = await kyc.aml.screen({ ...input, externalId: 'user-2' });
  expect(other.hits[0]?.reviewStatus).toBe('pending');
});

test('the threshold of a request and the thresholds of a workflow apply to fixed hits', async () => {
  const screened = await kyc.aml.screen({ fullName: 'Ana SANDBOX PEP', threshold: 95 });
  expect(screened).toMatchObject({ match: false, hits: [], status: 'approved' });
  const { workflow } = await kyc.sessions.createWorkflow({
    name: 'Strict',
    features: ['aml'],
    thresholds: { amlDecline: 90 },
    actions: { AML_STRONG_MATCH: 'decline' },
  });
  const { session } = await kyc.sessions.create({ workflowId: workflow.id });
  const step = { fullName: 'Ana SANDBOX PEP', sessionId: session.id };
  expect((await kyc.aml.screen(step)).status).toBe('declined');
  const { session: after } = await kyc.sessions.get(session.id);
  expect([after.status, after.reasonCodes]).toEqual(['declined', ['AML_STRONG_MATCH']]);
});

test.each([
  ['SANDBOX CLEAR', 'approved'],
  ['SANDBOX PEP', 'in_review'],
  ['SANDBOX STRONG', 'in_review'],
  ['SANDBOX LISTED', 'declined'],
])('a step of a session with %s leaves it %s', async (ending, status) => {
  const { session } = await kyc.sessions.create({ features: ['aml'] });
  await kyc.aml.screen({ fullName: `Ana ${ending}`, sessionId: session.id });
  const { session: after } = await kyc.sessions.get(session.id);
  expect([after.status, after.checks.map(({ type }) => type)]).toEqual([status, ['aml']]);
  const { session: seen } = await personOf(app, 'reviewer', 'test').sessions.get(session.id);
  const [step] = seen.checks;
  const { screening } = await kyc.aml.get(step?.screeningId ?? '');
  expect(screening.hits.every(({ entry }) => entry !== null)).toBe(true);
});

test('a monitored subject keeps its fixed result when lists are imported, and is compared once', async () => {
  const input = { fullName: 'Ana SANDBOX STRONG', externalId: 'user-3' };
  const { id } = await kyc.aml.screen(input);
  await importPeople(app, 'treasury', [[501, 'SANDBOX STRONG, Ana']]);
  await work(app);
  const { screening } = await kyc.aml.get(id);
  expect(screening.hits.map(({ list, score }) => [list, score])).toEqual([['sandbox', 100]]);
  expect([screening.version, screening.lists.map((list) => list.id)]).toEqual([1, ['sandbox']]);
  expect(await payloadsOf(app, 'aml.hit_added')).toEqual([]);
  const stale = await app.database
    .knex('kyc_screenings as s')
    .where('s.monitored', true)
    .distinct('s.lists_hash');
  expect(stale).toHaveLength(1);
});

test('live data know no fixed results, whatever the name', async () => {
  const live = await app.kyc();
  for (const ending of ['POSSIBLE', 'PEP', 'CLEAR']) {
    const found = await live.aml.screen({ fullName: `Bruno SANDBOX ${ending}` });
    expect(found.lists.map(({ id }) => id)).toEqual(['treasury']);
    expect(found.hits.filter(({ list }) => list === 'sandbox')).toEqual([]);
  }
  const { id } = await kyc.aml.screen({ fullName: 'Ana SANDBOX STRONG' });
  expect(await failure(live.aml.get(id))).toMatchObject({ statusCode: 404 });
});
