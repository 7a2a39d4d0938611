import { createHash } from 'node:crypto';
import type { SvcKyc, SvcKycError } from '../../sdk/kyc/index.js';
import { failure, failures, startOfTests, startTestApp, type TestApp } from '../support/app.js';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from '../support/jest.js';
import { importPeople, type ListPerson, work } from './aml-support.js';
import { approveSteps, check, personOf } from './session-support.js';

const heron: ListPerson = [501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966.'];
const subject = { fullName: 'Timofey Zarbunov', yearOfBirth: 1966 };
const reason = 'The passport has the same number';
const fiveYearsLater = '2031-01-31T15:00:00.000Z';

let app: TestApp;
let kyc: SvcKyc;
let sandbox: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  sandbox = await app.kyc({ environment: 'test' });
});
beforeEach(() => importPeople(app, 'treasury', [heron, [502, 'QUELLMARK, Adaeze']]));
afterEach(async () => {
  app.clock.set(startOfTests);
  await demand({ screeningRetentionMonths: 60, identityRetentionMonths: 0 });
});
afterAll(() => app.close());

/** Sets for how many months the law of the company demands records. */
async function demand(months: {
  readonly screeningRetentionMonths?: number;
  readonly identityRetentionMonths?: number;
}): Promise<void> {
  const { config } = app.as('admin');
  const { data } = await config.company();
  await config.updateCompany({ name: data.name, ...months });
}

let subjects = 0;

/** Returns data of a subject of its own, because decisions hold for all screenings of a subject. */
function someone() {
  subjects += 1;
  return { ...subject, externalId: `subject-${subjects}` };
}

async function decided(input = {}, decision: 'true_match' | 'false_positive' = 'true_match') {
  const { id, hits } = await kyc.aml.screen({ ...someone(), ...input });
  await kyc.aml.decide(id, hits[0]?.id ?? '', { decision, reason });
  return id;
}

/** Returns the status, the code and the date of a refused erasure. */
async function refusalOf(call: Promise<unknown>) {
  const { code, response, statusCode } = (await failure(call)) as SvcKycError;
  const { error } = response as { readonly error: { readonly erasableFrom?: string } };
  return [statusCode, code, error.erasableFrom];
}

const textOf = ({ content }: { readonly content: Uint8Array }): string =>
  Buffer.from(content).toString();

const sealOf = async (recordId: string, client = kyc) =>
  (await client.sealedRecords.list({ recordId })).sealedRecords;

