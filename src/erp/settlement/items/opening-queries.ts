import type { Db } from '../../../kernel/db/client.js';
import { query } from '../../../kernel/db/statements/query.js';
import { bySide, type NewItem, openAll, parties, type Side } from '../../posting/index.js';

/** An opening balance; decimals as texts. */
export interface Opening {
  /** The normalised code of the customer or vendor. */
  readonly codeKey: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currencyCode: string;
  readonly exchangeRate: string;
  readonly amount: string;
  readonly baseAmount: string;
}

/** An opening balance in force. */
export interface OpeningItem extends Omit<Opening, 'codeKey'> {
  readonly id: number;
  /** True if anything of it was paid or credited. */
  readonly isApplied: boolean;
}

export interface PartyOfOpening {
  readonly code_key: string;
  readonly currency_code: string;
  readonly openings: readonly OpeningItem[];
}

interface PartyCodes {
  readonly companyId: number;
  readonly codeKeys: readonly string[];
}

const lockRows = bySide((side) =>
  query<PartyCodes>(
    `settlement.${side}_opening_lock`,
    `SELECT p.id FROM ${parties[side]} p WHERE p.company_id = :companyId::bigint AND p.code_key = ANY (:codeKeys::text[])
     ORDER BY p.id FOR NO KEY UPDATE`,
  ),
);

const findRows = bySide((side) =>
  query<PartyCodes, PartyOfOpening>(
    `settlement.${side}_opening_parties`,
    `SELECT p.code_key, p.currency_code, coalesce((
       SELECT jsonb_agg(jsonb_build_object('id', i.id, 'number', i.document_number, 'issueDate', i.issue_date,
         'dueDate', i.due_date, 'currencyCode', i.currency_code, 'exchangeRate', i.exchange_rate::text,
         'amount', i.amount::text, 'baseAmount', i.base_amount::text,
         'isApplied', i.paid_amount <> 0 OR i.credited_amount <> 0))
       FROM ${side}s i WHERE i.company_id = :companyId::bigint AND i.party_id = p.id AND i.document_type = 'opening'
         AND i.status <> 'void'), '[]') AS openings
     FROM ${parties[side]} p WHERE p.company_id = :companyId::bigint AND p.code_key = ANY (:codeKeys::text[])
     ORDER BY p.id`,
  ),
);

/**
 * Locks the parties of openings, so that no other import adds the same ones. Locks first and reads afterwards, because a
 * statement that waited for a lock would still read the old openings.
 */
export async function lockOpeningParties(
  trx: Db,
  side: Side,
  companyId: number,
  codeKeys: readonly string[],
): Promise<readonly PartyOfOpening[]> {
  await lockRows[side].defer(trx, { companyId, codeKeys });
  return findRows[side](trx, { companyId, codeKeys });
}

const findNames = bySide((side) =>
  query<PartyCodes, { id: number; code_key: string; name: string; name_key: string }>(
    `settlement.${side}_opening_names`,
    `SELECT p.id, p.code_key, p.name, p.name_key
     FROM ${parties[side]} p WHERE p.company_id = :companyId::bigint AND p.code_key = ANY (:codeKeys::text[])`,
  ),
);

/** Opens all balances. Their parties must be locked. */
export async function insertOpenings(
  trx: Db,
  side: Side,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  openings: readonly Opening[],
): Promise<number> {
  const codeKeys = [...new Set(openings.map(({ codeKey }) => codeKey))];
  const rows = await findNames[side](trx, { companyId, codeKeys });
  const byCode = new Map(rows.map((row) => [row.code_key, row]));
  const items = openings.flatMap(({ codeKey, number, ...amounts }): NewItem[] => {
    const party = byCode.get(codeKey);
    if (party === undefined) return [];
    return [
      {
        ...amounts,
        partyId: party.id,
        partyName: party.name,
        partyKey: party.name_key,
        partyNumber: null,
        searchText: `${number.toLowerCase()} ${party.name_key}`,
        documentType: 'opening',
        documentId: null,
        documentNumber: number,
        createdAt: now,
      },
    ];
  });
  return openAll(trx, side, companyId, items);
}
