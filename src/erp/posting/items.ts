import type { Db } from '../../kernel/db/client.js';
import { countRows } from '../../kernel/db/tallies/row-counts.js';
import { decimal, zero } from '../../kernel/values/money.js';
import { openItems, type Side } from './items-queries.js';
import { tallyItem } from './tallies.js';

/** A new receivable or payable; decimals as texts. */
export interface NewItem {
  readonly partyId: number;
  readonly partyName: string;
  readonly partyKey: string;
  readonly searchText: string;
  readonly documentType: 'invoice' | 'reception' | 'opening';
  readonly documentId: number | null;
  readonly documentNumber: string;
  /** The number of the document at the party. */
  readonly partyNumber: string | null;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currencyCode: string;
  readonly exchangeRate: string;
  readonly amount: string;
  readonly baseAmount: string;
  readonly createdAt: Date;
}

const toRecord = (item: NewItem) => ({
  party_id: item.partyId,
  party_name: item.partyName,
  party_key: item.partyKey,
  search_text: item.searchText,
  document_type: item.documentType,
  document_id: item.documentId,
  document_number: item.documentNumber,
  party_number: item.partyNumber,
  issue_date: item.issueDate,
  due_date: item.dueDate,
  currency_code: item.currencyCode,
  exchange_rate: item.exchangeRate,
  amount: item.amount,
  base_amount: item.baseAmount,
  created_at: item.createdAt,
});

function count(trx: Db, side: Side, companyId: number, items: readonly NewItem[]): void {
  countRows(trx, companyId, `${side}s`, items.length);
  for (const { amount, currencyCode, dueDate, documentType } of items) {
    const status = decimal(amount).eq(zero) ? 'closed' : 'open';
    const item = { currency_code: currencyCode, due_date: dueDate, document_type: documentType };
    tallyItem(trx, side, companyId, { status, ...item }, 1);
  }
}

const valuesOf = (companyId: number, items: readonly NewItem[]) => ({
  companyId,
  items: JSON.stringify(items.map(toRecord)),
});

/** Opens an item. The party must be locked. Resolves to the id of the item. */
export async function openItem(
  trx: Db,
  side: Side,
  companyId: number,
  item: NewItem,
): Promise<number> {
  count(trx, side, companyId, [item]);
  const [row] = await openItems[side](trx, valuesOf(companyId, [item]));
  if (row === undefined) throw new Error(`Nothing was opened for ${item.documentNumber}`);
  return row.id;
}

/** Opens items. The parties must be locked. Resolves to the number of items. */
export async function openAll(
  trx: Db,
  side: Side,
  companyId: number,
  items: readonly NewItem[],
): Promise<number> {
  count(trx, side, companyId, items);
  return (await openItems[side](trx, valuesOf(companyId, items))).length;
}

/** Opens items with the next statement of the transaction. */
export async function deferItems(
  trx: Db,
  side: Side,
  companyId: number,
  items: readonly NewItem[],
): Promise<void> {
  count(trx, side, companyId, items);
  await openItems[side].defer(trx, valuesOf(companyId, items));
}
