import type { LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Target } from '../endpoints/guard.js';
import { excerpt, maxExcerptBytes } from './excerpt.js';

export interface WebhookRequest {
  readonly target: Target;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export interface WebhookResponse {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Connects to the addresses that the guard has checked, even if the name resolves differently now. */
export function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else if (first !== undefined) done(null, first.address, first.family);
    else done(new Error('No address'), '');
  };
}

/** The status is known. A body that breaks off, or never ends, does not change it. */
async function beginningOf(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      // To leave the loop closes the connection.
      if (length > maxExcerptBytes) break;
    }
  } catch {
    return Buffer.concat(chunks);
  }
  return Buffer.concat(chunks);
}

/**
 * Posts a message without following redirects.
 *
 * @throws if there is no answer: the error of the system, or the reason of `signal`
 */
export async function send({
  target,
  headers,
  body,
  signal,
}: WebhookRequest): Promise<WebhookResponse> {
  const { request } = target.url.protocol === 'https:' ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const outgoing = request(target.url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Connections are not reused, because the next attempt checks the address again.
      agent: false,
      lookup: pinned(target.addresses),
      signal,
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.on('close', () => reject(new Error('The connection ended without an answer')));
    outgoing.end(body);
  });
  const beginning = await beginningOf(response);
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    body: excerpt(beginning),
  };
}
