import { operations as erpOperations } from '../../generated/erp/operations.js';
import { errorStatus, operations } from '../../generated/kyc/operations.js';
import { replies } from '../../generated/kyc/replies.js';
import { createToken } from '../../src/kernel/auth/keys/opaque-token.js';
import { importPeople } from '../kyc/aml-support.js';
import { failures, startTestApp, type TestApp } from '../support/app.js';
import { holdConnections } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { callerTables, withoutTables } from '../support/missing-tables.js';
import { contentOf, formOf, named, png, targetOf } from './example-requests.js';
import { all, closed, type Example, isCapture, isForPeople, isPublic } from './kyc-examples.js';

/** Tests the replies that all operations of the verification API share, with an example of each operation. */

let app: TestApp;
let key: string;
let powerless: string;
let elsewhere: string;
let link: string;

beforeAll(async () => {
  app = await startTestApp({ database: { acquireTimeoutMs: 300, poolMax: 4 } });
  key = await app.kycKey({ environment: 'test' });
  powerless = await app.kycKey({ scopes: [] });
  elsewhere = await app.kycKey({ allowedIps: ['203.0.113.7'] });
  link = await newLink();
  await importPeople(app, 'people', [[1, 'PEREZ, Juan']]);
});
afterAll(() => app.close());

interface Variation {
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: RequestInit;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly error?: { readonly code: string; readonly retryable: boolean } };
  readonly headers: Headers;
}

async function send(
  example: Example,
  headers: Record<string, string>,
  { query = {}, content = contentOf(example) }: Variation = {},
): Promise<Answer> {
  const own = content.headers as Readonly<Record<string, string>> | undefined;
  const reply = await app.fetch(targetOf(example, query), {
    ...content,
    method: example.method,
    headers: { ...example.headers, ...own, ...headers },
  });
  const body = (await reply.json()) as Answer['body'];
  const validate = replies[example.id][reply.status];
  expect([example.id, reply.status, validate?.(body), validate?.errors, body]).toEqual([
    example.id,
    reply.status,
    true,
    null,
    body,
  ]);
  return { status: reply.status, body, headers: reply.headers };
}

const newLink = async (): Promise<string> =>
  (await app.kycClient({ apiKey: key }).sessions.create()).session.clientToken;

const person = () => ({ authorization: `Bearer ${app.tokenOf('admin')}` });

function known(example: Example): Record<string, string> {
  if (isCapture(example)) return { 'x-capture-token': link };
  if (isForPeople(example)) return person();
  return isPublic(example) ? {} : { 'x-api-key': key };
}

/** A token with a wrong checksum is refused without a database query. */
function reaching(example: Example): Example {
  if (example.id !== 'importSession' || example.body === undefined) return example;
  const shareToken = createToken('shr_', app.companyId).value;
  return { ...example, body: { ...example.body, example: { shareToken } } };
}

test('this test has every operation of the contract, none of which the ERP API has', () => {
  expect(all.map((example) => example.id).sort()).toEqual(Object.keys(operations).sort());
  expect(all.filter(({ id }) => id in erpOperations)).toEqual([]);
});

test('the docs member of an error links to a page that explains every code', async () => {
  const reply = await app.fetch('/v1/keys');
  const { error } = (await reply.json()) as { readonly error: { readonly docs: string } };
  const [path = '', fragment] = error.docs.split('#');
  const page = await app.fetch(path);
  const html = await page.text();
  expect([page.status, html.includes(`id="${fragment}"`)]).toEqual([200, true]);
  for (const [code, status] of Object.entries(errorStatus)) {
    expect(html).toContain(`<td><code>${code}</code></td><td>${status}</td>`);
  }
});

describe.each(named(closed))('%s', (_id, example) => {
  test('answers 401 without credentials, with WWW-Authenticate', async () => {
    const answer = await send(example, {});
    expect([answer.status, answer.body.error?.code]).toEqual([401, 'unauthorized']);
    expect(answer.headers.get('www-authenticate')).toContain('Bearer');
  });

  test('answers 403 to a caller without its scope, and from an address that is not allowed', async () => {
    // A batch needs no scope: each of its operations does.
    const needsScope = operations[example.id].permission !== 'authenticated';
    for (const sent of needsScope ? [powerless, elsewhere] : [elsewhere]) {
      const answer = await send(example, { 'x-api-key': sent });
      expect([answer.status, answer.body.error?.code]).toEqual([403, 'forbidden']);
    }
  });
});

describe.each(named(all))('%s', (_id, example) => {
  test('answers 400 to an unknown parameter', async () => {
    const answer = await send(example, known(example), { query: { 'no-such-parameter': '1' } });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_request']);
  });

  const { body, uploads } = operations[example.id];
  if (body !== 'none') {
    test('answers 415 to a body of another media type', async () => {
      const content = { body: '<xml/>', headers: { 'content-type': 'application/xml' } };
      const answer = await send(example, known(example), { content });
      expect([answer.status, answer.body.error?.code]).toEqual([415, 'unsupported_media']);
    });
  }
  if (body.startsWith('json')) {
    test('answers 413 to a body of more than one megabyte', async () => {
      const headers = { 'content-type': 'application/json' };
      const content = { body: JSON.stringify('x'.repeat(1_100_000)), headers };
      const answer = await send(example, known(example), { content });
      expect([answer.status, answer.body.error?.code]).toEqual([413, 'file_too_large']);
    });
  }
  const [upload] = uploads;
  if (upload !== undefined) {
    test('answers 413 to a file above its limit, and 415 to a file of another type', async () => {
      const withFile = (bytes: Buffer) => {
        const form = formOf(example);
        form.set(upload.name, new Blob([bytes]), 'image.png');
        return send(example, known(example), { content: { body: form } });
      };
      const big = await withFile(Buffer.concat([png, Buffer.alloc(upload.maxBytes)]));
      expect([big.status, big.body.error?.code]).toEqual([413, 'file_too_large']);
      const takesText = upload.mime.includes('text/plain');
      const strange = takesText ? png : Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      const other = await withFile(strange);
      expect([other.status, other.body.error?.code]).toEqual([415, 'unsupported_media']);
    });
  }
});

