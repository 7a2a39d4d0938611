import { type OperationId, operations } from '../../generated/erp/operations.js';
import { replies } from '../../generated/erp/replies.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { holdConnections } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { mailOptions } from '../support/mail.js';
import { callerTables, withoutTables } from '../support/missing-tables.js';
import {
  contentOf,
  type ExampleRequest,
  exampleRequests,
  formOf,
  named,
  targetOf,
} from './example-requests.js';

/** Tests the replies that all operations share, with an example of each operation. */

type Example = ExampleRequest<OperationId>;

const all = exampleRequests<OperationId>('erp');
/** This operation reads nothing from the database. */
const readsDatabase = ({ id }: Example) => id !== 'getLoginOptions';
const isPublic = ({ id }: Example) => operations[id].permission === 'public';

let app: TestApp;
let powerless: string;
let elsewhere: string;

beforeAll(async () => {
  // No mail is sent, because no worker runs.
  const config = { mail: mailOptions(9) };
  app = await startTestApp({ config, database: { acquireTimeoutMs: 300, poolMax: 4 } });
  const key = { companyId: app.companyId, name: 'powerless', permissions: [] };
  powerless = (await createApiKey(app.database.knex, key, app.clock.now())).value;
  const bound = { ...key, name: 'elsewhere', allowedIps: ['203.0.113.7'] };
  elsewhere = (await createApiKey(app.database.knex, bound, app.clock.now())).value;
});
afterAll(() => app.close());

interface Variation {
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: RequestInit;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly ok?: boolean };
  readonly headers: Headers;
}

