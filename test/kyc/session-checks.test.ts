import type { SvcKyc } from '../../sdk/kyc/index.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import {
  type CheckOutcome,
  findCheck,
  openCheck,
  recordCheck,
} from '../../src/kyc/sessions/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  approveSteps,
  check,
  contextOf,
  outcome,
  typesOf,
  unknownSession,
  warning,
} from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;

const scope = () => ({ companyId: app.companyId, environment: 'live' as const });
const blurred: Partial<CheckOutcome> = {
  status: 'in_review',
  isRetryable: true,
  warnings: [warning('BLURRED', 'error')],
};

async function newSession(features: ('id' | 'liveness' | 'age')[] = ['id', 'liveness']) {
  return (await kyc.sessions.create({ features })).session.id;
}

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

describe('a check of a session', () => {
  test('starts the session, and the last check completes it', async () => {
    const sessionId = await newSession();
    const first = await check({ app, sessionId, feature: 'id', outcome: { country: 'do' } });
    expect(first.session).toEqual({ id: sessionId, status: 'in_progress' });
    const last = await check({ app, sessionId, feature: 'liveness' });
    expect(last.session?.status).toBe('approved');
    const { session } = await kyc.sessions.get(sessionId);
    expect(session).toMatchObject({
      status: 'approved',
      country: 'do',
      reasonCodes: [],
      version: 4,
      startedAt: '2026-01-31T15:00:00.000Z',
      completedAt: '2026-01-31T15:00:00.000Z',
      expiresAt: null,
    });
    expect(session.checks.map(({ id }) => id)).toEqual([first.id, last.id]);
    expect(session.history.map(({ to, actor }) => [to, actor.type])).toEqual([
      ['not_started', 'key'],
      ['in_progress', 'key'],
      ['approved', 'system'],
    ]);
    expect(await typesOf(app, sessionId)).toEqual([
      'session.created',
      'session.started',
      'session.updated',
      'session.completed',
    ]);
  });

  test.each([
    ['in_review', 'declined', 'declined', 'session.declined', ['TWO']],
    ['approved', 'in_review', 'in_review', 'session.review', ['TWO']],
    ['in_review', 'approved', 'in_review', 'session.review', ['ONE']],
  ] as const)('with %s before %s leaves the session %s', async (one, two, status, event, codes) => {
    const sessionId = await newSession();
    const warningsOf = (code: string) => ({ warnings: [warning(code)] });
    await check({
      app,
      sessionId,
      feature: 'id',
      outcome: { status: one, ...warningsOf('ONE') },
    });
    const second = { status: two, ...warningsOf('TWO') };
    await check({ app, sessionId, feature: 'liveness', outcome: second });
    const { session } = await kyc.sessions.get(sessionId);
    expect(session.status).toBe(status);
    expect(session.reasonCodes).toEqual(expect.arrayContaining([...codes]));
    expect((await typesOf(app, sessionId)).at(-1)).toBe(event);
  });

  test('that is retryable leaves its step open, up to the workflow’s attempts', async () => {
    const sessionId = await newSession(['id']);
    const statuses: (string | undefined)[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const made = await check({ app, sessionId, feature: 'id', outcome: blurred });
      statuses.push(made.session?.status);
    }
    expect(statuses).toEqual(['in_progress', 'in_progress', 'in_review']);
    const { session } = await kyc.sessions.get(sessionId);
    expect(session.steps).toEqual([{ feature: 'id', status: 'in_review', attempts: 3 }]);
    expect(session.reasonCodes).toEqual(['BLURRED']);
    expect(session.checks).toHaveLength(3);
  });

  test('restarts the session’s time to live', async () => {
    const sessionId = await newSession(['id']);
    const before = app.clock.now();
    app.clock.set(new Date('2026-02-07T14:59:59Z'));
    await check({ app, sessionId, feature: 'id', outcome: blurred });
    app.clock.set(before);
    const { session } = await kyc.sessions.get(sessionId);
    expect(session.expiresAt).toBe('2026-02-14T14:59:59.000Z');
  });
});

