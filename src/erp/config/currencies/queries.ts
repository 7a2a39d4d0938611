import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { listQuery } from '../../../kernel/db/lists/page.js';
import { normalise } from '../../../kernel/db/lists/search.js';
import { query } from '../../../kernel/db/statements/query.js';
import type { Locale } from '../../../kernel/errors.js';
import { currencies, currencyName } from '../../../kernel/values/currencies.js';
import { formatInstant } from '../../../kernel/values/time.js';

type Currency = components['schemas']['Currency'];

export interface CurrencyRow {
  readonly code: string;
  readonly is_active: boolean;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = 'c.code, c.is_active, c.version, c.created_at, c.updated_at';

export const listCurrencies = listQuery<
  CurrencyRow,
  'code',
  'active' | 'codes' | 'dateFrom' | 'dateTo' | 'updatedSince'
>({
  name: 'currencies.list',
  table: 'company_currencies',
  alias: 'c',
  columns,
  sorts: { code: { sql: 'c.code COLLATE "C"', type: 'text' } },
  filters: {
    active: 'c.is_active',
    codes: 'c.code = ANY (?::text[])',
    dateFrom: 'c.created_at >= ?::timestamptz',
    dateTo: 'c.created_at < ?::timestamptz',
    updatedSince: 'c.updated_at >= ?::timestamptz',
  },
});

/** Returns the codes of which the code or the name in either language contains the term. */
export function findCodes(search: string): string[] {
  const term = normalise(search);
  return [...currencies.values()]
    .filter((facts) =>
      [facts.code, facts.name, currencyName(facts, 'es')].some((text) =>
        normalise(text).includes(term),
      ),
    )
    .map(({ code }) => code);
}

export interface CurrencyView {
  readonly timeZone: string;
  readonly baseCurrency: string;
  readonly locale: Locale;
}

export function toCurrency(row: CurrencyRow, view: CurrencyView): Currency {
  const { code, version } = row;
  const facts = currencies.get(code) ?? { code, name: code, symbol: code, decimals: 2 };
  return {
    code,
    name: currencyName(facts, view.locale),
    symbol: facts.symbol,
    decimals: facts.decimals,
    active: row.is_active,
    isBase: code === view.baseCurrency,
    version,
    createdAt: formatInstant(row.created_at, view.timeZone),
    updatedAt: formatInstant(row.updated_at, view.timeZone),
  };
}

const lock = query<{ readonly companyId: number; readonly code: string }, CurrencyRow>(
  'currencies.lock',
  `SELECT ${columns} FROM company_currencies c WHERE c.company_id = :companyId AND c.code = :code FOR UPDATE`,
);

/** Locks the row until the transaction ends. Resolves to undefined if the company has never used the currency. */
export const lockCurrency = (trx: Db, companyId: number, code: string) =>
  lock.first(trx, { companyId, code });

const save = query<
  {
    readonly companyId: number;
    readonly code: string;
    readonly isActive: boolean;
    readonly now: Date;
  },
  CurrencyRow
>(
  'currencies.save',
  `INSERT INTO company_currencies AS c (company_id, code, is_active, created_at, updated_at)
     VALUES (:companyId, :code, :isActive, :now, :now)
   ON CONFLICT (company_id, code) DO UPDATE
     SET is_active = excluded.is_active, version = c.version + 1, updated_at = excluded.updated_at
   RETURNING ${columns}`,
);

/** Allows or forbids new documents in the currency. */
export function saveCurrency(
  trx: Db,
  companyId: number,
  currency: { readonly code: string; readonly isActive: boolean },
  now: Date,
): Promise<CurrencyRow> {
  return save.one(trx, {
    companyId,
    code: currency.code,
    isActive: currency.isActive,
    now,
  });
}

const active = query<
  { readonly companyId: number; readonly codes: readonly string[] },
  { code: string }
>(
  'currencies.active',
  `SELECT c.code FROM company_currencies c WHERE c.company_id = :companyId AND c.code = ANY (:codes::text[])
     AND c.is_active
   ORDER BY c.code FOR SHARE`,
);

/** Returns the active ones of the codes, and keeps them active until the transaction ends. */
export async function activeCurrencies(
  trx: Db,
  companyId: number,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await active(trx, { companyId, codes });
  return new Set(rows.map(({ code }) => code));
}

export async function isCurrencyActive(trx: Db, companyId: number, code: string): Promise<boolean> {
  return (await activeCurrencies(trx, companyId, [code])).has(code);
}
