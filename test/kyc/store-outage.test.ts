import { s3Store } from '../../src/kernel/blobs/stores/s3.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { startS3, type TestS3 } from '../support/s3.js';

let s3: TestS3;
let owner: TestApp;
let app: TestApp;

beforeAll(async () => {
  s3 = await startS3();
  owner = await startTestApp();
  const storage = { ...owner.storage, store: s3Store(s3.options) };
  app = await startTestApp({ sharing: { ...owner, storage } });
});
afterAll(async () => {
  await app.close();
  await owner.close();
});

const frontImage = { data: Uint8Array.of(0xff, 0xd8, 0xff), filename: 'approve.jpg' };

test('a check answers 503 with Retry-After while the object store is busy or stopped', async () => {
  const kyc = await app.kyc({ environment: 'test' });
  const check = () => kyc.documents.idVerification({ frontImage });
  const unavailable = { statusCode: 503, retryAfter: 1 };
  // Two pictures of the check are stored, each with three tries.
  s3.failures = 6;
  expect(await failure(check())).toMatchObject(unavailable);
  await check();
  await s3.close();
  expect(await failure(check())).toMatchObject(unavailable);
});
