import {
  Agent as HttpAgent,
  type IncomingMessage,
  type ServerResponse,
  request as sendHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as sendHttps } from 'node:https';
import { pipeline } from 'node:stream';
import { keptBody } from '../http/body/kept-body.js';
import { refuseElsewhere } from '../http/server/bad-http.js';
import { hopHeader } from './hop.js';

/** Headers of one connection, which do not apply to the next. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);

/** The longest silence of a cell; checks and exports take longer than other requests. */
const silenceMs = 90_000;
/** A connection is closed before the servers of the cell, which wait 65 s, close it. */
const idleMs = 30_000;

function headersOf({ rawHeaders }: IncomingMessage, hop: string): string[] {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const lower = name.toLowerCase();
    if (!ownHeaders.has(lower) && lower !== hopHeader) headers.push(name, value);
  }
  return [...headers, hopHeader, hop];
}

/** The headers of a reply, without those of its connection and its encoding of chunks. */
function replyHeadersOf({ rawHeaders }: IncomingMessage): string[] {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const lower = name.toLowerCase();
    if (!ownHeaders.has(lower) && lower !== 'transfer-encoding') headers.push(name, value);
  }
  return headers;
}

export interface Passing {
  /** Sends a request to the servers of another cell, and their reply to the client. Both are streams. */
  pass(
    request: IncomingMessage,
    response: ServerResponse,
    to: { readonly url: string; readonly hop: string },
  ): void;
  close(): void;
}

/** Answers 503 with Retry-After where the other cell does not answer. */
export function createPassing(): Passing {
  const options = { keepAlive: true, timeout: idleMs };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
  const pass: Passing['pass'] = (request, response, { hop, url }) => {
    const target = new URL(url);
    const isSecure = target.protocol === 'https:';
    const upstream = (isSecure ? sendHttps : sendHttp)(target, {
      agent: agents[isSecure ? 'https:' : 'http:'],
      method: request.method,
      path: request.url,
      headers: headersOf(request, hop),
      setHost: false,
      timeout: silenceMs,
    } as never);
    const refuse = (): void => {
      if (!response.headersSent) refuseElsewhere(request, response);
      else response.destroy();
    };
    upstream.once('timeout', () => upstream.destroy());
    upstream.once('error', refuse);
    upstream.once('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, replyHeadersOf(reply));
      pipeline(reply, response, () => undefined);
    });
    response.once('close', () => upstream.destroy());
    const body = keptBody(request);
    if (body === undefined) request.pipe(upstream);
    else upstream.end(body);
  };
  return {
    pass,
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
