import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { bySide, parties } from './items.js';
import { openItemSql, type Side } from './open-sql.js';

/** What was owed before the first document of this system; decimals as texts. */
export interface Opening {
  /** Of the customer or vendor, normalised. */
  readonly codeKey: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly currencyCode: string;
  readonly exchangeRate: string;
  readonly amount: string;
  readonly baseAmount: string;
}

/** An opening that stands. */
export interface OpeningItem extends Omit<Opening, 'codeKey'> {
  readonly id: number;
  /** Whether anything was paid or credited of it. */
  readonly isApplied: boolean;
}

export interface PartyOfOpening {
  readonly code_key: string;
  readonly currency_code: string;
  readonly openings: readonly OpeningItem[];
}

const findRows = bySide((side) =>
  statement<PartyOfOpening>(
    `settlement.${side}_opening_parties`,
    `SELECT p.code_key, p.currency_code, coalesce((
       SELECT jsonb_agg(jsonb_build_object('id', i.id, 'number', i.document_number, 'issueDate', i.issue_date,
         'dueDate', i.due_date, 'currencyCode', i.currency_code, 'exchangeRate', i.exchange_rate::text,
         'amount', i.amount::text, 'baseAmount', i.base_amount::text,
         'isApplied', i.paid_amount <> 0 OR i.credited_amount <> 0))
       FROM ${side}s i WHERE i.company_id = p.company_id AND i.party_id = p.id AND i.document_type = 'opening'
         AND i.status <> 'void'), '[]') AS openings
     FROM ${parties[side]} p WHERE p.company_id = $1::bigint AND p.code_key = ANY ($2::text[])
     ORDER BY p.id FOR NO KEY UPDATE`,
  ),
);

/** The parties of openings, locked: nobody adds the same ones meanwhile. */
export async function lockOpeningParties(
  trx: Db,
  side: Side,
  companyId: number,
  codeKeys: readonly string[],
): Promise<readonly PartyOfOpening[]> {
  return findRows[side](trx, [companyId, codeKeys]);
}

const insertRows = bySide((side) =>
  statement<{ id: number }>(
    `settlement.${side}_openings`,
    `WITH x AS MATERIALIZED (
       SELECT o.*, p.id AS party_id, p.name, p.name_key FROM jsonb_to_recordset($3::jsonb) AS o ("codeKey" text,
         number text, "issueDate" date, "dueDate" date, "currencyCode" text, "exchangeRate" numeric, amount numeric,
         "baseAmount" numeric)
       JOIN ${parties[side]} p ON p.company_id = $1::bigint AND p.code_key = o."codeKey"
     ), ${openItemSql(side, {
       from: 'x',
       partyId: 'x.party_id',
       partyName: 'x.name',
       partyKey: 'x.name_key',
       searchText: `lower(x.number) || ' ' || x.name_key`,
       documentType: 'opening',
       documentId: 'NULL',
       documentNumber: 'x.number',
       partyNumber: 'NULL',
       issueDate: 'x."issueDate"',
       dueDate: 'x."dueDate"',
       currencyCode: 'x."currencyCode"',
       exchangeRate: 'x."exchangeRate"',
       amount: 'x.amount',
       baseAmount: 'x."baseAmount"',
     })} SELECT o.id FROM opened o`,
  ),
);

/** Opens them all; their parties are locked. */
export async function insertOpenings(
  trx: Db,
  side: Side,
  { companyId, now }: { readonly companyId: number; readonly now: Date },
  openings: readonly Opening[],
): Promise<number> {
  const rows = await insertRows[side](trx, [companyId, now, JSON.stringify(openings)]);
  return rows.length;
}
