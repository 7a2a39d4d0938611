import { sessionStatusMoves } from '../../generated/kyc/operations.js';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import type { Feature } from '../../src/kyc/sessions/index.js';
import { lockSession, moveSession, system } from '../../src/kyc/sessions/lifecycle/moves.js';
import type { StepStatus } from '../../src/kyc/sessions/lifecycle/rules.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { approveSteps, check, eventsOf, warning } from './session-support.js';

type Status = keyof typeof sessionStatusMoves;
type Decision = 'approved' | 'declined' | 'in_review' | 'resubmission_requested';

const step = (feature: Feature, status: StepStatus) => ({ feature, status });

const statuses = Object.keys(sessionStatusMoves) as Status[];
const decisions: Decision[] = ['approved', 'declined', 'in_review', 'resubmission_requested'];
const reason = 'The document belongs to another person';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

/** Creates a session with this status. */
async function sessionIn(status: Status): Promise<string> {
  const { session } = await kyc.sessions.create({ features: ['id', 'poa'] });
  await app.database.knex('kyc_sessions').where({ id: session.id }).update({ status });
  return session.id;
}

async function inReview(): Promise<string> {
  const { session } = await kyc.sessions.create({ features: ['id', 'poa'] });
  await approveSteps(app, session.id, ['id']);
  const review = { status: 'in_review', warnings: [warning('OLD')] } as const;
  await check({ app, sessionId: session.id, feature: 'poa', outcome: review });
  return session.id;
}

describe('each transition between statuses', () => {
  const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

  test.each(pairs)(
    'from %s to %s is made, or answered with 409 and the possible ones',
    async (from, to) => {
      const id = await sessionIn(from);
      const scope = { companyId: app.companyId, environment: 'live' as const };
      const moved = inTransaction(app.database.knex, async (trx) => {
        const held = await lockSession(trx, scope, id);
        return moveSession(trx, held, to, { actor: system, at: app.clock.now() });
      });
      const isAllowed = sessionStatusMoves[from].includes(to);
      if (isAllowed) expect((await moved).row).toMatchObject({ status: to, version: 2 });
      else {
        const allowed = [...sessionStatusMoves[from]];
        expect(await failure(moved)).toMatchObject({ code: 'invalid_transition', allowed });
      }
      const { session } = await kyc.sessions.get(id);
      expect([session.status, session.history.length]).toEqual(isAllowed ? [to, 2] : [from, 1]);
      const moves = (await eventsOf(app, id)).slice(1);
      expect(moves.map(({ data }) => [data.previous, data.object['status']])).toEqual(
        isAllowed ? [[{ status: from }, to]] : [],
      );
    },
  );
});

