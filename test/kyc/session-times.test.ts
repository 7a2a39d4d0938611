import type { SvcKyc } from '../../sdk/kyc/index.js';
import { planChores } from '../../src/kernel/jobs/periodic.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { type Eraser, findCheck, sessionJobs } from '../../src/kyc/sessions/index.js';
import { failure, startOfTests, startTestApp, type TestApp } from '../support/app.js';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from '../support/jest.js';
import { until } from '../support/until.js';
import { approveSteps, check, eventsOf, typesOf } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
const log = createLogger({ logLevel: 'silent' });
const dayMs = 86_400_000;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(startOfTests);
  kyc = await app.kyc();
});
afterEach(() => app.clock.set(startOfTests));

/** Runs the timers that are due `days` after the start. */
async function runAt(days: number, erased: string[] = []): Promise<void> {
  const { clock, database } = app;
  clock.set(startOfTests);
  await database.knex('jobs').delete();
  const eraser: Eraser = {
    erase: (_trx, _scope, id) => Promise.resolve(void erased.push(id)),
  };
  const kinds = sessionJobs(clock, app.storage.ledger, [eraser]);
  await planChores(database.knex, clock, kinds);
  clock.set(new Date(startOfTests.getTime() + days * dayMs));
  const worker = startJobs({ db: database.knex, clock, log, kinds, pollMs: 10 });
  const isDone = async () => {
    const due = await database.knex('jobs').whereLike('kind', 'sessions.%').select('run_at');
    return due.length === 2 && due.every((job) => job.run_at > clock.now());
  };
  await until(isDone);
  await worker.stop(1_000);
}

const workflow = async (settings: object): Promise<string> => {
  const made = await kyc.sessions.createWorkflow({ name: 'Timed', features: ['id'], ...settings });
  return made.workflow.id;
};

describe('the timers of sessions', () => {
  test('expire unstarted sessions, and abandon started ones', async () => {
    const workflowId = await workflow({ features: ['id', 'poa'], sessionTtlSeconds: 86_400 });
    const make = async () => (await kyc.sessions.create({ workflowId })).session.id;
    const [unused, begun, asked] = [await make(), await make(), await make()];
    await approveSteps(app, begun, ['id']);
    await approveSteps(app, asked, ['id']);
    const review = { status: 'in_review' } as const;
    await check({ app, sessionId: asked, feature: 'poa', outcome: review });
    const again = { decision: 'resubmission_requested', reason: 'Blurred' } as const;
    await kyc.sessions.decision(asked, again);
    const statuses = () =>
      Promise.all(
        [unused, begun, asked].map(async (id) => (await kyc.sessions.get(id)).session.status),
      );
    await runAt(0.999);
    expect(await statuses()).toEqual(['not_started', 'in_progress', 'resubmission_requested']);
    await runAt(1);
    expect(await statuses()).toEqual(['expired', 'abandoned', 'abandoned']);
    const { session } = await kyc.sessions.get(unused);
    expect(session.history.at(-1)).toMatchObject({
      from: 'not_started',
      to: 'expired',
      at: '2026-02-01T15:00:00.000Z',
      actor: { type: 'system', id: null, name: null },
    });
    expect([session.expiresAt, session.completedAt]).toEqual([null, null]);
    expect((await typesOf(app, unused)).at(-1)).toBe('session.expired');
    await runAt(2);
    expect((await typesOf(app, begun)).filter((type) => type === 'session.abandoned')).toHaveLength(
      1,
    );
  });

  test('end an approval at the end of its validity', async () => {
    const workflowId = await workflow({ kycValidityDays: 30 });
    const { session } = await kyc.sessions.create({ workflowId });
    await approveSteps(app, session.id, ['id']);
    const approved = await kyc.sessions.get(session.id);
    expect(approved.session.expiresAt).toBe('2026-03-02T15:00:00.000Z');
    await runAt(30);
    const { session: ended } = await kyc.sessions.get(session.id);
    expect([ended.status, ended.expiresAt]).toEqual(['kyc_expired', null]);
    expect((await typesOf(app, session.id)).at(-1)).toBe('session.kyc_expired');
  });

  test('erase a session and its data in other modules at the end of its retention, as the system', async () => {
    const workflowId = await workflow({ retentionDays: 10 });
    const create = async () => (await kyc.sessions.create({ workflowId })).session.id;
    const [ended, waiting] = [await create(), await create()];
    await approveSteps(app, ended, ['id']);
    const review = { status: 'in_review' } as const;
    await check({ app, sessionId: waiting, feature: 'id', outcome: review });
    const erased: string[] = [];
    await runAt(9.99, erased);
    expect((await kyc.sessions.get(ended)).session.status).toBe('approved');
    await runAt(10, erased);
    expect(erased).toEqual([ended]);
    expect((await failure(kyc.sessions.get(ended))).statusCode).toBe(410);
    expect((await kyc.sessions.get(waiting)).session.status).toBe('in_review');
    expect((await eventsOf(app, ended)).at(-1)?.type).toBe('session.deleted');
    const audit = app.database.knex('audit_log').where({ object_id: ended });
    expect(await audit.orderBy('id', 'desc').first()).toMatchObject({
      actor_type: 'system',
      action: 'retention',
      object_type: 'kyc_session',
    });
  });

  test('erase a check outside a session with its images after the retention of the default workflow', async () => {
    const pictures = [{ purpose: 'selfie', content: Buffer.from('a face') }];
    const { id } = await check({ app, feature: 'liveness', pictures });
    const scope = { companyId: app.companyId, environment: 'live' as const };
    const find = () => findCheck(app.database.knex, scope, id);
    await runAt(364);
    expect((await find())?.id).toBe(id);
    await runAt(365);
    expect(await find()).toBeUndefined();
    expect(await app.database.knex('blobs').where({ owner: id })).toEqual([]);
  });

  test('continue after a session that fails', async () => {
    const workflowId = await workflow({ sessionTtlSeconds: 3_600 });
    const create = async () => (await kyc.sessions.create({ workflowId })).session.id;
    const [broken, whole] = [await create(), await create()];
    await app.database
      .knex('kyc_sessions')
      .where({ id: broken })
      .update({ features: ['f'.repeat(70_000)] });
    await runAt(1);
    expect((await kyc.sessions.get(whole)).session.status).toBe('expired');
    const stuck = await app.database.knex('kyc_sessions').where({ id: broken }).first();
    expect(stuck?.status).toBe('not_started');
  });
});