/** JSON with sorted members, as the documentation describes the hashed form. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

const sha256 = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');

describe('a decided screening', () => {
  test('cannot be erased while the law of the company demands it, by no permission', async () => {
    const id = await decided();
    const refused = [409, 'kept_by_law', fiveYearsLater];
    expect(await refusalOf(kyc.aml.delete(id))).toEqual(refused);
    expect(await refusalOf(personOf(app, 'admin').aml.delete(id))).toEqual(refused);
    const { screening } = await kyc.aml.get(id);
    expect(screening.decisions?.map((each) => each.reason)).toEqual([reason]);
    expect(await sealOf(id)).toEqual([]);
  });

  test('leaves a sealed record without personal data when the law no longer demands it', async () => {
    const id = await decided();
    const { screening } = await kyc.aml.get(id);
    const withoutEntries = screening.hits.map(({ entry: _, ...hit }) => hit);
    app.clock.set(new Date(fiveYearsLater));
    await kyc.aml.delete(id);
    const [sealed] = await sealOf(id);
    expect(sealed).toMatchObject({
      kind: 'screening',
      recordId: id,
      status: 'declined',
      environment: 'live',
      decidedAt: startOfTests.toISOString(),
      keptUntil: fiveYearsLater,
      cause: 'request',
      erasedAt: fiveYearsLater,
      lists: [{ id: 'treasury', version: screening.lists[0]?.version }],
      recordHash: sha256({ ...screening, hits: withoutEntries }),
    });
    expect(sealed?.decidedBy).toMatch(/^key_/);
    expect(sealed?.erasedBy).toMatch(/^key_/);
    expect(JSON.stringify(sealed)).not.toMatch(/zarbunov|timofey|passport|ofac-501/i);
    expect((await kyc.sealedRecords.get(sealed?.id ?? '')).sealedRecord).toEqual(sealed);
  });

  test('is kept from the last decision on, also when the decision is withdrawn', async () => {
    const id = await decided({}, 'false_positive');
    app.clock.advance(86_400_000);
    const { screening } = await kyc.aml.get(id);
    await kyc.aml.decide(id, screening.hits[0]?.id ?? '', { decision: 'pending' });
    const day = '2031-02-01T15:00:00.000Z';
    expect(await refusalOf(kyc.aml.delete(id))).toEqual([409, 'kept_by_law', day]);
  });

  test('is erased at once if no law binds the company, which only user managers can state', async () => {
    const id = await decided();
    const { config } = app.as('manager');
    const { data } = await config.company();
    const change = config.updateCompany({ name: data.name, screeningRetentionMonths: 0 });
    expect((await failure(change)).code).toBe('insufficient_permissions');
    await demand({ screeningRetentionMonths: 0 });
    await kyc.aml.delete(id);
    expect(await sealOf(id)).toMatchObject([{ keptUntil: null, status: 'declined' }]);
    const audit = await app.database.knex('audit_log').where({ object_type: 'company' });
    expect(JSON.stringify(audit)).toContain('screeningRetentionMonths');
  });
});

test('a screening without a decision is erased at once and leaves a sealed record', async () => {
  const { id } = await kyc.aml.screen(someone());
  await kyc.aml.delete(id);
  expect(await sealOf(id)).toMatchObject([{ status: 'in_review', decidedAt: null }]);
});

test('data of a test key are erased at once, whatever was decided', async () => {
  const { id, hits } = await sandbox.aml.screen({ fullName: 'Ana SANDBOX LISTED' });
  await sandbox.aml.decide(id, hits[0]?.id ?? '', { decision: 'true_match', reason });
  await sandbox.aml.delete(id);
  expect(await sealOf(id, sandbox)).toMatchObject([{ environment: 'test', keptUntil: null }]);
});

describe('a decided session', () => {
  test('with the features of an identity check is erased at once', async () => {
    const { session } = await kyc.sessions.create({ features: ['id'] });
    await approveSteps(app, session.id, ['id']);
    await kyc.sessions.decision(session.id, { decision: 'declined', reason });
    const { session: before } = await kyc.sessions.get(session.id);
    await kyc.sessions.delete(session.id);
    const [sealed] = await sealOf(session.id);
    expect(sealed).toMatchObject({ kind: 'session', status: 'declined', lists: [] });
    expect(sealed?.decidedBy).toMatch(/^key_/);
    // A key with sessions:decide also sees images and fields, which the hash leaves out.
    const reader = await app.kyc({ scopes: ['sessions:read'] });
    expect((await failure(reader.sessions.get(session.id))).code).toBe('gone');
    expect(before.id).toBe(sealed?.recordId);
  });

  test('is hashed as a reader without sessions:decide saw it', async () => {
    const reader = await app.kyc({ scopes: ['sessions:read'] });
    const { session } = await kyc.sessions.create({ features: ['id'], externalId: 'hashed' });
    await approveSteps(app, session.id, ['id']);
    const { session: seen } = await reader.sessions.get(session.id);
    await kyc.sessions.delete(session.id);
    expect((await sealOf(session.id))[0]?.recordHash).toBe(sha256(seen));
  });

  test('with a screening is kept like the screening', async () => {
    const { session } = await kyc.sessions.create({ features: ['aml'] });
    const screened = await kyc.aml.screen({ ...someone(), sessionId: session.id });
    await kyc.sessions.decision(session.id, { decision: 'declined', reason });
    expect(await refusalOf(kyc.sessions.delete(session.id))).toEqual([
      409,
      'kept_by_law',
      fiveYearsLater,
    ]);
    app.clock.set(new Date(fiveYearsLater));
    await kyc.sessions.delete(session.id);
    expect(await sealOf(session.id)).toHaveLength(1);
    expect(await sealOf(screened.id)).toHaveLength(1);
  });

  test('stays with a screening that a reviewer decided, although it is open itself', async () => {
    const { session } = await kyc.sessions.create({ features: ['aml'] });
    await decided({ sessionId: session.id });
    const [status, code] = await refusalOf(kyc.sessions.delete(session.id));
    expect([status, code]).toEqual([409, 'kept_by_law']);
    expect((await kyc.sessions.get(session.id)).session.status).toBe('in_review');
  });

  test('without a screening is kept for the months that the company sets', async () => {
    await demand({ identityRetentionMonths: 1 });
    const { session } = await kyc.sessions.create({ features: ['id'] });
    await approveSteps(app, session.id, ['id']);
    // The last day of the shorter month.
    const day = '2026-02-28T15:00:00.000Z';
    expect(await refusalOf(kyc.sessions.delete(session.id))).toEqual([409, 'kept_by_law', day]);
  });
});

test('a check without a session is kept for the months of identity checks once it is decided', async () => {
  const approved = await check({ app, feature: 'id' });
  const open = await check({ app, feature: 'id', outcome: { status: 'in_review' } });
  await demand({ identityRetentionMonths: 12 });
  const day = '2027-01-31T15:00:00.000Z';
  expect(await refusalOf(kyc.checks.delete(approved.id))).toEqual([409, 'kept_by_law', day]);
  await kyc.checks.delete(open.id);
  await demand({ identityRetentionMonths: 0 });
  await kyc.checks.delete(approved.id);
  expect(await sealOf(open.id)).toMatchObject([{ kind: 'check', decidedAt: null }]);
  expect(await sealOf(approved.id)).toMatchObject([{ kind: 'check', status: 'approved' }]);
});

test('a decided company check is kept, and an open one leaves a sealed record', async () => {
  const input = { companyName: 'Quillamar Import SRL', country: 'do' };
  const { check: open } = await kyc.kyb.create(input);
  const { check: declined } = await kyc.kyb.create(input);
  await app.database
    .knex('kyc_company_checks')
    .where({ id: declined.id })
    .update('status', 'declined');
  expect(await refusalOf(kyc.kyb.delete(declined.id))).toEqual([
    409,
    'kept_by_law',
    fiveYearsLater,
  ]);
  await kyc.kyb.delete(open.id);
  const [sealed] = await sealOf(open.id);
  expect(sealed).toMatchObject({ kind: 'company_check', status: 'in_review' });
  expect(sealed?.recordHash).toBe(sha256(open));
});

describe('the erasure of a subject', () => {
  test('changes nothing while the law demands one of its records, and names each', async () => {
    const externalId = 'crm-kept';
    const id = await decided({ externalId });
    const { session } = await kyc.sessions.create({ externalId });
    const refused = (await failure(kyc.subjects.erase({ externalId }))) as SvcKycError;
    expect(refused.code).toBe('kept_by_law');
    expect(refused.details).toEqual([
      { path: 'body.externalId', code: 'kept_by_law', message: expect.stringContaining(id) },
    ]);
    expect((await kyc.sessions.get(session.id)).session.externalId).toBe(externalId);

    const reply = await kyc.subjects.erase({ externalId, partial: true });
    expect(reply.erased).toMatchObject({ sessions: 1, screenings: 0 });
    expect(reply.kept).toEqual([{ kind: 'screening', id, erasableFrom: fiveYearsLater }]);
    expect(await sealOf(session.id)).toMatchObject([{ cause: 'subject' }]);
    expect((await kyc.aml.get(id)).screening.externalId).toBe(externalId);
  });
});

test('the retention of a workflow ends after that of the law', async () => {
  const id = await decided({ monitor: false });
  const { knex } = app.database;
  const eraseAt = async () => (await knex('kyc_screenings').where({ id }).first())?.erase_at;
  await knex('kyc_screenings').where({ id }).update({ erase_at: app.clock.now() });
  const housekeep = async () => {
    const job = { company_id: 0, kind: 'aml.erase', payload: {}, run_at: app.clock.now() };
    await knex('jobs').delete();
    await knex('jobs').insert(job);
    await work(app, ['aml.erase']);
  };
  await housekeep();
  expect((await eraseAt()).toISOString()).toBe(fiveYearsLater);
  app.clock.set(new Date(fiveYearsLater));
  await housekeep();
  expect(await eraseAt()).toBeUndefined();
  expect(await sealOf(id)).toMatchObject([{ cause: 'retention', erasedBy: null }]);
});

describe('sealed records', () => {
  test('are listed by kind, exported, and read only with their permission and by their company', async () => {
    const { id } = await kyc.aml.screen(someone());
    await kyc.aml.delete(id);
    const [sealed] = await sealOf(id);
    const { sealedRecords } = await kyc.sealedRecords.list({ kind: 'screening' });
    expect(new Set(sealedRecords.map(({ kind }) => kind))).toEqual(new Set(['screening']));
    const file = textOf(await kyc.sealedRecords.list({ format: 'csv' }));
    expect(file).toContain(sealed?.recordHash);
    const other = await app.kyc({ companyId: app.otherCompanyId });
    const clerk = await app.kyc({ scopes: ['aml:screen', 'aml:review'] });
    const refused = await failures([
      other.sealedRecords.get(sealed?.id ?? ''),
      clerk.sealedRecords.list(),
      clerk.sealedRecords.get(sealed?.id ?? ''),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403]);
  });

  test('are neither changed nor removed, not even in the database', async () => {
    const { knex } = app.database;
    for (const change of [
      knex('kyc_sealed_records').update({ status: 'approved' }),
      knex('kyc_sealed_records').delete(),
    ]) {
      expect((await failure(change)).message).toContain('only added');
    }
  });
});

describe('the results of a screening', () => {
  test('before the last comparison stay readable with hits, score and list version', async () => {
    const { id } = await kyc.aml.screen({ ...someone(), monitor: true });
    const { screening: first } = await kyc.aml.get(id);
    await importPeople(app, 'treasury', [heron, [503, 'ZARBUNOV, Timofey']]);
    await work(app);
    await importPeople(app, 'treasury', [[504, 'OSTRAKHOV, Ilmari']]);
    await work(app);
    const { results, total } = await kyc.aml.results(id);
    expect([total, results.map(({ number }) => number)]).toEqual([2, [2, 1]]);
    expect(results[1]).toMatchObject({
      score: first.score,
      status: first.status,
      match: true,
      lists: first.lists,
      hits: first.hits.map(({ entry: _, ...hit }) => hit),
    });
    expect(results[0]?.hits).toHaveLength(2);
    const page = await kyc.aml.results(id, { limit: 1 });
    const next = await kyc.aml.results(id, { limit: 1, after: page.nextCursor ?? '' });
    expect([...page.results, ...next.results]).toEqual(results);
    expect((await kyc.aml.get(id)).screening.hits).toEqual([]);
    const refused = await failures([
      kyc.aml.results('aml_01jd7y3q8zk4m5n6p7q8r9s0t1'),
      kyc.aml.results(id, { after: 'zzz' }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 400]);
  });

  test('stay also when the last comparison confirms the same hits', async () => {
    const { id } = await kyc.aml.screen({ ...someone(), monitor: true });
    const { screening: first } = await kyc.aml.get(id);
    await importPeople(app, 'treasury', [heron, [506, 'VENDELAAR, Brecht']]);
    await work(app);
    const { screening: last } = await kyc.aml.get(id);
    expect(last.hits.map(({ entityId }) => entityId)).toEqual(['ofac-501']);
    const { results } = await kyc.aml.results(id);
    expect(results.map(({ lists }) => lists)).toEqual([first.lists]);
    expect(last.lists).not.toEqual(first.lists);
  });
});

test('the file of screenings holds hits, and decisions with who, when and why', async () => {
  const id = await decided({ externalId: 'in-a-file' });
  const file = textOf(await kyc.aml.list({ externalId: 'in-a-file', format: 'csv' }));
  const { screening } = await kyc.aml.get(id);
  const [decision] = screening.decisions ?? [];
  const [hit] = screening.hits;
  const parts = [hit?.matchedName, hit?.listVersion, decision?.decidedBy, decision?.decidedAt];
  for (const part of [id, 'true_match', reason, ...parts]) expect(file).toContain(part);
  const { screenings } = await kyc.aml.list({ externalId: 'in-a-file' });
  expect(screenings[0]).not.toHaveProperty('hits');
});
