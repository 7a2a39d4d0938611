import type { LimitState } from '../../limits/rate-limit.js';
import type { Exchange } from '../server/exchange.js';
import { isLong, pack, takesGzip } from './packed.js';

/**
 * Security headers of an API reply, as helmet would set them. They are constant, so nothing is computed per request.
 */
export const securityHeaders: readonly string[] = [
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Referrer-Policy',
  'no-referrer',
  'Strict-Transport-Security',
  'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'DENY',
];

/** The parts of a reply. */
export interface Reply {
  readonly status: number;
  readonly body: string | Uint8Array | undefined;
  readonly contentType: string;
  readonly headers: readonly string[];
}

function limitHeaders(limit: LimitState | undefined): readonly string[] {
  if (limit === undefined) return [];
  return [
    'RateLimit-Limit',
    String(limit.limit),
    'RateLimit-Remaining',
    String(Math.max(0, limit.remaining)),
    'RateLimit-Reset',
    String(limit.resetSeconds),
  ];
}

/** Returns a new list of the headers that every reply has, and the reply's own. */
function headersOf(
  { limit, requestId }: Exchange,
  headers: readonly string[],
  cors: readonly string[],
): string[] {
  const limits = limitHeaders(limit);
  return [...securityHeaders, ...limits, ...cors, ...headers, 'X-Request-Id', requestId];
}

/** Begins a reply of unknown length. The caller writes the body. */
export function begin(
  exchange: Exchange,
  { status, contentType, headers }: Omit<Reply, 'body'>,
  cors: readonly string[],
): void {
  const all = headersOf(exchange, headers, cors);
  all.push('Content-Type', contentType);
  exchange.response.writeHead(status, all);
}

/** Writes the reply with one call to writeHead, headers as a flat list. */
function write({ response }: Exchange, status: number, headers: string[], body: Reply['body']) {
  headers.push('Content-Length', String(body === undefined ? 0 : Buffer.byteLength(body)));
  response.writeHead(status, headers);
  response.end(body);
}

/** Packs the reply and writes it. The connection closes if packing fails. */
async function writePacked(exchange: Exchange, status: number, headers: string[], body: string) {
  const { response } = exchange;
  try {
    const packed = await pack(body);
    // A failure after the call of `send` may have been answered meanwhile.
    if (response.headersSent || response.destroyed) return;
    write(exchange, status, [...headers, 'Content-Encoding', 'gzip'], packed);
  } catch (error) {
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** Sends the reply, a long one packed for clients that take gzip. */
export function send(exchange: Exchange, reply: Reply, cors: readonly string[]): void {
  const { request, response } = exchange;
  if (response.headersSent || response.destroyed) return;
  const { body, status } = reply;
  const headers = headersOf(exchange, reply.headers, cors);
  if (body !== undefined) headers.push('Content-Type', reply.contentType);
  if (!isLong(body)) {
    write(exchange, status, headers, body);
    return;
  }
  // A cache keeps the packed and the plain form apart.
  headers.push('Vary', 'Accept-Encoding');
  if (takesGzip(request)) void writePacked(exchange, status, headers, body);
  else write(exchange, status, headers, body);
}