describe('openCheck', () => {
  test('returns the settings of the session’s workflow version, and the expected person', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Strict',
      features: ['id'],
      actions: { BLURRED: 'decline' },
    });
    const expected = { lastName: 'Reyes' };
    const made = await kyc.sessions.create({ workflowId: workflow.id, expected });
    await kyc.sessions.updateWorkflow(workflow.id, { actions: { BLURRED: 'approve' } });
    const now = app.clock.now();
    const open = await openCheck(app.database.knex, scope(), 'id', made.session.id, now);
    expect(open).toMatchObject({ feature: 'id', sessionId: made.session.id });
    expect(open.settings.actions).toEqual({ BLURRED: 'decline' });
    expect(open.expected).toEqual(expected);
  });

  test('refuses unknown, erased and finished sessions, and missing or completed steps', async () => {
    const [erased, done, open] = [await newSession(), await newSession(), await newSession()];
    await kyc.sessions.delete(erased);
    await approveSteps(app, done, ['id', 'liveness']);
    await approveSteps(app, open, ['id']);
    const refused = await failures([
      check({ app, sessionId: unknownSession, feature: 'id' }),
      check({ app, sessionId: open, feature: 'id', environment: 'test' }),
      check({ app, sessionId: erased, feature: 'id' }),
      check({ app, sessionId: done, feature: 'id' }),
      check({ app, sessionId: open, feature: 'age' }),
      check({ app, sessionId: open, feature: 'id' }),
    ]);
    const told = refused as unknown as { status: number; code: string; allowed?: string[] }[];
    expect(told.map(({ status, code }) => [status, code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [410, 'gone'],
      [409, 'invalid_transition'],
      [409, 'conflict'],
      [409, 'conflict'],
    ]);
    expect(told[3]?.allowed).toEqual(['in_review', 'declined', 'kyc_expired']);
  });

  test('treats a session past its deadline as ended before the timer runs', async () => {
    const fresh = await newSession();
    const before = app.clock.now();
    app.clock.set(new Date('2026-02-07T15:00:00Z'));
    const refused = await failure(check({ app, sessionId: fresh, feature: 'id' }));
    app.clock.set(before);
    expect(refused).toMatchObject({ status: 409, allowed: [] });
    expect(refused.message).toBe('The session cannot move from expired to in_progress');
  });
});

describe('recordCheck', () => {
  test('refuses a session that changed since the check was opened', async () => {
    const sessionId = await newSession(['id']);
    const ctx = contextOf(app);
    const open = await openCheck(ctx.db, scope(), 'id', sessionId, ctx.now);
    const record = () => inTransaction(ctx.db, (trx) => recordCheck(trx, ctx, open, outcome()));
    await record();
    expect(await failure(record())).toMatchObject({ status: 409, code: 'invalid_transition' });
    await kyc.sessions.delete(sessionId);
    expect(await failure(record())).toMatchObject({ status: 410, code: 'gone' });
  });
});

describe('a check outside a session', () => {
  test('is judged by the default workflow, and kept for its retention', async () => {
    const pictures = [{ purpose: 'selfie', content: Buffer.from('one face') }];
    const result = { documentNumber: 'X-1' };
    const made = await check({ app, feature: 'id', pictures, outcome: { result } });
    expect(made.session).toBeUndefined();
    const found = await findCheck(app.database.knex, scope(), made.id);
    expect(found).toMatchObject({ id: made.id, sessionId: null, feature: 'id', result });
    const other = { ...scope(), environment: 'test' as const };
    expect(await findCheck(app.database.knex, other, made.id)).toBeUndefined();
    const blob = await app.database.knex('blobs').where({ owner: made.id }).first();
    expect(blob?.expires_at).toEqual(new Date('2027-01-31T15:00:00Z'));
  });
});

onPostgres('two concurrent checks of one step', () => {
  test('result in one check and one refusal', async () => {
    const sessionId = await newSession(['id']);
    const both = [1, 2].map(() => check({ app, sessionId, feature: 'id' }));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { session } = await kyc.sessions.get(sessionId);
    expect([session.checks.length, session.steps[0]?.attempts]).toEqual([1, 1]);
  });
});
