import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Knex } from 'knex';
import { decrypt, encrypt } from './blobs/keys.js';
import type { Db } from './db/client.js';
import { statement } from './db/statement.js';
import { errors, requestErrors } from './errors.js';
import type { Cleaning } from './housekeeping.js';

/** Which request a key belongs to. */
export interface IdempotencyScope {
  readonly companyId: number;
  /** `user:7:live` or `apiKey:3:live`: a key is the caller's own, and that of a person of one environment. */
  readonly principal: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: Buffer;
  /** Encrypts the replies that hold a secret. */
  readonly sealingKey: Buffer;
}

export interface KeptReply {
  readonly status: number;
  readonly body: string;
}

/** Ends a handler early with the reply that an earlier request with the same key was given. */
export class IdempotentReplay extends Error {
  readonly reply: KeptReply;

  constructor(reply: KeptReply) {
    super('replayed');
    this.name = 'IdempotentReplay';
    this.reply = reply;
  }
}

/** What is kept of a finished request. */
export interface Finished extends KeptReply {
  /** The text of the reply when `body` is not all of it: the reply holds a secret, which is only kept encrypted. */
  readonly secretBody?: string;
}

const keptHours = 24;

/** Derives the key that encrypts kept replies from the server's secret, once for each process. */
export const sealingKeyOf = (secret: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'idempotent replies', 32));

/** A reply cannot be opened as that of another request. */
const contextOf = ({ companyId, principal, operation, key }: IdempotencyScope): string =>
  JSON.stringify(['reply', companyId, principal, operation, key]);

/**
 * What makes two requests the same: address and body, after normalisation. Keyed, since a body may hold a password
 * that could be guessed from a plain hash.
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

interface ClaimRow {
  readonly is_locked: boolean;
  readonly is_claimed: boolean;
  readonly request_hash: Buffer | null;
  readonly status: number | null;
  readonly body: string | null;
  readonly sealed: Buffer | null;
}

/**
 * The lock tells a running request apart from a finished one without waiting for it. An expired record is
 * taken over as if it were new.
 */
const claimKey = statement<ClaimRow>(
  'idempotency_claim',
  `with attempt as materialized (
     select pg_try_advisory_xact_lock(hashtextextended(concat_ws('|', $1::text, $2::text, $3::text, $4::text), 0)) as is_locked
   ), claimed as (
     insert into idempotency_keys as k (company_id, principal, operation, key, request_hash, created_at, expires_at)
     select $1::bigint, $2, $3, $4, $5::bytea, $6::timestamptz, $6::timestamptz + make_interval(hours => ${keptHours})
     from attempt where attempt.is_locked
     on conflict (company_id, principal, operation, key) do update
       set request_hash = excluded.request_hash, status = null, body = null, sealed = null,
           created_at = excluded.created_at, expires_at = excluded.expires_at
       where k.expires_at <= $6::timestamptz
     returning 1
   )
   select a.is_locked, exists (select 1 from claimed) as is_claimed, k.request_hash, k.status, k.body, k.sealed
   from attempt a
   left join idempotency_keys k
     on k.company_id = $1::bigint and k.principal = $2 and k.operation = $3 and k.key = $4`,
);

const keepReply = statement<object>(
  'idempotency_keep',
  `update idempotency_keys set status = $5, body = $6, sealed = $7
   where company_id = $1::bigint and principal = $2 and operation = $3 and key = $4`,
);

function scopeValues(scope: IdempotencyScope): unknown[] {
  return [scope.companyId, scope.principal, scope.operation, scope.key];
}

function bodyOf(body: string, sealed: Buffer | null, scope: IdempotencyScope): string {
  if (sealed === null) return body;
  return decrypt(scope.sealingKey, contextOf(scope), sealed).toString();
}

/**
 * Takes the key for this transaction.
 *
 * @throws IdempotentReplay with the kept reply of a finished request
 * @throws ApiError 409 while another request holds the key, 422 when the key belongs to another request
 */
export async function claim(
  trx: Knex.Transaction,
  scope: IdempotencyScope,
  now: Date,
): Promise<void> {
  // Twice at the most: a holder may commit between this statement's snapshot and its lock.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const [row] = await claimKey(trx, [...scopeValues(scope), scope.requestHash, now]);
    if (!row?.is_locked) throw errors.idempotencyInProgress();
    if (row.is_claimed) return;
    if (row.request_hash === null) continue;
    if (!row.request_hash.equals(scope.requestHash)) throw requestErrors.idempotencyKeyReused();
    if (row.status !== null && row.body !== null) {
      throw new IdempotentReplay({ status: row.status, body: bodyOf(row.body, row.sealed, scope) });
    }
  }
  throw errors.idempotencyInProgress();
}

/** Keeps the reply beside the effect it tells of: both commit or neither. */
export async function keep(
  trx: Knex.Transaction,
  scope: IdempotencyScope,
  { body, secretBody, status }: Finished,
): Promise<void> {
  const sealed =
    secretBody === undefined
      ? null
      : encrypt(scope.sealingKey, contextOf(scope), Buffer.from(secretBody));
  await keepReply(trx, [...scopeValues(scope), status, body, sealed]);
}

const dropExpired = statement<{ key: string }>(
  'idempotency_drop_expired',
  `delete from idempotency_keys k where k.ctid = any (array(
     select e.ctid from idempotency_keys e where e.expires_at <= $1::timestamptz limit $2 for update skip locked))
   returning k.key`,
);

/** Forgets records past their 24 hours. */
export const expiredKeys: Cleaning = {
  what: 'expired idempotency keys',
  drop: async (db, now, limit) => (await dropExpired(db, [now, limit])).length,
};

const dropNaming = statement<object>(
  'idempotency_drop_naming',
  `delete from idempotency_keys k
   where k.company_id = $1::bigint
     and exists (select 1 from unnest($2::text[]) as n (id) where position(n.id in k.body) > 0)`,
);

/** Forgets the replies in which one of these ids stands: they tell of what is erased. */
export async function forgetReplies(
  trx: Db,
  companyId: number,
  ids: readonly string[],
): Promise<void> {
  await dropNaming(trx, [companyId, ids]);
}
