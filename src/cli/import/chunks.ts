import type { Transaction } from '../../kernel/db/transaction.js';
import type { Operator } from '../../kernel/operator/operator.js';
import type { Fault } from './table.js';

/** The target of an import and its operator. */
export interface Owner {
  readonly trx: Transaction;
  readonly operator: Operator;
  /** Settings of the company. */
  readonly baseCurrency: string;
}

export interface Summary {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Valid rows that conflict with stored records. Nothing may be saved. */
export class RowsRefusedError extends Error {
  override readonly name = 'RowsRefused';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`${faults.length} rows were refused`);
    this.faults = faults;
  }
}

const chunkRows = 500;
const tellEvery = 5_000;

/** Applies the rows five hundred at a time and adds up the results. */
export async function inChunks<T>(
  rows: readonly T[],
  onProgress: (done: number) => void,
  apply: (chunk: readonly T[]) => Promise<Summary>,
): Promise<Summary> {
  const summary = { created: 0, updated: 0, unchanged: 0 };
  for (let done = 0; done < rows.length; ) {
    const chunk = rows.slice(done, done + chunkRows);
    const { created, updated, unchanged } = await apply(chunk);
    summary.created += created;
    summary.updated += updated;
    summary.unchanged += unchanged;
    done += chunk.length;
    if (done % tellEvery === 0) onProgress(done);
  }
  return summary;
}
