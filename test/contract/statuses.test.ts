import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '../../generated/erp/operations.js';
import { replies } from '../../generated/erp/replies.js';
import { createApiKey } from '../../src/erp/auth/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { holdConnections } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

/** Tests the replies that all operations share, with an example of each operation. */

interface Example {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface DocumentedOperation {
  readonly operationId?: OperationId;
  readonly requestBody?: { readonly content: Record<string, { readonly example?: unknown }> };
}

const aLoginId = '6f1c2b9a-7d3e-4c5b-8a1f-0e2d3c4b5a69';

function examples(): Example[] {
  const text = readFileSync(new URL('../../generated/erp/openapi.json', import.meta.url), 'utf8');
  const document = JSON.parse(text) as {
    paths: Record<string, Record<string, DocumentedOperation>>;
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, requestBody }]) =>
      operationId === undefined
        ? []
        : [
            {
              id: operationId,
              method: method.toUpperCase(),
              path: path.replace('{loginId}', aLoginId).replaceAll(/\{[^}]+\}/g, '1'),
              body: requestBody?.content['application/json']?.example,
            },
          ],
    ),
  );
}

const all = examples();
const named = (list: readonly Example[]) => list.map((example) => [example.id, example] as const);
const isPublic = ({ id }: Example) => operations[id].permission === 'public';

let app: TestApp;
let powerless: string;
let elsewhere: string;

beforeAll(async () => {
  app = await startTestApp({ database: { acquireTimeoutMs: 300, poolMax: 4 } });
  const key = { companyId: app.companyId, name: 'powerless', permissions: [] };
  powerless = (await createApiKey(app.database.knex, key, app.clock.now())).value;
  const bound = { ...key, name: 'elsewhere', allowedIps: ['203.0.113.7'] };
  elsewhere = (await createApiKey(app.database.knex, bound, app.clock.now())).value;
});
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly ok?: boolean };
  readonly headers: Headers;
}

async function send(
  example: Example,
  headers: Record<string, string>,
  query = '',
): Promise<Answer> {
  const hasBody = example.body !== undefined;
  const reply = await app.fetch(`${example.path}${query}`, {
    method: example.method,
    headers: hasBody ? { 'content-type': 'application/json', ...headers } : headers,
    ...(hasBody ? { body: JSON.stringify(example.body) } : {}),
  });
  const body = (await reply.json()) as Answer['body'];
  const validate = replies[example.id][reply.status];
  expect([example.id, reply.status, validate?.(body), validate?.errors]).toEqual([
    example.id,
    reply.status,
    true,
    null,
  ]);
  return { status: reply.status, body, headers: reply.headers };
}

const bearer = () => ({ authorization: `Bearer ${app.tokenOf('admin')}` });

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
    const answer = await send(example, isPublic(example) ? {} : bearer(), '?no-such-parameter=1');
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown_parameter']);
  });

  if (operations[example.id].body === 'json') {
    test('answers 415 to a body that is not JSON, and 413 to one of more than one megabyte', async () => {
      const headers = isPublic(example) ? {} : bearer();
      const xml = await send(example, { ...headers, 'content-type': 'application/xml' });
      expect([xml.status, xml.body.code]).toEqual([415, 'unsupported_media_type']);
      const big = await send({ ...example, body: 'x'.repeat(1_100_000) }, headers);
      expect([big.status, big.body.code]).toEqual([413, 'payload_too_large']);
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
  const byId = all.filter(
    ({ path, id }) => path.includes('/1') && operations[id].statuses.includes(404),
  );

  test.each(named(byId))('makes %s answer 404', async (_id, example) => {
    const path = example.path.replace('/1', '/999999999');
    const answer = await send({ ...example, path }, bearer());
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
  test.each(named(all))(
    'makes %s answer 503 with Retry-After, and leaves nothing hanging',
    async (_id, example) => {
      const release = await holdConnections(app.database);
      try {
        const body =
          example.id === 'refreshTokens'
            ? { refreshToken: app.refreshTokenOf('admin') }
            : example.body;
        const answer = await send({ ...example, body }, isPublic(example) ? {} : bearer());
        expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
        expect(answer.headers.get('retry-after')).toBe('1');
      } finally {
        await release();
      }
    },
  );
});

describe('a missing database table', () => {
  const tables = [
    'logins',
    'login_directory',
    'products',
    'product_categories',
    'stock',
    'warehouses',
    'stock_movements',
    'outbox',
    'customers',
    'vendors',
    'company_currencies',
    'exchange_rates',
    'tax_rates',
    'payment_terms',
    'series',
    'audit_log',
    'invoices',
    'credit_notes',
    'purchase_orders',
    'receptions',
    'receivables',
    'payables',
    'receivable_payments',
    'payable_payments',
    'leads',
    'opportunities',
  ];

  // The batch itself reads no table: the 500 belongs to its operation, which another test shows.
  const reading = all.filter(({ id }) => id !== 'runBatch');

  test.each(named(reading))('makes %s answer 500 without a stack or SQL', async (_id, example) => {
    const { knex } = app.database;
    // The caller must be found before the handler runs, which needs users and keys.
    const gone =
      isPublic(example) || /^\/api\/(auth|admin)\//.test(example.path)
        ? ['logins', 'login_directory', 'password_resets']
        : tables.slice(2);
    for (const table of gone) await knex.schema.renameTable(table, `${table}_gone`);
    try {
      const body =
        example.id === 'refreshTokens'
          ? { refreshToken: app.refreshTokenOf('admin') }
          : example.body;
      const answer = await send({ ...example, body }, isPublic(example) ? {} : bearer());
      expect([answer.status, answer.body]).toEqual([
        500,
        {
          ok: false,
          message: 'Internal server error',
          code: 'internal_error',
          requestId: expect.any(String),
        },
      ]);
    } finally {
      for (const table of gone) await knex.schema.renameTable(`${table}_gone`, table);
    }
  });
});

describe('an exhausted rate limit', () => {
  test('makes every operation answer 429', async () => {
    const limits = { general: 1, auth: 1, exports: 1 };
    for (const example of all) {
      const limited = await startTestApp({
        sharing: app,
        config: { areRateLimitsOn: true, rateLimits: limits },
      });
      try {
        const call = () => limited.fetch(example.path, { method: example.method });
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
