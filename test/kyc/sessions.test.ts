import type { SvcKyc } from '../../sdk/kyc/index.js';
import { asIfRunning, failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { approveSteps, check, eventsOf, typesOf, unknownSession } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;

const now = '2026-01-31T15:00:00.000Z';
const person = {
  contact: { email: 'ana@example.com' },
  expected: { firstName: 'Ana', lastName: 'Reyes', nationality: 'do' },
};

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
afterAll(() => app.close());

describe('createSession', () => {
  test('requires no fields: the default workflow supplies them', async () => {
    const { session } = await kyc.sessions.create();
    expect(session).toMatchObject({
      status: 'not_started',
      environment: 'live',
      features: ['id', 'liveness', 'face_match'],
      version: 1,
      workflowVersion: 1,
      externalId: null,
      metadata: {},
      country: null,
      createdAt: now,
      startedAt: null,
      expiresAt: '2026-02-07T15:00:00.000Z',
      contact: { email: null, phone: null },
      checks: [],
    });
    expect(session.id).toMatch(/^ses_[0-9a-z]{26}$/);
    expect(session.steps).toHaveLength(3);
    expect(session.steps[0]).toEqual({ feature: 'id', status: 'pending', attempts: 0 });
    const actor = { type: 'key', id: expect.stringMatching(/^key_/), name: 'Test' };
    expect(session.history).toEqual([
      { from: null, to: 'not_started', actor, reason: null, at: now },
    ]);
  });

  test('stores the personal data, and sends none to webhooks', async () => {
    const { session } = await kyc.sessions.create({
      ...person,
      features: ['id'],
      externalId: 'user-7',
      metadata: { plan: 'gold' },
      language: 'es',
      callbackUrl: 'https://example.com/done',
      expiresIn: 600,
    });
    expect(session).toMatchObject({ ...person, features: ['id'], country: 'do' });
    expect(session).toMatchObject({ externalId: 'user-7', expiresAt: '2026-01-31T15:10:00.000Z' });
    const { clientToken: _, url: __, ...kept } = session;
    expect((await kyc.sessions.get(session.id)).session).toEqual(kept);
    const [event] = await eventsOf(app, session.id);
    expect(event).toMatchObject({ type: 'session.created', environment: 'live' });
    expect(event?.data).toEqual({
      object: {
        id: session.id,
        status: 'not_started',
        version: 1,
        externalId: 'user-7',
        workflowId: session.workflowId,
        workflowVersion: 1,
        features: ['id'],
        reasonCodes: [],
      },
    });
    const audit = await app.database.knex('audit_log').where({ object_id: session.id });
    expect(JSON.stringify(audit)).not.toMatch(/Ana|Reyes|user-7|gold/);
  });

  test.each([
    [{ plan: 7 }],
    [{ ['n'.repeat(41)]: 'x' }],
    [{ plan: 'x'.repeat(501) }],
    [{ '': 'x' }],
  ])('refuses metadata that is not short text: %j', async (metadata) => {
    const refused = await failure(kyc.sessions.create({ metadata }));
    expect([refused.statusCode, refused.code]).toEqual([400, 'invalid_request']);
    expect(refused.details?.[0]?.path).toMatch(/^body\.metadata/);
  });

  test('refuses an invalid e-mail address and an unknown country', async () => {
    const refused = await failures([
      kyc.sessions.create({ callbackUrl: 'https://' }),
      kyc.sessions.create({ expected: { nationality: 'uk' } }),
    ]);
    expect(refused.map(({ statusCode, details }) => [statusCode, details?.[0]?.path])).toEqual([
      [400, 'body.callbackUrl'],
      [400, 'body.expected.nationality'],
    ]);
  });

  test('creates one session when the reply is lost', async () => {
    let calls = 0;
    const lossy: typeof fetch = async (input, init) => {
      const reply = await fetch(input, init);
      calls += 1;
      if (calls > 1) return reply;
      await reply.arrayBuffer();
      throw new TypeError('The connection was lost');
    };
    const apiKey = await app.kycKey();
    const flaky = app.kycClient({ apiKey, fetch: lossy as never, maxRetries: 2 });
    const { session } = await flaky.sessions.create({ externalId: 'lost-once' });
    expect(calls).toBe(2);
    const { sessions, total } = await kyc.sessions.list({ externalId: 'lost-once' });
    expect([total, sessions[0]?.id]).toEqual([1, session.id]);
    expect(await typesOf(app, session.id)).toEqual(['session.created']);
  });
});

describe('a request that is still running', () => {
  test('answers 409 to a repetition', async () => {
    const options = { idempotencyKey: 'still-running' };
    await kyc.sessions.create({}, options);
    await kyc.sessions.createWorkflow({ name: 'Slow' }, options);
    await asIfRunning(app, options.idempotencyKey);
    const refused = await failures([
      kyc.sessions.create({}, options),
      kyc.sessions.createWorkflow({ name: 'Slow' }, options),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      refused.map(() => [409, 'conflict']),
    );
  });
});

describe('getSession', () => {
  test('answers 404 to another company, to the other environment and for an unknown id', async () => {
    const { session } = await kyc.sessions.create();
    const [sandbox, stranger] = await Promise.all([
      app.kyc({ environment: 'test' }),
      app.kyc({ companyId: app.otherCompanyId }),
    ]);
    const refused = await failures([
      sandbox.sessions.get(session.id),
      stranger.sessions.get(session.id),
      kyc.sessions.get(unknownSession),
      stranger.sessions.delete(session.id),
      stranger.sessions.decision(session.id, { decision: 'in_review' }),
      stranger.sessions.share(session.id),
      sandbox.sessions.delete(session.id),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      refused.map(() => [404, 'not_found']),
    );
  });
});

describe('an address with a malformed escape', () => {
  test.each(['/v1/sessions/%', '/v1/no-such-thing/%zz', '/v1/%ff'])(
    '%s is refused in the error format of this API',
    async (path) => {
      const reply = await app.fetch(path, { headers: { 'accept-language': 'en' } });
      expect([reply.status, await reply.json()]).toMatchObject([
        400,
        {
          ok: false,
          error: { code: 'invalid_request', message: 'The path holds a malformed escape' },
        },
      ]);
    },
  );
});

describe('listSessions and listPendingSessions', () => {
  let own: SvcKyc;
  const ids: string[] = [];
  const at = (minute: number) => new Date(Date.parse(now) + minute * 60_000);

  beforeAll(async () => {
    own = await app.kyc({ environment: 'test', companyId: app.companyId });
    for (const minute of [0, 1, 2, 3, 4]) {
      app.clock.set(at(minute));
      const nationality = minute % 2 === 0 ? 'do' : 'es';
      const input = { externalId: `p-${minute}`, expected: { nationality } };
      const { session } = await own.sessions.create({ ...input, features: ['id'] });
      ids.push(session.id);
    }
    app.clock.set(at(10));
    await check({ app, sessionId: ids[0] ?? '', feature: 'id', environment: 'test' });
    app.clock.set(at(11));
    const review = { status: 'in_review' } as const;
    const call = { app, feature: 'id', environment: 'test', outcome: review } as const;
    await check({ ...call, sessionId: ids[3] ?? '' });
    app.clock.set(at(0));
  });
  const idsAt = (...places: number[]) => places.map((place) => ids[place]);

  test.each([
    [{}, [4, 3, 2, 1, 0]],
    [{ sort: 'createdAt' as const }, [0, 1, 2, 3, 4]],
    [{ sort: '-updatedAt' as const }, [3, 0, 4, 2, 1]],
    [{ sort: 'updatedAt' as const }, [1, 2, 4, 0, 3]],
    [{ status: ['approved' as const, 'in_review' as const] }, [3, 0]],
    [{ country: 'es' }, [3, 1]],
    [{ externalId: 'p-2' }, [2]],
    [{ createdAfter: at(1).toISOString(), createdBefore: at(3).toISOString() }, [2, 1]],
    [{ createdAfter: '2026-01-31T11:03:00-04:00', country: 'do' }, [4]],
    [{ workflowId: 'wf_01jd7y3q8zk4m5n6p7q8r9s0t1' }, []],
    [{ offset: 3 }, [1, 0]],
  ])('return exactly the matches of %j, in order, with the total', async (query, places) => {
    const whole = await own.sessions.list(query);
    expect(whole.sessions.map(({ id }) => id)).toEqual(idsAt(...places));
    expect(whole.total).toBe('offset' in query ? 5 : places.length);
    const paged: string[] = [];
    for await (const { id } of own.sessions.list({ ...query, limit: 1 })) paged.push(id);
    expect(paged).toEqual(idsAt(...places));
  });

  test('return pending sessions oldest first, filtered by awaiting', async () => {
    const pending = async (awaiting?: 'reviewer' | 'user') => {
      const found = await own.sessions.pending({ ...(awaiting && { awaiting }) });
      return found.sessions.map(({ id }) => id);
    };
    expect(await pending()).toEqual(idsAt(1, 2, 3, 4));
    expect(await pending('reviewer')).toEqual(idsAt(3));
    expect(await pending('user')).toEqual(idsAt(1, 2, 4));
    const first = await own.sessions.pending({ limit: 3 });
    const rest = await own.sessions.pending({ after: first.nextCursor ?? '' });
    expect([rest.sessions.map(({ id }) => id), rest.total]).toEqual([idsAt(4), 4]);
  });

  test('refuse cursors of another order, forged cursors, and invalid times', async () => {
    const { nextCursor } = await own.sessions.list({ limit: 1 });
    const after = nextCursor ?? '';
    const forged = Buffer.from('["createdAt",true,9999999999999,"ses_1"]').toString('base64url');
    const refused = await failures([
      own.sessions.list({ after, sort: 'updatedAt' }),
      own.sessions.list({ after, sort: 'createdAt' }),
      own.sessions.list({ after: forged }),
      own.sessions.list({ after: forged.replace('ses_1', unknownSession) }),
      own.sessions.list({ after, offset: 1 }),
      own.sessions.list({ createdAfter: '2026-02-30T00:00:00Z' }),
      own.sessions.list({ limit: 101 }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400));
  });

  // A session stores its external id trimmed and in NFC. A search for the id as sent must find it.
  test('find an external id with any spacing and Unicode form, and refuse a NUL', async () => {
    const sent = ' Jose\u0301-77 ';
    const { session } = await kyc.sessions.create({ externalId: sent });
    expect(session.externalId).toBe('Jos\u00e9-77');
    for (const externalId of [sent, 'Jos\u00e9-77']) {
      const { sessions } = await kyc.sessions.list({ externalId });
      expect(sessions.map(({ id }) => id)).toEqual([session.id]);
    }
    expect((await kyc.sessions.list({ externalId: ' ' })).total).toBe(0);
    const error = await failure(kyc.sessions.list({ externalId: 'a\u0000b' }));
    expect([error.statusCode, error.code]).toEqual([400, 'invalid_request']);
    await kyc.sessions.delete(session.id);
  });

  test('omit erased sessions and those of other companies', async () => {
    const { session } = await kyc.sessions.create({ externalId: 'p-2' });
    await approveSteps(app, session.id, ['id']);
    await kyc.sessions.delete(session.id);
    expect((await kyc.sessions.list({ externalId: 'p-2' })).total).toBe(0);
    expect((await own.sessions.list({ limit: 100 })).total).toBe(5);
  });
});
