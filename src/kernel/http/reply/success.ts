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

/** The facts of an operation that depend on its success status. */
export type Success = Pick<OperationFacts, 'status' | 'etag'>;

/** The reply of an operation with several success statuses, as its handler returns it. */
export interface StatusReply {
  readonly status: number;
  readonly body?: unknown;
}

/**
 * Returns a function that finds the success of what a handler returned. It throws an error if the contract does not
 * declare the status.
 */
export function successFinder(
  operation: Success & Pick<OperationFacts, 'id' | 'successes'>,
): (reply: unknown) => Success {
  const { id, successes } = operation;
  if (successes === undefined) return () => operation;
  return (reply) => {
    const { status } = reply as StatusReply;
    const success = successes.find((one) => one.status === status);
    if (success === undefined) throw new Error(`${id} answered the undeclared status ${status}`);
    return success;
  };
}

export function jsonReply(success: Success, body: unknown, text: string | undefined): Reply {
  const tag = success.etag ? versionTag(body) : undefined;
  const headers = tag === undefined ? privateHeaders : [...privateHeaders, 'ETag', tag];
  return { status: success.status, body: text, contentType: json, headers };
}

/** The reply that was stored with an idempotency key. A header marks it. */
export function replayedReply(
  operation: Pick<OperationFacts, 'etag' | 'successes'>,
  stored: StoredReply,
): Reply {
  const { status } = stored;
  const { etag } = operation.successes?.find((one) => one.status === status) ?? operation;
  const text = stored.body === '' ? undefined : stored.body;
  const body = etag && text !== undefined ? JSON.parse(text) : undefined;
  const reply = jsonReply({ status, etag }, body, text);
  return {
    ...reply,
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
