import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { openItemSql, type Side } from './open-sql.js';

/** A receivable or payable, locked. Amounts are decimal texts. */
export interface ItemRow {
  readonly id: number;
  readonly party_id: number;
  readonly document_type: string;
  readonly document_id: number | null;
  readonly document_number: string;
  readonly due_date: string;
  readonly currency_code: string;
  readonly exchange_rate: string;
  readonly amount: string;
  readonly paid_amount: string;
  readonly credited_amount: string;
  readonly open_amount: string;
  readonly base_open_amount: string;
  readonly status: 'open' | 'partial' | 'closed' | 'void';
}

export const itemColumns = `i.id, i.party_id, i.document_type, i.document_id, i.document_number, i.due_date,
  i.currency_code, i.exchange_rate, i.amount, i.paid_amount, i.credited_amount, i.open_amount, i.base_open_amount,
  i.status`;

interface DocumentKey {
  readonly companyId: number;
  readonly documentType: string;
  readonly documentId: number;
}

export const bySide = <T>(make: (side: Side) => T): Readonly<Record<Side, T>> => ({
  receivable: make('receivable'),
  payable: make('payable'),
});

export const parties: Readonly<Record<Side, string>> = {
  receivable: 'customers',
  payable: 'vendors',
};

const lockPartyRow = bySide((side) =>
  statement<{ id: number }>(
    `settlement.${side}_party`,
    `SELECT p.id FROM ${parties[side]} p WHERE p.company_id = $1::bigint AND p.id = $2::bigint FOR NO KEY UPDATE`,
  ),
);

/**
 * Whoever changes what a customer or vendor owes locks it first, then its items in id order: two payments of one
 * party wait for each other instead of holding each other up.
 */
export async function lockParty(trx: Db, side: Side, companyId: number, id: number): Promise<void> {
  await lockPartyRow[side](trx, [companyId, id]);
}

const lockItemRow = bySide((side) =>
  statement<ItemRow>(
    `settlement.${side}_lock`,
    `SELECT ${itemColumns} FROM ${side}s i
     WHERE i.company_id = $1::bigint AND i.document_type = $2 AND i.document_id = $3::bigint FOR UPDATE`,
  ),
);

/** What a document has opened. */
export async function lockItem(
  trx: Db,
  side: Side,
  key: DocumentKey,
): Promise<ItemRow | undefined> {
  const [row] = await lockItemRow[side](trx, [key.companyId, key.documentType, key.documentId]);
  return row;
}

const voidRow = bySide((side) =>
  statement<object>(
    `settlement.${side}_void`,
    `WITH before AS MATERIALIZED (
       SELECT i.id, i.amount, i.base_open_amount FROM ${side}s i
       WHERE i.company_id = $1::bigint AND i.id = $2::bigint AND i.status <> 'void'
         AND i.paid_amount = 0 AND i.credited_amount = 0
     ), gone AS (
       UPDATE ${side}s i SET status = 'void', open_amount = 0, base_open_amount = 0, version = i.version + 1,
         updated_at = $3::timestamptz
       FROM before b WHERE i.company_id = $1 AND i.id = b.id
       RETURNING i.id, i.party_id, i.document_number, i.currency_code, b.amount, b.base_open_amount
     )
     INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
       currency_code, amount, base_amount, created_at)
     SELECT $1, g.party_id, $4::date, 'item', g.id, 'voided', g.document_number, g.currency_code, -g.amount,
       -g.base_open_amount, $3 FROM gone g RETURNING 1`,
  ),
);

/**
 * Takes back what a document opened.
 *
 * @param item  locked, with nothing paid or credited
 * @throws Error when something is
 */
export async function voidItem(
  trx: Db,
  side: Side,
  { companyId, now, day }: { companyId: number; now: Date; day: string },
  item: Pick<ItemRow, 'id'>,
): Promise<void> {
  const written = await voidRow[side](trx, [companyId, item.id, now, day]);
  if (written.length === 0) throw new Error(`${side} ${item.id} cannot be voided`);
}

/** What opens an item; decimals as texts. */
export interface NewItem {
  readonly partyId: number;
  readonly partyName: string;
  readonly partyKey: string;
  readonly searchText: string;
  readonly documentId: number | null;
  readonly documentNumber: string;
  readonly partyNumber: string | null;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currencyCode: string;
  readonly exchangeRate: string;
  readonly amount: string;
  readonly baseAmount: string;
}

const openSql = (side: Side, documentType: string) =>
  `WITH ${openItemSql(side, {
    from: `jsonb_to_record($3::jsonb) AS x ("partyId" bigint, "partyName" text, "partyKey" text, "searchText" text,
    "documentId" bigint, "documentNumber" text, "partyNumber" text, "issueDate" date, "dueDate" date,
    "currencyCode" text, "exchangeRate" numeric, amount numeric, "baseAmount" numeric)`,
    partyId: 'x."partyId"',
    partyName: 'x."partyName"',
    partyKey: 'x."partyKey"',
    searchText: 'x."searchText"',
    documentType,
    documentId: 'x."documentId"',
    documentNumber: 'x."documentNumber"',
    partyNumber: 'x."partyNumber"',
    issueDate: 'x."issueDate"',
    dueDate: 'x."dueDate"',
    currencyCode: 'x."currencyCode"',
    exchangeRate: 'x."exchangeRate"',
    amount: 'x.amount',
    baseAmount: 'x."baseAmount"',
  })} SELECT o.id FROM opened o`;

const openRow = {
  reception: statement<{ id: number }>(
    'settlement.open_reception',
    openSql('payable', 'reception'),
  ),
};

/** Opens what a reception owes to its vendor; the vendor is locked. */
export async function openPayable(
  trx: Db,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  item: NewItem,
): Promise<number> {
  const [row] = await openRow.reception(trx, [companyId, now, JSON.stringify(item)]);
  if (row === undefined) throw new Error(`Nothing was opened for ${item.documentNumber}`);
  return row.id;
}
