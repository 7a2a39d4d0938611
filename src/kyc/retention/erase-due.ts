import type { AuditObject } from '../../kernel/audit/objects.js';
import { auditRetention } from '../../kernel/audit/retention.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import type { Chore } from '../../kernel/jobs/periodic.js';
import type { Clock } from '../../kernel/values/time.js';
import type { Scope } from '../scope.js';
import { workThrough } from './due.js';
import { dueErasures, postpone } from './due-queries.js';
import { beginErasure, type Erasure } from './erasure.js';
import { latestOf, type RecordKind } from './rules.js';
import type { ErasureResult } from './seal.js';
import type { DueRecord } from './timer-queries.js';

/** How the records of a kind are erased when their retention has ended. */
export interface DueErasure {
  readonly kind: RecordKind;
  readonly objectType: AuditObject;
  /** Erases the record if it is still due. */
  erase(trx: Transaction, scope: Scope, id: string, erasure: Erasure): Promise<ErasureResult>;
}

/** Erases a due record, or postpones its erasure while the law demands it. */
async function eraseOne(
  { erase, kind, objectType }: DueErasure,
  trx: Transaction,
  ledger: ErasureLedger,
  { companyId, environment, id }: DueRecord,
  now: Date,
): Promise<void> {
  const scope = { companyId, environment };
  const erasure = beginErasure(trx, ledger, scope, { now, cause: 'retention', by: null });
  const { ids, kept } = await erase(trx, scope, id, erasure);
  if (kept.length > 0) await postpone[kind](trx, { companyId, id, eraseAt: latestOf(kept) });
  if (ids.length > 0) await auditRetention(trx, companyId, objectType, { id, now });
}

const hourMs = 3_600_000;

/** The periodic job that erases the records of some kinds at the end of their retention. */
export const erasureChore = (
  clock: Clock,
  ledger: ErasureLedger,
  kinds: readonly DueErasure[],
): Chore => ({
  everyMs: hourMs,
  async run(job) {
    const now = clock.now();
    for (const due of kinds) {
      await workThrough(job, dueErasures[due.kind], now, (trx, record) =>
        eraseOne(due, trx, ledger, record, now),
      );
    }
  },
});
