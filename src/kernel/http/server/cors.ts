import type { IncomingMessage } from 'node:http';

export interface Cors {
  /** Headers for a reply to this request; empty for requests of the same origin. */
  headersFor(request: IncomingMessage): readonly string[];
  /** Headers for the reply to a preflight, or undefined when the origin is not on the list. */
  preflight(request: IncomingMessage, allow: string): readonly string[] | undefined;
}

const exposed =
  'Content-Disposition, Data-Age, ETag, Idempotency-Replayed, Preference-Applied, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id';
const accepted =
  'Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-API-Key, X-Capture-Token, X-CSRF-Token, X-Environment, X-Request-Id, X-Session-Mode';
const vary = ['Vary', 'Origin'];

/** @param origins  the exact origins that may call from a browser; other origins are never reflected */
export function createCors(origins: readonly string[]): Cors {
  if (origins.length === 0) return { headersFor: () => [], preflight: () => undefined };
  const known = new Map(
    origins.map((origin) => [
      origin,
      [
        ...vary,
        'Access-Control-Allow-Origin',
        origin,
        'Access-Control-Allow-Credentials',
        'true',
        'Access-Control-Expose-Headers',
        exposed,
      ],
    ]),
  );
  return {
    headersFor: (request) => known.get(request.headers.origin ?? '') ?? vary,
    preflight(request, allow) {
      const headers = known.get(request.headers.origin ?? '');
      return (
        headers && [
          ...headers,
          'Access-Control-Allow-Methods',
          allow,
          'Access-Control-Allow-Headers',
          accepted,
          'Access-Control-Max-Age',
          '600',
        ]
      );
    },
  };
}
