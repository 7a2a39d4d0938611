import type { Db } from '../../kernel/db/client.js';
import { forgetReplies } from '../../kernel/operations/idempotency.js';
import type { Scope } from '../scope.js';
import { forgetObject } from './forget-queries.js';

/** Removes erased records from stored replies and from events. Resolves to their ids. */
export async function forgetRecords(
  trx: Db,
  scope: Scope,
  records: readonly { readonly id: string }[],
): Promise<string[]> {
  const ids = records.map(({ id }) => id);
  if (ids.length > 0) await forgetReplies(trx, scope.companyId, ids);
  for (const id of ids) await forgetObject(trx, scope, id);
  return ids;
}
