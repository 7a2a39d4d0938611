import type { Db } from '../../kernel/db/client.js';
import {
  type Erasure,
  type ErasureResult,
  keptOf,
  type SealableRecord,
  sealRecords,
} from '../retention/index.js';
import type { Scope } from '../scope.js';
import { forgetRecords } from '../webhooks/index.js';
import { deleteKybChecks, lockSelected, type Selection } from './erase-queries.js';
import { type KybRow, toCheck } from './queries.js';

/** The watchlists that the company and its people were compared with are part of the hashed record. */
const toSealable = (row: KybRow): SealableRecord => ({
  kind: 'company_check',
  id: row.id,
  decidedAt: row.status === 'in_review' ? null : row.created_at,
  isScreened: true,
  status: row.status,
  decidedBy: null,
  lists: row.result.aml.lists,
  record: toCheck(row, 'en'),
});

/** Erases company checks with their people and hits. Those that the law demands stay. */
export async function eraseKybChecks(
  trx: Db,
  scope: Scope,
  selection: Selection,
  erasure: Erasure,
): Promise<ErasureResult> {
  const rows = (await lockSelected(trx, scope, selection)).map(toSealable);
  const kept = await keptOf(trx, scope, rows, erasure);
  const free = rows.filter(({ id }) => !kept.some((each) => each.id === id));
  if (free.length === 0) return { ids: [], kept };
  await sealRecords(trx, scope, free, erasure);
  const ids = free.map(({ id }) => id);
  await deleteKybChecks(trx, scope, ids);
  await forgetRecords(trx, scope, free);
  return { ids, kept };
}
