import type { Db } from '../../../kernel/db/client.js';
import { query, type RowKey } from '../../../kernel/db/statements/query.js';
import { type Decimal, toSql } from '../../../kernel/values/money.js';
import { bySide, parties, type Side } from '../../posting/index.js';
import { type ItemRow, itemColumns } from '../items/queries.js';

/** Items by their ids or by those of their documents, locked in id order. */
const lockNamed = bySide((side) =>
  query<
    {
      readonly companyId: number;
      readonly ids: readonly number[];
      readonly documentIds: readonly number[];
    },
    ItemRow
  >(
    `settlement.${side}_lock_named`,
    `SELECT ${itemColumns} FROM ${side}s i WHERE i.company_id = :companyId::bigint AND (i.id = ANY (:ids::bigint[])
      OR (i.document_type = '${side === 'receivable' ? 'invoice' : 'reception'}'
        AND i.document_id = ANY (:documentIds::bigint[])))
    ORDER BY i.id FOR UPDATE`,
  ),
);

export async function lockNamedItems(
  trx: Db,
  side: Side,
  companyId: number,
  named: { readonly ids: readonly number[]; readonly documentIds: readonly number[] },
): Promise<readonly ItemRow[]> {
  return lockNamed[side](trx, { companyId, ids: named.ids, documentIds: named.documentIds });
}

/** A party, and the currency in the request. */
export interface PartyAndCurrency {
  readonly id: number;
  readonly currencyCode?: string | undefined;
}

/** The open items of a party in a currency. Default: the currency of the party. */
interface OpenItems {
  readonly companyId: number;
  readonly partyId: number;
  readonly currencyCode: string | null;
  /** A decimal text. */
  readonly amount: string;
}

const openItems = bySide((side) =>
  query<OpenItems, ItemRow>(
    `settlement.${side}_open_items`,
    `WITH due AS (
  SELECT i.id, sum(i.open_amount) OVER (ORDER BY i.due_date, i.id) - i.open_amount AS older
  FROM ${side}s i
  WHERE i.company_id = :companyId::bigint AND i.party_id = :!partyId::bigint AND i.open_amount > 0
    AND i.currency_code = coalesce(:currencyCode, (SELECT c.currency_code FROM ${parties[side]} c
      WHERE c.company_id = :companyId::bigint AND c.id = :partyId::bigint))
)
SELECT ${itemColumns} FROM ${side}s i
WHERE i.company_id = :companyId::bigint AND i.id IN (SELECT d.id FROM due d WHERE d.older < :amount::numeric)
ORDER BY i.due_date, i.id`,
  ),
);

/**
 * Returns the open items that `amount` can settle, the oldest due first. The party must be locked. Every change of an
 * item locks its party first, so that none of them changes until the transaction ends.
 */
export async function findOpenItems(
  trx: Db,
  side: Side,
  companyId: number,
  { id: partyId, currencyCode }: PartyAndCurrency,
  amount: Decimal,
): Promise<readonly ItemRow[]> {
  const open = { companyId, partyId, currencyCode: currencyCode ?? null };
  return openItems[side](trx, { ...open, amount: toSql(amount) });
}

export interface Payer {
  readonly id: number;
  readonly name: string;
  /** The currency of the payment. */
  readonly currency_code: string;
}

const lockPartyRow = bySide((side) =>
  query<RowKey & { readonly currencyCode: string | null }, Payer>(
    `settlement.${side}_payer`,
    `SELECT c.id, c.name, coalesce(:currencyCode, c.currency_code) AS currency_code
     FROM ${parties[side]} c
     WHERE c.company_id = :companyId::bigint AND c.id = :id::bigint FOR NO KEY UPDATE`,
  ),
);

/** Locks the party of a payment. The currency of the payment is the requested one, or else that of the party. */
export function lockPayer(
  trx: Db,
  side: Side,
  companyId: number,
  { id, currencyCode }: PartyAndCurrency,
): Promise<Payer | undefined> {
  return lockPartyRow[side].first(trx, {
    companyId,
    id,
    currencyCode: currencyCode ?? null,
  });
}

const shareRows = query<
  { readonly companyId: number; readonly isAny: boolean; readonly currencyCode: string },
  { code: string }
>(
  'settlement.currencies',
  `SELECT u.code FROM company_currencies u
   WHERE u.company_id = :companyId::bigint AND u.is_active
     AND (:isAny::boolean OR u.code = :currencyCode)
   ORDER BY u.code FOR SHARE`,
);

/**
 * Locks the currency of a payment, so that it is not deactivated: all active ones of the company for a payment in the
 * currency of its party, which is read with the same round trip. Returns those that are active.
 */
export async function shareCurrencies(
  trx: Db,
  companyId: number,
  { currencyCode }: PartyAndCurrency,
): Promise<ReadonlySet<string>> {
  const rows = await shareRows(trx, {
    companyId,
    isAny: currencyCode === undefined,
    currencyCode: currencyCode ?? '',
  });
  return new Set(rows.map(({ code }) => code));
}