describe('decideSession', () => {
  const pairs = statuses.flatMap((from) => decisions.map((to) => [from, to] as const));

  test.each(pairs)('takes a session from %s to %s if the contract allows it', async (from, to) => {
    const id = await sessionIn(from);
    const decided = kyc.sessions.decision(id, { decision: to, reason });
    if (sessionStatusMoves[from].includes(to)) {
      expect((await decided).session).toMatchObject({ status: to, decision: { reason } });
      return;
    }
    const refused = await failure(decided);
    expect([refused.statusCode, refused.code]).toEqual([409, 'invalid_transition']);
    expect(refused.response).toMatchObject({ error: { allowed: sessionStatusMoves[from] } });
  });

  test('appears in the session, its history and an event; its reason stays out of events and audit log', async () => {
    const id = await inReview();
    const { session } = await kyc.sessions.decision(id, {
      decision: 'declined',
      reason,
      reasonCodes: ['DOCUMENT_NOT_OWN'],
      comment: 'As on 3 May',
      steps: [{ feature: 'poa', status: 'declined' }],
    });
    const actor = { type: 'key', id: expect.stringMatching(/^key_/), name: 'Test' };
    expect(session).toMatchObject({
      status: 'declined',
      reasonCodes: ['DOCUMENT_NOT_OWN'],
      completedAt: '2026-01-31T15:00:00.000Z',
      decision: { decision: 'declined', reason, comment: 'As on 3 May', actor },
    });
    expect(session.steps.map(({ status }) => status)).toEqual(['approved', 'declined']);
    expect(session.history.at(-1)).toMatchObject({ from: 'in_review', to: 'declined', reason });
    const told = (await eventsOf(app, id)).at(-1);
    expect(told).toMatchObject({ type: 'session.declined' });
    expect(told?.data.object).toMatchObject({ reasonCodes: ['DOCUMENT_NOT_OWN'] });
    const audit = await app.database.knex('audit_log').where({ object_id: id });
    expect(JSON.stringify([told, audit])).not.toMatch(/another person|3 May/);
  });

  test('names the deciding person, with a login as with a key', async () => {
    const id = await inReview();
    const reply = await app.fetch(`/v1/sessions/${id}/decision`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${app.tokenOf('reviewer')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ decision: 'approved' }),
    });
    expect(reply.status).toBe(200);
    const { session } = await kyc.sessions.get(id);
    const actor = { type: 'user', id: expect.stringMatching(/^\d+$/), name: 'reviewer' };
    expect([session.decision?.actor, session.history.at(-1)?.actor]).toEqual([actor, actor]);
    expect(reply.headers.get('etag')).toBe(`"${session.version}"`);
  });

  test('requires a reason to decline, to ask again, and to withdraw an approval', async () => {
    const [waiting, approved] = [await inReview(), await inReview()];
    await kyc.sessions.decision(approved, { decision: 'approved' });
    const refused = await failures([
      kyc.sessions.decision(waiting, { decision: 'declined' }),
      kyc.sessions.decision(waiting, { decision: 'resubmission_requested', reasonCodes: [] }),
      kyc.sessions.decision(approved, { decision: 'in_review' }),
    ]);
    expect(refused.map(({ statusCode, details }) => [statusCode, details?.[0]?.path])).toEqual(
      refused.map(() => [400, 'body.reason']),
    );
    const reasonCodes = ['FRAUD_RING'];
    const back = await kyc.sessions.decision(approved, { decision: 'in_review', reasonCodes });
    expect(back.session).toMatchObject({ status: 'in_review', reasonCodes, expiresAt: null });
  });

  test('reopens all steps without approval, with all their attempts', async () => {
    const id = await inReview();
    const decision = 'resubmission_requested';
    const { session } = await kyc.sessions.decision(id, { decision, reason });
    expect(session.steps).toEqual([
      { feature: 'id', status: 'approved', attempts: 1 },
      { feature: 'poa', status: 'pending', attempts: 0 },
    ]);
    expect(session.expiresAt).toBe('2026-02-07T15:00:00.000Z');
    const again = await check({ app, sessionId: id, feature: 'poa' });
    expect(again.session?.status).toBe('approved');
  });

  test('reopens the named steps, and requires at least one', async () => {
    const id = await inReview();
    const decision = 'resubmission_requested';
    await kyc.sessions.decision(id, { decision: 'approved', steps: [step('poa', 'approved')] });
    await kyc.sessions.decision(id, { decision: 'in_review', reason });
    const none = await failure(kyc.sessions.decision(id, { decision, reason }));
    expect([none.statusCode, none.details?.[0]?.path]).toEqual([400, 'body.steps']);
    const steps = [step('id', 'pending')];
    const { session } = await kyc.sessions.decision(id, { decision, reason, steps });
    expect(session.steps.map(({ status }) => status)).toEqual(['pending', 'approved']);
  });

  test('refuses unknown and repeated steps, and steps that would stay open', async () => {
    const id = await inReview();
    const decision = 'approved';
    const refused = await failures([
      kyc.sessions.decision(id, { decision, steps: [step('aml', 'approved')] }),
      kyc.sessions.decision(id, {
        decision,
        steps: [step('id', 'approved'), step('id', 'declined')],
      }),
      kyc.sessions.decision(id, { decision, steps: [step('id', 'pending')] }),
    ]);
    expect(refused.map(({ statusCode, details }) => [statusCode, details?.[0]?.path])).toEqual([
      [400, 'body.steps.0.feature'],
      [400, 'body.steps.1.feature'],
      [400, 'body.steps.0.status'],
    ]);
  });

  test('allows nine resubmission requests', async () => {
    const id = await inReview();
    const ask = () => kyc.sessions.decision(id, { decision: 'resubmission_requested', reason });
    const review = { status: 'in_review' } as const;
    for (let time = 1; time <= 9; time += 1) {
      await ask();
      await check({ app, sessionId: id, feature: 'poa', outcome: review });
    }
    const tenth = await failure(ask());
    expect([tenth.statusCode, tenth.code]).toEqual([409, 'conflict']);
  });

  test('requires the version in If-Match', async () => {
    const id = await inReview();
    const { session } = await kyc.sessions.get(id);
    const decide = (version: number) =>
      kyc.sessions.decision(id, { decision: 'approved' }, { ifMatch: `"${version}"` });
    const stale = await failure(decide(session.version - 1));
    expect([stale.statusCode, stale.code]).toEqual([412, 'version_mismatch']);
    expect((await decide(session.version)).session.version).toBe(session.version + 1);
  });

  test('decides once for one Idempotency-Key, and answers 410 for an erased session', async () => {
    const id = await inReview();
    const options = { idempotencyKey: 'decide-once' };
    const first = await kyc.sessions.decision(id, { decision: 'approved' }, options);
    expect(await kyc.sessions.decision(id, { decision: 'approved' }, options)).toEqual(first);
    await kyc.sessions.delete(id);
    const gone = await failure(kyc.sessions.decision(id, { decision: 'in_review', reason }));
    expect([gone.statusCode, gone.code]).toEqual([410, 'gone']);
  });

  test('treats a session past its deadline as ended', async () => {
    const { session } = await kyc.sessions.create({ features: ['id', 'poa'] });
    await approveSteps(app, session.id, ['id']);
    const before = app.clock.now();
    app.clock.set(new Date('2026-02-08T15:00:00Z'));
    const decision = 'resubmission_requested';
    const asked = await kyc.sessions.decision(session.id, { decision, reason });
    app.clock.set(before);
    expect(asked.session.history.map(({ to }) => to).slice(2)).toEqual(['abandoned', decision]);
  });
});

onPostgres('two concurrent decisions on one version', () => {
  test('result in one decision and one 412', async () => {
    const id = await inReview();
    const { session } = await kyc.sessions.get(id);
    const options = { ifMatch: `"${session.version}"` };
    const results = await Promise.allSettled([
      kyc.sessions.decision(id, { decision: 'approved' }, options),
      kyc.sessions.decision(id, { decision: 'declined', reason }, options),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
  });
});
