import type { ScreenInput, Screening, SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { importPeople, type ListPerson, payloadsOf, work } from './aml-support.js';

const heron: ListPerson = [501, 'ZARBUNOV, Timofey Lvovich'];
const quell: ListPerson = [502, 'QUELLMARK, Adaeze'];
const hour = 3_600_000;

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
});
beforeEach(async () => {
  const { knex } = app.database;
  for (const table of ['kyc_screenings', 'kyc_hit_decisions', 'webhook_events', 'jobs']) {
    await knex(table).delete();
  }
  await knex('watchlists').delete();
  await importPeople(app, 'treasury', [quell]);
});
afterAll(() => app.close());

const screen = async (fullName: string, more: Partial<ScreenInput> = {}): Promise<string> =>
  (await kyc.aml.screen({ fullName, monitor: true, ...more })).id;

const get = async (id: string): Promise<Screening> => (await kyc.aml.get(id)).screening;

/** Imports a list as an operator does, then runs the jobs of the import on the server. */
async function publish(list: string, people: readonly ListPerson[]): Promise<void> {
  app.clock.advance(hour);
  await importPeople(app, list, people);
  app.clock.advance(hour);
  await work(app);
}

describe('a monitored subject', () => {
  test('gets a hit when a list adds it, and the webhook names the subject', async () => {
    const id = await screen('Timofey Zarbunov', { externalId: 'user-123' });
    expect(await get(id)).toMatchObject({ match: false, status: 'approved' });
    await publish('treasury', [quell, heron]);
    const after = await get(id);
    expect(after).toMatchObject({ match: true, status: 'in_review', version: 2 });
    expect(after.screenedAt).toBe(app.clock.now().toISOString());
    const [hit] = after.hits;
    expect(await payloadsOf(app, 'aml.hit_added')).toEqual([
      {
        screeningId: id,
        version: 2,
        subject: { externalId: 'user-123', sessionId: null },
        hit: {
          id: hit?.id,
          entityId: 'ofac-501',
          list: 'treasury',
          listVersion: after.lists[0]?.version,
          score: hit?.score,
        },
      },
    ]);
    expect(await payloadsOf(app, 'aml.hit_removed')).toEqual([]);
  });

  test('loses its hit when the entry is removed from its list', async () => {
    const id = await screen('Adaeze Quellmark');
    await publish('treasury', [heron]);
    expect(await get(id)).toMatchObject({ match: false, hits: [], status: 'approved', version: 2 });
    expect(await payloadsOf(app, 'aml.hit_removed')).toMatchObject([
      { screeningId: id, hit: { entityId: 'ofac-502' } },
    ]);
  });

  test('sends no event for an unrelated change, and is marked as compared with it', async () => {
    const none = await screen('Timofey Zarbunov');
    const hit = await screen('Adaeze Quellmark');
    const before = await get(hit);
    await publish('treasury', [quell, [503, 'OSTRAKHOV, Ilmari']]);
    const [spared, kept] = [await get(none), await get(hit)];
    expect([spared.version, kept.version]).toEqual([1, 1]);
    expect(spared.lists).toMatchObject([{ entities: 2 }]);
    expect(spared.screenedAt).toBe(app.clock.now().toISOString());
    expect(kept.hits[0]?.firstSeen).toBe(before.createdAt);
    expect(kept.hits[0]?.lastSeen).toBe(app.clock.now().toISOString());
    expect(await app.database.knex('webhook_events').where('type', 'like', 'aml.hit%')).toEqual([]);
  });

  test('with a false positive is reported again only when the entry changes', async () => {
    const id = await screen('Adaeze Quellmark');
    const [hit] = (await get(id)).hits;
    const decision = { decision: 'false_positive', reason: 'Another one' } as const;
    await kyc.aml.decide(id, hit?.id ?? '', decision);
    await publish('treasury', [quell, heron]);
    expect(await get(id)).toMatchObject({
      match: false,
      hits: [{ reviewStatus: 'false_positive' }],
    });
    expect(await payloadsOf(app, 'aml.hit_added')).toEqual([]);
    await publish('treasury', [[502, 'QUELLMARK, Adaeze', 'DOB 1970.'], heron]);
    expect(await get(id)).toMatchObject({ match: true, hits: [{ reviewStatus: 'pending' }] });
    expect(await payloadsOf(app, 'aml.hit_added')).toMatchObject([{ screeningId: id }]);
  });

  describe('with a confirmed hit', () => {
    const confirm = async (more: Partial<ScreenInput> = {}) => {
      const id = await screen('Adaeze Quellmark', more);
      const [hit] = (await get(id)).hits;
      const decision = { decision: 'true_match', reason: 'Same passport' } as const;
      const { screening } = await kyc.aml.decide(id, hit?.id ?? '', decision);
      expect(screening.status).toBe('declined');
      return { id, hitId: hit?.id ?? '' };
    };
    const review = { status: 'in_review', match: true, hits: [{ reviewStatus: 'pending' }] };

    test('goes to review when the entry is removed from its list, until a reviewer decides', async () => {
      const { hitId, id } = await confirm();
      await publish('treasury', [heron]);
      expect(await get(id)).toMatchObject({ ...review, hits: [{ id: hitId, entry: null }] });
      expect(await payloadsOf(app, 'aml.hit_removed')).toMatchObject([{ hit: { id: hitId } }]);
      await publish('treasury', [heron, [503, 'OSTRAKHOV, Ilmari']]);
      expect(await get(id)).toMatchObject(review);
      expect(await payloadsOf(app, 'aml.hit_removed')).toHaveLength(1);
      expect(await kyc.aml.screen({ fullName: 'Adaeze Quellmark' })).toMatchObject(review);
      const released = { decision: 'false_positive', reason: 'Delisted by the council' } as const;
      const { screening } = await kyc.aml.decide(id, hitId, released);
      expect(screening).toMatchObject({ status: 'approved', match: false });
      await publish('treasury', [heron]);
      expect(await get(id)).toMatchObject({ status: 'approved', hits: [] });
    });

    test('lists the hit by its score when its entry is gone', async () => {
      const near: ListPerson = [506, 'QUELLMARK, Adaeze'];
      await publish('treasury', [[502, 'QUELLMARK, Boniface Adaeze'], near]);
      const id = await screen('Adaeze Quellmark', { externalId: 'user-9' });
      const low = (await get(id)).hits.at(-1);
      expect(low).toMatchObject({ entityId: 'ofac-502' });
      const decision = { decision: 'true_match', reason: 'Same passport' } as const;
      await kyc.aml.decide(id, low?.id ?? '', decision);
      await publish('treasury', [near]);
      const { hits } = await kyc.aml.screen({ fullName: 'Adaeze Quellmark', externalId: 'user-9' });
      expect(hits.map(({ entityId }) => entityId)).toEqual(['ofac-506', 'ofac-502']);
    });

    test('stays declined when the hit is confirmed again after the removal of the entry', async () => {
      const { hitId, id } = await confirm();
      await publish('treasury', [heron]);
      await kyc.aml.decide(id, hitId, { decision: 'true_match', reason: 'Still the same' });
      await publish('treasury', [heron, [503, 'OSTRAKHOV, Ilmari']]);
      expect(await get(id)).toMatchObject({
        status: 'declined',
        hits: [{ reviewStatus: 'true_match' }],
      });
    });

    test.each([
      ['other facts', 'QUELLMARK, Adaeze', 'DOB 1970.'],
      ['a name that hardly scores', 'QUELLMARK, Boniface Ivo', ''],
    ])(
      'goes to review when the entry gets %s, however low it scores',
      async (_case, name, facts) => {
        const { id } = await confirm({ threshold: 40 });
        await publish('treasury', [[502, name, facts], heron]);
        expect(await get(id)).toMatchObject(review);
      },
    );
  });

  test('is compared with new lists too, unless its screening named the lists', async () => {
    const all = await screen('Timofey Zarbunov');
    const some = await screen('Timofey Zarbunov', { lists: ['treasury'] });
    await publish('council', [heron]);
    expect([(await get(all)).match, (await get(some)).match]).toEqual([true, false]);
    expect((await get(some)).lists.map(({ id }) => id)).toEqual(['treasury']);
  });

  test('gets a hit by document number when the entry has another name', async () => {
    const id = await screen('Timofey Zarbunov', { documents: [{ number: 'AB 7788990011' }] });
    await publish('treasury', [quell, [504, 'NOBODY, Known', 'Passport AB7788990011 (Russia).']]);
    expect(await get(id)).toMatchObject({ score: 100, status: 'in_review' });
  });

  // With two typos the names share no word and no part of a word.
  test('gets a hit although the screened name has typos', async () => {
    const id = await screen('Ly Wai');
    await publish('treasury', [quell, [505, 'LI, Wei']]);
    expect((await get(id)).hits).toMatchObject([{ entityId: 'ofac-505' }]);
    expect(await payloadsOf(app, 'aml.hit_added')).toMatchObject([{ screeningId: id }]);
  });

  test('of a session reports the id of the session', async () => {
    const { session } = await kyc.sessions.create({ features: ['aml'], externalId: 'user-9' });
    const { id } = await kyc.aml.screen({ fullName: 'Timofey Zarbunov', sessionId: session.id });
    await publish('treasury', [heron]);
    expect(await payloadsOf(app, 'aml.hit_added')).toMatchObject([
      { screeningId: id, subject: { externalId: null, sessionId: session.id } },
    ]);
  });
});

