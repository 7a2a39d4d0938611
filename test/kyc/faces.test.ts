import sharp from 'sharp';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { createFaceGroup } from '../../src/kyc/faces/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { drawing, imageOf, type PersonName, photo, portrait, toUpload } from './face-photos.js';

/** Runs the real networks on photographs that come with their package. */

const group = createFaceGroup(createLogger({ logLevel: 'silent' }));
const isInstalled = group.engines.faceMatch !== undefined;
const describeReal = isInstalled ? describe : describe.skip;
const skipNote = isInstalled
  ? ''
  : ' (SKIPPED: the optional packages of the face engines are absent)';

let app: TestApp;
let kyc: SvcKyc;

beforeAll(async () => {
  if (!isInstalled) return;
  await group.warmUp();
  app = await startTestApp({ engines: group.engines });
  kyc = await app.kyc();
});
afterAll(async () => {
  await app?.close();
  await group.close();
});

const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code);

const portraitUpload = async (name: PersonName) => toUpload(imageOf(await portrait(name)));

/** Puts the face of one person into the picture of another, like a document held up or a poster. */
async function pictureWithinPicture() {
  const [behind, front] = [await portrait('bea', 1.2), await portrait('dora', 0.5)];
  const small = await imageOf(front).resize({ height: 240 }).png().toBuffer();
  return toUpload(
    imageOf(behind)
      .extend({ right: 320, background: '#889' })
      .composite([{ input: small, gravity: 'southeast' }]),
  );
}

describeReal(`matchFaces with the built-in engine${skipNote}`, () => {
  test('recognises a face after cropping, compression, scaling and another exposure', async () => {
    const own = await portrait('bea');
    const image = () => imageOf(own);
    const others = [
      image().jpeg({ quality: 35 }),
      image().linear(0.75, 10).jpeg(),
      image().resize({ height: 300 }).jpeg(),
      imageOf(await portrait('bea', 0.3)).jpeg(),
    ];
    const userImage = await toUpload(image());
    for (const other of others) {
      const refImage = await toUpload(await other.toBuffer());
      const { check } = await kyc.biometrics.faceMatch({ userImage, refImage });
      expect(check).toMatchObject({ status: 'approved', warnings: [], reference: 'upload' });
      expect(check.score).toBeGreaterThanOrEqual(80);
      expect(check.faces).toHaveLength(1);
    }
  });

  test('returns the position of the face and the quality of the picture', async () => {
    const image = await portraitUpload('dora');
    const { check } = await kyc.biometrics.faceMatch({ userImage: image, refImage: image });
    const [face] = check.faces;
    expect(face?.confidence).toBeGreaterThan(60);
    expect(face?.x).toBeGreaterThan(0.1);
    expect((face?.x ?? 0) + (face?.width ?? 0)).toBeLessThan(0.9);
    expect(check.quality.sharpness).toBeGreaterThan(40);
    expect(check.quality.brightness).toBeGreaterThan(20);
    expect(check.engine).toEqual({ name: 'faces', version: '1.7.15+3.3.6' });
  });

  test('does not approve two different people of one photograph', async () => {
    const [bea, cleo] = [await portraitUpload('bea'), await portraitUpload('cleo')];
    const { check } = await kyc.biometrics.faceMatch({ userImage: bea, refImage: cleo });
    expect(check.status).not.toBe('approved');
    expect(codes(check)).toContain('FACES_DIFFER');
  });

  test('finds all faces of a group and sends it to review', async () => {
    const userImage = await toUpload(await photo(6));
    const refImage = await portraitUpload('dora');
    const { check } = await kyc.biometrics.faceMatch({ userImage, refImage });
    expect(check.faces).toHaveLength(4);
    expect([check.status, codes(check)]).toEqual(['in_review', ['MULTIPLE_FACES_DETECTED']]);
    expect(check.score).toBeGreaterThanOrEqual(80);
  });

  test('sends a picture with a face inside another picture to review, instead of taking the larger face', async () => {
    const userImage = await pictureWithinPicture();
    const { check } = await kyc.biometrics.faceMatch({
      userImage,
      refImage: await portraitUpload('bea'),
    });
    expect(check.faces).toHaveLength(2);
    expect([check.status, codes(check)]).toEqual(['in_review', ['MULTIPLE_FACES_DETECTED']]);
  });

  test('finds no face in a drawing, on either side', async () => {
    const [image, shapes] = [await portraitUpload('bea'), await toUpload(await drawing())];
    const user = await kyc.biometrics.faceMatch({ userImage: shapes, refImage: image });
    expect(user.check).toMatchObject({ status: 'in_review', retryable: true, score: null });
    expect(codes(user.check)).toContain('NO_FACE_DETECTED');
    const ref = await kyc.biometrics.faceMatch({ userImage: image, refImage: shapes });
    expect(codes(ref.check)).toContain('NO_FACE_IN_REFERENCE');
  });
});

