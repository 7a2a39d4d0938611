import type { SvcKyc } from '../../sdk/kyc/index.js';
import { sweepStore } from '../../src/kernel/blobs/maintenance/sweep.js';
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

type Features = NonNullable<Parameters<SvcKyc['sessions']['create']>[0]>['features'];

async function open(features: Features, lastName?: string): Promise<string> {
  const expected = lastName === undefined ? {} : { expected: { firstName: 'Ana', lastName } };
  const { session } = await kyc.sessions.create({ features, ...expected });
  return session.id;
}

const eventsOf = async (sessionId: string): Promise<string[]> => {
  const events = await app.database.knex('webhook_events').orderBy('id');
  return events
    .filter(({ payload }) => payload.includes(`"id":"${sessionId}"`))
    .map(({ type }) => type);
};

describe('a session', () => {
  test('is approved by its three checks, with the face compared to the document portrait', async () => {
    const sessionId = await open(['id', 'liveness', 'face_match'], 'Approve');
    const document = await kyc.documents.idVerification({ sessionId, frontImage: file('f.jpg') });
    expect(document.check).toMatchObject({
      sessionId,
      status: 'approved',
      session: { id: sessionId, status: 'in_progress' },
      firstName: 'Ana',
      lastName: 'Approve',
    });
    await kyc.biometrics.liveness({ sessionId, image: file('l.jpg') });
    const match = await kyc.biometrics.faceMatch({ sessionId, userImage: file('u.jpg') });
    expect(match.check).toMatchObject({
      status: 'approved',
      reference: 'document',
      session: { id: sessionId, status: 'approved' },
    });
    const { session } = await kyc.sessions.get(sessionId);
    expect(session.country).toBe('do');
    expect(session.checks.map(({ type, status }) => [type, status])).toEqual([
      ['id', 'approved'],
      ['liveness', 'approved'],
      ['face_match', 'approved'],
    ]);
    expect(await eventsOf(sessionId)).toEqual([
      'session.created',
      'session.started',
      'session.updated',
      'session.updated',
      'session.completed',
    ]);
  });

  test('answers the document portrait for an hour, at an address that is not stored', async () => {
    const sessionId = await open(['id']);
    const options = { idempotencyKey: 'portrait' };
    const frontImage = file('approve.jpg', 'whose face is this');
    const ask = () => kyc.documents.idVerification({ sessionId, frontImage }, options);
    const { check } = await ask();
    const portrait = await app.fetch(check.portraitUrl ?? '');
    expect(portrait.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await portrait.arrayBuffer()).toString()).toContain('whose face is this');
    expect((await ask()).check).toEqual(check);
    const kept = await app.database.knex('idempotency_keys').where({ key: 'portrait' });
    expect(kept[0].body).not.toContain('/v1/files/');
  });

  test('closed by one request answers a repetition of it with the first reply', async () => {
    const sessionId = await open(['liveness']);
    const options = { idempotencyKey: 'closes-it' };
    const image = file('approve.jpg');
    const first = await kyc.biometrics.liveness({ sessionId, image }, options);
    expect(first.check.session?.status).toBe('approved');
    expect(await kyc.biometrics.liveness({ sessionId, image }, options)).toEqual(first);
    const late = await failure(kyc.biometrics.liveness({ sessionId, image }));
    expect([late.statusCode, late.code]).toEqual([409, 'invalid_transition']);
  });

  test('keeps a step open while its check is retryable', async () => {
    const sessionId = await open(['id', 'poa']);
    const send = (name: string) =>
      kyc.documents.idVerification({ sessionId, frontImage: file(name) });
    const blurred = await send('retry.jpg');
    expect(blurred.check).toMatchObject({ status: 'in_review', retryable: true });
    expect((await kyc.sessions.get(sessionId)).session.steps[0]?.status).toBe('pending');
    expect((await send('decline.jpg')).check).toMatchObject({ retryable: false });
    const closed = await failure(send('approve.jpg'));
    expect([closed.statusCode, closed.code]).toEqual([409, 'conflict']);
  });

  test('refuses a check that is not one of its steps', async () => {
    const sessionId = await open(['poa']);
    const image = file('approve.jpg');
    const refused = await failures([
      kyc.documents.idVerification({ sessionId, frontImage: image }),
      kyc.documents.databaseValidation({ sessionId, idNumber: '00113918205', country: 'do' }),
      kyc.biometrics.liveness({ sessionId, image }),
      kyc.biometrics.faceMatch({ sessionId, userImage: image }),
      kyc.biometrics.ageEstimation({ sessionId, image }),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      Array.from({ length: 5 }, () => [409, 'conflict']),
    );
  });

  test('without a document answers 400 to a face match', async () => {
    const sessionId = await open(['face_match']);
    const refused = await failure(
      kyc.biometrics.faceMatch({ sessionId, userImage: file('approve.jpg') }),
    );
    expect([refused.statusCode, refused.details?.[0]?.path]).toEqual([400, 'body.refImage']);
  });

  test('answers 404 to another environment or company', async () => {
    const sessionId = await open(['liveness']);
    const live = await app.kyc();
    const stranger = await app.kyc({ environment: 'test', companyId: app.otherCompanyId });
    const image = file('approve.jpg');
    const refused = await failures([
      live.biometrics.liveness({ sessionId, image }),
      stranger.biometrics.liveness({ sessionId, image }),
      stranger.biometrics.faceIndex({ sessionId, image }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test('that is erased erases its faces, and answers 410 to every check', async () => {
    const sessionId = await open([
      'liveness',
      'id',
      'face_match',
      'age',
      'poa',
      'database_validation',
    ]);
    const image = file('face-ivo.jpg');
    const { face } = await kyc.biometrics.faceIndex({ sessionId, image, collection: 'erased' });
    expect(face.sessionId).toBe(sessionId);
    await kyc.documents.idVerification({ sessionId, frontImage: file('approve.jpg') });
    await kyc.sessions.delete(sessionId);
    const found = await kyc.biometrics.faceSearch({ image, collection: 'erased' });
    expect([found.searched, found.matches]).toEqual([0, []]);
    expect(await app.database.knex('blobs').where({ owner: sessionId })).toEqual([]);
    const refused = await failures([
      kyc.documents.idVerification({ sessionId, frontImage: image }),
      kyc.documents.proofOfAddress({ sessionId, document: image }),
      kyc.documents.databaseValidation({ sessionId, idNumber: '00113918205', country: 'do' }),
      kyc.biometrics.liveness({ sessionId, image }),
      kyc.biometrics.faceMatch({ sessionId, userImage: image }),
      kyc.biometrics.ageEstimation({ sessionId, image }),
      kyc.biometrics.faceIndex({ sessionId, image }),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      Array.from({ length: 7 }, () => [410, 'gone']),
    );
  });
});

describe('a check outside a session', () => {
  test('repeated with its Idempotency-Key leaves no orphaned image after the sweep', async () => {
    const options = { idempotencyKey: 'sent-twice' };
    const body = { image: file('approve.jpg', 'sent twice') };
    await kyc.biometrics.liveness(body, options);
    await kyc.biometrics.liveness(body, options);
    const names = async () => {
      const found: string[] = [];
      for await (const { name } of app.storage.store.list()) found.push(name);
      return found;
    };
    const rows = await app.database.knex('blobs').select('id');
    expect((await names()).length).toBeGreaterThan(rows.length);
    const { store } = app.storage;
    const aged = {
      ...store,
      async *list() {
        for await (const { name } of store.list()) yield { name, modifiedAt: new Date(0) };
      },
    };
    for (const days of [0, 30]) {
      const now = new Date(app.clock.now().getTime() + days * 86_400_000);
      await sweepStore(app.database.knex, aged, { now });
    }
    expect((await names()).map((name) => name.slice(name.lastIndexOf('/') + 1)).sort()).toEqual(
      rows.map(({ id }) => id).sort(),
    );
  });
});
