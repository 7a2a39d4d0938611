import type { Session, SvcKyc, WorkflowInput } from '../../sdk/kyc/index.js';
import type { CheckOutcome, Feature } from '../../src/kyc/sessions/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { check, personOf, typesOf, warning } from './session-support.js';

let app: TestApp;
/** Clients of an API key and of two people. */
let kyc: SvcKyc;
let ana: SvcKyc;
let luz: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  ana = personOf(app, 'reviewer');
  luz = personOf(app, 'admin');
});
afterAll(() => app.close());

const approved = { decision: 'approved' } as const;
const reason = 'The picture is of somebody else';
const review: Partial<CheckOutcome> = { status: 'in_review', warnings: [warning('BLURRED')] };

interface Order {
  readonly workflow?: Partial<WorkflowInput>;
  readonly outcomes?: readonly (readonly [Feature, Partial<CheckOutcome>])[];
}

/** Creates a session in review, with a risk of 50 by default. */
async function inReview({ workflow, outcomes = [['id', review]] }: Order = {}): Promise<Session> {
  const features = outcomes.map(([feature]) => feature);
  const terms = { name: 'Of two', features, fourEyesFrom: 50, ...workflow };
  const made = await kyc.sessions.createWorkflow(terms);
  const { session } = await kyc.sessions.create({ workflowId: made.workflow.id });
  for (const [feature, outcome] of outcomes) {
    await check({ app, sessionId: session.id, feature, outcome });
  }
  return (await kyc.sessions.get(session.id)).session;
}

const personNamed = (name: string) => ({ type: 'user', id: expect.stringMatching(/^\d+$/), name });

describe('fourEyesFrom of a workflow', () => {
  test('is null by default, can be changed and reset, and has bounds', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Plain' });
    expect(workflow.fourEyesFrom).toBeNull();
    const changed = await kyc.sessions.updateWorkflow(workflow.id, { fourEyesFrom: 70 });
    expect(changed.workflow).toMatchObject({ fourEyesFrom: 70, version: 2 });
    const back = await kyc.sessions.updateWorkflow(workflow.id, { fourEyesFrom: null });
    expect(back.workflow).toMatchObject({ fourEyesFrom: null, version: 3 });
    const refused = await failures([
      kyc.sessions.updateWorkflow(workflow.id, { fourEyesFrom: 101 }),
      kyc.sessions.createWorkflow({ name: 'Bad', fourEyesFrom: -1 }),
    ]);
    expect(refused.map(({ statusCode, details }) => [statusCode, details?.[0]?.path])).toEqual([
      [400, 'body.fourEyesFrom'],
      [400, 'body.fourEyesFrom'],
    ]);
  });

  test('is null for versions from before it existed', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Old', features: ['id'] });
    const { knex } = app.database;
    const old = knex.raw("settings - 'fourEyesFrom' - 'acceptHeadTurnsAsLiveness'");
    await knex('kyc_workflow_versions')
      .where({ workflow_id: workflow.id })
      .update({ settings: old });
    expect((await kyc.sessions.getWorkflow(workflow.id)).workflow).toEqual(workflow);
    const { workflows } = await kyc.sessions.listWorkflows();
    expect(workflows.find(({ id }) => id === workflow.id)).toEqual(workflow);
    const { session } = await kyc.sessions.create({ workflowId: workflow.id });
    await check({ app, sessionId: session.id, feature: 'id', outcome: review });
    const decided = await ana.sessions.decision(session.id, approved);
    expect(decided.session).toMatchObject({ status: 'approved', firstApproval: null });
  });

  test('applies to a session from its own workflow version, despite later changes', async () => {
    const session = await inReview();
    await kyc.sessions.updateWorkflow(session.workflowId, { fourEyesFrom: null });
    const { session: first } = await ana.sessions.decision(session.id, approved);
    expect(first.status).toBe('in_review');
  });
});

