import type { Hit, ScreenInput, SvcKyc } from '../../sdk/kyc/index.js';
import { asIfRunning, failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople, type ListPerson, payloadsOf } from './aml-support.js';

const listed: readonly ListPerson[] = [
  [501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966; Gender Male; Passport 7788990011 (Russia).'],
  [502, 'QUELLMARK, Adaeze'],
  [503, 'OSTRAKHOV, Ilmari'],
];
const unknownScreening = `aml_${'0'.repeat(26)}`;
const unknownHit = `hit_${'0'.repeat(24)}`;
const unknownSession = `ses_${'0'.repeat(26)}`;

let app: TestApp;
let kyc: SvcKyc;
let stranger: SvcKyc;
let sandbox: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  stranger = await app.kyc({ companyId: app.otherCompanyId });
  sandbox = await app.kyc({ environment: 'test' });
});
afterAll(() => app.close());

const codes = async (calls: readonly Promise<unknown>[]) =>
  (await failures(calls)).map(({ statusCode, code }) => `${statusCode} ${code}`);

/** The screening and its first hit. */
async function hitOf(input: ScreenInput): Promise<{ id: string; hit: Hit }> {
  const { id, hits } = await kyc.aml.screen(input);
  const [hit] = hits;
  if (hit === undefined) throw new Error(`${input.fullName} is on no list`);
  return { id, hit };
}

test('screenAml answers 503 while no list is imported, and never an empty result', async () => {
  const calls = [
    kyc.aml.screen({ fullName: 'Timofey Zarbunov' }),
    kyc.aml.screen({ fullName: 'Timofey Zarbunov', lists: ['treasury'] }),
  ];
  expect(await codes(calls)).toEqual(Array(2).fill('503 provider_unavailable'));
  expect((await kyc.aml.list()).total).toBe(0);
});

describe('screenAml', () => {
  beforeAll(() => importPeople(app, 'treasury', listed));

  test('finds a name with two typos and another word order, and explains the score', async () => {
    const fullName = 'Lvovich Timofye Zarbunev';
    const { ok, id, ...screening } = await kyc.aml.screen({ fullName });
    expect(ok).toBe(true);
    expect(id).toMatch(/^aml_[0-9a-z]{26}$/);
    expect(screening).toEqual({
      match: true,
      score: screening.hits[0]?.score,
      status: 'in_review',
      facts: [{ fact: 'fullName', value: fullName, source: 'claimed', by: 'request' }],
      screenedAt: '2026-01-31T15:00:00.000Z',
      algorithm: expect.stringMatching(/^names-\d+$/),
      lists: [
        {
          id: 'treasury',
          version: expect.stringMatching(/^[0-9a-f]{12}$/),
          entities: 3,
          publishedAt: null,
          loadedAt: '2026-01-31T15:00:00.000Z',
        },
      ],
      hits: [
        {
          id: expect.stringMatching(/^hit_[0-9a-f]{24}$/),
          entityId: 'ofac-501',
          list: 'treasury',
          listVersion: screening.lists[0]?.version,
          caption: 'ZARBUNOV, Timofey Lvovich',
          matchedName: 'ZARBUNOV, Timofey Lvovich',
          matchedNameKind: 'primary',
          score: expect.any(Number),
          breakdown: expect.arrayContaining([
            expect.objectContaining({ queryPart: 'zarbunev', listPart: 'zarbunov', kind: 'edit' }),
          ]),
          modifiers: [],
          priority: screening.hits[0]?.score,
          topics: ['sanction'],
          programs: ['TESTLAND'],
          reviewStatus: 'pending',
          firstSeen: '2026-01-31T15:00:00.000Z',
          lastSeen: '2026-01-31T15:00:00.000Z',
        },
      ],
    });
    const { screening: kept } = await kyc.aml.get(id);
    expect(kept).toMatchObject({ ...screening, id, fullName, monitor: false, version: 1 });
  });

  test('orders a hit by facts that are only claimed, and keeps its score', async () => {
    const fullName = 'Timofey Lvovich Zarbunov';
    const hits = await Promise.all(
      [
        {},
        { dateOfBirth: '1966-03-04' },
        { yearOfBirth: 1990 },
        { gender: 'female' as const },
        { documents: [{ type: 'Passport', number: '77 8899 0011', country: 'ru' }] },
        { yearOfBirth: 1990, documents: [{ number: '7788990011' }] },
      ].map(async (facts) => (await hitOf({ fullName, threshold: 40, ...facts })).hit),
    );
    expect(hits.map(({ priority, score }) => [priority, score])).toEqual([
      [100, 100],
      [100, 100],
      [85, 100],
      [80, 100],
      [100, 100],
      [100, 100],
    ]);
  });

  test('reviews a number that is only claimed, and approves a name on no list', async () => {
    const documents = [{ number: '7788990011' }];
    const strong = await kyc.aml.screen({ fullName: 'Somebody Else', documents });
    expect([strong.match, strong.score, strong.status]).toEqual([true, 100, 'in_review']);
    const none = await kyc.aml.screen({ fullName: 'Nobody Atall' });
    expect(none).toMatchObject({ match: false, score: 0, hits: [], status: 'approved' });
  });

  test('answers the same screening to the same Idempotency-Key', async () => {
    const options = { idempotencyKey: 'screen-once' };
    const first = await kyc.aml.screen({ fullName: 'Adaeze Quellmark' }, options);
    expect(await kyc.aml.screen({ fullName: 'Adaeze Quellmark' }, options)).toEqual(first);
    const other = kyc.aml.screen({ fullName: 'Ilmari Ostrakhov' }, options);
    expect(await codes([other])).toEqual(['422 idempotency_key_reused']);
    await asIfRunning(app, 'screen-once');
    const running = await failure(kyc.aml.screen({ fullName: 'Adaeze Quellmark' }, options));
    expect([running.statusCode, running.code]).toEqual([409, 'conflict']);
  });

  test.each<[string, Partial<ScreenInput>]>([
    ['body.fullName', { fullName: '—!?' }],
    ['body.yearOfBirth', { dateOfBirth: '1966-03-04', yearOfBirth: 1967 }],
    ['body.lists', { lists: ['treasury', 'nowhere'] }],
    ['body.threshold', { threshold: 39 }],
    ['body.lei', { lei: 'ABC' }],
    ['body.entityType', { entityType: 'ghost' as never }],
  ])('answers 400 at %s for %j', async (path, more) => {
    const error = await failure(kyc.aml.screen({ fullName: 'Ana Reyes', ...more }));
    expect([error.statusCode, error.code]).toEqual([400, 'invalid_request']);
    expect(error.details).toMatchObject([{ path }]);
  });

  test('sends webhooks the hits without a name', async () => {
    const before = (await payloadsOf(app, 'aml.screened')).length;
    await kyc.aml.screen({ fullName: 'Nobody Atall', externalId: 'user-0' });
    const { id } = await kyc.aml.screen({ fullName: 'Adaeze Quellmark', externalId: 'user-1' });
    const events = (await payloadsOf(app, 'aml.screened')).slice(before);
    expect(events).toEqual([
      {
        id,
        status: 'in_review',
        version: 1,
        externalId: 'user-1',
        sessionId: null,
        match: true,
        score: 100,
      },
    ]);
  });
});