test('a subject without monitoring keeps the result of its screening', async () => {
  const { id } = await kyc.aml.screen({ fullName: 'Timofey Zarbunov' });
  const own = { fullName: 'Timofey Zarbunov', externalId: 'user-1', monitor: false };
  const { id: unwatched } = await kyc.aml.screen(own);
  await publish('treasury', [heron]);
  const both = await Promise.all([get(id), get(unwatched)]);
  expect(both.map(({ match, monitor }) => [match, monitor])).toEqual(Array(2).fill([false, false]));
});

describe('an import', () => {
  test('queues one job for each company with monitored subjects, together with the import', async () => {
    const stranger = await app.kyc({ companyId: app.otherCompanyId });
    await screen('Timofey Zarbunov');
    await screen('Timofey Zarbunov');
    await stranger.aml.screen({ fullName: 'Nobody Atall' });
    await importPeople(app, 'treasury', [quell, heron]);
    await importPeople(app, 'treasury', [quell]);
    const jobs = await app.database.knex('jobs').where({ kind: 'aml.rescreen' });
    expect(jobs).toMatchObject([{ company_id: app.companyId, payload: {} }]);
  });

  test('of the same files queues no job', async () => {
    await screen('Timofey Zarbunov');
    const { isUnchanged } = await importPeople(app, 'treasury', [quell]);
    expect(isUnchanged).toBe(true);
    expect(await app.database.knex('jobs')).toEqual([]);
  });

  test('sends each company and environment events about its own subjects only', async () => {
    const stranger = await app.kyc({ companyId: app.otherCompanyId });
    const sandbox = await app.kyc({ environment: 'test' });
    const input = { fullName: 'Timofey Zarbunov', monitor: true };
    const ids = await Promise.all(
      [kyc, stranger, sandbox].map(async (client) => (await client.aml.screen(input)).id),
    );
    await publish('treasury', [heron]);
    const events = await app.database.knex('webhook_events').where({ type: 'aml.hit_added' });
    const scopes = events.map((event) => [
      event.company_id,
      event.environment,
      JSON.parse(event.payload).data.object.screeningId,
    ]);
    expect(scopes.sort()).toEqual(
      [
        [app.companyId, 'live', ids[0]],
        [app.otherCompanyId, 'live', ids[1]],
        [app.companyId, 'test', ids[2]],
      ].sort(),
    );
  });
});

