import type { SvcKyc } from '../../sdk/kyc/index.js';
import { failure, failures, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { file } from './images.js';

let app: TestApp;
let kyc: SvcKyc;
let live: SvcKyc;

beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc({ environment: 'test' });
  live = await app.kyc();
});
afterAll(() => app.close());

const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code);

const keptChecks = () =>
  app.database.knex('kyc_checks').where({ company_id: app.companyId }).count<{ count: number }[]>();

describe('verifyIdDocument', () => {
  test('answers the fields of the document, and stores its images encrypted', async () => {
    const frontImage = file('approve.jpg');
    const { check } = await kyc.documents.idVerification({ frontImage, backImage: file('b.png') });
    expect(check).toMatchObject({
      id: expect.stringMatching(/^chk_[0-9a-z]{26}$/),
      sessionId: null,
      session: null,
      type: 'id',
      status: 'approved',
      retryable: false,
      warnings: [],
      engine: { name: 'sandbox', version: '1' },
      documentType: 'id_card',
      expiryDate: '2035-01-31',
      createdAt: '2026-01-31T15:00:00.000Z',
    });
    const blobs = await app.database.knex('blobs').where({ owner: check.id }).orderBy('purpose');
    expect(blobs.map(({ purpose, mime }) => [purpose, mime])).toEqual([
      ['document_back', 'image/png'],
      ['document_front', 'image/jpeg'],
      ['portrait', 'image/jpeg'],
    ]);
    const [audit] = await app.database.knex('audit_log').where({ object_id: check.id });
    expect(audit.after).toMatchObject({ type: 'id', status: 'approved', inputs: { length: 2 } });
    expect(JSON.stringify(audit.after)).not.toContain('Person');
  });

  test.each([
    ['DECLINE.png', 'declined', false, 'SANDBOX_DECLINE'],
    ['Review.webp', 'in_review', false, 'SANDBOX_REVIEW'],
    ['retry.tiff', 'in_review', true, 'SANDBOX_RETRY'],
    ['passport of Ana.jpg', 'in_review', false, 'SANDBOX_INPUT'],
    ['approved.jpg', 'in_review', false, 'SANDBOX_INPUT'],
  ])('in the sandbox answers for %s: %s', async (name, status, retryable, code) => {
    const { check } = await kyc.documents.idVerification({ frontImage: file(name) });
    expect({ status: check.status, retryable: check.retryable, codes: codes(check) }).toEqual({
      status,
      retryable,
      codes: [code],
    });
  });

  test('answers 422 to an unreadable image and 503 without the engine, and stores no check', async () => {
    const before = await keptChecks();
    const [unreadable, down] = await failures([
      kyc.documents.idVerification({
        frontImage: file('a.jpg'),
        backImage: file('unreadable.jpg'),
      }),
      kyc.documents.idVerification({ frontImage: file('unavailable.jpg') }),
    ]);
    expect([unreadable?.statusCode, unreadable?.code]).toEqual([422, 'unprocessable_image']);
    expect(unreadable?.details).toMatchObject([{ path: 'body.backImage' }]);
    expect([down?.statusCode, down?.code]).toEqual([503, 'provider_unavailable']);
    expect(await keptChecks()).toEqual(before);
  });

  test('answers 503 to a live key without an engine, and never asks the sandbox', async () => {
    const refused = await failure(
      live.documents.idVerification({ frontImage: file('approve.jpg') }),
    );
    expect([refused.statusCode, refused.code]).toEqual([503, 'provider_unavailable']);
    expect(refused.message).toContain('identity documents');
  });

  test('answers 415 to bytes that are not an image, whatever the file name', async () => {
    const refused = await failures([
      kyc.documents.idVerification({ frontImage: { ...file('a.heic'), filename: 'approve.jpg' } }),
      kyc.documents.idVerification({ frontImage: file('approve.pdf') }),
      kyc.documents.idVerification({ frontImage: { data: new Uint8Array(9), filename: 'a.jpg' } }),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual(
      Array.from({ length: 3 }, () => [415, 'unsupported_media']),
    );
    expect(refused[0]?.message).toContain('image/heic');
  });

  test('answers 413 to an image of more than five megabytes', async () => {
    const frontImage = file('approve.jpg', 'x'.repeat(5 * 1024 * 1024));
    const refused = await failure(kyc.documents.idVerification({ frontImage }));
    expect([refused.statusCode, refused.code]).toEqual([413, 'file_too_large']);
  });

  test('makes one check for a repeated request, and refuses another image under its key', async () => {
    const options = { idempotencyKey: 'one-document' };
    const frontImage = file('approve.jpg', 'first');
    const first = await kyc.documents.idVerification({ frontImage }, options);
    const again = await kyc.documents.idVerification({ frontImage }, options);
    expect(again.check).toEqual(first.check);
    const other = kyc.documents.idVerification({ frontImage: file('approve.jpg', '2nd') }, options);
    const refused = await failure(other);
    expect([refused.statusCode, refused.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('answers 404 to an unknown session', async () => {
    const sessionId = `ses_${'0'.repeat(26)}`;
    const [document, bill, number] = await failures([
      kyc.documents.idVerification({ frontImage: file('approve.jpg'), sessionId }),
      kyc.documents.proofOfAddress({ document: file('approve.pdf'), sessionId }),
      kyc.documents.databaseValidation({ idNumber: '00113918205', country: 'do', sessionId }),
    ]);
    expect([document?.statusCode, bill?.statusCode, number?.statusCode]).toEqual([404, 404, 404]);
  });
});

describe('checkProofOfAddress', () => {
  test('accepts a PDF, and compares the expected name and address', async () => {
    const { check } = await kyc.documents.proofOfAddress({
      document: file('approve.pdf'),
      expectedName: 'Ana Reyes',
      expectedAddress: 'Calle Sol 5, Santo Domingo',
    });
    expect(check).toMatchObject({
      type: 'poa',
      status: 'approved',
      nameOnDocument: 'Ana Reyes',
      nameMatch: 100,
      addressMatch: 100,
      maxAgeDays: 90,
      issueDate: '2026-01-30',
    });
  });

  test.each([
    ['decline.pdf', 'declined', 'SANDBOX_DECLINE'],
    ['bill.pdf', 'in_review', 'SANDBOX_INPUT'],
  ])('in the sandbox answers for %s: %s', async (name, status, code) => {
    const { check } = await kyc.documents.proofOfAddress({ document: file(name) });
    expect([check.status, codes(check)]).toEqual([status, [code]]);
  });

  test('accepts up to fifteen megabytes', async () => {
    const size = 15 * 1024 * 1024;
    const fits = file('approve.pdf', 'x'.repeat(size - 8));
    expect((await kyc.documents.proofOfAddress({ document: fits })).check.status).toBe('approved');
    const over = file('approve.pdf', 'x'.repeat(size - 7));
    const refused = await failure(kyc.documents.proofOfAddress({ document: over }));
    expect([refused.statusCode, refused.code]).toEqual([413, 'file_too_large']);
  });
});

describe('a text field of a form', () => {
  // A part may declare its own encoding, and so contain half a surrogate pair that passes every pattern.
  test('answers 400 to text that PostgreSQL cannot store, and stores no check', async () => {
    const part = (name: string, more = '') =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${more}`;
    const body = Buffer.concat([
      Buffer.from(`${part('document', '; filename="approve.jpg"')}\r\n\r\n`),
      Buffer.from('ffd8ffe000104a464946', 'hex'),
      Buffer.from(
        `\r\n${part('expectedName')}\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n`,
      ),
      Buffer.from('410000d84200', 'hex'),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const before = await keptChecks();
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'x-api-key': await app.kycKey({ environment: 'test' }),
    };
    const reply = await app.fetch('/v1/documents/poa', { method: 'POST', headers, body });
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_request', details: [{ path: 'body.expectedName' }] } },
    ]);
    expect(await keptChecks()).toEqual(before);
  });
});

describe('validateAgainstDatabase', () => {
  const number = { idNumber: '001-1391820-5', country: 'do' };

  test('approves a person whom the register lists under the number', async () => {
    const { check } = await kyc.documents.databaseValidation({ ...number, lastName: 'APPROVE' });
    expect(check).toMatchObject({
      type: 'database_validation',
      status: 'approved',
      matchType: 'full_match',
      source: 'sandbox',
      idNumber: '00113918205',
      checks: [{ code: 'NUMBER_FORMAT', status: 'passed' }],
    });
  });

  test('asks for another number when a check digit is wrong, without asking the register', async () => {
    const wrong = { ...number, idNumber: '001-1391820-6', lastName: 'APPROVE' };
    const { check } = await kyc.documents.databaseValidation(wrong);
    expect(check).toMatchObject({
      status: 'in_review',
      retryable: true,
      matchType: 'no_match',
      source: null,
      engine: { name: 'number format' },
    });
    expect(codes(check)).toEqual(['ID_NUMBER_INVALID']);
  });

  test('reviews a correct number without a register, and never approves it', async () => {
    const { check } = await live.documents.databaseValidation(number);
    expect(check).toMatchObject({ status: 'in_review', matchType: 'checksum_only', source: null });
    expect(codes(check)).toEqual(['COULD_NOT_PERFORM']);
  });

  test('answers 400 to an unknown country and to an unknown member', async () => {
    const refused = await failures([
      kyc.documents.databaseValidation({ ...number, country: 'xx' }),
      kyc.documents.databaseValidation({ ...number, colour: 'red' } as never),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual([
      [400, 'invalid_request'],
      [400, 'invalid_request'],
    ]);
  });
});
