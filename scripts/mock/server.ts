import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { isTooDeep } from '../../src/kernel/http/body/json-body.js';
import { hasAtMostDecimals } from '../codegen/runtime/decimals.js';
import { mockDocument } from './document.js';
import { errorCodesOf } from './error-codes.js';
import { choose, type ExampleReply, plain } from './replies.js';
import { preferenceOf, type ReplyPreference, withoutPreference } from './reply-preference.js';

/** Answers a request. Resolves to false if no contract has its path. */
export type Mock = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const maxBodyBytes = 20 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new Error('The body is larger than 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Allows pages of any origin, also with cookies, because a mock has no data to protect. */
function allowAnyOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  const { origin } = headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', '*, X-Mock-Fault, Retry-After, X-Request-Id');
  response.setHeader('Vary', 'Origin');
}

function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  const requestedHeaders = headers['access-control-request-headers'];
  if (requestedHeaders !== undefined)
    response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
  response.writeHead(204).end();
}

function send(
  response: ServerResponse,
  { status, headers, body, contentType }: ExampleReply,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (contentType !== undefined) response.setHeader('Content-Type', contentType);
  response.writeHead(status).end(body);
}

/** Returns the first fault of a request as text. */
function faultOf({ validation }: Context): string | undefined {
  const error = validation.errors?.[0];
  if (error === undefined) return undefined;
  return `${error.instancePath.slice(1) || 'request'} ${error.message ?? ''}`.trim();
}

/** All calls are permitted. A client requests refusals explicitly. */
function allowAll({ components }: Document) {
  const names = Object.keys(components?.securitySchemes ?? {});
  return Object.fromEntries(names.map((name) => [name, () => true]));
}

/** Adds the formats and the keywords of contracts. */
function withKeywords(ajv: Ajv): Ajv {
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    validate: (limit: number, value: number) => hasAtMostDecimals(value, limit),
  });
  return addFormats.default(ajv);
}

async function createApi(document: Document): Promise<OpenAPIBackend> {
  const api = new OpenAPIBackend({
    definition: mockDocument(document),
    securityHandlers: allowAll(document),
    quick: true,
    coerceTypes: true,
    ajvOpts: { strict: false, useDefaults: true, formats: { binary: true } },
    customizeAjv: (ajv) => withKeywords(ajv as never) as never,
  });
  const codes = errorCodesOf(document);
  const answer = (
    { operation }: Context,
    preference: ReplyPreference,
    fault: string | undefined,
  ): ExampleReply => {
    const sample = (status: number): unknown =>
      api.mockResponseForOperation(operation.operationId ?? '', { code: status }).mock;
    return choose(
      { operation, codes, sample },
      fault === undefined ? preference : { delayMs: preference.delayMs, status: 400, fault },
    );
  };
  api.register({
    notImplemented: (context: Context, preference: ReplyPreference) =>
      answer(context, preference, undefined),
    validationFail: (context: Context, preference: ReplyPreference) =>
      answer(context, preference, faultOf(context)),
    methodNotAllowed: () => ({ status: 405, headers: {}, body: '', contentType: undefined }),
    notFound: () => undefined,
  });
  await api.init();
  splitHeaderLists(api);
  return api;
}

/** Lists in headers are one text with commas, which openapi-backend splits in queries only. */
function splitHeaderLists({ router }: OpenAPIBackend): void {
  const parse = router.parseRequest.bind(router);
  router.parseRequest = (request, operation) => {
    const parsed = parse(request, operation);
    const parameters = (operation?.parameters ?? []) as readonly ListParameter[];
    for (const { in: place, name, explode } of parameters) {
      const value = parsed.headers[name.toLowerCase()];
      if (place !== 'header' || explode !== false || typeof value !== 'string') continue;
      parsed.headers[name.toLowerCase()] = value.split(',');
    }
    return parsed;
  };
}

interface ListParameter {
  readonly in: string;
  readonly name: string;
  readonly explode?: boolean;
}

function bodyOf(request: IncomingMessage, bytes: Buffer): unknown {
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0 || !type.includes('json')) return undefined;
  return bytes.toString();
}

/** Refuses a body that would overflow the validator. Returns false for any other. */
function refusesDepth(body: unknown, response: ServerResponse): boolean {
  const isRefused = typeof body === 'string' && isTooDeep(body);
  if (isRefused) send(response, plain(400, 'The body is nested too deeply'));
  return isRefused;
}

/** Serves contracts from their own examples. */
export async function createMock(documents: readonly Document[], delayMs = 0): Promise<Mock> {
  const apis = await Promise.all(documents.map(createApi));
  return async (request, response) => {
    allowAnyOrigin(request, response);
    if (request.method === 'OPTIONS') {
      answerPreflight(request, response);
      return true;
    }
    const body = bodyOf(request, await readBody(request));
    if (refusesDepth(body, response)) return true;
    const { pathname, search } = new URL(request.url ?? '/', 'http://mock');
    const preference = preferenceOf(search, request.headers);
    const given = {
      method: request.method ?? 'GET',
      path: pathname,
      query: withoutPreference(search),
      headers: request.headers as Record<string, string>,
      body,
    };
    for (const api of apis) {
      const chosen = (await api.handleRequest(given, preference)) as ExampleReply | undefined;
      if (chosen === undefined) continue;
      await sleep(preference.delayMs ?? delayMs);
      send(response, chosen);
      return true;
    }
    return false;
  };
}