describe('an idempotency key of another request', () => {
  const keyed = all.filter(({ id }) => operations[id].idempotent === 'key');

  test.each(named(keyed))('makes %s answer 422', async (id, example) => {
    const { knex } = app.database;
    const [row] = await knex('kyc_keys').where({ company_id: app.companyId, environment: 'test' });
    const at = app.clock.now();
    await knex('idempotency_keys').insert({
      company_id: app.companyId,
      principal: `kycKey:${row.id}:test`,
      operation: id,
      key: `of another request of ${id}`,
      request_hash: Buffer.alloc(32),
      created_at: at,
      expires_at: new Date(at.getTime() + 3_600_000),
    });
    const headers = { ...known(example), 'idempotency-key': `of another request of ${id}` };
    const answer = await send(example, headers);
    expect([answer.status, answer.body.error?.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('an unknown id', () => {
  const byId = closed.flatMap(({ unknownPath: path, ...rest }) =>
    path === undefined ? [] : [{ ...rest, path, unknownPath: path }],
  );

  test.each(named(byId))('makes %s answer 404', async (_id, example) => {
    const answer = await send(example, known(example));
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'not_found']);
  });
});

describe('a check with an unknown session', () => {
  test('answers 404 for every kind of check', async () => {
    const kyc = app.kycClient({ apiKey: key });
    const sessionId = `ses_01jd7y3q8zk4m5n6p7q8r9s0t1`;
    const image = { data: png, filename: 'approve.png' };
    const refused = await failures([
      kyc.biometrics.faceMatch({ sessionId, userImage: image, refImage: image }),
      kyc.biometrics.ageEstimation({ sessionId, image }),
    ]);
    expect(refused.map(({ statusCode, code }) => [statusCode, code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });
});

describe('a database that does not answer in time', () => {
  test.each(named(closed))('makes %s answer 503 with Retry-After', async (_id, example) => {
    const release = await holdConnections(app.database);
    try {
      const answer = await send(example, known(example));
      const { error } = answer.body;
      expect([answer.status, error?.code, error?.retryable]).toEqual([
        503,
        'service_unavailable',
        true,
      ]);
      expect(answer.headers.get('retry-after')).toBe('1');
    } finally {
      await release();
    }
  });
});

const isOnKeys = ({ path }: Example) => path.startsWith('/v1/keys');

describe.each([
  [
    'missing tables of modules',
    closed.filter((example) => !isOnKeys(example)),
    [...callerTables, 'kyc_keys', 'kyc_capture_tokens'],
  ],
  ['missing tables of modules and keys', closed.filter(isOnKeys), callerTables],
])('%s', (_name, examples, kept) => {
  let restore = () => Promise.resolve();
  beforeAll(async () => {
    restore = await withoutTables(app.database, kept);
  });
  afterAll(() => restore());

  // The batch itself reads no table: the 500 belongs to its operation, which another test shows.
  const reading = examples.filter(({ id }) => id !== 'runVerificationBatch');

  test.each(named(reading))('make %s answer 500 without a stack or SQL', async (_id, example) => {
    const caller = isOnKeys(example) ? person() : known(example);
    const answer = await send(reaching(example), caller);
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        ok: false,
        error: {
          code: 'internal',
          message: 'Internal server error',
          requestId: expect.any(String),
          retryable: true,
          docs: '/docs/kyc#errors',
        },
      },
    ]);
  });
});

async function freshCaller(example: Example): Promise<Record<string, string>> {
  if (isCapture(example)) return { 'x-capture-token': await newLink() };
  if (isForPeople(example)) return person();
  return { 'x-api-key': await app.kycKey({ environment: 'test' }) };
}

describe('an exhausted rate limit', () => {
  test('makes every operation answer 429', async () => {
    const names = [...new Set(all.map(({ id }) => operations[id].rateLimit))];
    const rateLimits = Object.fromEntries(names.map((name) => [name, 1]));
    for (const example of all) {
      const config = { areRateLimitsOn: true, rateLimits };
      const limited = await startTestApp({ sharing: app, config });
      try {
        const headers = isPublic(example) ? {} : await freshCaller(example);
        const call = () => limited.fetch(targetOf(example), { method: example.method, headers });
        await call();
        const reply = await call();
        const body: unknown = await reply.json();
        expect([example.id, reply.status]).toEqual([example.id, 429]);
        expect(replies[example.id][429]?.(body)).toBe(true);
      } finally {
        await limited.close();
      }
    }
  });
});
