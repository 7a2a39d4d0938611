import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import type { FileInput } from '../../sdk/kyc/index.js';
import { decodeGrey } from '../../src/kyc/barcodes/child/grey.js';
import { decode as decodeForFaces } from '../../src/kyc/faces/child/pictures.js';
import { greyOf, openPixels } from '../../src/kyc/images/child/index.js';
import { cleanImage, UnusableImageError } from '../../src/kyc/images/index.js';
import { cut } from '../../src/kyc/reading/child/index.js';
import { drawForText } from '../../src/kyc/text/child/index.js';
import { failures } from '../support/app.js';
import { describe, expect, test } from '../support/jest.js';
import {
  app,
  file,
  given,
  kyc,
  memoryGrowthOf,
  plainPicture,
  setUpHostileFiles,
} from './hostile-files-support.js';

setUpHostileFiles();

const page = '<script>alert(document.cookie)</script>';
/** Lists the blob store and the temporary files of the server. */
const storedFiles = (): readonly string[] => [
  ...readdirSync(app.blobFolder, { recursive: true, encoding: 'utf8' }),
  ...readdirSync(tmpdir()).filter((name) => name.startsWith('notaria-text-')),
];

describe('text in place of a file', () => {
  test.each([
    ['null', 'null'],
    ['empty', ''],
    ['2,000 characters', 'x'.repeat(2000)],
  ])('answers 400 at its field: %s', async (_case, text) => {
    const sandbox = await app.kyc({ environment: 'test' });
    const { session } = await sandbox.sessions.create({ features: ['id'] });
    const { backImage, ...rest } = {
      sessionId: session.id,
      frontImage: file(await plainPicture()),
      backImage: text as unknown as FileInput,
    };
    for (const key of ['backImage', 'backImage[data]']) {
      const body = { ...rest, [key]: backImage };
      const [error] = await failures([sandbox.documents.idVerification(body)]);
      expect([error?.statusCode, error?.code]).toEqual([400, 'invalid_request']);
      expect(error?.details).toMatchObject([{ path: 'body.backImage' }]);
    }
    expect((await sandbox.sessions.get(session.id)).session.status).toBe('not_started');
  });
});

describe('a polyglot file', () => {
  test('reaches engines and storage as a picture and nothing else', async () => {
    const both = Buffer.concat([await plainPicture(), Buffer.from(page)]);
    const { check } = await kyc.biometrics.ageEstimation({ image: file(both) });
    expect(check.status).toBe('approved');
    const [seen] = given;
    expect(Buffer.from(seen ?? []).includes(page)).toBe(false);
    expect(Buffer.from(seen ?? []).includes('somebody')).toBe(false);
    const { exif, format } = await sharp(seen).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
  });

  test('with only the header of a picture is refused, and leaves no file', async () => {
    const before = storedFiles();
    const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
    const whole = await plainPicture();
    const refused = await failures([
      kyc.biometrics.ageEstimation({ image: file(Buffer.concat([head, Buffer.from(page)])) }),
      kyc.biometrics.ageEstimation({ image: file(whole.subarray(0, whole.length - 40)) }),
      kyc.biometrics.ageEstimation({ image: file(Buffer.from(`GIF89a/*${page}*/`)) }),
      kyc.biometrics.ageEstimation({ image: file(Buffer.from('PK\x03\x04 a zip'), 'a.jpg') }),
      kyc.biometrics.ageEstimation({ image: file(Buffer.from(`%PDF-1.4 ${page}`)) }),
    ]);
    expect(refused.map(({ code, statusCode }) => [statusCode, code])).toEqual([
      [422, 'unprocessable_image'],
      [422, 'unprocessable_image'],
      [415, 'unsupported_media'],
      [415, 'unsupported_media'],
      [415, 'unsupported_media'],
    ]);
    expect(storedFiles()).toEqual(before);
  });
});

describe('an image that costs more to decode than its size suggests', () => {
  const flat = (channels: 3 | 4, depth: { width: number; height: number }) =>
    sharp({ create: { ...depth, channels, background: { r: 9, g: 9, b: 9, alpha: 1 } } });

  test('is refused by its header: 16 bits per channel, interlaced or progressive', async () => {
    const large = { width: 6000, height: 6000 };
    const deep = await flat(4, large)
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const interlaced = await flat(4, large).png({ progressive: true }).toBuffer();
    const progressive = await flat(3, large).jpeg({ progressive: true }).toBuffer();
    const refused = await failures(
      [file(deep, 'deep.png'), file(interlaced, 'interlaced.png'), file(progressive)].map((image) =>
        kyc.biometrics.ageEstimation({ image }),
      ),
    );
    expect(refused.map(({ code, statusCode }) => [statusCode, code])).toEqual(
      refused.map(() => [422, 'unprocessable_image']),
    );
    for (const { message } of refused) expect(message).toContain('200 MB to decode');
  });

  test('is accepted at the same size without progressive passes', async () => {
    const image = await flat(3, { width: 6000, height: 6000 }).jpeg().toBuffer();
    const { check } = await kyc.biometrics.ageEstimation({ image: file(image) });
    expect(check.status).toBe('approved');
  });
});

