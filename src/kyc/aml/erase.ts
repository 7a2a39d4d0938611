import type { Db } from '../../kernel/db/client.js';
import {
  type DecidedRecord,
  type Erasure,
  type ErasureResult,
  keptOf,
  type SealableRecord,
  sealRecords,
} from '../retention/index.js';
import type { Scope } from '../scope.js';
import type { Eraser } from '../sessions/index.js';
import { forgetRecords } from '../webhooks/index.js';
import {
  deleteScreenings,
  type ErasableRow,
  lockSelected,
  type Selection,
} from './erase-queries.js';
import { screeningRecord } from './screening/record.js';

/**
 * A screening is decided by a reviewer who decided one of its hits, or by the system that declined it. One without hits
 * has nothing to decide.
 */
function decidedAtOf({
  decided_at: at,
  screened_at: screenedAt,
  status,
}: ErasableRow): Date | null {
  return at ?? (status === 'declined' ? screenedAt : null);
}

const toDecided = (row: ErasableRow): DecidedRecord => ({
  kind: 'screening',
  id: row.id,
  decidedAt: decidedAtOf(row),
  isScreened: true,
});

async function toSealable(trx: Db, scope: Scope, row: ErasableRow): Promise<SealableRecord> {
  return {
    ...toDecided(row),
    status: row.status,
    decidedBy: row.decided_by,
    lists: row.compared,
    record: await screeningRecord(trx, scope, row),
  };
}

async function eraseRows(
  trx: Db,
  scope: Scope,
  rows: readonly ErasableRow[],
  erasure: Erasure,
): Promise<readonly string[]> {
  if (rows.length === 0) return [];
  const sealed: SealableRecord[] = [];
  for (const row of rows) sealed.push(await toSealable(trx, scope, row));
  await sealRecords(trx, scope, sealed, erasure);
  await deleteScreenings(trx, scope, rows);
  return forgetRecords(trx, scope, rows);
}

/**
 * Erases screenings, their hits, and their events and replies, which ends their monitoring. Those that the law demands
 * stay.
 */
export async function eraseScreenings(
  trx: Db,
  scope: Scope,
  selection: Selection,
  erasure: Erasure,
): Promise<ErasureResult> {
  const rows = await lockSelected(trx, scope, selection);
  const kept = await keptOf(trx, scope, rows.map(toDecided), erasure);
  const free = rows.filter(({ id }) => !kept.some((each) => each.id === id));
  return { ids: await eraseRows(trx, scope, free, erasure), kept };
}

/** Erases the screenings of a session. */
export const eraserOfScreenings: Eraser = {
  async kept(trx, scope, sessionId, erasure) {
    const rows = await lockSelected(trx, scope, { sessionId });
    return keptOf(trx, scope, rows.map(toDecided), erasure);
  },
  async erase(trx, scope, sessionId, erasure) {
    await eraseRows(trx, scope, await lockSelected(trx, scope, { sessionId }), erasure);
  },
};
