import type { StoredReply } from '../../operations/idempotency.js';
import type { OperationFacts } from '../contract.js';
import type { Reply } from './reply.js';

/** A reply that is not JSON, such as a PDF. */
export interface BinaryReply {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName?: string;
  readonly etag?: string;
}

const json = 'application/json; charset=utf-8';
const privateHeaders = ['Cache-Control', 'no-store'];

/** Returns the version of the record in an envelope. An envelope holds one record, in a member of any name. */
function versionTag(body: unknown): string | undefined {
  for (const member of Object.values(body ?? {})) {
    const version = (member as { version?: unknown } | null)?.version;
    if (typeof version === 'number') return `"${version}"`;
  }
  return undefined;
}

export function jsonReply(operation: OperationFacts, body: unknown, text: string): Reply {
  const tag = operation.etag ? versionTag(body) : undefined;
  const headers = tag === undefined ? privateHeaders : [...privateHeaders, 'ETag', tag];
  return { status: operation.status, body: text, contentType: json, headers };
}

/** The reply that was stored with an idempotency key. A header marks it. */
export function replayedReply(operation: OperationFacts, stored: StoredReply): Reply {
  const reply = jsonReply(
    operation,
    operation.etag ? JSON.parse(stored.body) : undefined,
    stored.body,
  );
  return {
    ...reply,
    status: stored.status,
    headers: [...reply.headers, 'Idempotency-Replayed', 'true'],
  };
}

/** Writes the header by RFC 6266: an ASCII name for old clients, and the real name. */
export function disposition(fileName: string): readonly [header: string, value: string] {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const extended = encodeURIComponent(fileName);
  return ['Content-Disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${extended}`];
}

/** Texts are UTF-8. Without this word, browsers read them in a character set of their own. */
const withCharset = (type: string): string =>
  type.startsWith('text/') && !type.includes(';') ? `${type}; charset=utf-8` : type;

export function binaryReply(
  status: number,
  reply: BinaryReply,
  ifNoneMatch: string | undefined,
  added: readonly string[],
): Reply {
  const headers = ['Cache-Control', 'private, no-cache', ...added];
  if (reply.etag !== undefined) headers.push('ETag', reply.etag);
  if (reply.etag !== undefined && ifNoneMatch === reply.etag) {
    return { status: 304, body: undefined, contentType: '', headers };
  }
  if (reply.fileName !== undefined) headers.push(...disposition(reply.fileName));
  return { status, body: reply.content, contentType: withCharset(reply.contentType), headers };
}

export function errorReply(
  status: number,
  text: string,
  extra: Readonly<Record<string, string>>,
): Reply {
  return {
    status,
    body: text,
    contentType: json,
    headers: [...privateHeaders, ...Object.entries(extra).flat()],
  };
}
