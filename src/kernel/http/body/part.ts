import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type ApiError, type Message, requestErrors } from '../../errors.js';
import type { LimitName } from '../../limits/rate-limit.js';
import { text } from '../../messages/index.js';
import type { BatchPart, BatchResult } from '../../operations/handlers.js';
import { createCall, type Exchange, pathAndSearch } from '../server/exchange.js';
import type { Operation } from '../services.js';

/** Headers that an operation of a batch inherits from it. */
const passedOn = [
  'authorization',
  'x-api-key',
  'cookie',
  'x-csrf-token',
  'origin',
  'sec-fetch-site',
  'host',
  'accept-language',
  'x-environment',
  'user-agent',
] as const;

const answered = ['ETag', 'Retry-After', 'Idempotency-Replayed', 'Allow'] as const;

function requestOf(part: BatchPart, within: IncomingMessage): IncomingMessage {
  const body = part.body === undefined ? [] : [Buffer.from(JSON.stringify(part.body))];
  const headers: IncomingMessage['headers'] = {};
  for (const name of passedOn) {
    const value = within.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  for (const [name, value] of Object.entries(part.headers ?? {})) {
    headers[name.toLowerCase()] = value;
  }
  for (const bytes of body) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(bytes.length);
  }
  const { method, path: url } = part;
  const facts = { method, url, headers, rawHeaders: [], complete: true };
  // The parts of a request that the pipeline reads, with the body as a stream.
  return Object.assign(Readable.from(body), facts) as unknown as IncomingMessage;
}

/** Collects the reply instead of sending it. */
function createResponse() {
  const sent = { status: 0, headers: [] as readonly string[], body: '' };
  return {
    sent,
    headersSent: false,
    destroyed: false,
    shouldKeepAlive: true,
    writeHead(status: number, headers: readonly string[]) {
      Object.assign(sent, { status, headers });
      this.headersSent = true;
    },
    end(body?: string | Uint8Array) {
      sent.body = body === undefined ? '' : Buffer.from(body).toString();
    },
    setTimeout() {
      // There is no client whose connection could stall.
    },
  };
}

function resultOf({ status, headers, body }: ReturnType<typeof createResponse>['sent']) {
  const found: Record<string, string> = {};
  for (const name of answered) {
    const at = headers.indexOf(name);
    const value = at % 2 === 0 ? headers[at + 1] : undefined;
    if (value !== undefined) found[name] = value;
  }
  const result: BatchResult = { status };
  return {
    ...result,
    ...(body !== '' && { body: JSON.parse(body) as Record<string, unknown> }),
    ...(Object.keys(found).length > 0 && { headers: found }),
  };
}

/** Creates an exchange for one operation of a batch, and a promise of its reply. */
export function createPart(
  within: Exchange,
  batchLimit: LimitName,
  part: BatchPart,
): { readonly exchange: Exchange; readonly result: () => BatchResult } {
  const request = requestOf(part, within.request);
  const response = createResponse();
  const exchange: Exchange = {
    ...within,
    ...pathAndSearch(part.path),
    request,
    response: response as unknown as Exchange['response'],
    startedAt: performance.now(),
    batchLimit,
    place: within.place++,
    principal: undefined,
    limit: undefined,
    span: undefined,
    replyHeaders: [],
    call: createCall(),
  };
  return { exchange, result: () => resultOf(response.sent) };
}

const refusal = (message: Message): ApiError => requestErrors.invalidField('body', message);

/** Refuses operations that cannot be part of a batch: batches, and operations whose input or output is not JSON. */
export function partRefusal(
  operation: Operation,
  batchId: string,
  search: string,
): ApiError | undefined {
  if (operation.id === batchId) {
    return refusal(text('batchInBatch'));
  }
  if (operation.body === 'multipart') {
    return refusal(text('uploadInBatch'));
  }
  const isExport = operation.columns.length > 0 && new URLSearchParams(search).has('format');
  if (operation.reply === 'binary' || isExport) {
    return refusal(text('fileInBatch'));
  }
  return undefined;
}
