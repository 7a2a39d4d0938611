import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { file } from './images.js';
import { check, personOf, typesOf, unknownSession } from './session-support.js';

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

async function inReview(features: ('id' | 'poa')[] = ['id']): Promise<string> {
  const { session } = await kyc.sessions.create({ features });
  for (const feature of features) {
    await check({ app, sessionId: session.id, feature, outcome: { status: 'in_review' } });
  }
  return session.id;
}

const personNamed = (name: string) => ({ type: 'user', id: expect.stringMatching(/^\d+$/), name });
const reason = 'The picture is of somebody else';

async function afterMinutes<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const before = app.clock.now();
  app.clock.set(new Date(before.getTime() + minutes * 60_000));
  try {
    return await work();
  } finally {
    app.clock.set(before);
  }
}

describe('claimSession', () => {
  test('reserves a session for one actor for thirty minutes, and changes nothing else', async () => {
    const id = await inReview();
    const { session: before } = await kyc.sessions.get(id);
    expect(before.claim).toBeNull();
    const { session } = await ana.sessions.claim(id);
    expect(session).toEqual({
      ...before,
      checks: session.checks,
      claim: {
        actor: personNamed('reviewer'),
        at: '2026-01-31T15:00:00.000Z',
        until: '2026-01-31T15:30:00.000Z',
      },
    });
    expect((await kyc.sessions.get(id)).session.claim).toEqual(session.claim);
    expect(await typesOf(app, id)).toHaveLength(before.history.length);
  });

  test('keeps the row version of the session, and is audited', async () => {
    const id = await inReview();
    const { session } = await ana.sessions.get(id);
    await ana.sessions.claim(id);
    const ifMatch = `"${session.version}"`;
    const decided = await ana.sessions.decision(id, { decision: 'approved' }, { ifMatch });
    expect(decided.session).toMatchObject({ status: 'approved', claim: null });
    const rows = await app.database.knex('audit_log').where({ object_id: id }).orderBy('id');
    expect(rows.map(({ action }) => action)).toEqual([
      'createSession',
      'claimSession',
      'decideSession',
    ]);
    expect(rows[1].after).toEqual({ claimedUntil: '2026-01-31T15:30:00.000Z', takeOver: false });
  });

  test('is renewed by its holder, and expires by itself', async () => {
    const id = await inReview();
    await ana.sessions.claim(id);
    const renewed = await afterMinutes(20, () => ana.sessions.claim(id));
    expect(renewed.session.claim).toMatchObject({
      at: '2026-01-31T15:00:00.000Z',
      until: '2026-01-31T15:50:00.000Z',
    });
    const last = await afterMinutes(49.9, () => failure(luz.sessions.claim(id)));
    expect([last.statusCode, last.code]).toEqual([409, 'claimed']);
    const lapsed = await afterMinutes(50, () => kyc.sessions.get(id));
    expect(lapsed.session.claim).toBeNull();
    const taken = await afterMinutes(50, () => luz.sessions.claim(id, {}));
    expect(taken.session.claim).toMatchObject({
      actor: personNamed('admin'),
      at: '2026-01-31T15:50:00.000Z',
    });
  });

  test('answers 409 while another actor holds the claim, with holder and expiry', async () => {
    const id = await inReview();
    await ana.sessions.claim(id);
    for (const other of [luz, kyc]) {
      const refused = await failure(other.sessions.claim(id, { takeOver: false }));
      expect([refused.statusCode, refused.code]).toEqual([409, 'claimed']);
      expect(refused.message).toBe('reviewer holds the session until 2026-01-31T15:30:00.000Z');
    }
    const spanish = await failure(
      luz.sessions.claim(id, {}, { headers: { 'accept-language': 'es' } }),
    );
    expect(spanish.message).toBe('reviewer tiene la sesión hasta 2026-01-31T15:30:00.000Z');
  });

  test('takes a claim over on request; the previous holder loses it', async () => {
    const id = await inReview();
    await ana.sessions.claim(id);
    const { session } = await luz.sessions.claim(id, { takeOver: true });
    expect(session.claim?.actor).toEqual(personNamed('admin'));
    const refused = await failures([ana.sessions.claim(id), ana.sessions.release(id)]);
    expect(refused.map(({ code }) => code)).toEqual(['claimed', 'claimed']);
  });

  test('answers 409 for a session that is not in review, 404 for an unknown one and 410 for an erased one', async () => {
    const { session } = await kyc.sessions.create({ features: ['id'] });
    const early = await failure(ana.sessions.claim(session.id));
    expect([early.statusCode, early.code]).toEqual([409, 'conflict']);
    expect(early.message).toContain('not_started');
    const id = await inReview();
    await ana.sessions.claim(id);
    await ana.sessions.decision(id, { decision: 'declined', reason });
    expect((await failure(ana.sessions.claim(id))).code).toBe('conflict');
    await kyc.sessions.delete(id);
    const [none, gone] = await failures([
      ana.sessions.claim(unknownSession),
      ana.sessions.claim(id),
    ]);
    expect([none?.statusCode, gone?.statusCode]).toEqual([404, 410]);
  });

  test('refuses unknown members and parameters', async () => {
    const id = await inReview();
    const body = { takeOver: 'yes' } as unknown as { takeOver: boolean };
    const [wrong, malformed] = await failures([
      ana.sessions.claim(id, body),
      ana.sessions.claim('ses_1'),
    ]);
    expect([wrong?.statusCode, wrong?.details?.[0]?.path]).toEqual([400, 'body.takeOver']);
    expect(malformed?.statusCode).toBe(400);
  });

  test('gives the claim to one of two concurrent callers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await inReview();
      const results = await Promise.allSettled([ana.sessions.claim(id), luz.sessions.claim(id)]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(lost.reason).toMatchObject({ statusCode: 409, code: 'claimed' });
      const winner = results[0]?.status === 'fulfilled' ? 'reviewer' : 'admin';
      const { session } = await kyc.sessions.get(id);
      expect(session.claim?.actor).toEqual(personNamed(winner));
    }
  });
});

