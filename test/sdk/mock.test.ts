import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Document } from 'openapi-backend';
import { errorStatus, operations } from '../../generated/erp/operations.js';
import { createMock } from '../../scripts/mock/server.js';
import { SvcErp, SvcErpError } from '../../sdk/erp/index.js';
import { SvcKyc, SvcKycError } from '../../sdk/kyc/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

interface Contract {
  readonly paths: {
    readonly '/api/products': {
      readonly get: { responses: { 200: { content: { 'application/json': { example: Body } } } } };
    };
  };
}
interface Body {
  readonly data: unknown;
}

const contract = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../generated/${name}/openapi.json`, import.meta.url), 'utf8'),
  );

/** A foreign contract, without examples of its success. */
const foreign = {
  openapi: '3.1.0',
  info: { title: 'Weather', version: '1' },
  paths: {
    '/weather/{place}': {
      get: {
        operationId: 'getWeather',
        parameters: [{ name: 'place', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'The weather.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { celsius: { type: 'number', example: 21.5 } },
                },
              },
            },
          },
          409: {
            description: 'The sky is not visible.',
            content: {
              'application/json': {
                schema: { type: 'object' },
                example: {
                  ok: false,
                  code: 'moon_hidden',
                  message: 'The moon is behind the clouds',
                  details: ['cumulus'],
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      ErrorCode: {
        type: 'string',
        enum: ['moon_hidden', 'sun_down', 'place_lost'],
        'x-status': { moon_hidden: 409, sun_down: 409, place_lost: 409 },
        'x-enumDescriptions': { sun_down: 'The sun is down; `light` is absent.' },
      },
    },
  },
};

let server: Server;
let baseUrl: string;
let erp: SvcErp;
let kyc: SvcKyc;

beforeAll(async () => {
  const documents = [contract('erp'), contract('kyc'), foreign] as Document[];
  const mock = await createMock(documents);
  server = createServer((request, response) => {
    void mock(request, response).then((isKnown) => isKnown || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  erp = new SvcErp({ baseUrl, apiKey: 'any', maxRetries: 0 });
  kyc = new SvcKyc({ baseUrl, apiKey: 'kyc_test_any', maxRetries: 0 });
});
afterAll(() => {
  server.close();
});

const prefer = (value: string) => ({ headers: { prefer: value } });

async function refusal(call: Promise<unknown>): Promise<SvcErpError | SvcKycError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof SvcErpError || error instanceof SvcKycError) return error;
  throw new Error(`No refusal but ${String(error)}`);
}

describe('the mock server', () => {
  test('answers the example of an operation', async () => {
    const { data } = await erp.products.list({ search: 'bolt' });
    const { get } = (contract('erp') as Contract).paths['/api/products'];
    expect(data).toEqual(get.responses[200].content['application/json'].example.data);
    expect((await kyc.sessions.create()).session.id).toMatch(/^ses_/);
  });

  test('answers the requested status with the requested code', async () => {
    const input = { code: 'A-1', name: 'Bolt', price: 1 };
    const taken = await refusal(
      erp.products.create(input, prefer('code=409, error=duplicate_code')),
    );
    expect([taken.statusCode, taken.code]).toEqual([409, 'duplicate_code']);
    const limited = await refusal(kyc.sessions.list({}, prefer('code=429')));
    expect([limited.statusCode, limited.retryAfter]).toEqual([429, 1]);
    const response = await fetch(`${baseUrl}/api/products/1?__status=404&__code=not_found`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  test('answers a message that fits the code', async () => {
    const answer = async (query: string) =>
      (await fetch(`${baseUrl}/weather/here?${query}`)).json();
    expect(await answer('__status=409')).toEqual({
      ok: false,
      code: 'moon_hidden',
      message: 'The moon is behind the clouds',
      details: ['cumulus'],
    });
    expect(await answer('__status=409&__code=sun_down')).toEqual({
      ok: false,
      code: 'sun_down',
      message: 'The sun is down; light is absent.',
    });
    expect(await answer('__code=place_lost')).toMatchObject({ message: 'Place lost.' });
    const refused = await refusal(kyc.sessions.list({}, prefer('code=403, error=csrf_failed')));
    expect(refused.message).not.toMatch(/permission|scope/);
  });

  test('answers a code of the operation, and the status of a code that is requested alone', async () => {
    const input = { code: 'A-1', name: 'Bolt', price: 1 };
    const conflict = await refusal(erp.products.create(input, prefer('code=409')));
    const ofConflicts = operations.createProduct.errorCodes.filter(
      (code) => errorStatus[code] === 409,
    );
    expect(ofConflicts).toContain(conflict.code);
    const alone = await refusal(erp.products.create(input, prefer('error=duplicate_code')));
    expect([alone.statusCode, alone.code]).toEqual([409, 'duplicate_code']);
  });

  test('lists the available statuses when asked for another one', async () => {
    const response = await fetch(`${baseUrl}/api/products?__status=418`);
    expect(response.status).toBe(501);
    expect(await response.text()).toContain('it answers 200, 400, 401');
  });

  test('refuses requests that the contract refuses, with the reason', async () => {
    const response = await fetch(`${baseUrl}/api/products?pageSize=500`);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-mock-fault')).toBe('query/pageSize must be <= 100');
    const wrong = await refusal(erp.products.create({ code: 'A-1' } as never));
    expect(wrong.statusCode).toBe(400);
  });

  test('accepts uploads and answers files', async () => {
    const image = { data: new Uint8Array([1, 2, 3]), filename: 'face.jpg' };
    expect((await kyc.biometrics.liveness({ image })).ok).toBe(true);
    const { content } = await erp.invoices.pdf(1);
    expect(Buffer.from(content).toString()).toMatch(/^%PDF/);
  });

  test('allows pages of any origin', async () => {
    const headers = {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-api-key',
    };
    const asked = await fetch(`${baseUrl}/api/products`, { method: 'OPTIONS', headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type,x-api-key');
  });

  test('answers from schemas for a contract without examples', async () => {
    const response = await fetch(`${baseUrl}/weather/here`);
    expect(await response.json()).toEqual({ celsius: 21.5 });
    expect((await fetch(`${baseUrl}/nowhere`)).status).toBe(404);
    expect((await fetch(`${baseUrl}/weather/here`, { method: 'POST' })).status).toBe(405);
  });
});
