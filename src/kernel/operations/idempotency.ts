import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from '../blobs/keys.js';
import type { Db } from '../db/client.js';
import type { Transaction } from '../db/transaction.js';
import { errors, requestErrors } from '../errors.js';
import type { Cleanup } from '../maintenance/housekeeping.js';
import type { SigningSecrets } from '../secrets.js';
import {
  claimKey,
  dropClaim,
  dropExpired,
  dropNaming,
  type ScopeValues,
  storeReply,
} from './idempotency-queries.js';

/** Which request a key belongs to. */
export interface IdempotencyScope {
  readonly companyId: number;
  /** `user:7:live` or `apiKey:3:live`: a key is the caller's own, and that of a person of one environment. */
  readonly principal: string;
  readonly operation: string;
  readonly key: string;
  /** With the current secret of the server. */
  readonly requestHash: Buffer;
  /** The hashes with the other secrets, for requests that were stored before the last rotation. */
  readonly otherHashes?: () => readonly Buffer[];
  /** Encrypt the replies that hold a secret: the first one does, and all of them decrypt. */
  readonly sealingKeys: readonly Buffer[];
}

export interface StoredReply {
  readonly status: number;
  readonly body: string;
}

/** Ends a handler early with the reply that an earlier request with the same key was given. */
export class IdempotentReplay extends Error {
  readonly reply: StoredReply;

  constructor(reply: StoredReply) {
    super('replayed');
    this.name = 'IdempotentReplay';
    this.reply = reply;
  }
}

/** The stored result of a finished request. */
export interface FinishedReply extends StoredReply {
  /** The text of the reply when `body` is not all of it: the reply holds a secret, which is only kept encrypted. */
  readonly secretBody?: string;
}

/** Derives the keys that encrypt kept replies from the server's secrets, once for each process. */
export const sealingKeysOf = ({ all }: SigningSecrets): readonly Buffer[] =>
  all.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'idempotent replies', 32)));

/** A reply cannot be opened as that of another request. */
const contextOf = ({ companyId, principal, operation, key }: IdempotencyScope): string =>
  JSON.stringify(['reply', companyId, principal, operation, key]);

/**
 * Hashes path and normalised body, which identify a request. The hash is keyed, because a body may hold a password
 * that a plain hash would allow to guess.
 */
export function requestHash(secret: Buffer, path: string, body: unknown): Buffer {
  return createHmac('sha256', secret)
    .update(`${path}\n${JSON.stringify(body, hashed) ?? ''}`)
    .digest();
}

/** A file stands for itself by its hash: its bytes as JSON would be many times as long. */
function hashed(_name: string, value: unknown): unknown {
  const bytes = (value as { data?: unknown } | null | undefined)?.data;
  if (!(bytes instanceof Uint8Array)) return value;
  return { ...(value as object), data: createHash('sha256').update(bytes).digest('hex') };
}

const rowOf = ({ companyId, principal, operation, key }: IdempotencyScope): ScopeValues => ({
  companyId,
  principal,
  operation,
  key,
});

function bodyOf(body: string, sealed: Buffer | null, scope: IdempotencyScope): string {
  if (sealed === null) return body;
  for (const key of scope.sealingKeys) {
    try {
      return decrypt(key, contextOf(scope), sealed).toString();
    } catch {
      // It was stored with another of the keys.
    }
  }
  throw new Error('The kept reply was encrypted with a secret that JWT_SECRET does not list');
}

const isSameRequest = (
  hash: Buffer,
  { otherHashes, requestHash: own }: IdempotencyScope,
): boolean => hash.equals(own) || (otherHashes?.() ?? []).some((other) => hash.equals(other));

/**
 * Takes the key for this transaction.
 *
 * @throws IdempotentReplay with the kept reply of a finished request
 * @throws ApiError 409 while another request holds the key, 422 when the key belongs to another request
 */
export async function claim(trx: Transaction, scope: IdempotencyScope, now: Date): Promise<void> {
  // Twice at the most: a holder may commit between this statement's snapshot and its lock.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const [row] = await claimKey(trx, { requestHash: scope.requestHash, now, ...rowOf(scope) });
    if (!row?.is_locked) throw errors.idempotencyInProgress();
    if (row.is_claimed) return;
    if (row.request_hash === null) continue;
    if (!isSameRequest(row.request_hash, scope)) throw requestErrors.idempotencyKeyReused();
    if (row.status !== null && row.body !== null) {
      throw new IdempotentReplay({ status: row.status, body: bodyOf(row.body, row.sealed, scope) });
    }
  }
  throw errors.idempotencyInProgress();
}

/** Keeps the reply beside the effect it tells of: both commit or neither. It is sent together with COMMIT. */
export async function keep(
  trx: Transaction,
  scope: IdempotencyScope,
  { body, secretBody, status }: FinishedReply,
): Promise<void> {
  const [key] = scope.sealingKeys;
  if (secretBody !== undefined && key === undefined) throw new Error('A reply needs a sealing key');
  const sealed =
    secretBody === undefined || key === undefined
      ? null
      : encrypt(key, contextOf(scope), Buffer.from(secretBody));
  await storeReply.defer(trx, { status, body, sealed, ...rowOf(scope) });
}

/** Gives the key back when its request is refused but its transaction goes on. */
export const giveBack = (trx: Transaction, scope: IdempotencyScope): Promise<void> =>
  dropClaim.defer(trx, rowOf(scope));

/** Forgets records past their 24 hours. */
export const expiredKeys: Cleanup = {
  what: 'expired idempotency keys',
  drop: async (db, now, limit) => (await dropExpired(db, { now, limit })).length,
};

/** Deletes the stored replies that contain one of these ids, because they describe erased data. */
export async function forgetReplies(
  trx: Db,
  companyId: number,
  ids: readonly string[],
): Promise<void> {
  await dropNaming(trx, { companyId, ids });
}
