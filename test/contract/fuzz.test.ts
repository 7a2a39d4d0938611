import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { password, startTestApp, type TestApp } from '../support/app.js';
import {
  enlarge,
  hostileForm,
  hostileText,
  largeForm,
  mutate,
  pick,
  type Random,
  seeded,
} from '../support/fuzz.js';
import { superlinearGrowth } from '../support/growth.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

/*
 * Sends hostile requests to every operation of both contracts. The run is seeded: a failure shows the request, and the
 * same seed repeats it. `FUZZ_SEED` and `FUZZ_REQUESTS` extend the run.
 */

const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_131);
const requestsEach = Number(process.env['FUZZ_REQUESTS'] ?? 20);

/** Headers may have 16 kB together, which is enough for four times as many characters. */
const largeSize = 3_000;
const hostileUnits = [' ', '0', 'a@a.'];

/** The longest time that one request may block the event loop. */
const mostStallMs = 200;

interface Content {
  readonly example?: unknown;
}

interface OperationDocument {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in?: string; readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-upload'?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly documented: OperationDocument;
}

function operationsOf(name: string): Operation[] {
  const file = new URL(`../../generated/${name}/openapi.json`, import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDocument>>>>;
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, documented]) => ({ method: method.toUpperCase(), path, documented })),
  );
}

interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 4_000);

function pathOf({ documented: { parameters = [] }, path }: Operation, random: Random): string {
  // User 1 is the administrator that sends the requests.
  const segment = () =>
    pick(random, [
      '2',
      '999999',
      '0',
      '-1',
      '%00',
      '%zz',
      encodeURIComponent('é/..'),
      'a'.repeat(300),
    ]);
  const found = path.replace(/\{\w+\}/g, segment);
  const names = parameters.filter((one) => one.in === 'query').map(({ name = '' }) => name);
  const query = names
    .filter(() => random() < 0.3)
    .map(
      (name) => `${name}=${encodeURIComponent(hostileText(random).toWellFormed()).slice(0, 3_000)}`,
    );
  if (random() < 0.1) query.push('unknown=1', '%ff=%ff');
  return query.length === 0 ? found : `${found}?${query.join('&')}`;
}

function bodyOf(
  { documented }: Operation,
  random: Random,
): Pick<FuzzRequest, 'body'> & { type: string } {
  const { requestBody, 'x-upload': upload = {} } = documented;
  const form = requestBody?.content['multipart/form-data'];
  if (form !== undefined) {
    const names = Object.keys((form.example ?? {}) as object);
    const fields = names.map((name) => ({ name, isFile: Object.hasOwn(upload, name) }));
    return hostileForm(fields, random);
  }
  const json = requestBody?.content['application/json'];
  if (json === undefined) return { type: 'application/json', body: undefined };
  const text = JSON.stringify(mutate(json.example, random)) ?? '';
  const broken = random() < 0.05 ? text.slice(0, -1) : text;
  return {
    type: pick(random, ['application/json', 'application/json; charset=utf-8']),
    body: Buffer.from(broken),
  };
}

function hostileRequest(operation: Operation, credentials: object, random: Random): FuzzRequest {
  const { body, type } = bodyOf(operation, random);
  const optional = {
    'idempotency-key': printable(hostileText(random)),
    'accept-language': printable(hostileText(random)),
    'if-match': printable(hostileText(random)),
    'x-forwarded-for': printable(hostileText(random)),
  };
  const headers = Object.entries(optional).filter(() => random() < 0.15);
  return {
    method: operation.method,
    path: pathOf(operation, random),
    headers: {
      ...credentials,
      ...Object.fromEntries(headers),
      ...(body !== undefined && { 'content-type': type, 'content-length': String(body.length) }),
    },
    body,
  };
}

let app: TestApp;
let keys: readonly string[];
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

beforeAll(async () => {
  app = await startTestApp();
  keys = [await app.kycKey({ environment: 'test' }), await app.kycKey()];
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

function send({ body, headers, method, path }: FuzzRequest): Promise<Answer> {
  const { port } = new URL(app.baseUrl);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers });
    sent.on('error', reject);
    sent.on('response', (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          text,
        });
      });
    });
    sent.end(body);
  });
}

/** Returns the longest time that the event loop was blocked while a request was answered. */
async function stallOf(sent: FuzzRequest): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  await send(sent);
  delays.disable();
  return delays.max / 1e6;
}

/** Sends one request with `size` characters of hostile text in one part. */
type Large = (size: number) => FuzzRequest;