describeReal(`estimateAge with the built-in engine${skipNote}`, () => {
  test('returns a range of eight years on either side, and reviews a minimum age within it', async () => {
    const image = await portraitUpload('ana');
    const { check } = await kyc.biometrics.ageEstimation({ image });
    const age = check.estimatedAge ?? 0;
    expect(check).toMatchObject({ status: 'approved', score: null, livenessScore: null });
    expect(age).toBeGreaterThan(20);
    expect(age).toBeLessThan(45);
    expect(check.range).toEqual({ low: Math.floor(age - 8), high: Math.ceil(age + 8) });
    const minAge = Math.round(age);
    const near = await kyc.biometrics.ageEstimation({ image, minAge });
    expect([near.check.status, codes(near.check)]).toEqual(['in_review', ['AGE_BORDERLINE']]);
    const far = await kyc.biometrics.ageEstimation({ image, minAge: minAge + 12 });
    expect([far.check.status, codes(far.check)]).toEqual(['in_review', ['AGE_BELOW_MINIMUM']]);
  });
});

describeReal(`indexFace and searchFaces with the built-in engine${skipNote}`, () => {
  test('find a person in another picture, and erase the face with the session', async () => {
    const features = ['liveness' as const];
    const { session } = await kyc.sessions.create({ features });
    const sessionId = session.id;
    const { face } = await kyc.biometrics.faceIndex({
      image: await portraitUpload('cleo'),
      sessionId,
    });
    expect(face.model).toBe('face-api-human-1.7.15+3.3.6');
    await kyc.biometrics.faceIndex({ image: await portraitUpload('bea'), externalId: 'bea' });
    const other = await toUpload(imageOf(await portrait('cleo', 0.4)).linear(0.9, 8));
    const found = await kyc.biometrics.faceSearch({ image: other });
    expect(found.searched).toBe(2);
    expect(found.matches.map(({ faceId }) => faceId)).toEqual([face.id]);
    expect(found.matches[0]?.similarity).toBeGreaterThanOrEqual(90);
    await kyc.sessions.delete(sessionId);
    const gone = await kyc.biometrics.faceSearch({ image: other });
    expect([gone.searched, gone.matches]).toEqual([1, []]);
  });

  test('report a duplicate and a face on the blocklist', async () => {
    const blocked = { collection: 'wanted', externalId: 'e-1', blocklist: true };
    const { face } = await kyc.biometrics.faceIndex({
      image: await portraitUpload('eva'),
      ...blocked,
    });
    const again = await toUpload(imageOf(await portrait('eva')).jpeg({ quality: 50 }));
    const { duplicates } = await kyc.biometrics.faceIndex({
      image: again,
      collection: 'wanted',
      externalId: 'e-2',
    });
    expect(duplicates).toMatchObject([{ faceId: face.id, blocklisted: true }]);
  });

  test('answer 422 to a picture without exactly one face', async () => {
    const images = [await toUpload(await drawing()), await toUpload(await photo(5))];
    for (const image of images) {
      const refused = await failure(kyc.biometrics.faceIndex({ image }));
      expect([refused.statusCode, refused.code]).toEqual([422, 'unprocessable_image']);
    }
  });
});

describeReal(`files that are not pictures${skipNote}`, () => {
  test('are refused with the right code before a network sees them', async () => {
    const whole = await photo(1);
    const size = { width: 9_000, height: 9_000, channels: 3 as const, background: '#000' };
    const bomb = await sharp({ create: size }).png({ compressionLevel: 9 }).toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const ask = async (data: Buffer, name: string) => {
      const image = await toUpload(data, name);
      return kyc.biometrics.ageEstimation({ image });
    };
    const refused = await failures([
      ask(whole.subarray(0, whole.length / 2), 'half.jpg'),
      ask(bomb, 'bomb.png'),
      ask(svg, 'drawing.svg'),
      ask(Buffer.concat([whole, Buffer.alloc(5_300_000)]), 'large.jpg'),
    ]);
    expect(refused.map(({ code, statusCode }) => [statusCode, code])).toEqual([
      [422, 'unprocessable_image'],
      [422, 'unprocessable_image'],
      [415, 'unsupported_media'],
      [413, 'file_too_large'],
    ]);
  });
});
