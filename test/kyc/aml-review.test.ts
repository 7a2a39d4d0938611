import type { Hit, ScreenInput, Screening, SvcKyc } from '../../sdk/kyc/index.js';
import { asIfRunning, failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { importPeople, type ListPerson, payloadsOf, work } from './aml-support.js';

const heron: ListPerson = [501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966.'];
const others: readonly ListPerson[] = [
  [502, 'QUELLMARK, Adaeze'],
  [503, 'OSTRAKHOV, Ilmari'],
];
const reason = 'Born elsewhere, thirty years later';
const subject = { fullName: 'Timofey Zarbunov', yearOfBirth: 1966 };

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
beforeEach(async () => {
  const { knex } = app.database;
  const tables = [
    'kyc_screenings',
    'kyc_hit_decisions',
    'webhook_events',
    'idempotency_keys',
    'jobs',
  ];
  for (const table of tables) await knex(table).delete();
  await importPeople(app, 'treasury', [heron, ...others]);
});
afterAll(() => app.close());

async function screened(input: ScreenInput): Promise<{ id: string; hit: Hit }> {
  const { id, hits } = await kyc.aml.screen(input);
  const [hit] = hits;
  if (hit === undefined) throw new Error(`${input.fullName} is on no list`);
  return { id, hit };
}

const statusesOf = ({ hits }: Pick<Screening, 'hits'>) => hits.map((hit) => hit.reviewStatus);

test('a screening keeps the data of its subject, which only getScreening returns', async () => {
  const documents = [{ type: 'Passport', number: 'RD 1234567', country: 'do' }];
  const facts = { yearOfBirth: 1966, nationality: 'do', countries: ['es'], documents };
  const screened = await kyc.aml.screen({ fullName: 'Timofey Zarbunov', ...facts });
  expect(screened).not.toHaveProperty('subject');
  const { screening } = await kyc.aml.get(screened.id);
  expect(screening.subject).toEqual({
    birthDate: '1966',
    countries: ['do', 'es'],
    gender: null,
    documents,
    registrationNumber: null,
    lei: null,
  });
});

describe('decideHit', () => {
  test('excludes a false positive from match, score and status, and still shows it', async () => {
    const { id, hit } = await screened(subject);
    const decision = { decision: 'false_positive', reason } as const;
    const { screening } = await kyc.aml.decide(id, hit.id, decision);
    expect(screening).toMatchObject({ match: false, score: 0, status: 'approved', version: 2 });
    expect(screening.hits).toEqual([{ ...hit, reviewStatus: 'false_positive' }]);
    expect((await kyc.aml.get(id)).screening).toMatchObject(screening);
  });

  test('keeps a false positive in later screenings of the same subject', async () => {
    const { id, hit } = await screened(subject);
    await kyc.aml.decide(id, hit.id, { decision: 'false_positive', reason });
    const again = await kyc.aml.screen(subject);
    expect(again).toMatchObject({ match: false, score: 0, status: 'approved' });
    expect(statusesOf(again)).toEqual(['false_positive']);
  });

  test('leaves screenings of other subjects unchanged, however similar', async () => {
    const own = { ...subject, externalId: 'user-1' };
    const { id, hit } = await screened(own);
    await kyc.aml.decide(id, hit.id, { decision: 'false_positive', reason });
    const sandbox = await app.kyc({ environment: 'test' });
    const stranger = await app.kyc({ companyId: app.otherCompanyId });
    const alike = await Promise.all([
      kyc.aml.screen(own),
      kyc.aml.screen({ ...own, nationality: 'ru' }),
      kyc.aml.screen({ ...own, fullName: 'timofey  ZARBUNOV' }),
      kyc.aml.screen(subject),
      kyc.aml.screen({ ...own, externalId: 'user-2' }),
      kyc.aml.screen({ ...own, yearOfBirth: 1967 }),
      kyc.aml.screen({ ...own, fullName: 'Timofei Zarbunov' }),
      sandbox.aml.screen(own),
      stranger.aml.screen(own),
    ]);
    expect(alike.map(({ match }) => match)).toEqual([false, false, false, ...Array(6).fill(true)]);
  });

  test('resets a false positive to pending when the entry changes', async () => {
    const { id, hit } = await screened(subject);
    await kyc.aml.decide(id, hit.id, { decision: 'false_positive', reason });
    const [number, name] = heron;
    await importPeople(app, 'treasury', [[number, name, 'DOB 1966.'], ...others]);
    const again = await kyc.aml.screen(subject);
    expect([again.match, statusesOf(again)]).toEqual([true, ['pending']]);
  });

  test('declines a confirmed match, and reopens a hit with the decision pending', async () => {
    const { id, hit } = await screened(subject);
    const confirmed = await kyc.aml.decide(id, hit.id, { decision: 'true_match', reason });
    expect(confirmed.screening).toMatchObject({ match: true, status: 'declined' });
    expect(statusesOf(await kyc.aml.screen(subject))).toEqual(['true_match']);
    const { screening } = await kyc.aml.decide(id, hit.id, { decision: 'pending' });
    expect(screening).toMatchObject({ match: true, status: 'in_review', version: 3 });
    expect(statusesOf(await kyc.aml.screen(subject))).toEqual(['pending']);
  });

  test('keeps every decision as a record, also after the list has changed', async () => {
    const { id, hit } = await screened({ ...subject, monitor: true });
    await kyc.aml.decide(id, hit.id, { decision: 'true_match', reason });
    await kyc.aml.decide(id, hit.id, { decision: 'pending' });
    await kyc.aml.decide(id, hit.id, { decision: 'false_positive', reason: 'Another father' });
    await importPeople(app, 'treasury', others);
    await work(app);
    const { screening } = await kyc.aml.get(id);
    expect(screening).toMatchObject({ status: 'approved', hits: [] });
    const { entityId, list, listVersion, score, breakdown, modifiers } = hit;
    const same = { screeningId: id, hitId: hit.id, entityId, list, listVersion, score };
    const facts = { ...same, breakdown, modifiers, entryHash: expect.any(String) };
    const who = { decidedBy: expect.stringMatching(/^key_/), decidedAt: expect.any(String) };
    expect(screening.decisions).toEqual([
      { ...facts, ...who, decision: 'false_positive', reason: 'Another father' },
      { ...facts, ...who, decision: 'pending', reason: null },
      { ...facts, ...who, decision: 'true_match', reason },
    ]);
    const { knex } = app.database;
    const change = knex('kyc_hit_decisions').update({ reason: 'Other' });
    await expect(change).rejects.toThrow(/only added/);
    const [audited] = await knex('audit_log').where({ object_id: id, action: 'decideHit' });
    expect(audited.after).toMatchObject({ decision: 'true_match', listVersion, score, entityId });
  });

  test('requires a reason and the scope aml:review', async () => {
    const { id, hit } = await screened(subject);
    const error = await failure(kyc.aml.decide(id, hit.id, { decision: 'false_positive' }));
    expect([error.statusCode, error.details]).toMatchObject([400, [{ path: 'body.reason' }]]);
    const clerk = await app.kyc({ scopes: ['aml:screen'] });
    const [decide, erase] = await failures([
      clerk.aml.decide(id, hit.id, { decision: 'false_positive', reason }),
      clerk.aml.delete(id),
    ]);
    expect([decide?.statusCode, erase?.statusCode]).toEqual([403, 403]);
    expect((await clerk.aml.get(id)).screening.match).toBe(true);
  });

  test('takes effect once for one Idempotency-Key', async () => {
    const { id, hit } = await screened(subject);
    const options = { idempotencyKey: 'decide-once' };
    const decision = { decision: 'false_positive', reason } as const;
    const first = await kyc.aml.decide(id, hit.id, decision, options);
    expect(await kyc.aml.decide(id, hit.id, decision, options)).toEqual(first);
    const other = await failure(kyc.aml.decide(id, hit.id, { decision: 'pending' }, options));
    expect([other.statusCode, other.code]).toEqual([422, 'idempotency_key_reused']);
    await asIfRunning(app, 'decide-once');
    const running = await failure(kyc.aml.decide(id, hit.id, decision, options));
    expect([running.statusCode, running.code]).toEqual([409, 'conflict']);
  });
});

describe('personal data of a screening', () => {
  // The law of another company demands decided screenings for five years.
  beforeAll(() => app.database.knex('companies').update({ screening_retention_months: 0 }));
  const named = { ...subject, externalId: 'ana@example.com' };
  const everything = async () => {
    const { knex } = app.database;
    const tables = [
      'kyc_screenings',
      'kyc_screening_hits',
      'kyc_hit_decisions',
      'webhook_events',
      'idempotency_keys',
      'kyc_checks',
    ];
    const rows = await Promise.all(tables.map((table) => knex(table).select()));
    return JSON.stringify(rows);
  };

  async function leaveTraces(more: Partial<ScreenInput> = {}): Promise<string> {
    const input = { ...named, ...more };
    const made = await kyc.aml.screen(input, { idempotencyKey: `trace-${more.sessionId}` });
    const decision = { decision: 'false_positive', reason: 'Ana is not him' } as const;
    await kyc.aml.decide(made.id, made.hits[0]?.id ?? '', decision);
    expect(await everything()).toMatch(/ana@example\.com/);
    return made.id;
  }

  const expectNothing = async () => {
    expect(await everything()).not.toMatch(/ana@example|Ana is not|Timofey Zarbunov|ofac-501/);
  };

  test('is erased by deleteScreening, in decisions and events too', async () => {
    const id = await leaveTraces();
    const { screening } = await kyc.aml.delete(id);
    expect(screening).toEqual({ id, deletedAt: '2026-01-31T15:00:00.000Z' });
    await expectNothing();
    const calls = [kyc.aml.get(id), kyc.aml.delete(id)];
    expect((await failures(calls)).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  test('is erased with its session', async () => {
    const { session } = await kyc.sessions.create({ features: ['aml'] });
    const id = await leaveTraces({ sessionId: session.id });
    await kyc.sessions.delete(session.id);
    await expectNothing();
    expect((await failure(kyc.aml.get(id))).statusCode).toBe(404);
  });

  test('keeps its decisions while the subject has another screening', async () => {
    const id = await leaveTraces();
    await kyc.aml.screen(named);
    await kyc.aml.delete(id);
    expect(statusesOf(await kyc.aml.screen(named))).toEqual(['false_positive']);
  });

  test('is erased on its day, unless the subject is monitored', async () => {
    const { knex } = app.database;
    const { id } = await kyc.aml.screen(subject);
    const { id: monitored } = await kyc.aml.screen({ ...subject, monitor: true });
    const kept = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    await knex('kyc_screenings')
      .where({ id })
      .update({ erase_at: kept(30) });
    const row = await knex('kyc_screenings').where({ id: monitored }).first();
    expect(row.erase_at).toBeNull();
    const erase = async (days: number) => {
      const job = { company_id: 0, kind: 'aml.erase', payload: {}, run_at: app.clock.now() };
      const before = app.clock.now();
      app.clock.set(kept(days));
      await knex('jobs').insert(job);
      await work(app, ['aml.erase']);
      app.clock.set(before);
      return (await kyc.aml.list()).screenings.map((each) => each.id);
    };
    expect(await erase(29)).toEqual([monitored, id]);
    expect(await erase(30)).toEqual([monitored]);
  });

  test('is absent from the audit log', async () => {
    const { knex } = app.database;
    const id = await leaveTraces();
    await kyc.aml.delete(id);
    const rows = await knex('audit_log').where({ object_id: id }).orderBy('id');
    expect(rows.map(({ action }) => action)).toEqual(['screenAml', 'decideHit', 'deleteScreening']);
    expect(JSON.stringify(rows)).not.toMatch(/ana@|Ana is not|zarbunov/i);
  });
});

test('webhook events report hits without names', async () => {
  const { id } = await screened({ ...subject, externalId: 'user-7' });
  const [event] = await payloadsOf(app, 'aml.screened');
  expect(event).toMatchObject({ id, externalId: 'user-7', match: true });
  expect(JSON.stringify(event)).not.toMatch(/zarbunov/i);
});