describe('an image above the pixel limit', () => {
  // A quarter of a megabyte that declares 300 MB of pixels.
  const size = { width: 10_000, height: 10_000 };
  const blank = { ...size, channels: 3 as const, background: '#456' };
  const huge = sharp({ create: blank, limitInputPixels: false }).png().toBuffer();
  const box = { x: 0, y: 0, width: 1, height: 1 };

  test.each<[string, (image: Uint8Array) => Promise<unknown>]>([
    ['of an upload', (image) => cleanImage(image)],
    ['of a page', (image) => greyOf(image, 100)],
    ['of a part of a page', (image) => cut({ image, turn: 90, box })],
    ['of a bar code', decodeGrey],
    ['of a face', decodeForFaces],
    ['of text', drawForText],
  ])('is refused by its header: the decoder %s', async (_case, open) => {
    const image = await huge;
    const refused = expect(open(image)).rejects.toThrow(/million pixels|pixel limit/);
    const growth = await memoryGrowthOf(() => refused);
    expect(growth).toBeLessThan((size.width * size.height * 3) / 4);
  });

  test('is refused as decoded pixels too, like those of a PDF', () => {
    const pixels = { ...size, data: new Uint8Array(0), channels: 1 as const };
    expect(() => openPixels(pixels)).toThrow(UnusableImageError);
  });

  test('gets 422 from every operation that accepts a picture', async () => {
    const image = await huge;
    const upload = () => file(image, 'huge.png');
    const { documents, biometrics } = kyc;
    let refused: Awaited<ReturnType<typeof failures>> = [];
    const calls = [
      () => documents.idVerification({ frontImage: upload() }),
      () => documents.proofOfAddress({ document: upload() }),
      () => biometrics.liveness({ image: upload() }),
      () => biometrics.ageEstimation({ image: upload() }),
      () => biometrics.faceMatch({ userImage: upload(), refImage: upload() }),
      () => biometrics.faceSearch({ image: upload() }),
      () => biometrics.faceIndex({ image: upload() }),
    ];
    const growth = await memoryGrowthOf(async () => {
      for (const call of calls) refused = [...refused, ...(await failures([call()]))];
    });
    expect(refused.map(({ code, statusCode }) => [statusCode, code])).toEqual(
      calls.map(() => [422, 'unprocessable_image']),
    );
    expect(growth).toBeLessThan((size.width * size.height * 3) / 4);
  });
});

describe('concurrent images beyond the queue of one caller', () => {
  const count = 30;
  const background = '#456';
  const large = async () =>
    file(
      await sharp({ create: { width: 5000, height: 5000, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );

  test('get 503 with Retry-After, and the rest are decoded', async () => {
    const image = await large();
    const replies = await Promise.allSettled(
      Array.from({ length: count }, () =>
        kyc.biometrics.ageEstimation({ image }, { maxRetries: 0 }),
      ),
    );
    const failed = replies.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.length).toBeLessThan(count);
    for (const error of failed) {
      expect(error).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
      expect(error.retryAfter).toBeGreaterThan(0);
    }
  });

  test('are not decoded when their clients have disconnected', async () => {
    const image = await large();
    const before = given.length;
    const leaving = new AbortController();
    const options = { maxRetries: 0, signal: leaving.signal };
    const calls = Array.from({ length: count }, () =>
      kyc.biometrics.ageEstimation({ image }, options),
    );
    // The first refusal shows that the queue is full.
    await Promise.race(calls).catch(() => undefined);
    const untilThen = given.length;
    leaving.abort();
    await Promise.allSettled(calls);
    const { check } = await kyc.biometrics.ageEstimation({ image: file(await plainPicture()) });
    expect(check.status).toBe('approved');
    expect(untilThen - before).toBeLessThan(count);
    // One decode may have been running and one may have started before the server saw the disconnection.
    expect(given.length - untilThen).toBeLessThanOrEqual(4);
  });
});
