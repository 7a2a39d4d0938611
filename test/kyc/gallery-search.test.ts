import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { crowd, facesWithIds, insertFaces } from './gallery-faces.js';
import { file } from './images.js';

/** Two servers on the same database, each with its own copies. */
let app: TestApp;
let other: TestApp;
let kyc: SvcKyc;
let elsewhere: SvcKyc;
const collection = 'crowd';
const crowded = 400;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ sharing: app });
  const apiKey = await app.kycKey({ environment: 'test' });
  [kyc, elsewhere] = [app.kycClient({ apiKey }), other.kycClient({ apiKey })];
  const gallery = { companyId: app.companyId, environment: 'test' as const, model: 'sandbox-1' };
  const faces = facesWithIds('of-a-crowd-', crowd(crowded));
  await insertFaces(app.database.knex, { ...gallery, collection }, faces);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const searchBoth = async (name: string) => {
  const body = { image: file(name), collection, threshold: 99 };
  return Promise.all([kyc, elsewhere].map((client) => client.biometrics.faceSearch(body)));
};

describe('a large collection', () => {
  test('finds a face immediately in every process, and never after its deletion', async () => {
    expect((await searchBoth('face-ada.jpg')).map(({ searched }) => searched)).toEqual([
      crowded,
      crowded,
    ]);
    const { face } = await kyc.biometrics.faceIndex({ image: file('face-ada.jpg'), collection });
    for (const { matches, searched } of await searchBoth('face-ada.jpg')) {
      expect(searched).toBe(crowded + 1);
      expect(matches).toMatchObject([{ faceId: face.id, similarity: 100 }]);
    }
    await kyc.biometrics.deleteFace(face.id);
    for (const { matches, searched } of await searchBoth('face-ada.jpg')) {
      expect([matches, searched]).toEqual([[], crowded]);
    }
  });

  test('loses the face of an erased session', async () => {
    const { session } = await kyc.sessions.create({ features: ['liveness'] });
    const image = file('face-bo.jpg');
    await elsewhere.biometrics.faceIndex({ image, collection, sessionId: session.id });
    const before = await searchBoth('face-bo.jpg');
    expect(before.map(({ matches }) => matches.length)).toEqual([1, 1]);
    await kyc.sessions.delete(session.id);
    const after = await searchBoth('face-bo.jpg');
    expect(after.map(({ matches }) => matches.length)).toEqual([0, 0]);
  });

  test('reports duplicates, except for the same subject and for deleted faces', async () => {
    const add = (client: SvcKyc, externalId: string) =>
      client.biometrics.faceIndex({ image: file('face-cy.jpg'), collection, externalId });
    const first = await add(kyc, 'cy-1');
    const second = await add(elsewhere, 'cy-2');
    const again = await add(kyc, 'cy-1');
    expect(first.duplicates).toEqual([]);
    expect(second.duplicates).toMatchObject([{ faceId: first.face.id, externalId: 'cy-1' }]);
    expect(again.duplicates).toMatchObject([{ faceId: second.face.id, externalId: 'cy-2' }]);
    for (const { face } of [first, second, again]) await elsewhere.biometrics.deleteFace(face.id);
    const last = await add(kyc, 'cy-3');
    expect(last.duplicates).toEqual([]);
    await kyc.biometrics.deleteFace(last.face.id);
  });

  test('reports the first face to the second of two concurrent additions in two processes', async () => {
    const add = (client: SvcKyc, externalId: string) =>
      client.biometrics.faceIndex({ image: file('face-di.jpg'), collection, externalId });
    const both = await Promise.all([add(kyc, 'di-1'), add(elsewhere, 'di-2')]);
    expect(both.map(({ duplicates }) => duplicates.length).sort()).toEqual([0, 1]);
  });
});
