/** SQL expressions over `from` of what opens an item: a receivable or a payable. */
export interface OpenItemSql {
  /** A row for each item. */
  readonly from: string;
  /** The moment of a row, where they are of several. */
  readonly at?: string;
  readonly partyId: string;
  readonly partyName: string;
  readonly partyKey: string;
  readonly searchText: string;
  /** A literal, as `invoice`. */
  readonly documentType: string;
  readonly documentId: string;
  readonly documentNumber: string;
  readonly partyNumber: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currencyCode: string;
  readonly exchangeRate: string;
  readonly amount: string;
  readonly baseAmount: string;
}

export type Side = 'receivable' | 'payable';

/**
 * Two parts of a document's statement: `opened`, the item, and `opened_entry`, its row of the ledger. `$1` is the
 * company and `$2` the moment. What the party owes, and the day's sum, follow by trigger.
 */
export function openItemSql(side: Side, o: OpenItemSql): string {
  const at = o.at ?? '$2::timestamptz';
  return `opened AS (
  INSERT INTO ${side}s (company_id, party_id, party_name, party_key, search_text, document_type, document_id,
    document_number, party_number, issue_date, due_date, currency_code, exchange_rate, amount, open_amount,
    base_amount, base_open_amount, status, created_at, updated_at)
  SELECT $1::bigint, ${o.partyId}, ${o.partyName}, ${o.partyKey}, ${o.searchText}, '${o.documentType}', ${o.documentId},
    ${o.documentNumber}, ${o.partyNumber}, ${o.issueDate}, ${o.dueDate}, ${o.currencyCode}, ${o.exchangeRate},
    ${o.amount}, ${o.amount}, ${o.baseAmount}, CASE WHEN ${o.amount} = 0 THEN 0 ELSE ${o.baseAmount} END,
    CASE WHEN ${o.amount} = 0 THEN 'closed' ELSE 'open' END, ${at}, ${at}
  FROM ${o.from}
  RETURNING id, party_id, issue_date, document_number, currency_code, amount, base_open_amount, due_date,
    created_at
), opened_entry AS (
  INSERT INTO ${side}_entries (company_id, party_id, date, item_type, item_id, kind, document_number,
    currency_code, amount, base_amount, created_at)
  SELECT $1::bigint, o.party_id, o.issue_date, 'item', o.id, 'opened', o.document_number, o.currency_code, o.amount,
    o.base_open_amount, o.created_at
  FROM opened o
)`;
}
