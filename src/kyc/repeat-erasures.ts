import type { AuditObject } from '../kernel/audit/objects.js';
import type { Db } from '../kernel/db/client.js';
import type { Pool } from '../kernel/db/pool.js';
import { inTransaction, type Transaction } from '../kernel/db/transaction.js';
import type { ErasureLedger } from '../kernel/erasures/ledger.js';
import { auditOperatorAll, OperatorError } from '../kernel/operator/operator.js';
import { eraseScreenings } from './aml/index.js';
import { eraseFace } from './biometrics/index.js';
import { erasers } from './erasers.js';
import { eraseKybChecks } from './kyb/index.js';
import {
  type Erasure,
  type ErasureLine,
  type ErasureResult,
  hasCompany,
  insertSealed,
  type RecordKind,
} from './retention/index.js';
import type { Scope } from './scope.js';
import { eraseLoneCheck, eraseSession, lockRow } from './sessions/index.js';

/** The effects of a repetition. */
export interface RepeatedErasures {
  /** Lines that were read. */
  readonly lines: number;
  /** Records that were there again. */
  readonly records: number;
  /** Lines that were not repeated, because their erasure had failed. */
  readonly failed: number;
}

interface ErasableKind {
  readonly objectType: AuditObject;
  erase(trx: Db, scope: Scope, id: string, erasure: Erasure): Promise<ErasureResult>;
}

const kinds: Readonly<Record<RecordKind, ErasableKind>> = {
  session: {
    objectType: 'kyc_session',
    async erase(trx, scope, id, erasure) {
      const row = await lockRow(trx, scope, id);
      const isThere = row !== undefined && row.deleted_at === null;
      return isThere ? eraseSession(trx, scope, row, erasure, erasers) : { ids: [], kept: [] };
    },
  },
  screening: {
    objectType: 'kyc_screening',
    erase: (trx, scope, id, erasure) => eraseScreenings(trx, scope, { id }, erasure),
  },
  company_check: {
    objectType: 'kyb_check',
    erase: (trx, scope, id, erasure) => eraseKybChecks(trx, scope, { id }, erasure),
  },
  check: { objectType: 'check', erase: eraseLoneCheck },
};

function lineOf(content: unknown): ErasureLine {
  const line = content as ErasureLine;
  if (line.format !== 1) {
    throw new OperatorError('The ledger of erasures was written by a later version');
  }
  return line;
}

/** A record of the line was decided after it, and the law demands it now: the transaction of the line had failed. */
class FailedErasureError extends Error {
  override readonly name = 'FailedErasureError';
}

interface ErasedObject {
  readonly objectType: AuditObject;
  readonly objectId: string;
}

/** @throws FailedErasureError */
async function eraseAgain(trx: Db, line: ErasureLine, erasure: Erasure): Promise<ErasedObject[]> {
  const scope = { companyId: line.companyId, environment: line.environment };
  const erased: ErasedObject[] = [];
  for (const { kind, recordId } of line.sealed) {
    const { erase, objectType } = kinds[kind];
    const { ids, kept } = await erase(trx, scope, recordId, erasure);
    if (kept.length > 0) throw new FailedErasureError(`${recordId} was decided later`);
    erased.push(...ids.map((objectId) => ({ objectType, objectId })));
  }
  for (const id of line.faces) {
    if (await eraseFace(trx, scope, id, erasure)) erased.push({ objectType: 'face', objectId: id });
  }
  return erased;
}

/** Repeats a line, and brings back its sealed records, which the backup does not hold either. */
async function repeatLine(trx: Transaction, line: ErasureLine, now: Date): Promise<number> {
  const { cause, companyId, environment, erasedAt, erasedBy: by } = line;
  if (!(await hasCompany(trx, companyId))) return 0;
  const facts = { cause, by, now: new Date(erasedAt) };
  const erasure: Erasure = { ...facts, isRepeated: true, sealed: [...line.sealed], faces: [] };
  const erased = await eraseAgain(trx, line, erasure);
  await insertSealed(trx, { companyId, environment, rows: JSON.stringify(line.sealed) });
  const operator = { companyId, command: 'repeat erasures', now };
  const entries = erased.map((object) => ({ ...object, after: { erased: true } }));
  if (entries.length > 0) await auditOperatorAll(trx, operator, entries);
  return erased.length;
}

/**
 * Erases again what the ledger names and an older backup has brought back. Each line has a transaction of its own, so that an
 * interrupted run can be repeated.
 *
 * @throws OperatorError for a line of a later version
 */
export async function repeatErasures(
  db: Pool,
  ledger: ErasureLedger,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<RepeatedErasures> {
  let [lines, records, failed] = [0, 0, 0];
  for await (const content of ledger.linesSince(since)) {
    const line = lineOf(content);
    lines += 1;
    try {
      records += await inTransaction(db, (trx) => repeatLine(trx, line, now));
    } catch (error) {
      if (!(error instanceof FailedErasureError)) throw error;
      failed += 1;
    }
  }
  return { lines, records, failed };
}