test('the hourly comparison finds what a screening missed during an import', async () => {
  const id = await screen('Timofey Zarbunov');
  await publish('treasury', [quell, heron]);
  const { knex } = app.database;
  // Simulates a screening that was committed only after the job had run.
  await knex('kyc_screening_hits').where({ screening_id: id }).delete();
  const missed = { lists_hash: '0'.repeat(64), hit_count: 0, is_match: false };
  await knex('kyc_screenings').where({ id }).update(missed);
  const look = { company_id: 0, kind: 'aml.look', payload: {}, run_at: app.clock.now() };
  await knex('jobs').insert(look);
  await work(app, ['aml.look', 'aml.rescreen']);
  expect(await get(id)).toMatchObject({ match: true, hits: [{ entityId: 'ofac-501' }] });
});

test('the hourly comparison repeats a screening of an older algorithm although no entry changed', async () => {
  await importPeople(app, 'treasury', [quell, heron]);
  app.clock.advance(72 * hour);
  const id = await screen('Timofey Zarbunov');
  const { algorithm } = await get(id);
  const { knex } = app.database;
  await knex('kyc_screening_hits').where({ screening_id: id }).delete();
  const older = { algorithm: 'names-1', lists_hash: '0'.repeat(64), hit_count: 0, is_match: false };
  await knex('kyc_screenings').where({ id }).update(older);
  app.clock.advance(hour);
  const look = { company_id: 0, kind: 'aml.look', payload: {}, run_at: app.clock.now() };
  await knex('jobs').insert(look);
  await work(app, ['aml.look', 'aml.rescreen']);
  expect(await get(id)).toMatchObject({ match: true, algorithm, hits: [{ entityId: 'ofac-501' }] });
});
