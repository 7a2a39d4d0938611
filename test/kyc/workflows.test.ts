import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let kyc: SvcKyc;

const unknown = 'wf_01jd7y3q8zk4m5n6p7q8r9s0t1';

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

describe('the default workflow', () => {
  test('exists from the first use on, once, also after concurrent calls', async () => {
    const [test, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => app.kyc({ environment: 'test' })),
    );
    if (test === undefined) throw new Error('unreachable');
    const made = await Promise.all([test, ...others].map((each) => each.sessions.create()));
    const used = new Set(made.map(({ session }) => session.workflowId));
    const { workflows, total } = await test.sessions.listWorkflows();
    expect([used.size, total]).toEqual([1, 1]);
    expect(workflows[0]).toMatchObject({
      id: [...used][0],
      name: 'Standard',
      version: 1,
      isDefault: true,
      environment: 'test',
      features: ['id', 'liveness', 'face_match'],
      maxAttempts: 3,
      onDuplicate: 'review',
    });
  });

  test('cannot be deleted or made not default', async () => {
    const { workflows } = await kyc.sessions.listWorkflows();
    const id = workflows.find(({ isDefault }) => isDefault)?.id ?? '';
    const [deleted, stopped] = await failures([
      kyc.sessions.deleteWorkflow(id),
      kyc.sessions.updateWorkflow(id, { isDefault: false }),
    ]);
    expect([deleted?.statusCode, deleted?.code]).toEqual([409, 'conflict']);
    expect([stopped?.statusCode, stopped?.details?.[0]?.path]).toEqual([409, 'body.isDefault']);
  });

  test('is replaced by another one, which adds a version to both', async () => {
    const scoped = await app.kyc({ companyId: app.otherCompanyId });
    const [old] = (await scoped.sessions.listWorkflows()).workflows;
    const { workflow } = await scoped.sessions.createWorkflow({ name: 'New', isDefault: true });
    expect(workflow).toMatchObject({ isDefault: true, version: 1 });
    const former = await scoped.sessions.getWorkflow(old?.id ?? '');
    expect(former.workflow).toMatchObject({ isDefault: false, version: 2, name: 'Standard' });
    const back = await scoped.sessions.updateWorkflow(old?.id ?? '', { isDefault: true });
    expect(back.workflow).toMatchObject({ isDefault: true, version: 3 });
    const { session } = await scoped.sessions.create();
    expect([session.workflowId, session.workflowVersion]).toEqual([old?.id, 3]);
  });
});

