import type { components } from '../../../../generated/erp/types.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import type { Permissions } from '../../../kernel/permissions.js';
import { formatInstant } from '../../../kernel/values/time.js';
import { changesOf } from './rules.js';
import { addressPermission, visibleRecord } from './visibility.js';

interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly actor_type: string;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly action: string;
  readonly object_type: string | null;
  readonly object_id: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly request_id: string | null;
}

export const listAudit = listQuery<
  AuditRow,
  'id' | 'at',
  | 'actorType'
  | 'actorId'
  | 'action'
  | 'objectType'
  | 'objectId'
  | 'ip'
  | 'requestId'
  | 'search'
  | 'dateFrom'
  | 'dateTo'
  | 'updatedSince'
>({
  name: 'audit.list',
  table: 'audit_log',
  alias: 'a',
  columns: `a.id, a.at, a.actor_type, a.actor_id, a.actor_name, a.action, a.object_type, a.object_id, a.before,
    a.after, a.ip, a.request_id`,
  sorts: {
    id: { sql: 'a.id', type: 'bigint' },
    at: { sql: 'a.at', type: 'timestamptz' },
  },
  filters: {
    actorType: 'a.actor_type = ?',
    actorId: 'a.actor_id = ?::bigint',
    action: 'a.action = ?',
    objectType: 'a.object_type = ?',
    objectId: 'a.object_id = ?',
    ip: 'a.ip = ?',
    requestId: 'a.request_id = ?',
    search: 'audit_search_text(a.actor_name, a.action) LIKE ?',
    dateFrom: 'a.at >= ?::timestamptz',
    dateTo: 'a.at < ?::timestamptz',
    updatedSince: 'a.at >= ?::timestamptz',
  },
  gathering: ['search', 'objectId', 'requestId'],
  bounding: [
    ...(['actorType', 'actorId', 'action', 'objectType', 'ip'] as const),
    ...(['dateFrom', 'dateTo', 'updatedSince'] as const),
  ],
  inOrder: { at: ['dateFrom', 'dateTo', 'updatedSince'] },
  counters: {
    '': 'SELECT coalesce(sum(c.total), 0)::bigint FROM audit_counts c WHERE c.company_id = $1',
  },
});

/** Records are objects; anything else is shown inside one. */
function recordOf(value: unknown): Record<string, unknown> | null {
  if (value === null || value === undefined) return null;
  const isRecord = typeof value === 'object' && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : { value };
}

/** @param permissions  of the reader. Values that need other permissions are left out */
export function toAuditEntry(
  row: AuditRow,
  timeZone: string,
  permissions: Permissions,
): components['schemas']['AuditEntry'] {
  const before = visibleRecord(recordOf(row.before), row.object_type, permissions);
  const after = visibleRecord(recordOf(row.after), row.object_type, permissions);
  return {
    id: row.id,
    at: formatInstant(row.at, timeZone),
    actorType: row.actor_type,
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    objectType: row.object_type,
    objectId: row.object_id,
    ip: permissions.has(addressPermission) ? row.ip : null,
    requestId: row.request_id,
    before,
    after,
    changes: changesOf(before, after),
  };
}