describe('a session with the step aml', () => {
  const start = async () => (await kyc.sessions.create({ features: ['aml'] })).session.id;

  test('continues after the screening, and its webhooks carry no name', async () => {
    const [clean, hit, claimed] = [await start(), await start(), await start()];
    await kyc.aml.screen({ fullName: 'Nobody Atall', sessionId: clean });
    await kyc.aml.screen({ fullName: 'Zarbunov Timofei', sessionId: hit });
    const documents = [{ number: '7788990011' }];
    await kyc.aml.screen({ fullName: 'Somebody Else', documents, sessionId: claimed });
    const sessions = await Promise.all([clean, hit, claimed].map((id) => kyc.sessions.get(id)));
    expect(sessions.map(({ session }) => [session.status, session.reasonCodes])).toEqual([
      ['approved', []],
      ['in_review', ['AML_POSSIBLE_MATCH']],
      ['in_review', ['AML_STRONG_MATCH']],
    ]);
    expect(JSON.stringify(sessions[1])).not.toMatch(/zarbunov/i);
    const { screenings } = await kyc.aml.list({ match: true, limit: 1 });
    expect(screenings[0]).toMatchObject({ sessionId: claimed, monitor: true });
  });

  test('answers a repeated request like the first, also when the step is complete', async () => {
    const { session } = await kyc.sessions.create({ features: ['aml'] });
    const input = { fullName: 'Nobody Atall', sessionId: session.id };
    const options = { idempotencyKey: 'screen-this-session-once' };
    const first = await kyc.aml.screen(input, options);
    expect(await kyc.aml.screen(input, options)).toEqual(first);
    expect((await failure(kyc.aml.screen(input))).statusCode).toBe(409);
  });

  test('accepts one screening, and refuses one without such a step', async () => {
    const id = await start();
    await kyc.aml.screen({ fullName: 'Nobody Atall', sessionId: id });
    const { session } = await kyc.sessions.create({ features: ['id'] });
    const again = [id, session.id].map((sessionId) =>
      kyc.aml.screen({ fullName: 'Nobody Atall', sessionId }),
    );
    expect(await codes(again)).toEqual(['409 invalid_transition', '409 conflict']);
  });

  test('answers 404 to another company, and 410 after erasure', async () => {
    const id = await start();
    const screen = (client: SvcKyc, sessionId: string) =>
      client.aml.screen({ fullName: 'Nobody Atall', sessionId });
    const foreign = [screen(stranger, id), screen(sandbox, id), screen(kyc, unknownSession)];
    expect(await codes(foreign)).toEqual(Array(3).fill('404 not_found'));
    await kyc.sessions.delete(id);
    expect(await codes([screen(kyc, id)])).toEqual(['410 gone']);
  });
});

