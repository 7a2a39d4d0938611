import type { Db } from '../../../kernel/db/client.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { bySide, parties, type Side, type TalliedItem, tallyItem } from '../../posting/index.js';

/** A locked receivable or payable. Amounts are decimal texts. */
export interface ItemRow {
  readonly id: number;
  readonly party_id: number;
  readonly document_type: string;
  readonly document_id: number | null;
  readonly document_number: string;
  readonly issue_date: string;
  readonly due_date: string;
  readonly currency_code: string;
  readonly exchange_rate: string;
  readonly amount: string;
  readonly base_amount: string;
  readonly paid_amount: string;
  readonly credited_amount: string;
  readonly open_amount: string;
  readonly base_open_amount: string;
  readonly status: 'open' | 'partial' | 'closed' | 'void';
}

export const itemColumns = `i.id, i.party_id, i.document_type, i.document_id, i.document_number, i.issue_date, i.due_date,
  i.currency_code, i.exchange_rate, i.amount, i.base_amount, i.paid_amount, i.credited_amount, i.open_amount, i.base_open_amount,
  i.status`;

interface DocumentKey {
  readonly companyId: number;
  readonly documentType: string;
  readonly documentId: number;
}

const lockPartyRow = bySide((side) =>
  query<RowKey, { id: number }>(
    `settlement.${side}_party`,
    `SELECT p.id FROM ${parties[side]} p WHERE p.company_id = :companyId::bigint AND p.id = :id::bigint
       FOR NO KEY UPDATE`,
  ),
);

/**
 * Locks a customer or vendor before its balance changes. Items are locked afterwards in id order, so that two
 * payments of a party never deadlock.
 */
export async function lockParty(trx: Db, side: Side, companyId: number, id: number): Promise<void> {
  await lockPartyRow[side](trx, { companyId, id });
}

const lockItemRow = bySide((side) =>
  query<DocumentKey, ItemRow>(
    `settlement.${side}_lock`,
    `SELECT ${itemColumns} FROM ${side}s i
     WHERE i.company_id = :companyId::bigint AND i.document_type = :documentType
       AND i.document_id = :documentId::bigint FOR UPDATE`,
  ),
);

/** Locks the item that a document has opened. */
export const lockItem = (trx: Db, side: Side, key: DocumentKey) =>
  lockItemRow[side].first(trx, key);

const lastEntry = bySide((side) =>
  query<
    { readonly companyId: number; readonly type: string; readonly id: number },
    { day: string | null }
  >(
    `settlement.${side}_last_entry`,
    `SELECT max(e.date) AS day FROM ${side}_entries e
     WHERE e.company_id = :companyId::bigint AND e.item_type = :type AND e.item_id = :id::bigint`,
  ),
);

/** Returns the day of the last ledger entry of a payment, receivable or payable. */
export async function findLastEntryDay(
  trx: Db,
  side: Side,
  companyId: number,
  document: { readonly type: 'payment' | 'item'; readonly id: number },
): Promise<string | undefined> {
  const [row] = await lastEntry[side](trx, { companyId, ...document });
  return row?.day ?? undefined;
}

const voidRow = bySide((side) =>
  query<{
    readonly companyId: number;
    readonly id: number;
    readonly now: Date;
    readonly day: string;
  }>(
    `settlement.${side}_void`,
    `WITH before AS MATERIALIZED (
       SELECT i.id, i.amount, i.base_open_amount FROM ${side}s i
       WHERE i.company_id = :companyId::bigint AND i.id = :id::bigint AND i.status <> 'void'
         AND i.paid_amount = 0 AND i.credited_amount = 0
     ), voided AS (
       UPDATE ${side}s i SET status = 'void', open_amount = 0, base_open_amount = 0, version = i.version + 1,
         updated_at = :now::timestamptz
       FROM before b WHERE i.company_id = :companyId AND i.id = b.id
       RETURNING i.id, i.party_id, i.document_number, i.currency_code, b.amount, b.base_open_amount
     ), owed AS (
       UPDATE ${parties[side]} p SET open_amount = p.open_amount - v.base_open_amount
       FROM voided v
       WHERE p.company_id = :companyId AND p.id = v.party_id AND v.base_open_amount <> 0
     )
     INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
       currency_code, amount, base_amount, created_at)
     SELECT :companyId, v.party_id, :day::date, 'item', v.id, 'voided', v.document_number, v.currency_code, -v.amount,
       -v.base_open_amount, :now FROM voided v`,
  ),
);

/** Returns true if anything of an item was paid or credited. */
export const isApplied = ({ paid_amount, credited_amount }: ItemRow): boolean =>
  Number(paid_amount) !== 0 || Number(credited_amount) !== 0;

/**
 * Voids the item of a document with the next statement of the transaction.
 *
 * @param item  locked, and not void
 * @throws Error if anything was paid or credited
 */
export async function voidItem(
  trx: Db,
  side: Side,
  { companyId, now, day }: { companyId: number; now: Date; day: string },
  item: TalliedItem & { readonly id: number; readonly isApplied: boolean },
): Promise<void> {
  const { id } = item;
  if (item.isApplied) throw new Error(`Something was paid or credited of ${side} ${id}`);
  tallyItem(trx, side, companyId, item, -1);
  tallyItem(trx, side, companyId, { ...item, status: 'void' }, 1);
  await voidRow[side].defer(trx, { companyId, id, now, day });
}