describe('an approval at or above fourEyesFrom', () => {
  test('requires two people: the first leaves the session in review, the second approves it', async () => {
    const before = await inReview();
    const { id } = before;
    expect(before).toMatchObject({ status: 'in_review', risk: 50, firstApproval: null });
    await ana.sessions.claim(id);
    const told = { reason: 'Seen on video', comment: 'As on 3 May' };
    const { session: first } = await ana.sessions.decision(id, { ...approved, ...told });
    const firstApproval = {
      actor: personNamed('reviewer'),
      ...told,
      at: '2026-01-31T15:00:00.000Z',
    };
    expect(first).toEqual({
      ...before,
      firstApproval,
      version: before.version + 1,
      checks: first.checks,
    });
    expect((await luz.sessions.get(id)).session).toMatchObject({ firstApproval, claim: null });
    expect((await typesOf(app, id)).at(-1)).toBe('session.updated');

    const ifMatch = `"${first.version}"`;
    const { session: second } = await luz.sessions.decision(id, approved, { ifMatch });
    expect(second).toMatchObject({
      status: 'approved',
      firstApproval,
      version: first.version + 1,
      decision: { decision: 'approved', actor: personNamed('admin'), reason: null },
    });
    expect(second.history.map(({ to }) => to).slice(-2)).toEqual(['in_review', 'approved']);
    expect((await typesOf(app, id)).at(-1)).toBe('session.completed');
    const audit = await app.database
      .knex('audit_log')
      .where({ object_id: id, action: 'decideSession' })
      .orderBy('id');
    expect(audit.map(({ after }) => [after.status, after.firstApproval])).toEqual([
      ['in_review', true],
      ['approved', undefined],
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/on video|3 May/);
  });

  test('answers 409 to the same actor again; a second API key may confirm', async () => {
    const { id } = await inReview();
    await kyc.sessions.decision(id, approved);
    const again = await failure(kyc.sessions.decision(id, approved));
    expect([again.statusCode, again.code]).toEqual([409, 'second_reviewer_needed']);
    const { session } = await kyc.sessions.get(id);
    expect(session).toMatchObject({
      status: 'in_review',
      firstApproval: { actor: { type: 'key' } },
    });
    const other = await app.kyc();
    expect((await other.sessions.decision(id, approved)).session.status).toBe('approved');
  });

  test('sent twice at once by one person approves nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await inReview();
      const results = await Promise.allSettled([
        ana.sessions.decision(id, approved),
        ana.sessions.decision(id, approved),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(lost.reason).toMatchObject({ statusCode: 409, code: 'second_reviewer_needed' });
      expect((await kyc.sessions.get(id)).session.status).toBe('in_review');
    }
  });

  test('sent at once by two people approves once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await inReview();
      const replies = await Promise.all([
        ana.sessions.decision(id, approved),
        luz.sessions.decision(id, approved),
      ]);
      const statuses = replies.map(({ session }) => session.status);
      expect(statuses.sort()).toEqual(['approved', 'in_review']);
      const { session } = await kyc.sessions.get(id);
      expect(session.firstApproval?.actor.id).not.toBe(session.decision?.actor.id);
      expect(session.history.filter(({ to }) => to === 'approved')).toHaveLength(1);
    }
  });

  test('is made once for one Idempotency-Key, and only for the version in If-Match', async () => {
    const { id, version } = await inReview();
    const options = { idempotencyKey: 'first-of-two', ifMatch: `"${version}"` };
    const first = await ana.sessions.decision(id, approved, options);
    expect(await ana.sessions.decision(id, approved, options)).toEqual(first);
    const stale = await failure(luz.sessions.decision(id, approved, { ifMatch: `"${version}"` }));
    expect([stale.statusCode, stale.code]).toEqual([412, 'version_mismatch']);
  });

  test('is refused at once for invalid steps, and applies its steps with the second approval', async () => {
    const { id } = await inReview();
    const steps = [{ feature: 'id', status: 'approved' } as const];
    const unknown = [{ feature: 'age', status: 'approved' } as const];
    const refused = await failure(ana.sessions.decision(id, { ...approved, steps: unknown }));
    expect([refused.statusCode, refused.details?.[0]?.path]).toEqual([400, 'body.steps.0.feature']);
    const first = await ana.sessions.decision(id, { ...approved, steps });
    expect(first.session.steps[0]?.status).toBe('in_review');
    const second = await luz.sessions.decision(id, { ...approved, steps });
    expect(second.session.steps[0]?.status).toBe('approved');
  });

  test('is final at once below fourEyesFrom and without fourEyesFrom', async () => {
    const below = await inReview({ workflow: { fourEyesFrom: 51 } });
    const never = await inReview({ workflow: { fourEyesFrom: null } });
    for (const { id } of [below, never]) {
      const { session } = await ana.sessions.decision(id, approved);
      expect(session).toMatchObject({ status: 'approved', firstApproval: null });
    }
  });

  test('is never given by the system: approved checks lead to review, and two people approve', async () => {
    const outcome = { status: 'approved', score: 50, warnings: [] } as const;
    const above = await inReview({ outcomes: [['aml', outcome]] });
    expect(above).toMatchObject({ status: 'in_review', risk: 50, reasonCodes: ['FOUR_EYES'] });
    await ana.sessions.decision(above.id, approved);
    const { session } = await luz.sessions.decision(above.id, approved);
    expect(session).toMatchObject({ status: 'approved', reasonCodes: [] });
    const always = await inReview({
      workflow: { fourEyesFrom: 0 },
      outcomes: [['id', { status: 'approved', warnings: [] }]],
    });
    expect(always).toMatchObject({ status: 'in_review', risk: 0 });
    const below = await inReview({ outcomes: [['aml', { ...outcome, score: 49 }]] });
    expect(below).toMatchObject({ status: 'approved', risk: 49 });
  });

  test('requires two people after a refusal too', async () => {
    const { id } = await inReview();
    await ana.sessions.decision(id, { decision: 'declined', reason });
    const { session } = await ana.sessions.decision(id, approved);
    expect(session).toMatchObject({ status: 'declined', firstApproval: { reason: null } });
    expect((await failure(ana.sessions.decision(id, approved))).code).toBe(
      'second_reviewer_needed',
    );
    expect((await luz.sessions.decision(id, approved)).session.status).toBe('approved');
  });
});

