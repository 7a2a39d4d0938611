import { query } from '../db/statements/query.js';

const retentionHours = 24;

/** The row of one key of one caller. */
export interface ScopeValues {
  readonly companyId: number;
  readonly principal: string;
  readonly operation: string;
  readonly key: string;
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
export const claimKey = query<
  ScopeValues & { readonly requestHash: Buffer; readonly now: Date },
  ClaimRow
>(
  'idempotency_claim',
  `with attempt as materialized (
     select pg_try_advisory_xact_lock(hashtextextended(concat_ws('|', :companyId::text, :principal::text,
       :operation::text, :key::text), 0)) as is_locked
   ), claimed as (
     insert into idempotency_keys as k (company_id, principal, operation, key, request_hash, created_at, expires_at)
     select :companyId::bigint, :principal, :operation, :key, :requestHash::bytea, :now::timestamptz,
       :now::timestamptz + make_interval(hours => ${retentionHours})
     from attempt where attempt.is_locked
     on conflict (company_id, principal, operation, key) do update
       set request_hash = excluded.request_hash, status = null, body = null, sealed = null,
           created_at = excluded.created_at, expires_at = excluded.expires_at
       where k.expires_at <= :now::timestamptz
     returning 1
   )
   select a.is_locked, exists (select 1 from claimed) as is_claimed, k.request_hash, k.status, k.body, k.sealed
   from attempt a
   left join idempotency_keys k
     on k.company_id = :companyId::bigint and k.principal = :principal and k.operation = :operation and k.key = :key`,
);

export const storeReply = query<
  ScopeValues & { readonly status: number; readonly body: string; readonly sealed: Buffer | null }
>(
  'idempotency_keep',
  `update idempotency_keys set status = :status, body = :body, sealed = :sealed
   where company_id = :companyId::bigint and principal = :principal and operation = :operation and key = :key`,
);

/** Deletes the record of a request that has no reply. */
export const dropClaim = query<ScopeValues>(
  'idempotency_give_back',
  `delete from idempotency_keys
   where company_id = :companyId::bigint and principal = :principal and operation = :operation and key = :key and status is null`,
);

/** Compares the time twice, because a request may take an expired key over while this statement waits for its row. */
export const dropExpired = query<{ readonly now: Date; readonly limit: number }, { key: string }>(
  'idempotency_drop_expired',
  `delete from idempotency_keys k using (
     select e.company_id, e.principal, e.operation, e.key from idempotency_keys e
     where e.expires_at <= :now::timestamptz limit :limit
   ) as expired
   where k.company_id = expired.company_id and k.principal = expired.principal and k.operation = expired.operation
     and k.key = expired.key and k.expires_at <= :now::timestamptz
   returning k.key`,
);

export const dropNaming = query<{ readonly companyId: number; readonly ids: readonly string[] }>(
  'idempotency_drop_naming',
  `delete from idempotency_keys k
   where k.company_id = :companyId::bigint
     and exists (select 1 from unnest(:ids::text[]) as n (id) where position(n.id in k.body) > 0)`,
);
