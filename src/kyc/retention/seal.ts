import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { kycErrors } from '../errors.js';
import { newId } from '../ids.js';
import { text } from '../messages/index.js';
import type { Scope } from '../scope.js';
import { hashOf } from './hash.js';
import { insertSealed, retentionOf } from './queries.js';
import { type DecidedRecord, type KeptRecord, keptUntil, latestOf } from './rules.js';

type SealedRecord = components['schemas']['SealedRecord'];

/** The author, cause and time of an erasure. */
export interface Erasure {
  readonly now: Date;
  readonly cause: SealedRecord['cause'];
  /** The public id of the user or key; null at the end of the retention. */
  readonly by: string | null;
}

/** The erasure of a record that the caller names. */
export const requestedBy = ({ now, principal }: Context): Erasure => ({
  now,
  cause: 'request',
  by: principal.publicId,
});

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

/** Returns the records that the law of the company still demands. Test data are never kept. */
export async function keptOf(
  db: Db,
  { companyId, environment }: Scope,
  records: readonly DecidedRecord[],
  now: Date,
): Promise<KeptRecord[]> {
  if (environment === 'test' || records.every(({ decidedAt }) => decidedAt === null)) return [];
  const retention = await retentionOf(db, companyId);
  return records.flatMap((record) => {
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

/** Writes what remains of records, in the transaction that erases them. */
export async function sealRecords(
  trx: Db,
  scope: Scope,
  records: readonly SealableRecord[],
  { by, cause, now }: Erasure,
): Promise<void> {
  if (records.length === 0) return;
  const { companyId, environment } = scope;
  const retention = await retentionOf(trx, companyId);
  const rows = records.map((each) => ({
    id: newId('seal', now),
    kind: each.kind,
    recordId: each.id,
    status: each.status,
    decidedAt: each.decidedAt,
    decidedBy: each.decidedBy,
    keptUntil: environment === 'test' ? null : keptUntil(each, retention),
    lists: each.lists.map(({ id, version }) => ({ id, version })),
    recordHash: hashOf(each.record),
    cause,
    erasedBy: by,
    erasedAt: now,
  }));
  await insertSealed(trx, { companyId, environment, rows: JSON.stringify(rows) });
}
