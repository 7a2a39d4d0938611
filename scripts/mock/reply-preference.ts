import type { IncomingHttpHeaders } from 'node:http';

/** The reply that the client requests. */
export interface ReplyPreference {
  /** One of the declared statuses. */
  readonly status?: number | undefined;
  /** The name of one of several examples. */
  readonly example?: string | undefined;
  /** Replaces the error code of the example. */
  readonly code?: string | undefined;
  readonly delayMs?: number | undefined;
  /** The reason of a refusal. */
  readonly fault?: string | undefined;
}

/** `Prefer: code=409, example=taken`, for clients that write no query of their own (RFC 7240). */
function preferred(header: string): Readonly<Record<string, string>> {
  const pairs = header.split(/[,;]/).map((part) => part.split('='));
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name.trim(), value.trim().replaceAll('"', '')]),
  );
}

const numberOf = (text: string | null | undefined): number | undefined =>
  text && /^\d+$/.test(text) ? Number(text) : undefined;

/** `?__status=409&__code=duplicate_code&__example=taken&__delay=500`, or the header. */
export function preferenceOf(search: string, headers: IncomingHttpHeaders): ReplyPreference {
  const query = new URLSearchParams(search);
  const prefer = preferred([headers['prefer'] ?? ''].flat().join(','));
  return {
    status: numberOf(query.get('__status') ?? prefer['code']),
    example: query.get('__example') ?? prefer['example'],
    code: query.get('__code') ?? prefer['error'],
    delayMs: numberOf(query.get('__delay') ?? prefer['delay']),
  };
}

/** Returns the query without these parameters. */
export function withoutPreference(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (name.startsWith('__')) query.delete(name);
  return query.toString();
}
