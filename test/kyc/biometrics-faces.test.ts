import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { file } from './images.js';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc({ environment: 'test' });
});
afterAll(() => app.close());

const statusesAndCodes = (
  errors: readonly { readonly statusCode: number; readonly code: string }[],
) => errors.map(({ code, statusCode }) => [statusCode, code]);

const index = (name: string, more: object = {}, content?: string) =>
  kyc.biometrics.faceIndex({ image: file(name, content), ...more });

describe('indexFace and searchFaces', () => {
  test('find a face again in another picture, and name its subject', async () => {
    const own = { collection: 'find', externalId: 'user-1' };
    const { face, duplicates } = await index('face-ana.jpg', own);
    expect(face).toMatchObject({
      id: expect.stringMatching(/^face_[0-9a-z]{26}$/),
      collection: 'find',
      externalId: 'user-1',
      sessionId: null,
      blocklisted: false,
      model: 'sandbox-1',
    });
    expect(duplicates).toEqual([]);
    const image = file('face-ana.jpg', 'another picture');
    const found = await kyc.biometrics.faceSearch({ image, collection: 'find' });
    expect(found).toMatchObject({
      searched: 1,
      threshold: 70,
      collection: 'find',
      matches: [{ faceId: face.id, externalId: 'user-1', similarity: 100, blocklisted: false }],
    });
    const blobs = await app.database.knex('blobs').where({ owner: face.id });
    expect(blobs).toEqual([]);
  });

  test('search only their own company, environment and collection', async () => {
    const collection = 'walls';
    await index('face-bea.jpg', { collection });
    const image = file('face-bea.jpg');
    const stranger = await app.kyc({ environment: 'test', companyId: app.otherCompanyId });
    const [own, elsewhere, others] = await Promise.all([
      kyc.biometrics.faceSearch({ image, collection }),
      kyc.biometrics.faceSearch({ image, collection: 'rooms' }),
      stranger.biometrics.faceSearch({ image, collection }),
    ]);
    expect([own.searched, elsewhere.searched, others.searched]).toEqual([1, 0, 0]);
    await app.database.knex('kyc_faces').where({ collection }).update({ environment: 'live' });
    expect((await kyc.biometrics.faceSearch({ image, collection })).searched).toBe(0);
    await app.database.knex('kyc_faces').where({ collection }).update({ environment: 'test' });
    await app.database.knex('kyc_faces').where({ collection }).update({ model: 'another' });
    expect((await kyc.biometrics.faceSearch({ image, collection })).searched).toBe(0);
  });

  test('answer the most similar first, up to the limit and above the threshold', async () => {
    const collection = 'many';
    const names = Array.from({ length: 12 }, (_, at) => `face-n${at}.jpg`);
    for (const name of names) await index(name, { collection });
    const search = (more: object) =>
      kyc.biometrics.faceSearch({ image: file('face-n7.jpg'), collection, ...more });
    const [all, three, sure] = await Promise.all([
      search({ threshold: 0, limit: 100 }),
      search({ threshold: 0, limit: 3 }),
      search({ threshold: 99 }),
    ]);
    const scores = all.matches.map(({ similarity }) => similarity);
    expect([all.searched, scores.length, scores[0]]).toEqual([12, 12, 100]);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(three.matches).toEqual(all.matches.slice(0, 3));
    expect(sure.matches).toEqual(all.matches.slice(0, 1));
  });

  test('report a duplicate, with an event that carries no name', async () => {
    const first = await index('face-cleo.jpg', {
      collection: 'twice',
      externalId: 'c-1',
      blocklist: true,
    });
    const second = await index('face-cleo.jpg', { collection: 'twice', externalId: 'c-2' });
    expect(second.duplicates).toEqual([
      {
        faceId: first.face.id,
        externalId: 'c-1',
        sessionId: null,
        similarity: 100,
        blocklisted: true,
      },
    ]);
    const events = await app.database
      .knex('webhook_events')
      .where({ type: 'face.duplicate_found' });
    expect(events.map(({ payload }) => JSON.parse(payload))).toEqual([
      expect.objectContaining({
        environment: 'test',
        data: {
          object: expect.objectContaining({
            id: second.face.id,
            externalId: 'c-2',
            duplicates: [{ faceId: first.face.id, similarity: 100, blocklisted: true }],
          }),
        },
      }),
    ]);
  });

  test('report no duplicate for the same subject', async () => {
    const own = { collection: 'again', externalId: 'd-1' };
    await index('face-dora.jpg', own);
    expect((await index('face-dora.jpg', own)).duplicates).toEqual([]);
  });

  test('report the first face to the second of two concurrent calls with one face', async () => {
    const add = (externalId: string) => index('face-eva.jpg', { collection: 'race', externalId });
    const both = await Promise.all([add('e-1'), add('e-2')]);
    expect(both.map(({ duplicates }) => duplicates.length).sort()).toEqual([0, 1]);
  });

  test('index one face for a repeated request', async () => {
    const options = { idempotencyKey: 'one-face' };
    const body = { image: file('face-fay.jpg'), collection: 'once' };
    const first = await kyc.biometrics.faceIndex(body, options);
    expect(await kyc.biometrics.faceIndex(body, options)).toEqual(first);
    const { searched } = await kyc.biometrics.faceSearch(body);
    expect(searched).toBe(1);
  });

  test('refuse an image without one face, an invalid collection name and an unknown session', async () => {
    const image = file('face-gil.jpg');
    const refused = await failures([
      index('unreadable.jpg'),
      index('unavailable.jpg'),
      kyc.biometrics.faceSearch({ image: file('unreadable.jpg') }),
      kyc.biometrics.faceSearch({ image, limit: 101 }),
      kyc.biometrics.faceIndex({ image, collection: '../etc' }),
      kyc.biometrics.faceIndex({ image, sessionId: `ses_${'0'.repeat(26)}` }),
    ]);
    expect(statusesAndCodes(refused)).toEqual([
      [422, 'unprocessable_image'],
      [503, 'provider_unavailable'],
      [422, 'unprocessable_image'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [404, 'not_found'],
    ]);
  });
});

describe('deleteFace', () => {
  test('removes a face from the index, once, and only for its own company', async () => {
    const { face } = await index('face-hana.jpg', { collection: 'gone' });
    const stranger = await app.kyc({ environment: 'test', companyId: app.otherCompanyId });
    const live = await app.kyc();
    const hidden = await failures([
      stranger.biometrics.deleteFace(face.id),
      live.biometrics.deleteFace(face.id),
    ]);
    expect(statusesAndCodes(hidden)).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
    const deleted = await kyc.biometrics.deleteFace(face.id);
    expect(deleted.face).toEqual({ id: face.id, deletedAt: '2026-01-31T15:00:00.000Z' });
    const again = await failure(kyc.biometrics.deleteFace(face.id));
    expect([again.statusCode, again.code]).toEqual([404, 'not_found']);
    const search = { image: file('face-hana.jpg'), collection: 'gone' };
    expect((await kyc.biometrics.faceSearch(search)).searched).toBe(0);
  });
});

const tables = ['kyc_faces', 'webhook_events', 'idempotency_keys', 'audit_log'] as const;

describe('a deleted face', () => {
  test('appears in no later result, and later faces like it keep their subject', async () => {
    const { knex } = app.database;
    const collection = 'forgotten';
    await index('face-ida.jpg', { collection, externalId: 'of-kept-one' });
    const image = file('face-ida.jpg');
    const own = { collection, image, externalId: 'of-forgotten-one' };
    const { face } = await kyc.biometrics.faceIndex(own, { idempotencyKey: 'to-forget' });
    await index('face-ida.jpg', { collection, externalId: 'of-third-one' });
    await kyc.biometrics.faceSearch({ collection, image }, { idempotencyKey: 'to-forget-too' });
    const everything = async () =>
      JSON.stringify(await Promise.all(tables.map((table) => knex(table).select())));
    expect(await everything()).toContain('of-forgotten-one');
    await kyc.biometrics.deleteFace(face.id);
    expect(await everything()).not.toContain('of-forgotten-one');
    const events = await knex('webhook_events').where('payload', 'like', `%${face.id}%`);
    expect(events.map(({ payload }) => JSON.parse(payload).data.object.externalId)).toEqual(
      expect.arrayContaining([undefined, 'of-third-one']),
    );
  });
});
