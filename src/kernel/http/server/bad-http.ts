import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '../reply/reply.js';
import { earlyRefusals, type Refusal } from './early-refusals.js';
import { isDraining } from './unread-body.js';

const byParserCode: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: earlyRefusals.headers,
  ERR_HTTP_REQUEST_TIMEOUT: earlyRefusals.late,
};
const malformed: Refusal = { status: 400, message: 'This is not a well-formed HTTP request' };
const withoutHost: Refusal = { status: 400, message: 'The request has no Host header' };
/** The server has started, but its database is not ready for it. */
const unready: Refusal = {
  status: 503,
  message: 'The server waits for its database to be migrated',
  codes: ['service_unavailable', 'service_unavailable'],
  isRetryable: true,
};
/** Its company moves, or the cell of its company does not answer. */
const elsewhere: Refusal = {
  status: 503,
  message: 'The data of this company cannot be reached at the moment',
  codes: ['service_unavailable', 'service_unavailable'],
  isRetryable: true,
};
/** The page belongs to another host. The message does not tell which one. */
const misplaced: Refusal = {
  status: 404,
  message: 'There is nothing at this address',
  codes: ['not_found', 'not_found'],
};
const tunnel: Refusal = { status: 405, message: 'This server is no proxy' };

/** Returns the body in the envelope of the API of the path. */
function bodyOf(refusal: Refusal, path: string, requestId: string) {
  const {
    codes = ['validation_failed', 'invalid_request'],
    isRetryable = false,
    message,
  } = refusal;
  if (!/^\/v1(?:[/?]|$)/.test(path)) {
    return { ok: false, message, code: codes[0], requestId };
  }
  const docs = '/docs/kyc#errors';
  const error = { code: codes[1], message, requestId, retryable: isRetryable, docs };
  return { ok: false, error };
}

function replyOf(refusal: Refusal, path: string): { headers: string[]; body: string } {
  const requestId = randomUUID();
  const body = JSON.stringify(bodyOf(refusal, path, requestId));
  const headers = [
    ...securityHeaders,
    'X-Request-Id',
    requestId,
    'Cache-Control',
    'no-store',
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
    'Connection',
    'close',
  ];
  return { headers, body };
}

/** Time that a client has to read the refusal before its connection is destroyed. */
const refusedMs = 1_000;

/** Answers on the socket and destroys it soon, because the client may never close its half of the connection. */
function writeTo(socket: Socket, refusal: Refusal, path: string): void {
  const { headers, body } = replyOf(refusal, path);
  const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`];
  for (let at = 0; at < headers.length; at += 2) head.push(`${headers[at]}: ${headers[at + 1]}`);
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  const cut = setTimeout(() => socket.destroy(), refusedMs);
  socket.once('close', () => clearTimeout(cut));
}

/** The path in the first line of a request; empty where there is none. */
function pathIn(packet: unknown): string {
  if (!(packet instanceof Buffer)) return '';
  return (
    /^[A-Za-z]{1,20} (\/[^ \r\n]{0,1000})/.exec(packet.toString('latin1', 0, 1_100))?.[1] ?? ''
  );
}

/**
 * Answers a request that Node's parser rejected, or whose body did not arrive in time.
 *
 * @param lastPath  path of the last request on this connection, whose body may be the late one
 */
export function refuseBadHttp(
  error: NodeJS.ErrnoException & { readonly rawPacket?: unknown },
  socket: Socket,
  lastPath: string,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isDraining(socket)) {
    socket.destroy();
    return;
  }
  writeTo(socket, byParserCode[error.code ?? ''] ?? malformed, pathIn(error.rawPacket) || lastPath);
}

function answer(response: ServerResponse, refusal: Refusal, path: string): void {
  const { headers, body } = replyOf(refusal, path);
  response.writeHead(refusal.status, headers).end(body);
}

/** Refuses a request of HTTP/1.1 without a Host. Returns false for any other. */
export function refuseWithoutHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.host !== undefined || request.httpVersionMinor === 0) return false;
  answer(response, withoutHost, request.url ?? '');
  return true;
}

/** Refuses a request before the server is composed; the client may repeat it. */
export function refuseUnready({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = replyOf(unready, url);
  response.writeHead(unready.status, [...headers, 'Retry-After', '5']).end(body);
}

/** Refuses a request whose company cannot be served for now; the client may repeat it. */
export function refuseElsewhere({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = replyOf(elsewhere, url);
  response.writeHead(elsewhere.status, [...headers, 'Retry-After', '1']).end(body);
}

/** Refuses a request for a page on a host that is not that of the page. */
export function refuseMisplaced({ url = '' }: IncomingMessage, response: ServerResponse): void {
  answer(response, misplaced, url);
}

/** Refuses an Expect header that is not `100-continue`. */
export function refuseExpectation({ url }: IncomingMessage, response: ServerResponse): void {
  answer(response, earlyRefusals.expectation, url ?? '');
}

/** Refuses the method CONNECT. */
export function refuseTunnel(_request: IncomingMessage, socket: Socket): void {
  writeTo(socket, tunnel, '');
}
