import { byCompany } from '../../db/by-company.js';
import type { Db } from '../../db/client.js';
import type { KeyRing, SealedContent } from '../keys.js';

/** A secret that a master key encrypted, and its place in the table. */
export interface SealedRow {
  readonly companyId: number;
  readonly id: string;
  /** The context that the secret was sealed with. */
  readonly context: string;
  readonly sealed: SealedContent;
}

/** A table of sealed secrets. */
export interface SealedTable {
  /** Name for people, such as `files`. */
  readonly what: string;
  /** Reads at most `limit` rows behind `after` that another key than `keyId` has sealed, in the order of their place. */
  read(
    db: Db,
    keyId: string,
    after: Pick<SealedRow, 'companyId' | 'id'>,
    limit: number,
  ): Promise<SealedRow[]>;
  /** Replaces the secrets of a company that have not changed since they were read. */
  replace(db: Db, companyId: number, rows: readonly ResealedRow[]): Promise<unknown>;
}

/** A secret with the one that replaces it. */
export interface ResealedRow extends SealedRow {
  readonly renewed: SealedContent;
}

/** Secrets of a company to replace, a column each. */
export interface SealedColumns {
  readonly companyId: number;
  readonly ids: readonly string[];
  readonly oldKeyIds: readonly string[];
  readonly keyIds: readonly string[];
  readonly sealed: readonly Buffer[];
}

export const sealedColumns = (companyId: number, rows: readonly ResealedRow[]): SealedColumns => ({
  companyId,
  ids: rows.map(({ id }) => id),
  oldKeyIds: rows.map((row) => row.sealed.keyId),
  keyIds: rows.map(({ renewed }) => renewed.keyId),
  sealed: rows.map(({ renewed }) => renewed.bytes),
});

export interface ResealResult {
  readonly done: number;
  /** Rows whose key is not in BLOB_KEYS, by the id of the key. */
  readonly left: Readonly<Record<string, number>>;
}

const batchSize = 500;

/**
 * Encrypts every secret of a table with the current master key. Each batch commits by itself, so an interrupted run
 * can be repeated.
 *
 * @param onProgress  called after each batch with the number of secrets so far
 * @throws when a secret cannot be decrypted with the key that it names
 */
export async function reseal(
  db: Db,
  keys: KeyRing,
  table: SealedTable,
  onProgress: (done: number) => void,
): Promise<ResealResult> {
  const left: Record<string, number> = {};
  let done = 0;
  let after = { companyId: 0, id: '' };
  for (let isFull = true; isFull; ) {
    const rows = await table.read(db, keys.currentId, after, batchSize);
    isFull = rows.length === batchSize;
    after = rows.at(-1) ?? after;
    const known = rows.filter(({ sealed }) => keys.has(sealed.keyId));
    for (const { sealed } of rows.filter((row) => !known.includes(row))) {
      left[sealed.keyId] = (left[sealed.keyId] ?? 0) + 1;
    }
    const renewed = known.map((row) => {
      const { context, sealed } = row;
      return { ...row, renewed: keys.seal(context, keys.open(context, sealed)) };
    });
    for (const [companyId, own] of byCompany(renewed)) await table.replace(db, companyId, own);
    done += known.length;
    onProgress(done);
  }
  return { done, left };
}
