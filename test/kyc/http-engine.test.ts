import type { SvcKyc } from '../../sdk/kyc/index.js';
import { httpIdentities } from '../../src/kyc/engines/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver, status } from '../support/receiver.js';

const key = 'a-key-of-the-vendor';

let app: TestApp;
let kyc: SvcKyc;
let vendor: Receiver;

beforeAll(async () => {
  vendor = await startReceiver();
  app = await startTestApp({ config: { identityEngine: { url: vendor.url('/check'), key } } });
  kyc = await app.kyc();
});
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(() => {
  vendor.requests.length = 0;
});

const answer = (reply: unknown) => {
  vendor.respond = status(200, { 'content-type': 'application/json' }, JSON.stringify(reply));
};

const all = { fullName: 'full_match', idNumber: 'full_match', dateOfBirth: 'full_match' };
const completed = { outcome: 'completed', source: 'Civil register', found: true, validations: all };
const ana = { firstName: 'Ana', lastName: 'Reyes', dateOfBirth: '1990-05-17' };
const number = { idNumber: '001-1391820-5', country: 'do' };

const check = async (given: object = ana, client = kyc) =>
  (await client.documents.databaseValidation({ ...number, ...given })).check;

describe('an engine over HTTP', () => {
  test('receives its key, and its verdict becomes the check', async () => {
    answer({ ...completed, score: 97 });
    expect(await check({ ...ana, documentType: 'cedula' })).toMatchObject({
      status: 'approved',
      score: 97,
      matchType: 'full_match',
      source: 'Civil register',
      validations: all,
      engine: { name: 'http', version: '1' },
    });
    const [request] = vendor.requests;
    expect(request).toMatchObject({
      path: '/check',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      requestId: request?.headers['x-request-id'],
      ...ana,
      idNumber: '00113918205',
      country: 'do',
      documentType: 'cedula',
    });
    expect(vendor.requests).toHaveLength(1);
  });

  test('may report a finding against the person', async () => {
    const warnings = [{ code: 'PERSON_DECEASED', severity: 'error', message: 'Has died' }];
    answer({ ...completed, warnings });
    expect(await check()).toMatchObject({ status: 'declined', warnings });
  });

  test.each([
    ['that is not found', { found: false }, 'in_review', 'not_found'],
    ['outside its partial data', { found: false, partial: true }, 'in_review', 'not_found'],
    [
      'of another person',
      { validations: { ...all, fullName: 'no_match' } },
      'in_review',
      'no_match',
    ],
    [
      'that it has not checked',
      { validations: { ...all, idNumber: 'not_checked' } },
      'in_review',
      'partial_match',
    ],
  ])(
    'on a number %s: status and match type follow the reply',
    async (_case, reply, outcome, matchType) => {
      answer({ ...completed, ...reply });
      expect(await check()).toMatchObject({ status: outcome, matchType });
    },
  );

  test('cannot have compared a field that was not sent', async () => {
    answer(completed);
    expect(await check({})).toMatchObject({
      status: 'in_review',
      validations: { fullName: 'not_checked', dateOfBirth: 'not_checked' },
    });
  });

  test('without a register for the number leaves the check to a reviewer', async () => {
    answer({ outcome: 'unsupported' });
    expect(await check()).toMatchObject({
      status: 'in_review',
      matchType: 'checksum_only',
      warnings: [{ code: 'COULD_NOT_PERFORM' }],
    });
  });

  test.each<[string, Receiver['respond'], number]>([
    ['500', status(500, {}, 'secret words'), 30],
    ['503', status(503), 30],
    ['429', status(429), 30],
    ['408', status(408), 30],
    ['no answer', (_request, response) => void response.destroy(), 30],
    [
      'half an answer',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-length': '99' })
          .write('{', () => response.destroy()),
      30,
    ],
    ['401', status(401), 300],
    ['404', status(404), 300],
    ['a redirect', status(307, { location: '/elsewhere' }), 300],
    ['204', status(204), 300],
    ['invalid JSON', status(200, {}, 'secret words'), 300],
    ['too much', status(200, {}, JSON.stringify({ ...completed, more: 'x'.repeat(70_000) })), 300],
  ])('that answers with %s leads to no check', async (_case, respond, retryAfter) => {
    vendor.respond = respond;
    const refused = await failure(check());
    expect([refused.statusCode, refused.code]).toEqual([503, 'provider_unavailable']);
    expect(refused.retryAfter).toBe(retryAfter);
    expect(JSON.stringify(refused.response)).not.toContain('secret words');
    expect(vendor.requests.map(({ path }) => path)).toEqual(['/check']);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [completed]],
    ['another outcome', { ...completed, outcome: 'approved' }],
    ['no source', { ...completed, source: '' }],
    ['a source too long', { ...completed, source: 'x'.repeat(101) }],
    ['no member found', { ...completed, found: 'yes' }],
    ['an invalid member partial', { ...completed, partial: 1 }],
    ['a score too high', { ...completed, score: 101 }],
    ['no validations', { ...completed, validations: undefined }],
    ['an unknown validation', { ...completed, validations: { ...all, fullName: 'yes' } }],
    ['a missing validation', { ...completed, validations: { fullName: 'full_match' } }],
    ['warnings that are not a list', { ...completed, warnings: {} }],
    ['a warning without a code', { ...completed, warnings: [{ severity: 'error', message: 'x' }] }],
    ['a short code', { ...completed, warnings: [{ code: 'A', severity: 'error', message: 'x' }] }],
    [
      'an unknown severity',
      { ...completed, warnings: [{ code: 'AB', severity: 1, message: 'x' }] },
    ],
    [
      'too many warnings',
      { ...completed, warnings: Array(21).fill({ code: 'AB', severity: 'error', message: 'x' }) },
    ],
  ])('whose reply has %s leads to no check', async (_case, reply) => {
    answer(reply);
    const refused = await failure(check());
    expect([refused.statusCode, refused.code, refused.retryAfter]).toEqual([
      503,
      'provider_unavailable',
      300,
    ]);
  });

  test('is aborted at the deadline', async () => {
    const asked = new AbortController();
    vendor.respond = () => asked.abort();
    const input = { documentType: undefined, ...number, ...ana };
    const outcome = await httpIdentities({ url: vendor.url(), key }).validate(input, {
      signal: asked.signal,
      deadlineMs: 1,
      requestId: 'r-1',
      companyId: 1,
      now: app.clock.now(),
      expected: {},
    });
    expect(outcome).toMatchObject({ outcome: 'failed', isRetryable: true });
  });

  test('is not called for a number with a wrong check digit, nor for test keys', async () => {
    answer(completed);
    const sandboxed = await app.kyc({ environment: 'test' });
    const [wrong, tried] = await Promise.all([
      check({ ...ana, idNumber: '00113918206' }),
      check(ana, sandboxed),
    ]);
    expect(wrong).toMatchObject({ status: 'in_review', engine: { name: 'number format' } });
    expect(tried).toMatchObject({ matchType: 'checksum_only', engine: { name: 'registers' } });
    expect(vendor.requests).toEqual([]);
  });

  test('is not called by a server without its configuration', async () => {
    const plain = await startTestApp({ sharing: app });
    try {
      const asking = plain.kycClient({ apiKey: await plain.kycKey() });
      expect(await check(ana, asking)).toMatchObject({ engine: { name: 'registers' } });
      expect(vendor.requests).toEqual([]);
    } finally {
      await plain.close();
    }
  });
});
