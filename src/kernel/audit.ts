import type { AuditObject } from './audit-objects.js';
import type { Db } from './db/client.js';
import { statement } from './db/statement.js';
import type { Principal, RequestFacts } from './principal.js';

/** What happened to which object. Secrets never go in: callers name the members they log. */
export interface AuditEntry {
  readonly objectType: AuditObject;
  readonly objectId: number | string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Also tells the changes feed, in the same statement: `invoice.issued`. */
  readonly event?: string;
}

/** Who did it, when, and from where: the first half of an audit row. */
export interface AuditActor {
  readonly companyId: number;
  readonly type: 'user' | 'api_key' | 'kyc_key' | 'anonymous' | 'operator' | 'system';
  readonly id: number | undefined;
  readonly name: string;
}

/** Columns that do not depend on the object, in the order of `auditValues`. */
const columns = 'company_id, at, actor_type, actor_id, actor_name, action, ip, request_id';

/** The values for `columns`: eight parameters. */
export function auditValues(actor: AuditActor, request: RequestFacts, at: Date): unknown[] {
  const { operationId, ip, requestId } = request;
  return [
    actor.companyId,
    at,
    actor.type,
    actor.id ?? null,
    actor.name,
    operationId,
    ip,
    requestId,
  ];
}

const actorTypes = {
  user: 'user',
  apiKey: 'api_key',
  kycKey: 'kyc_key',
  // Whoever has the link: nobody has told who that is.
  capture: 'anonymous',
} as const;

export function actorOf(principal: Principal): AuditActor {
  const type = actorTypes[principal.type];
  const id = type === 'anonymous' ? undefined : principal.id;
  return { companyId: principal.companyId, type, id, name: principal.name };
}

/**
 * The audit row as part of a larger statement, for documents that are one statement.
 *
 * @param first   number of the first of the eight parameters that `auditValues` gives
 * @param object  SQL expressions over the columns of `from`; `at` where a statement writes rows of several moments
 */
export function auditSql(
  first: number,
  object: { type: AuditObject; id: string; after: string; from: string; at?: string },
): string {
  const types = ['bigint', 'timestamptz', 'text', 'bigint', 'text', 'text', 'text', 'text'];
  const given = types.map((type, index) => `$${first + index}::${type}`);
  const values = given.with(1, object.at ?? `$${first + 1}::timestamptz`).join(', ');
  return `insert into audit_log (${columns}, object_type, object_id, after)
    select ${values}, '${object.type}', (${object.id})::text, ${object.after} from ${object.from}`;
}

/**
 * The row of the changes feed as part of a larger statement, beside `auditSql` and over the same parameters.
 *
 * @param object  SQL expressions over the columns of `from`; `event` a literal as `invoice.issued`
 */
export function eventSql(
  first: number,
  object: { event: string; type: string; id: string; from: string; at?: string },
): string {
  return `insert into outbox (company_id, type, object_type, object_id, at, request_id)
    select $${first}::bigint, '${object.event}', '${object.type}', (${object.id})::text,
      ${object.at ?? `$${first + 1}::timestamptz`}, $${first + 7}::text from ${object.from}`;
}

const values =
  '$1::bigint, $2::timestamptz, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::jsonb';
const insertAudit = `insert into audit_log (${columns}, object_type, object_id, before, after) values (${values})`;

const insertRow = statement<object>('audit_insert', insertAudit);

const insertRowAndEvent = statement<object>(
  'audit_insert_event',
  `with audited as (${insertAudit})
   insert into outbox (company_id, type, object_type, object_id, at, request_id)
   values ($1::bigint, $13, $9, $10, $2::timestamptz, $8)`,
);

/** Writes one row with the given `db`: the transaction of the change it tells of. */
export async function writeAudit(
  db: Db,
  actor: AuditActor,
  request: RequestFacts,
  at: Date,
  entry: AuditEntry,
): Promise<void> {
  const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const row = [
    ...auditValues(actor, request, at),
    entry.objectType,
    String(entry.objectId),
    asJson(entry.before),
    asJson(entry.after),
  ];
  if (entry.event === undefined) await insertRow(db, row);
  else await insertRowAndEvent(db, [...row, entry.event]);
}

const allowErasure = statement<object>('', `SET LOCAL notaria.audit_erasure = 'on'`);

const dropAddresses = statement<object>(
  'audit_drop_addresses',
  `update audit_log a set ip = null
   where a.company_id = $1::bigint and a.object_type = any ($2::text[]) and a.object_id = any ($3::text[])
     and a.actor_type = 'anonymous' and a.ip is not null`,
);

/** The kinds of record that the subject of a session writes without an account. */
const captured: readonly AuditObject[] = ['kyc_session', 'check', 'liveness_challenge'];

/** Removes the network addresses of subjects from the audit of erased records: what remains names them by id only. */
export async function forgetAddresses(
  trx: Db,
  companyId: number,
  objectIds: readonly string[],
): Promise<void> {
  await allowErasure(trx, []);
  await dropAddresses(trx, [companyId, captured, objectIds]);
}
