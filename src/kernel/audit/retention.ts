import type { Db } from '../db/client.js';
import type { RequestFacts } from '../principal.js';
import type { AuditObject } from './objects.js';
import { writeAudit } from './queries.js';

const name = 'retention';

const request: RequestFacts = {
  requestId: name,
  ip: 'local',
  userAgent: '',
  locale: 'en',
  operationId: name,
};

/**
 * Records in the audit, in the same transaction, that the service erased a record at the end of its retention period.
 */
export function auditRetention(
  trx: Db,
  companyId: number,
  objectType: AuditObject,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  const actor = { companyId, type: 'system' as const, id: undefined, name };
  const entry = { objectType, objectId: id, after: { erased: true } };
  return writeAudit(trx, actor, request, now, entry);
}
