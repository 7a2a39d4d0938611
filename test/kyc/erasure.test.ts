import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';
import { file } from './images.js';
import { check, eventsOf, personOf } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
let sandbox: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  sandbox = await app.kyc({ environment: 'test' });
  await importPeople(app, 'treasury', [[1, 'VALDORAN, Oskar']]);
});
afterAll(() => app.close());

const unknownCheck = 'chk_01jd7y3q8zk4m5n6p7q8r9s0t1';
const unknownCompanyCheck = 'kyb_01jd7y3q8zk4m5n6p7q8r9s0t1';

const picture = { purpose: 'document_front', content: Buffer.from('pixels of a passport') };

const auditOf = (objectId: string) =>
  app.database
    .knex('audit_log')
    .where({ company_id: app.companyId, object_id: objectId })
    .orderBy('id');

describe('a check outside a session', () => {
  test('is listed, shows its images to callers with sessions:decide, and is erased with them', async () => {
    const result = { documentNumber: 'XA1234567', fullName: 'Ana Reyes' };
    const made = { result, status: 'in_review' as const, score: 62 };
    const { id } = await check({ app, feature: 'id', outcome: made, pictures: [picture] });

    const { check: seen } = await personOf(app, 'admin').checks.get(id);
    expect(seen).toMatchObject({
      id,
      environment: 'live',
      type: 'id',
      status: 'in_review',
      score: 62,
    });
    expect(seen.fields).toContainEqual({ name: 'documentNumber', value: 'XA1234567' });
    const url = seen.images?.[0]?.url ?? '';
    const image = await app.fetch(url);
    expect(Buffer.from(await image.arrayBuffer())).toEqual(picture.content);

    const { check: erased } = await kyc.checks.delete(id);
    expect(erased).toEqual({ id, deletedAt: app.clock.now().toISOString() });
    expect((await app.fetch(url)).status).toBe(410);
    expect(await app.database.knex('kyc_checks').where({ id })).toEqual([]);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'deleteCheck',
      object_type: 'check',
    });
    const gone = await failures([kyc.checks.get(id), kyc.checks.delete(id)]);
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  test('shows neither fields nor images to callers without sessions:decide', async () => {
    const { id } = await check({ app, feature: 'id', pictures: [picture] });
    const reader = await app.kyc({ scopes: ['sessions:read'] });
    const { check: seen } = await reader.checks.get(id);
    expect(seen).not.toHaveProperty('images');
    expect(seen).not.toHaveProperty('fields');
    expect((await failure(reader.checks.delete(id))).code).toBe('forbidden');
  });

  test('is listed by status and type, page by page, without checks of sessions', async () => {
    const other = await app.kyc({ companyId: app.otherCompanyId });
    const { session } = await kyc.sessions.create({ features: ['age'] });
    const ofSession = await check({ app, feature: 'age', sessionId: session.id });
    const declined = { status: 'declined' as const };
    const ids: string[] = [];
    for (const outcome of [declined, declined, {}]) {
      ids.push((await check({ app, feature: 'age', outcome })).id);
    }
    const all = await kyc.checks.list({ type: 'age' });
    expect([all.total, all.checks.map(({ id }) => id)]).toEqual([3, ids.toReversed()]);
    const first = await kyc.checks.list({ type: 'age', status: ['declined'], limit: 1 });
    expect([first.total, first.checks.map(({ id }) => id)]).toEqual([2, [ids[1]]]);
    const after = first.nextCursor ?? '';
    const second = await kyc.checks.list({ type: 'age', status: ['declined'], limit: 1, after });
    expect([second.checks.map(({ id }) => id), second.nextCursor]).toEqual([[ids[0]], null]);
    expect((await other.checks.list()).total).toBe(0);
    expect((await sandbox.checks.list({ type: 'age' })).total).toBe(0);
    const refused = await failures([
      kyc.checks.get(ofSession.id),
      kyc.checks.delete(ofSession.id),
      other.checks.get(ids[0] ?? ''),
      other.checks.delete(ids[0] ?? ''),
      kyc.checks.get(unknownCheck),
      kyc.checks.list({ after: 'bm90IG9uZQ' }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 400]);
  });
});

describe('a company check', () => {
  test('is erased with its people, in stored replies and in events', async () => {
    const asked = {
      companyName: 'Quillamar Import SRL',
      country: 'do',
      externalId: 'crm-quillamar',
    };
    const options = { idempotencyKey: 'check-quillamar' };
    const { check: made } = await kyc.kyb.create(asked, options);
    expect((await eventsOf(app, made.id))[0]?.data.object).toHaveProperty('externalId');
    const { check: erased } = await kyc.kyb.delete(made.id);
    expect(erased).toEqual({ id: made.id, deletedAt: app.clock.now().toISOString() });
    expect((await eventsOf(app, made.id))[0]?.data.object).not.toHaveProperty('externalId');
    const kept = await app.database.knex('idempotency_keys').where({ key: options.idempotencyKey });
    expect(kept).toEqual([]);
    const other = await app.kyc({ companyId: app.otherCompanyId });
    const { check: next } = await kyc.kyb.create(asked);
    const refused = await failures([
      kyc.kyb.get(made.id),
      kyc.kyb.delete(made.id),
      kyc.kyb.delete(unknownCompanyCheck),
      other.kyb.delete(next.id),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });
});

describe('a subject erased by eraseSubject', () => {
  const externalId = 'crm-of-the-subject';

  async function everythingOf(client: SvcKyc, of = externalId) {
    const first = await client.sessions.create({ externalId: of });
    const second = await client.sessions.create({ externalId: of });
    const screening = await client.aml.screen({ fullName: 'Quilla Montoro', externalId: of });
    const company = { companyName: 'Montoro SRL', country: 'do', externalId: of };
    const { check: companyCheck } = await client.kyb.create(company);
    const ids = { first: first.session.id, second: second.session.id };
    return { ...ids, screening: screening.id, companyCheck: companyCheck.id };
  }

  test('loses sessions, monitored screenings, company checks and faces at once', async () => {
    const mine = await everythingOf(sandbox);
    const { face } = await sandbox.biometrics.faceIndex({
      image: file('face-montoro.jpg'),
      externalId,
      collection: 'staff',
    });
    const another = await everythingOf(sandbox, `${externalId}-2`);
    const live = await everythingOf(kyc);
    const other = await app.kyc({ companyId: app.otherCompanyId, environment: 'test' });
    const theirs = await everythingOf(other);
    expect((await sandbox.aml.get(mine.screening)).screening.monitor).toBe(true);

    const reply = await sandbox.subjects.erase({ externalId });

    expect(reply.erased).toEqual({ sessions: 2, screenings: 1, companyChecks: 1, faces: 1 });
    const gone = await failures([
      sandbox.sessions.get(mine.first),
      sandbox.sessions.get(mine.second),
      sandbox.aml.get(mine.screening),
      sandbox.kyb.get(mine.companyCheck),
      sandbox.biometrics.deleteFace(face.id),
    ]);
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([410, 410, 404, 404, 404]);
    for (const [client, kept] of [
      [sandbox, another],
      [kyc, live],
      [other, theirs],
    ] as const) {
      await client.sessions.get(kept.first);
      await client.aml.get(kept.screening);
      await client.kyb.get(kept.companyCheck);
    }
    const again = await sandbox.subjects.erase({ externalId });
    expect(again.erased).toEqual({ sessions: 0, screenings: 0, companyChecks: 0, faces: 0 });
  });

  test('appears in the audit log by the ids of its records only', async () => {
    const name = 'crm-named-nowhere';
    const ids = await everythingOf(kyc, name);
    await kyc.subjects.erase({ externalId: name });
    for (const id of Object.values(ids)) {
      expect((await auditOf(id)).at(-1)).toMatchObject({
        action: 'eraseSubject',
        after: { erased: true },
      });
    }
    const rows = await app.database.knex('audit_log').select('before', 'after', 'object_id');
    expect(JSON.stringify(rows)).not.toContain(name);
    const pseudonyms = async () =>
      (await app.database.knex('audit_log').where({ object_type: 'subject' }).orderBy('id'))
        .slice(-2)
        .map(({ object_id }) => object_id);
    await kyc.subjects.erase({ externalId: name });
    const [first, second] = await pseudonyms();
    expect([first, second]).toEqual([second, expect.stringMatching(/^sub_[0-9a-f]{32}$/)]);
    await sandbox.subjects.erase({ externalId: name });
    expect((await pseudonyms())[1]).not.toBe(first);
  });

  test('can be erased only by callers with sessions:delete', async () => {
    const writer = await app.kyc({ scopes: ['sessions:write', 'aml:review', 'kyb:check'] });
    expect((await failure(writer.subjects.erase({ externalId }))).code).toBe('forbidden');
    expect((await failure(writer.kyb.delete(unknownCompanyCheck))).code).toBe('forbidden');
  });
});

describe('the audit log of an erased session', () => {
  test('keeps the actions of the person, without the address', async () => {
    const { session } = await kyc.sessions.create({ features: ['liveness'] });
    const person = app.kycClient({ headers: { 'x-capture-token': session.clientToken } });
    await person.capture.challenge();
    const rows = () =>
      app.database
        .knex('audit_log')
        .where({ company_id: app.companyId, actor_type: 'anonymous', object_id: session.id });
    expect((await rows()).map(({ ip }) => ip)).toEqual(['127.0.0.1']);
    const others = () =>
      app.database.knex('audit_log').whereNot({ actor_type: 'anonymous' }).whereNotNull('ip');
    const before = (await others()).length;
    await kyc.sessions.delete(session.id);
    expect((await rows()).map(({ action, ip }) => [action, ip])).toEqual([
      ['createCaptureChallenge', null],
    ]);
    expect((await others()).length).toBe(before + 1);
  });

  test('accepts no other change, also during an erasure', async () => {
    const change = (values: object, where: object) =>
      app.database.knex.transaction(async (trx) => {
        await trx.raw(`SET LOCAL notaria.audit_erasure = 'on'`);
        await trx('audit_log').where(where).update(values);
      });
    const anonymous = { actor_type: 'anonymous' };
    await expect(change({ ip: null, action: 'other' }, anonymous)).rejects.toThrow(
      /only ever added/,
    );
    await expect(change({ ip: '10.0.0.1' }, anonymous)).rejects.toThrow(/only ever added/);
    await expect(change({ ip: null }, { actor_type: 'kyc_key' })).rejects.toThrow(
      /only ever added/,
    );
  });
});