describe('a workflow', () => {
  test('fills in defaults, and merges the sent members', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'With age',
      features: ['id', 'age'],
      thresholds: { faceMatchReview: 80 },
      actions: { DOCUMENT_EXPIRED: 'decline' },
      kycValidityDays: 365,
    });
    expect(workflow).toMatchObject({ version: 1, isDefault: false, maxAttempts: 3 });
    expect(workflow.thresholds).toMatchObject({ faceMatchDecline: 50, faceMatchReview: 80 });
    const changed = await kyc.sessions.updateWorkflow(workflow.id, {
      actions: { DOCUMENT_EXPIRED: null, BLURRED: 'review' },
      kycValidityDays: null,
    });
    expect(changed.workflow).toMatchObject({ version: 2, kycValidityDays: null });
    expect(changed.workflow.actions).toEqual({ BLURRED: 'review' });
    expect(changed.workflow.features).toEqual(['id', 'age']);
    const read = await kyc.sessions.getWorkflow(workflow.id);
    expect(read.workflow).toEqual(changed.workflow);
  });

  test('changes for new sessions, never for running ones', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Pinned', features: ['id'] });
    const before = await kyc.sessions.create({ workflowId: workflow.id });
    await kyc.sessions.updateWorkflow(workflow.id, { features: ['id', 'poa'] });
    const after = await kyc.sessions.create({ workflowId: workflow.id });
    const kept = await kyc.sessions.get(before.session.id);
    expect([kept.session.workflowVersion, kept.session.features]).toEqual([1, ['id']]);
    expect([after.session.workflowVersion, after.session.features]).toEqual([2, ['id', 'poa']]);
  });

  test('that is deleted answers 404 for new sessions, and stays for running ones', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Short' });
    const { session } = await kyc.sessions.create({ workflowId: workflow.id });
    const gone = await kyc.sessions.deleteWorkflow(workflow.id);
    expect(gone.workflow).toEqual({ id: workflow.id, deletedAt: '2026-01-31T15:00:00.000Z' });
    const refused = await failures([
      kyc.sessions.create({ workflowId: workflow.id }),
      kyc.sessions.getWorkflow(workflow.id),
      kyc.sessions.updateWorkflow(workflow.id, { name: 'Long' }),
      kyc.sessions.deleteWorkflow(workflow.id),
      kyc.sessions.getWorkflow(unknown),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    const { workflows } = await kyc.sessions.listWorkflows({ limit: 100 });
    expect(workflows.map(({ id }) => id)).not.toContain(workflow.id);
    expect((await kyc.sessions.get(session.id)).session.workflowId).toBe(workflow.id);
  });

  test('is refused when its members contradict each other', async () => {
    const refused = await failures([
      kyc.sessions.createWorkflow({ name: 'Bad', thresholds: { amlReview: 90, amlDecline: 80 } }),
      kyc.sessions.createWorkflow({ name: 'Bad', actions: { A_CODE: 'perhaps' } }),
      kyc.sessions.createWorkflow({ name: 'Bad', actions: { 'not a code': 'review' } }),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      refused.map(() => [400, 'invalid_request']),
    );
    expect(refused.map(({ details }) => details?.[0]?.path)).toEqual([
      'body.thresholds.amlReview',
      'body.actions.A_CODE',
      'body.actions',
    ]);
  });

  test('requires the version in If-Match', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Versioned' });
    const update = (name: string, ifMatch: string) =>
      kyc.sessions.updateWorkflow(workflow.id, { name }, { ifMatch });
    await update('Second', '"1"');
    const late = await failure(update('Third', '"1"'));
    expect([late.statusCode, late.code]).toEqual([412, 'version_mismatch']);
    expect((await kyc.sessions.getWorkflow(workflow.id)).workflow.name).toBe('Second');
  });

  test('is created once for one Idempotency-Key', async () => {
    const options = { idempotencyKey: 'make-one-workflow' };
    const first = await kyc.sessions.createWorkflow({ name: 'Once' }, options);
    expect(await kyc.sessions.createWorkflow({ name: 'Once' }, options)).toEqual(first);
  });

  test('is visible only to its own company and environment', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Own' });
    const [sandbox, stranger] = await Promise.all([
      app.kyc({ environment: 'test' }),
      app.kyc({ companyId: app.otherCompanyId }),
    ]);
    const refused = await failures([
      sandbox.sessions.getWorkflow(workflow.id),
      stranger.sessions.getWorkflow(workflow.id),
      stranger.sessions.deleteWorkflow(workflow.id),
      stranger.sessions.create({ workflowId: workflow.id }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });
});

describe('listWorkflows', () => {
  test('returns workflows newest first, page by page, without gaps', async () => {
    const scoped = await app.kyc({ environment: 'test', companyId: app.otherCompanyId });
    const names = ['A', 'B', 'C'];
    for (const name of names) await scoped.sessions.createWorkflow({ name });
    const seen: string[] = [];
    for await (const { name } of scoped.sessions.listWorkflows({ limit: 2 })) seen.push(name);
    expect(seen).toEqual(['Standard', 'C', 'B', 'A']);
    expect((await scoped.sessions.listWorkflows({ limit: 2 })).total).toBe(4);
    const bad = await failure(scoped.sessions.listWorkflows({ after: 'anything' }));
    expect([bad.statusCode, bad.details?.[0]?.path]).toEqual([400, 'query.after']);
  });
});

onPostgres('the default workflow under concurrent changes', () => {
  test('stays unique, whichever change wins', async () => {
    const { workflow: own } = await kyc.sessions.createWorkflow({ name: 'Racer' });
    await Promise.all([
      ...['P', 'Q', 'R'].map((name) => kyc.sessions.createWorkflow({ name, isDefault: true })),
      kyc.sessions.updateWorkflow(own.id, { isDefault: true }),
      kyc.sessions.updateWorkflow(own.id, { maxAttempts: 5 }),
    ]);
    const { workflows } = await kyc.sessions.listWorkflows({ limit: 100 });
    expect(workflows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(workflows.find(({ id }) => id === own.id)).toMatchObject({ maxAttempts: 5 });
  });
});
