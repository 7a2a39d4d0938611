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

  test('sends a face on the blocklist to review, whatever subject it is sent for', async () => {
    await index('face-lu.jpg', { externalId: 'lu', blocklist: true });
    const found = await check('approve', 'face-lu.jpg', 'lu');
    expect([found.status, codes(found)]).toEqual(['in_review', ['FACE_BLOCKLISTED']]);
  });
});

describe('matchFaces', () => {
  test('compares two pictures and applies the thresholds that it returns', async () => {
    const userImage = file('selfie.jpg');
    const ask = (name: string) => kyc.biometrics.faceMatch({ userImage, refImage: file(name) });
    const [same, other] = await Promise.all([ask('approve.png'), ask('decline.png')]);
    expect(same.check).toMatchObject({ status: 'approved', score: 99, reference: 'upload' });
    expect(other.check).toMatchObject({ status: 'declined', score: 5, retryable: false });
    expect(codes(other.check)).toContain('FACES_DIFFER');
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
    expect(young.check).toMatchObject({ status: 'in_review', passed: false, minAge: 60 });
    expect(codes(young.check)).toEqual(['AGE_BELOW_MINIMUM']);
    expect(between.check).toMatchObject({ status: 'in_review', passed: null });
    expect(codes(between.check)).toEqual(['AGE_BORDERLINE']);
  });

  test('returns only an estimate when no minimum age is given', async () => {
    const { check } = await ask('approve.jpg');
    expect(check).toMatchObject({ status: 'approved', minAge: null, passed: null });
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