describe('releaseSession', () => {
  test('ends the caller’s claim, and answers 200 without one', async () => {
    const id = await inReview();
    const { session: claimed } = await ana.sessions.claim(id);
    const { session } = await ana.sessions.release(id);
    expect(session).toEqual({ ...claimed, claim: null });
    expect((await ana.sessions.release(id)).session).toEqual(session);
    await luz.sessions.claim(id);
    const [row] = await app.database
      .knex('audit_log')
      .where({ object_id: id, action: 'releaseSession' })
      .orderBy('id', 'desc');
    expect(row.after).toEqual({ released: true, changed: false });
  });

  test('answers 409 for the claim of another actor, until it expires', async () => {
    const id = await inReview();
    await ana.sessions.claim(id);
    const refused = await failure(luz.sessions.release(id));
    expect([refused.statusCode, refused.code]).toEqual([409, 'claimed']);
    expect((await afterMinutes(30, () => luz.sessions.release(id))).session.claim).toBeNull();
  });

  test('answers 404 for an unknown session and 410 for an erased one', async () => {
    const id = await inReview();
    await ana.sessions.claim(id);
    await kyc.sessions.delete(id);
    const refused = await failures([
      ana.sessions.release(unknownSession),
      ana.sessions.release(id),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 410]);
    const [row] = await app.database.knex('kyc_sessions').where({ id });
    expect([row.claim_actor, row.claimed_at, row.claimed_until]).toEqual([null, null, null]);
  });
});

describe('a decision on a claimed session', () => {
  test('is accepted from the holder and from a key, and gets 409 from another person', async () => {
    const [one, two] = [await inReview(), await inReview()];
    await ana.sessions.claim(one);
    await ana.sessions.claim(two);
    const refused = await failure(luz.sessions.decision(one, { decision: 'approved' }));
    expect([refused.statusCode, refused.code]).toEqual([409, 'claimed']);
    const own = await ana.sessions.decision(one, { decision: 'approved' });
    const byKey = await kyc.sessions.decision(two, { decision: 'approved' });
    expect([own, byKey].map(({ session }) => [session.status, session.claim])).toEqual([
      ['approved', null],
      ['approved', null],
    ]);
  });

  test('is open to every reviewer after the claim expired, and leaves no claim for the next review', async () => {
    const id = await inReview();
    await ana.sessions.claim(id);
    const decided = await afterMinutes(31, () =>
      luz.sessions.decision(id, { decision: 'approved' }),
    );
    expect(decided.session.status).toBe('approved');
    await luz.sessions.decision(id, { decision: 'in_review', reason });
    expect((await kyc.sessions.get(id)).session.claim).toBeNull();
  });
});

describe('listPendingSessions filtered by claim', () => {
  test('lists the caller’s claims, the claims of others, and free sessions', async () => {
    const other = await app.kyc({ environment: 'test' });
    const sandboxed = personOf(app, 'reviewer', 'test');
    const own = personOf(app, 'admin', 'test');
    const make = async () => {
      const image = file('review.jpg', 'a face');
      const { session } = await other.sessions.create({ features: ['liveness'] });
      await other.biometrics.liveness({ sessionId: session.id, image });
      return session.id;
    };
    const [mine, theirs, free] = [await make(), await make(), await make()];
    const { session: open } = await other.sessions.create();
    await sandboxed.sessions.claim(mine);
    await own.sessions.claim(theirs);
    const listed = async (query: Parameters<SvcKyc['sessions']['pending']>[0]) =>
      (await sandboxed.sessions.pending(query)).sessions.map(({ id }) => id);
    expect(await listed({ claim: 'mine' })).toEqual([mine]);
    expect(await listed({ claim: 'others' })).toEqual([theirs]);
    expect(await listed({ claim: 'free' })).toEqual([free]);
    expect(await listed({ claim: 'free', awaiting: 'reviewer' })).toEqual([free]);
    expect(await listed({ claim: 'free', awaiting: 'user' })).toEqual([]);
    expect(await listed({})).toEqual([mine, theirs, free, open.id]);
    expect(await afterMinutes(30, () => listed({ claim: 'free' }))).toEqual([mine, theirs, free]);
    expect(await afterMinutes(30, () => listed({ claim: 'mine' }))).toEqual([]);
    const [item] = (await sandboxed.sessions.pending({ claim: 'mine' })).sessions;
    expect(item?.claim?.actor).toEqual(personNamed('reviewer'));
    const refused = await failure(listed({ claim: 'all' as 'mine' }));
    expect([refused.statusCode, refused.details?.[0]?.path]).toEqual([400, 'query.claim']);
  });
});
