import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { kycErrors } from '../errors.js';
import { newId } from '../ids.js';
import { text } from '../messages/index.js';
import type { Scope } from '../scope.js';
import type { Erasure } from './erasure.js';
import { hashOf } from './hash.js';
import { insertSealed, retentionOf } from './queries.js';
import { type DecidedRecord, type KeptRecord, keptUntil, latestOf } from './rules.js';

type SealedRecord = components['schemas']['SealedRecord'];

/** The ids of erased records, and the records that stay. */
export interface ErasureResult {
  readonly ids: readonly string[];
  readonly kept: readonly KeptRecord[];
}

/** A record before its erasure. */
export interface SealableRecord extends DecidedRecord {
  readonly status: string;
  /** The public id of the user or key that decided; null if the system did. */
  readonly decidedBy: string | null;
  readonly lists: readonly SealedRecord['lists'][number][];
  /** The record as its operation answers it. */
  readonly record: object;
}

/**
 * Returns the records that the law of the company still demands. Test data are never kept, nor is a record that was
 * erased before: this was judged then.
 */
export async function keptOf(
  db: Db,
  { companyId, environment }: Scope,
  records: readonly DecidedRecord[],
  { isRepeated, now }: Erasure,
): Promise<KeptRecord[]> {
  const judged = records.filter(
    ({ decidedAt }) => decidedAt !== null && (!isRepeated || decidedAt > now),
  );
  if (environment === 'test' || judged.length === 0) return [];
  const retention = await retentionOf(db, companyId);
  return judged.flatMap((record) => {
    const until = keptUntil(record, retention);
    return until === null || until <= now ? [] : [{ kind: record.kind, id: record.id, until }];
  });
}

const mostDetails = 100;

/**
 * @param path  the member of the request that names the records
 * @throws ApiError 409 `kept_by_law` if there are any
 */
export function refuseKept(kept: readonly KeptRecord[], path: string): void {
  if (kept.length === 0) return;
  const details = kept.slice(0, mostDetails).map(({ id, until }) => ({
    path,
    code: 'kept_by_law',
    message: text('keptUntil', { id, until: until.toISOString() }),
  }));
  throw kycErrors.keptByLaw(latestOf(kept), details);
}

/** Writes what remains of records, in the transaction that erases them. A repeated erasure has sealed them before. */
export async function sealRecords(
  trx: Db,
  scope: Scope,
  records: readonly SealableRecord[],
  erasure: Erasure,
): Promise<void> {
  const { by, cause, now, sealed } = erasure;
  const unsealed = records.filter(({ id }) => !sealed.some(({ recordId }) => recordId === id));
  if (unsealed.length === 0) return;
  const { companyId, environment } = scope;
  const retention = await retentionOf(trx, companyId);
  const rows = unsealed.map((each) => ({
    id: newId('seal', now),
    kind: each.kind,
    recordId: each.id,
    status: each.status,
    decidedAt: each.decidedAt?.toISOString() ?? null,
    decidedBy: each.decidedBy,
    keptUntil: (environment === 'test' ? null : keptUntil(each, retention))?.toISOString() ?? null,
    lists: each.lists.map(({ id, version }) => ({ id, version })),
    recordHash: hashOf(each.record),
    cause,
    erasedBy: by,
    erasedAt: now.toISOString(),
  }));
  sealed.push(...rows);
  await insertSealed(trx, { companyId, environment, rows: JSON.stringify(rows) });
}