describe('a first approval', () => {
  test.each(['declined', 'resubmission_requested'] as const)(
    'is withdrawn when one person decides %s',
    async (decision) => {
      const { id } = await inReview();
      await ana.sessions.decision(id, approved);
      const { session } = await ana.sessions.decision(id, { decision, reason });
      expect(session).toMatchObject({ status: decision, firstApproval: null });
    },
  );

  test('is withdrawn by a new check, and by a return to review', async () => {
    const outcomes = [['id', review]] as const;
    const workflow = { features: ['id', 'poa'] as ('id' | 'poa')[] };
    const open = await inReview({ workflow, outcomes });
    expect(open.status).toBe('in_progress');
    await ana.sessions.decision(open.id, approved);
    await check({ app, sessionId: open.id, feature: 'poa' });
    const { session } = await kyc.sessions.get(open.id);
    expect(session).toMatchObject({ status: 'in_review', firstApproval: null });
    await ana.sessions.decision(open.id, approved);
    await luz.sessions.decision(open.id, approved);
    const back = await luz.sessions.decision(open.id, { decision: 'in_review', reason });
    expect(back.session).toMatchObject({ status: 'in_review', firstApproval: null });
  });

  test('is shown in lists, which `approval` filters', async () => {
    const once = await inReview();
    const never = await inReview();
    const person = { firstName: 'Quilla', lastName: 'Reyes' };
    const waiting = await kyc.sessions.create({ features: ['id'], expected: person });
    await ana.sessions.decision(once.id, approved);
    const idsOf = async (approval: 'first' | 'second'): Promise<readonly string[]> =>
      (await luz.sessions.pending({ approval, limit: 100 })).sessions.map(({ id }) => id);
    const [first, second] = [await idsOf('first'), await idsOf('second')];
    expect([first.includes(once.id), second.includes(once.id)]).toEqual([false, true]);
    expect([first.includes(never.id), second.includes(never.id)]).toEqual([true, false]);
    expect([...first, ...second]).not.toContain(waiting.session.id);
    expect((await luz.sessions.pending({ approval: 'second', awaiting: 'user' })).total).toBe(0);
    const { sessions } = await luz.sessions.pending({ limit: 100 });
    const found = (id: string) => sessions.find((session) => session.id === id);
    expect(found(once.id)).toMatchObject({
      firstApproval: { actor: personNamed('reviewer') },
      subjectName: null,
    });
    expect(found(never.id)?.firstApproval).toBeNull();
    expect(found(waiting.session.id)?.subjectName).toBe('Quilla Reyes');
    await luz.sessions.decision(once.id, approved);
    expect(await idsOf('second')).not.toContain(once.id);
  });

  test('is erased with the session', async () => {
    const { id } = await inReview();
    await ana.sessions.decision(id, { ...approved, comment: 'Quilla is who she says' });
    await kyc.sessions.delete(id);
    const [row] = await app.database.knex('kyc_sessions').where({ id });
    expect([row.first_approval, row.risk]).toEqual([null, null]);
  });
});
