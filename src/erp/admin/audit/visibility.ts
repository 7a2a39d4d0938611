import { type AuditObject, auditObjects, guardedFields } from '../../../kernel/audit/objects.js';
import type { Permissions } from '../../../kernel/permissions.js';

/** The permission to see addresses of callers, as in the list of logins. */
export const addressPermission = auditObjects.login;

/** Returns the permission to read records of this kind. Unknown kinds of older versions are for administrators. */
const permissionFor = (objectType: string | null): string =>
  auditObjects[objectType as AuditObject] ?? auditObjects.user;

const isGuarded = (name: string): name is keyof typeof guardedFields =>
  Object.hasOwn(guardedFields, name);

/** Returns `value` without the fields that the reader's permissions do not show, at any depth. */
function withoutGuarded(value: unknown, permissions: Permissions): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutGuarded(item, permissions));
  const visible = Object.entries(value).filter(
    ([name]) => !isGuarded(name) || permissions.has(guardedFields[name]),
  );
  return Object.fromEntries(
    visible.map(([name, inner]) => [name, withoutGuarded(inner, permissions)]),
  );
}

/**
 * Returns what a reader of the audit sees of a record's values: what the reader's permissions show of the record
 * itself, or null.
 *
 * @param record  `before` or `after` of an entry
 */
export function visibleRecord<Record extends object>(
  record: Record | null,
  objectType: string | null,
  permissions: Permissions,
): Record | null {
  if (record === null || !permissions.has(permissionFor(objectType))) return null;
  return withoutGuarded(record, permissions) as Record;
}
