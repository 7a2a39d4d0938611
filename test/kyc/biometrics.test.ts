import type { FileInput, SvcKyc } from '../../sdk/kyc/index.js';
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

const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code);

const statusesAndCodes = (
  errors: readonly { readonly statusCode: number; readonly code: string }[],
) => errors.map(({ code, statusCode }) => [statusCode, code]);

const index = (name: string, more: object = {}, content?: string) =>
  kyc.biometrics.faceIndex({ image: file(name, content), ...more });

describe('checkLiveness', () => {
  test('approves an image that a certified engine approves', async () => {
    const { check } = await kyc.biometrics.liveness({ image: file('approve.jpg') });
    expect(check).toMatchObject({
      type: 'liveness',
      status: 'approved',
      score: 99,
      certified: true,
      faces: [{ confidence: 99 }],
    });
  });

  test('approves no image without a certified engine, whatever its score', async () => {
    const { check } = await kyc.biometrics.liveness({ image: file('anyone.jpg') });
    expect(check).toMatchObject({ status: 'in_review', certified: false, score: 75 });
    expect(codes(check).sort()).toEqual(['LIVENESS_NOT_CERTIFIED', 'SANDBOX_INPUT']);
  });
});

describe('checkLiveness of a session', () => {
  const workflows = new Map<string, string>();

  async function check(
    onDuplicate: 'approve' | 'review' | 'decline',
    name: string,
    externalId?: string,
  ) {
    const made = { name: onDuplicate, features: ['liveness' as const], onDuplicate };
    const workflowId =
      workflows.get(onDuplicate) ?? (await kyc.sessions.createWorkflow(made)).workflow.id;
    workflows.set(onDuplicate, workflowId);
    const { session } = await kyc.sessions.create({
      workflowId,
      expected: { lastName: 'Approve' },
      ...(externalId !== undefined && { externalId }),
    });
    const image = file(name, 'taken just now');
    return (await kyc.biometrics.liveness({ sessionId: session.id, image })).check;
  }

  test('applies the workflow’s action to a face that was seen before', async () => {
    await index('face-jo.jpg', { externalId: 'jo' });
    const [approve, review, decline, own, other] = [
      await check('approve', 'face-jo.jpg'),
      await check('review', 'face-jo.jpg', 'somebody'),
      await check('decline', 'face-jo.jpg'),
      await check('decline', 'face-jo.jpg', 'jo'),
      await check('decline', 'face-kim.jpg'),
    ];
    expect(approve).toMatchObject({
      status: 'approved',
      warnings: [{ code: 'DUPLICATE_FACE', severity: 'information' }],
    });
    expect([review.status, codes(review)]).toEqual(['in_review', ['DUPLICATE_FACE']]);
    expect([decline.status, codes(decline)]).toEqual(['declined', ['DUPLICATE_FACE']]);
    expect([own.status, codes(own)]).toEqual(['approved', []]);
    expect([other.status, codes(other)]).toEqual(['approved', []]);
  });

  // A form sends text as typed, a JSON body composes it (NFC): both must name the same subject.
  test('recognises the same subject, however its id is written', async () => {
    await index('face-jose.jpg', { externalId: ' Jose\u0301 ' });
    const own = await check('decline', 'face-jose.jpg', 'Jose\u0301');
    expect([own.status, codes(own)]).toEqual(['approved', []]);
  });

  test('declines a face on the blocklist, whatever subject it is sent for', async () => {
    await index('face-lu.jpg', { externalId: 'lu', blocklist: true });
    const found = await check('approve', 'face-lu.jpg', 'lu');
    expect([found.status, codes(found)]).toEqual(['declined', ['FACE_BLOCKLISTED']]);
  });
});

describe('matchFaces', () => {
  test('compares two pictures and applies the thresholds that it returns', async () => {
    const userImage = file('selfie.jpg');
    const ask = (name: string) => kyc.biometrics.faceMatch({ userImage, refImage: file(name) });
    const [same, other] = await Promise.all([ask('approve.png'), ask('decline.png')]);
    expect(same.check).toMatchObject({ status: 'approved', score: 99, reference: 'upload' });
    expect(other.check).toMatchObject({ status: 'declined', score: 5, retryable: false });
    expect(codes(other.check)).toContain('LOW_FACE_MATCH_SIMILARITY');
    expect(other.check.thresholds.faceMatchDecline).toBeGreaterThan(5);
  });

  test('answers 400 without a second picture and without a session', async () => {
    const refused = await failure(kyc.biometrics.faceMatch({ userImage: file('approve.jpg') }));
    expect([refused.statusCode, refused.code]).toEqual([400, 'invalid_request']);
    expect(refused.details).toMatchObject([{ path: 'body.refImage' }]);
  });
});

describe('estimateAge', () => {
  const ask = (name: string, minAge?: number) =>
    kyc.biometrics.ageEstimation({ image: file(name), ...(minAge !== undefined && { minAge }) });

  test('tells old enough from too young and from uncertain', async () => {
    const [old, young, between] = await Promise.all([
      ask('approve.jpg', 18),
      ask('approve.jpg', 60),
      ask('approve.jpg', 40),
    ]);
    expect(old.check).toMatchObject({ status: 'approved', passed: true, estimatedAge: 40 });
    expect(young.check).toMatchObject({ status: 'declined', passed: false, minAge: 60 });
    expect(codes(young.check)).toEqual(['AGE_BELOW_MINIMUM']);
    expect(between.check).toMatchObject({ status: 'in_review', passed: null });
    expect(codes(between.check)).toEqual(['AGE_BORDERLINE']);
  });

  test('returns only an estimate when no minimum age is given', async () => {
    const { check } = await ask('approve.jpg');
    expect(check).toMatchObject({ status: 'approved', minAge: null, passed: null });
  });
});

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

describe('live API keys', () => {
  test('get 503 without an engine, and the message names the missing feature', async () => {
    const live = await app.kyc();
    const image: FileInput = file('approve.jpg');
    const refused = await failures([
      live.biometrics.liveness({ image }),
      live.biometrics.faceMatch({ userImage: image, refImage: image }),
      live.biometrics.ageEstimation({ image }),
      live.biometrics.faceSearch({ image }),
      live.biometrics.faceIndex({ image }),
    ]);
    expect(statusesAndCodes(refused)).toEqual(
      Array.from({ length: 5 }, () => [503, 'provider_unavailable']),
    );
    expect(refused.map(({ message }) => message)).toEqual([
      expect.stringContaining('liveness'),
      expect.stringContaining('comparing faces'),
      expect.stringContaining('ages'),
      expect.stringContaining('searching faces'),
      expect.stringContaining('searching faces'),
    ]);
  });
});