/** Returns requests of one operation with a long query, header, text or file each. */
function largeRequests({ documented, method, path }: Operation, credentials: object): Large[] {
  const { parameters = [], requestBody, 'x-upload': upload = {} } = documented;
  const filled = path.replace(/\{\w+\}/g, '999999');
  const text = (unit: string, size: number) => `x${unit.repeat(size / unit.length)}x`;
  const request = (search: string, more: object, body?: Buffer): FuzzRequest => {
    const headers = { ...credentials, ...more };
    return { method, path: `${filled}${search}`, headers, body };
  };
  const queries = parameters
    .filter((one) => one.in === 'query')
    .map(
      ({ name = '' }): Large =>
        (size) =>
          request(`?${name}=${text('0', size)}`, {}),
    );
  const heads = ['idempotency-key', 'accept-language', 'cookie', 'if-match'].map(
    (name): Large =>
      (size) =>
        request('', { [name]: text(', ', size) }),
  );
  const withBody = (type: string, body: Buffer): FuzzRequest =>
    request('', { 'content-type': type, 'content-length': String(body.length) }, body);
  const bodies = (unit: string): Large[] => {
    const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
    const large: Large[] = [];
    if (json !== undefined) {
      large.push((size) => {
        const body = enlarge(json.example, text(unit, size));
        return withBody('application/json', Buffer.from(JSON.stringify(body)));
      });
    }
    if (form !== undefined) {
      const names = Object.keys((form.example ?? {}) as object);
      const isFile = (name: string) => Object.hasOwn(upload, name);
      large.push((size) => {
        const body = largeForm(names, isFile, text(unit, 4 * size));
        return withBody('multipart/form-data; boundary=fuzz-boundary', body);
      });
    }
    return large;
  };
  return [...queries, ...heads, ...hostileUnits.flatMap(bodies)];
}

/** Returns undefined for a reply that the contract allows. */
function faultOf({ documented }: Operation, { retryAfter, status }: Answer): string | undefined {
  const isDocumented = Object.hasOwn(documented.responses, String(status));
  if (status >= 500 && !(status === 503 && isDocumented)) return 'a server error';
  if (status === 503 && retryAfter === undefined) return '503 without Retry-After';
  // The request is refused before the operation is known.
  const isGeneral = [400, 401, 404, 405, 413, 414, 415, 431].includes(status);
  return isDocumented || isGeneral ? undefined : 'a status that is not documented';
}

describe.each(['erp', 'kyc'])('hostile requests to every operation of %s', (name) => {
  const credentialsOf = async (random: Random): Promise<object> => {
    if (name === 'kyc') return { authorization: `Bearer ${pick(random, keys)}` };
    const client = app.client();
    // An earlier operation may have ended the login.
    const { data } = await client.auth.login({
      email: app.email('admin'),
      password,
    });
    return { authorization: `Bearer ${data.token}` };
  };

  test.each(operationsOf(name).map((one) => [one.documented.operationId, one] as const))(
    '%s answers as documented, without blocking the process',
    async (operationId, operation) => {
      const random = seeded(seed + operationId.length * 7_919 + operationId.charCodeAt(0));
      const credentials = await credentialsOf(random);
      const faults: unknown[] = [];
      for (let count = 0; count < requestsEach; count += 1) {
        const sent = hostileRequest(operation, credentials, random);
        const started = performance.now();
        const answer = await send(sent);
        const fault = faultOf(operation, answer);
        const shown = { ...sent, body: sent.body?.toString().slice(0, 300) };
        if (fault !== undefined) faults.push({ fault, answer, sent: shown });
        // A busy machine delays single runs; blocking code delays every run.
        if (performance.now() - started > mostStallMs) {
          const stalls = [await stallOf(sent), await stallOf(sent), await stallOf(sent)];
          if (Math.min(...stalls) > mostStallMs) faults.push({ stalls, sent: shown });
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test.each(operationsOf(name).map((one) => [one.documented.operationId, one] as const))(
    '%s takes CPU time in proportion to the size of its input',
    async (_operationId, operation) => {
      const credentials = await credentialsOf(seeded(seed));
      const faults: unknown[] = [];
      for (const large of largeRequests(operation, credentials)) {
        const growth = await superlinearGrowth((size) => send(large(size)), largeSize);
        if (growth === undefined) continue;
        const { body, ...sent } = large(20);
        faults.push({ growth, sent: { ...sent, body: body?.toString() } });
      }
      expect(faults).toEqual([]);
    },
  );
});
