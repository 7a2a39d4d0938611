import type { Db } from '../db/client.js';
import { plannedPerCall, query } from '../db/statements/query.js';
import { tally } from '../db/tallies/tally.js';
import { inTransaction } from '../db/transaction.js';
import type { Principal, RequestFacts } from '../principal.js';
import type { AuditObject } from './objects.js';

/** One change of one object. Callers list the members to log, so that no secret is written. */
export interface AuditEntry {
  /** The company in whose log the entry stands, unless it is that of the caller. */
  readonly companyId?: number;
  readonly objectType: AuditObject;
  readonly objectId: number | string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The event for the changes feed, written in the same statement, such as `invoice.issued`. */
  readonly event?: string;
}

/** The caller, time and address of a change: the first half of an audit row. */
export interface AuditActor {
  readonly companyId: number;
  readonly type: 'user' | 'api_key' | 'kyc_key' | 'anonymous' | 'operator' | 'system';
  readonly id: number | undefined;
  readonly name: string;
}

const actorTypes = {
  user: 'user',
  apiKey: 'api_key',
  kycKey: 'kyc_key',
  // The bearer of a session link is unknown.
  capture: 'anonymous',
} as const;

export function actorOf(principal: Principal): AuditActor {
  const type = actorTypes[principal.type];
  const id = type === 'anonymous' ? undefined : principal.id;
  return { companyId: principal.companyId, type, id, name: principal.name };
}

interface EntryValues {
  readonly companyId: number;
  readonly at: Date;
  readonly actorType: AuditActor['type'];
  readonly actorId: number | null;
  readonly actorName: string;
  readonly action: string;
  readonly ip: string;
  readonly requestId: string;
  readonly objectType: AuditObject;
  readonly objectId: string;
  readonly before: string | null;
  readonly after: string | null;
}

const insertEntry = query<EntryValues>(
  'audit.insert',
  `INSERT INTO audit_log (company_id, at, actor_type, actor_id, actor_name, action, ip, request_id, object_type,
  object_id, before, after)
VALUES (:companyId::bigint, :at::timestamptz, :actorType, :actorId, :actorName, :action, :ip, :requestId, :objectType,
  :objectId, :before::jsonb, :after::jsonb)`,
);

const insertEvent = query<{
  companyId: number;
  event: string;
  objectType: AuditObject;
  objectId: string;
  at: Date;
  requestId: string;
}>(
  'audit.insert_event',
  `INSERT INTO outbox (company_id, type, object_type, object_id, at, request_id)
VALUES (:companyId::bigint, :event, :objectType, :objectId, :at::timestamptz, :requestId)`,
);

const auditCounts = tally('audit_counts', { id: 'bigint' }, { total: 'bigint' });

/** Writers of one company would wait for each other at a single row. */
const counters = 8;

/** The number of audit entries is the sum over all counters of a company. */
function countEntries(trx: Db, companyId: number, total: number): void {
  const id = 1 + Math.floor(Math.random() * counters);
  auditCounts.add(trx, companyId, { id }, { total });
}

function valuesOf(
  { companyId, type, id, name }: AuditActor,
  { operationId, ip, requestId }: RequestFacts,
) {
  return {
    companyId,
    actorType: type,
    actorId: id ?? null,
    actorName: name,
    action: operationId,
    ip,
    requestId,
  };
}

/**
 * Writes an audit row, and its event for the changes feed, in the transaction of the change. Both are sent together
 * with the next statement. Without a change, they have a transaction of their own.
 */
export async function writeAudit(
  db: Db,
  actor: AuditActor,
  request: RequestFacts,
  at: Date,
  { objectType, objectId: id, before, after, event }: AuditEntry,
): Promise<void> {
  const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const objectId = String(id);
  const entry = { objectType, objectId, before: asJson(before), after: asJson(after) };
  const { companyId } = actor;
  const { requestId } = request;
  await inTransaction(db, async (trx) => {
    countEntries(trx, companyId, 1);
    await insertEntry.defer(trx, { ...entry, at, ...valuesOf(actor, request) });
    if (event === undefined) return;
    await insertEvent.defer(trx, { companyId, event, objectType, objectId, at, requestId });
  });
}

const insertEntries = query<
  Omit<EntryValues, 'at' | 'objectType' | 'objectId' | 'before' | 'after'> & { entries: string }
>(
  'audit.insert_many',
  `WITH entry AS MATERIALIZED (
  SELECT e.* FROM jsonb_to_recordset(:entries::jsonb) AS e (at timestamptz, object_type text, object_id text,
    after jsonb,
    event text)
), audited AS (
  INSERT INTO audit_log (company_id, at, actor_type, actor_id, actor_name, action, ip, request_id, object_type,
    object_id, after)
  SELECT :companyId::bigint, e.at, :actorType, :actorId, :actorName, :action, :ip, :requestId, e.object_type,
    e.object_id, e.after
  FROM entry e
)
INSERT INTO outbox (company_id, type, object_type, object_id, at, request_id)
SELECT :companyId::bigint, e.event, e.object_type, e.object_id, e.at, :requestId FROM entry e
  WHERE e.event IS NOT NULL`,
);

/** Writes many audit rows at once, each with its own time. */
export async function writeAudits(
  trx: Db,
  actor: AuditActor,
  request: RequestFacts,
  entries: readonly (Omit<AuditEntry, 'before'> & { readonly at: Date })[],
): Promise<void> {
  const rows = entries.map(({ objectType, objectId, after, event, at }) => ({
    at,
    after,
    event,
    object_type: objectType,
    object_id: String(objectId),
  }));
  countEntries(trx, actor.companyId, rows.length);
  await insertEntries.defer(trx, { entries: JSON.stringify(rows), ...valuesOf(actor, request) });
}

/** A function with the rights of its owner: the role of a server may not change entries. */
const dropAddresses = plannedPerCall<{
  readonly companyId: number;
  readonly captured: readonly string[];
  readonly objectIds: readonly string[];
}>(`SELECT audit_forget_addresses(:companyId::bigint, :captured::text[], :objectIds::text[])`);

/** The kinds of record that the subject of a session writes without an account. */
const captured: readonly AuditObject[] = ['kyc_session', 'check', 'liveness_challenge'];

/**
 * Removes the network addresses of subjects from the audit of erased records, which then identifies them by id only.
 */
export async function forgetAddresses(
  trx: Db,
  companyId: number,
  objectIds: readonly string[],
): Promise<void> {
  await dropAddresses(trx, { companyId, captured, objectIds });
}
