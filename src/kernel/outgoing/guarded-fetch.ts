import * as http from 'node:http';
import * as https from 'node:https';
import { pinned } from '../webhooks/deliveries/send.js';
import { type Guard, type Target, UnsafeUrlError } from '../webhooks/endpoints/guard.js';

/** The server of an address does not answer, or only with a fault of its own. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The parts of a request that `fetch` takes and that are supported here. */
export interface OutgoingRequest {
  readonly method?: string | undefined;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

export type GuardedFetch = (url: string, request?: OutgoingRequest) => Promise<Response>;

const timeoutMs = 5_000;

/** Documents of identity providers have some kilobytes. */
const maxBytes = 2 ** 20;

async function bodyOf(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) throw new Error('The reply is too long');
  }
  return Buffer.concat(chunks);
}

/** Bodies are texts and forms. */
function textOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('The body is neither a text nor a form');
}

interface Sent extends Pick<Target, 'addresses' | 'url'> {
  readonly method: string;
  readonly headers: OutgoingRequest['headers'];
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

function send({ addresses, body, headers, method, signal, url }: Sent) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const outgoing = request(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      // Connections are not reused, because the next request checks the address again.
      agent: false,
      lookup: pinned(addresses),
      signal,
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.on('close', () => reject(new Error('The connection ended without an answer')));
    outgoing.end(body);
  });
}

/** Statuses whose replies have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

async function responseOf(incoming: http.IncomingMessage): Promise<Response> {
  const { statusCode: status = 0 } = incoming;
  if (status >= 500 || status === 429) throw new Error(`The reply has the status ${status}`);
  const content = await bodyOf(incoming);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = bodiless.has(status) ? null : new Uint8Array(content);
  return new Response(body, { status, headers });
}

/**
 * Returns a `fetch` that reaches only addresses which the guard allows, and connects to those that it has checked. It does not
 * follow redirects, and ends after five seconds.
 *
 * @throws UnreachableError without an answer, and for an answer with a status of 500 or more, or 429
 */
export function createGuardedFetch(guard: Guard): GuardedFetch {
  return async (address, { method = 'GET', headers, body: sent, signal: own } = {}) => {
    const body = textOf(sent);
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = own ? AbortSignal.any([own, timeout]) : timeout;
    try {
      const target = await guard.check(address);
      return await responseOf(await send({ ...target, method, headers, body, signal }));
    } catch (cause) {
      const reason = cause instanceof UnsafeUrlError ? cause.message : `No answer: ${cause}`;
      throw new UnreachableError(reason, { cause });
    }
  };
}