describe('screenings', () => {
  test('are listed by status, newest first', async () => {
    const externalId = 'listed-1';
    const ids: string[] = [];
    for (const fullName of ['Adaeze Quellmark', 'Nobody Atall', 'Ilmari Ostrakov']) {
      ids.unshift((await kyc.aml.screen({ fullName, externalId })).id);
    }
    const all: string[] = [];
    for await (const { id } of kyc.aml.list({ externalId, limit: 1 })) all.push(id);
    expect(all).toEqual(ids);
    const found = async (query: object) =>
      (await kyc.aml.list({ externalId, ...query })).screenings.map(({ id }) => id);
    expect(await found({ match: false })).toEqual([ids[1]]);
    expect(await found({ match: true })).toEqual([ids[0], ids[2]]);
    expect(await found({ status: 'approved' })).toEqual([ids[1]]);
    expect(await found({ status: 'in_review' })).toEqual([ids[0], ids[2]]);
    expect(await found({ status: 'declined' })).toEqual([]);
    const { screenings, total, nextCursor } = await kyc.aml.list({ externalId, limit: 2 });
    expect([screenings.length, total, typeof nextCursor]).toEqual([2, 3, 'string']);
    expect(screenings[0]).toMatchObject({
      fullName: 'Ilmari Ostrakov',
      entityType: 'person',
      hitCount: 1,
      monitor: true,
    });
    expect(await codes([kyc.aml.list({ after: 'elsewhere' })])).toEqual(['400 invalid_request']);
  });

  // An unknown country code matches no entry, and would lower the score of a true match.
  test('refuse an unknown country, and accept Kosovo', async () => {
    const fullName = 'Adaeze Quellmark';
    const ask = (more: object) => kyc.aml.screen({ fullName, ...more });
    const refused = await failures([
      ask({ nationality: 'uk' }),
      ask({ nationality: 'gb', countries: ['xk', 'zz'] }),
    ]);
    expect(refused.map(({ details }) => details?.[0]?.path)).toEqual([
      'body.nationality',
      'body.countries.1',
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  test('refuse a NUL in a text filter, as other lists do', async () => {
    const calls = [
      kyc.aml.list({ externalId: 'a\0b' }),
      kyc.kyb.list({ externalId: '\0' }),
      kyc.aml.watchlistChanges('treasury', { version: '\0' }),
    ];
    expect(await codes(calls)).toEqual(calls.map(() => '400 invalid_request'));
  });

  test('are visible only to their own company and environment', async () => {
    const { id, hit } = await hitOf({ fullName: 'Adaeze Quellmark', externalId: 'mine' });
    for (const foreign of [stranger, sandbox]) {
      expect((await foreign.aml.list()).total).toBe(0);
      const decision = { decision: 'false_positive', reason: 'Mine' } as const;
      const calls = [
        foreign.aml.get(id),
        foreign.aml.delete(id),
        foreign.aml.decide(id, hit.id, decision),
      ];
      expect(await codes(calls)).toEqual(Array(3).fill('404 not_found'));
    }
    expect((await kyc.aml.get(id)).screening.hits[0]?.reviewStatus).toBe('pending');
  });

  test('answer 404 to every operation when they do not exist', async () => {
    const { id } = await hitOf({ fullName: 'Adaeze Quellmark' });
    const decision = { decision: 'pending' } as const;
    const calls = [
      kyc.aml.get(unknownScreening),
      kyc.aml.delete(unknownScreening),
      kyc.aml.decide(unknownScreening, unknownHit, decision),
      kyc.aml.decide(id, unknownHit, decision),
    ];
    expect(await codes(calls)).toEqual(calls.map(() => '404 not_found'));
  });
});