async function send(
  example: Example,
  headers: Readonly<Record<string, string>>,
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

const bearer = () => ({ authorization: `Bearer ${app.tokenOf('admin')}` });
const known = (example: Example) => (isPublic(example) ? {} : bearer());

/** A token that the server has not issued, and a host without an address, are refused without a database query. */
function reaching(example: Example): Example {
  const inputs: Partial<Record<OperationId, () => Record<string, unknown>>> = {
    refreshTokens: () => ({ refreshToken: app.refreshTokenOf('admin') }),
    createWebhookEndpoint: () => ({ url: 'https://8.8.8.8/in', events: ['*'] }),
    updateSsoConnection: () => ({
      issuer: 'https://8.8.8.8',
      clientId: 'a',
      domains: ['a.example'],
    }),
  };
  const input = inputs[example.id];
  if (input === undefined || example.body === undefined) return example;
  return { ...example, body: { ...example.body, example: input() } };
}

test('this test has every operation of the contract', () => {
  expect(all.map((example) => example.id).sort()).toEqual(Object.keys(operations).sort());
});

describe.each(named(all.filter((example) => !isPublic(example))))('%s', (_id, example) => {
  test('answers 401 without credentials, with WWW-Authenticate', async () => {
    const answer = await send(example, {});
    expect([answer.status, answer.body.code]).toEqual([401, 'not_authenticated']);
    expect(answer.headers.get('www-authenticate')).toContain('Bearer');
  });

  if (operations[example.id].permission !== 'authenticated') {
    test('answers 403 to a caller without its permission', async () => {
      const answer = await send(example, { 'x-api-key': powerless });
      expect([answer.status, answer.body.code]).toEqual([403, 'insufficient_permissions']);
    });
  }
});

describe.each(named(all))('%s', (_id, example) => {
  test('answers 400 to an unknown parameter', async () => {
    const answer = await send(example, known(example), { query: { 'no-such-parameter': '1' } });
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown_parameter']);
  });

  const { body, uploads } = operations[example.id];
  if (body !== 'none') {
    test('answers 415 to a body of another media type', async () => {
      const content = { body: '<xml/>', headers: { 'content-type': 'application/xml' } };
      const answer = await send(example, known(example), { content });
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    });
  }
  if (body.startsWith('json')) {
    test('answers 413 to a body of more than one megabyte', async () => {
      const headers = { 'content-type': 'application/json' };
      const content = { body: JSON.stringify('x'.repeat(1_100_000)), headers };
      const answer = await send(example, known(example), { content });
      expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
    });
  }
  for (const { name, maxBytes } of uploads) {
    test(`answers 413 to a file ${name} above its limit`, async () => {
      const form = formOf(example);
      form.set(name, new Blob([Buffer.alloc(maxBytes + 1)]), name);
      const answer = await send(example, known(example), { content: { body: form } });
      expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
    });
  }
});

describe('an idempotency key of another request', () => {
  const keyed = all.filter(({ id }) => operations[id].idempotent === 'key');

  test.each(named(keyed))('makes %s answer 422', async (id, example) => {
    const { knex } = app.database;
    const me = (await app.as('admin').auth.me()).data as { readonly id: number };
    const key = `of another request of ${id}`;
    const at = app.clock.now();
    await knex('idempotency_keys').insert({
      company_id: app.companyId,
      principal: `user:${me.id}:live`,
      operation: id,
      key,
      request_hash: Buffer.alloc(32),
      created_at: at,
      expires_at: new Date(at.getTime() + 3_600_000),
    });
    const answer = await send(example, { ...bearer(), 'idempotency-key': key });
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('an unknown id', () => {
  const byId = all.flatMap(({ unknownPath: path, ...rest }) =>
    path === undefined ? [] : [{ ...rest, path, unknownPath: path }],
  );

  test.each(named(byId))('makes %s answer 404', async (_id, example) => {
    const answer = await send(example, known(example));
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });
});

describe('an API key used from a foreign address', () => {
  test.each(named(all.filter((example) => !isPublic(example))))(
    'makes %s answer 403',
    async (_id, example) => {
      const answer = await send(example, { 'x-api-key': elsewhere });
      expect([answer.status, answer.body.code]).toEqual([403, 'ip_not_allowed']);
    },
  );
});

describe('a database that does not answer in time', () => {
  test.each(named(all.filter(readsDatabase)))(
    'makes %s answer 503 with Retry-After, and leaves nothing hanging',
    async (_id, example) => {
      const release = await holdConnections(app.database);
      try {
        const answer = await send(reaching(example), known(example));
        expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
        expect(answer.headers.get('retry-after')).toBe('1');
      } finally {
        await release();
      }
    },
  );
});

/** Operations on callers, whose own tables are therefore missing too. */
const isOnCallers = (example: Example) =>
  isPublic(example) || /^\/api\/(auth|admin)\//.test(example.path);

describe.each([
  ['missing tables of modules', all.filter((example) => !isOnCallers(example)), callerTables],
  ['missing tables', all.filter(isOnCallers), []],
])('%s', (_name, examples, kept) => {
  let restore = () => Promise.resolve();
  beforeAll(async () => {
    restore = await withoutTables(app.database, kept);
  });
  afterAll(() => restore());

  // The batch itself reads no table: the 500 belongs to its operation, which another test shows.
  const reading = examples.filter((example) => example.id !== 'runBatch' && readsDatabase(example));

  test.each(named(reading))('make %s answer 500 without a stack or SQL', async (_id, example) => {
    const answer = await send(reaching(example), known(example));
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        ok: false,
        message: 'Internal server error',
        code: 'internal_error',
        requestId: expect.any(String),
      },
    ]);
  });
});

describe('an exhausted rate limit', () => {
  test('makes every operation answer 429', async () => {
    const names = [...new Set(all.map(({ id }) => operations[id].rateLimit))];
    const rateLimits = Object.fromEntries(names.map((name) => [name, 1]));
    const config = { areRateLimitsOn: true, rateLimits };
    const limited = await startTestApp({ sharing: app, config });
    try {
      for (const example of all) {
        const call = () => limited.fetch(targetOf(example), { method: example.method });
        await call();
        const reply = await call();
        const body: unknown = await reply.json();
        expect([example.id, reply.status]).toEqual([example.id, 429]);
        expect(replies[example.id][429]?.(body)).toBe(true);
      }
    } finally {
      await limited.close();
    }
  });
});
