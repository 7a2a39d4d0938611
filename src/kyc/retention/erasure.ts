import type { components } from '../../../generated/kyc/types.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { type Scope, scopeOf } from '../scope.js';

type SealedRecord = components['schemas']['SealedRecord'];

/** The sealed record of an erased one, without the environment, which is that of the erasure. */
export type SealedEntry = Omit<SealedRecord, 'environment'>;

/** The author, cause and time of an erasure. */
interface ErasureFacts {
  readonly now: Date;
  readonly cause: SealedRecord['cause'];
  /** The public id of the user or key; null at the end of the retention. */
  readonly by: string | null;
}

/** The erasure of one transaction, and what it has erased so far. */
export interface Erasure extends ErasureFacts {
  /** True for an erasure of the ledger, which is repeated in a restored database. */
  readonly isRepeated: boolean;
  readonly sealed: SealedEntry[];
  /** The ids of faces, of which nothing is left. */
  readonly faces: string[];
}

/** A line of the ledger: what one transaction erased. */
export interface ErasureLine extends Scope {
  readonly format: 1;
  readonly erasedAt: string;
  readonly cause: SealedRecord['cause'];
  readonly erasedBy: string | null;
  readonly sealed: readonly SealedEntry[];
  readonly faces: readonly string[];
}

/**
 * Begins an erasure. The ledger receives it as the last step before COMMIT: no erasure is without its line. A line whose
 * COMMIT did not follow names what a caller was allowed to erase, and repeats nothing else.
 */
export function beginErasure(
  trx: Transaction,
  ledger: ErasureLedger,
  { companyId, environment }: Scope,
  facts: ErasureFacts,
): Erasure {
  const erasure: Erasure = { ...facts, isRepeated: false, sealed: [], faces: [] };
  const { by: erasedBy, cause, faces, now, sealed } = erasure;
  trx.beforeCommit(async () => {
    if (sealed.length === 0 && faces.length === 0) return;
    const what = { cause, erasedBy, erasedAt: now.toISOString(), sealed, faces };
    const line: ErasureLine = { format: 1, companyId, environment, ...what };
    await ledger.add(companyId, now, line);
  });
  return erasure;
}

/** Begins the erasure that a caller requests. */
export const requestedErasure = (
  trx: Transaction,
  ledger: ErasureLedger,
  { now, principal }: Pick<Context, 'now' | 'principal'>,
  cause: 'request' | 'subject' = 'request',
): Erasure => beginErasure(trx, ledger, scopeOf(principal), { now, cause, by: principal.publicId });
