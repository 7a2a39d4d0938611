import { statement } from '../db/statements/statement.js';

const keptHours = 24;

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
export const claimKey = statement<ClaimRow>(
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

export const keepReply = statement<object>(
  'idempotency_keep',
  `update idempotency_keys set status = $5, body = $6, sealed = $7
   where company_id = $1::bigint and principal = $2 and operation = $3 and key = $4`,
);

export const dropExpired = statement<{ key: string }>(
  'idempotency_drop_expired',
  `delete from idempotency_keys k where k.ctid = any (array(
     select e.ctid from idempotency_keys e where e.expires_at <= $1::timestamptz limit $2 for update skip locked))
   returning k.key`,
);

export const dropNaming = statement<object>(
  'idempotency_drop_naming',
  `delete from idempotency_keys k
   where k.company_id = $1::bigint
     and exists (select 1 from unnest($2::text[]) as n (id) where position(n.id in k.body) > 0)`,
);
